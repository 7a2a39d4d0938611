import { checkTaxId, recogniseTaxId } from '../../src/kernel/values/tax-id.js';
import { describe, expect, test } from '../support/jest.js';

describe('checkTaxId', () => {
  test.each([
    ['DO', 'RNC', '1-01-85004-3', '101850043'],
    ['DO', 'CEDULA', '001-1391820-5', '00113918205'],
    ['DO', 'RNC', '00113918205', '00113918205'],
    ['ES', 'NIF', 'b58378431', 'B58378431'],
    ['ES', 'NIF', '54362315-K', '54362315K'],
    ['MX', 'RFC', 'GODE561231GR8', 'GODE561231GR8'],
    ['CO', 'NIT', '213.123.432-1', '2131234321'],
    ['AR', 'CUIT', '20-05536168-2', '20055361682'],
    ['BR', 'CNPJ', '16.727.230/0001-97', '16727230000197'],
    ['BR', 'CPF', '390.533.447-05', '39053344705'],
    ['CL', 'RUT', '12.531.909-2', '125319092'],
    ['PE', 'RUC', '20512333797', '20512333797'],
    ['VE', 'RIF', 'V-11470283-4', 'V114702834'],
    ['DE', 'VAT', 'DE 136695976', 'DE136695976'],
    ['DE', 'VAT', '136695976', 'DE136695976'],
    ['GR', 'VAT', 'EL023456780', 'EL023456780'],
    ['GB', 'VAT', 'GB 980 7806 84', 'GB980780684'],
  ])('%s %s %s is valid, and is normalised to %s', (country, type, value, normalised) => {
    expect(checkTaxId(country, type, value)).toEqual({ ok: true, normalised, country });
  });

  test.each([
    ['DO', 'RNC', '1-01-85004-2'],
    ['DO', 'CEDULA', '001-1391820-4'],
    ['DO', 'CEDULA', 'A0113918205'],
    ['ES', 'NIF', 'B58378432'],
    ['MX', 'RFC', 'GODE561231GR9'],
    ['CO', 'NIT', '213.123.432-2'],
    ['AR', 'CUIT', '20-05536168-3'],
    ['BR', 'CNPJ', '16.727.230/0001-96'],
    ['CL', 'RUT', '12.531.909-3'],
    ['DE', 'VAT', 'DE136695977'],
    ['ES', 'NIF', '日本'],
  ])('%s %s %s is refused', (country, type, value) => {
    expect(checkTaxId(country, type, value)).toMatchObject({ ok: false, country });
  });

  test('checks a type that belongs to one country by its rule, for any holder', () => {
    expect(checkTaxId(null, 'RNC', '101850042')).toMatchObject({ ok: false, country: 'DO' });
    expect(checkTaxId('US', 'RFC', 'GODE561231GR9')).toMatchObject({ ok: false, country: 'MX' });
  });

  test('takes the country from a VAT number', () => {
    expect(checkTaxId('US', 'VAT', 'DE136695976')).toMatchObject({ ok: true, country: 'DE' });
    expect(checkTaxId(null, 'VAT', '136695976')).toMatchObject({ ok: true, country: undefined });
  });

  test('accepts any number of a type without a rule, and compares its letters and digits only', () => {
    const normalised = 'AB12Ñ';
    expect(checkTaxId('US', 'EIN', 'ab-12 ñ')).toEqual({
      ok: true,
      normalised,
      country: undefined,
    });
    expect(checkTaxId(null, 'OTHER', '--')).toMatchObject({ ok: false, normalised: '' });
  });

  test('accepts the generic numbers of Mexico', () => {
    expect(checkTaxId('MX', 'RFC', 'XAXX010101000').ok).toBe(true);
    expect(checkTaxId('MX', 'RFC', 'XEXX-010101-000').ok).toBe(true);
  });
});

describe('recogniseTaxId', () => {
  test.each([
    ['DO', '1-01-85004-3', 'RNC'],
    ['DO', '001-1391820-5', 'CEDULA'],
    ['DO', '101850042', 'OTHER'],
    ['BR', '390.533.447-05', 'CPF'],
    ['DE', '136695976', 'VAT'],
    ['US', '98-7654321', 'OTHER'],
    [null, '101850043', 'OTHER'],
  ])('of %s, %s is a number of the type %s', (country, value, type) => {
    expect(recogniseTaxId(country, value)).toBe(type);
  });
});
