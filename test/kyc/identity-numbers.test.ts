import { checkNumber } from '../../src/kyc/person-registers/index.js';
import { describe, expect, test } from '../support/jest.js';

describe('checkNumber', () => {
  test.each<[string, string, string | undefined, readonly string[]]>([
    ['do', '001-1391820-5', undefined, ['cedula']],
    ['do', '001 1391820 5', 'Cédula de identidad', ['cedula']],
    ['do', '00113918205', 'id_card', ['cedula']],
    ['do', '00113918205', 'RNC', ['cedula']],
    ['do', '1-01-85004-3', 'RNC', ['rnc']],
    ['es', '54362315-k', 'DNI', ['dni']],
    ['es', 'X2482300W', undefined, ['nie']],
    ['es', 'A-28015865', 'CIF', ['cif']],
    ['mx', 'boxw310820hnerxn09', undefined, ['curp']],
    ['mx', 'GODE561231GR8', 'RFC', ['rfc']],
    ['co', '213.123.432-1', 'NIT', ['nit']],
    ['co', '1.020.304.050', 'Cédula de ciudadanía', ['cc']],
    ['us', '536-90-4399', undefined, ['ssn']],
    ['us', '91-1144442', 'EIN', ['ein']],
    ['br', '390.533.447-05', 'cpf', ['cpf']],
  ])('of %s, %s as %s: valid by the rule of %j', (country, number, type, types) => {
    expect(checkNumber(country, number, type)).toMatchObject({
      rule: 'kept',
      number: number.toUpperCase().replace(/[^A-Z0-9]/g, ''),
      types,
    });
  });

  test.each([
    ['do', '00113918206', undefined, 'checksum'],
    ['do', '0011391820', undefined, 'length'],
    ['do', '101850042', 'rnc', 'checksum'],
    ['es', '54362315-Z', 'DNI', 'checksum'],
    ['es', 'X2482300W', 'dni', 'component'],
    ['mx', 'BOXW319920HNERXN09', 'curp', 'component'],
    ['co', '213.123.432-2', 'NIT', 'checksum'],
    ['co', '0123', 'cc', 'format'],
    ['us', '000-12-3456', undefined, 'component'],
  ])('of %s, %s as %s: invalid by its %s', (country, number, type, fault) => {
    expect(checkNumber(country, number, type)).toMatchObject({ rule: 'broken', fault });
  });

  test.each<[string, string, string | undefined, readonly string[]]>([
    ['vu', '12345', undefined, []],
    ['do', 'PP-123 456', 'passport', ['passport']],
    // Names of inherited properties of every object.
    ['do', '1', 'constructor', ['constructor']],
    ['co', '1', '__proto__', ['proto']],
  ])('of %s, %s as %s: no rule is known', (country, number, type, types) => {
    expect(checkNumber(country, number, type)).toMatchObject({ rule: 'unknown', types });
  });
});
