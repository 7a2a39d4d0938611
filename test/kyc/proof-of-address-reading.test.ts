import fc from 'fast-check';
import { daysIn } from '../../src/kyc/addresses/issue/dates.js';
import { parseAddress } from '../../src/kyc/addresses/reading/postal.js';
import { readAddress } from '../../src/kyc/addresses/reading/read.js';
import { describe, expect, test } from '../support/jest.js';

const today = '2026-01-31';

/** Splits a page into rows; columns are separated by ` | `. */
const page = (text: string) =>
  text
    .split('\n')
    .map((row) => row.trim())
    .flatMap((row, at) =>
      row.split(' | ').map((cell, column, cells) => ({
        text: cell,
        confidence: 100,
        page: 0,
        row: at,
        box: { x: 0.1 + column / cells.length, y: at / 40, width: 0.3, height: 0.02 },
      })),
    )
    .filter(({ text: cell }) => cell !== '');

const read = (text: string, expected: { expectedName?: string; expectedAddress?: string } = {}) =>
  readAddress(page(text), {
    expectedName: expected.expectedName,
    expectedAddress: expected.expectedAddress,
    today,
  });

const codes = ({ findings }: ReturnType<typeof read>) => findings.map(({ code }) => code);

describe('daysIn', () => {
  test.each([
    ['2026-01-15', '2026-01-15'],
    ['15/01/2026', '2026-01-15'],
    ['15.1.26', '2026-01-15'],
    ['15 de enero de 2026', '2026-01-15'],
    ['15 de Enero del 2026', '2026-01-15'],
    ['enero 15, 2026', '2026-01-15'],
    ['15-ENE-2026', '2026-01-15'],
    ['15/ene/26', '2026-01-15'],
    ['January 15, 2026', '2026-01-15'],
    ['Jan. 15, 2026', '2026-01-15'],
    ['15th January 2026', '2026-01-15'],
    ['1 Sept 2025', '2025-09-01'],
    ['01/15/2026', '2026-01-15'],
  ])('reads %s as %s', (written, day) => {
    expect(daysIn(`Total ${written}.`, undefined)).toMatchObject([{ day, otherwise: undefined }]);
  });

  test('returns both readings of an ambiguous date, unless the order is known', () => {
    const written = 'on 03/04/2026';
    expect(daysIn(written, undefined)).toMatchObject([
      { day: '2026-04-03', otherwise: '2026-03-04' },
    ]);
    expect(daysIn(written, 'day')).toMatchObject([{ day: '2026-04-03', otherwise: undefined }]);
    expect(daysIn(written, 'month')).toMatchObject([{ day: '2026-03-04', otherwise: undefined }]);
  });

  test('returns nothing for impossible dates', () => {
    for (const text of ['30/02/2026', '32-01-2026', '1234/56/7890', '15 de nada de 2026', '']) {
      expect(daysIn(text, 'day')).toEqual([]);
    }
  });
});

describe('parseAddress', () => {
  test.each([
    [
      ['Calle El Sol No. 5, Ensanche Naco', 'Santo Domingo, D.N. 10119', 'República Dominicana'],
      ['Calle El Sol No. 5, Ensanche Naco', null, 'Santo Domingo', 'D.N.', '10119', 'do'],
    ],
    [
      ['C/ Mayor 14, 3º B', '28013 Madrid (Madrid)', 'España'],
      ['C/ Mayor 14, 3º B', null, 'Madrid', 'Madrid', '28013', 'es'],
    ],
    [
      ['Av. Insurgentes Sur 1457', 'Col. Roma Norte', 'C.P. 06700 Ciudad de México, CDMX'],
      ['Av. Insurgentes Sur 1457', 'Col. Roma Norte', 'Ciudad de México', 'CDMX', '06700', 'mx'],
    ],
    [
      ['Carrera 7 # 71-21, Apto 802', 'Bogotá D.C., 110231', 'Colombia'],
      ['Carrera 7 # 71-21, Apto 802', null, 'Bogotá', 'D.C.', '110231', 'co'],
    ],
    [
      ['789 E Oak St', 'Apt 4B', 'Sacramento, CA 90223-1234'],
      ['789 E Oak St', 'Apt 4B', 'Sacramento', 'CA', '90223-1234', 'us'],
    ],
    [
      ['Flat 2, 10 Downing Street', 'London', 'SW1A 2AA'],
      ['Flat 2, 10 Downing Street', null, 'London', null, 'SW1A 2AA', 'gb'],
    ],
    [['Calle Sol 5, Santo Domingo'], ['Calle Sol 5', null, 'Santo Domingo', null, null, 'do']],
    [
      ['789 E Oak St, Sacramento, CA 90223'],
      ['789 E Oak St', null, 'Sacramento', 'CA', '90223', 'us'],
    ],
  ])('parses the lines %j', (lines, [street1, street2, city, region, code, country]) => {
    expect(parseAddress(lines)).toEqual({
      raw: lines.join('\n'),
      formatted: lines.join(', '),
      street1,
      street2,
      city,
      region,
      postalCode: code,
      country,
    });
  });

  test('returns nulls without lines', () => {
    expect(new Set(Object.values(parseAddress([])))).toEqual(new Set([null]));
  });
});

const bill = `EDESUR Dominicana, S.A. | Factura No. 1234
Av. Tiradentes 47, Santo Domingo
Titular: Ana María Reyes Peña | Fecha de emisión: 15/01/2026
Dirección: Calle El Sol No. 5, Ensanche Naco | Fecha de vencimiento: 10/02/2026
Santo Domingo, D.N. 10119 | Último pago: 20/12/2025
Consumo: 210 kWh
Total a pagar: RD$ 1,234.56`;

describe('a reading of a proof of address', () => {
  test('returns the fields of a bill in Spanish', () => {
    expect(read(bill)).toEqual({
      documentType: 'utility_bill',
      issuer: 'EDESUR Dominicana, S.A.',
      issueDate: '2026-01-15',
      nameOnDocument: 'Ana María Reyes Peña',
      findings: [],
      address: {
        raw: 'Calle El Sol No. 5, Ensanche Naco\nSanto Domingo, D.N. 10119',
        formatted: 'Calle El Sol No. 5, Ensanche Naco, Santo Domingo, D.N. 10119',
        street1: 'Calle El Sol No. 5, Ensanche Naco',
        street2: null,
        city: 'Santo Domingo',
        region: 'D.N.',
        postalCode: '10119',
        country: 'do',
      },
    });
  });

  test('returns the fields of a bank statement in English, with the month first', () => {
    const statement = `First Example Bank, N.A.
      Account statement | Statement date: 01/05/2026
      MR JOHN QUINCY PUBLIC | Account number: 000123
      789 E Oak St | Opening balance: 10.00
      Sacramento, CA 90223
      Date | Description | Amount
      12/12/2025 | Deposit | 10.00`;
    expect(read(statement)).toMatchObject({
      documentType: 'bank_statement',
      issuer: 'First Example Bank, N.A.',
      issueDate: '2026-01-05',
      nameOnDocument: 'JOHN QUINCY PUBLIC',
      address: { street1: '789 E Oak St', city: 'Sacramento', region: 'CA', country: 'us' },
      findings: [],
    });
  });

  test('returns the fields of a letter from a town hall', () => {
    const letter = `Ayuntamiento de Madrid
      Certificado de empadronamiento
      Padrón municipal
      Nombre y apellidos: Lucía Gómez Ruiz
      Domicilio: C/ Mayor 14, 3º B
      28013 Madrid
      Madrid, 12 de enero de 2026`;
    expect(read(letter)).toMatchObject({
      documentType: 'government',
      issuer: 'Ayuntamiento de Madrid',
      issueDate: '2026-01-12',
      nameOnDocument: 'Lucía Gómez Ruiz',
      address: { postalCode: '28013', city: 'Madrid', country: 'es' },
      findings: [],
    });
  });

  test('never returns the expected name unless the document has it', () => {
    const found = read(bill, { expectedName: 'Juan Pérez' });
    expect(found.nameOnDocument).toBe('Ana María Reyes Peña');
    expect(read('Hello world', { expectedName: 'Juan Pérez' }).nameOnDocument).toBeNull();
  });

  test('returns the labelled holder, not another person on the page', () => {
    const paid = `${bill}\nPagado por Juan Pérez`;
    expect(read(paid, { expectedName: 'Juan Pérez' }).nameOnDocument).toBe('Ana María Reyes Peña');
  });

  test('finds the expected name without a label', () => {
    const text = `Water Company Ltd\nWater bill\nfor Ana Reyes, thank you`;
    const loose = text.replace('for Ana', 'Sra. Ana');
    expect(read(loose, { expectedName: 'Ana Reyes' }).nameOnDocument).toBe('Ana Reyes');
  });

  test("never returns the issuer's address as the holder's", () => {
    const text = bill.replace(/Dirección.*|Santo Domingo, D.N. 10119.*/g, '');
    const found = read(text);
    expect(found.address.formatted).toBeNull();
    expect(codes(found)).toContain('ADDRESS_NOT_FOUND');
  });

  test('returns the older reading of an ambiguous date, with a warning when the age depends on it', () => {
    const text = `Water Company Ltd\nWater supply bill\nIssue date: `;
    expect(read(`${text}01/02/2026`)).toMatchObject({ issueDate: '2026-01-02' });
    expect(codes(read(`${text}01/02/2026`))).toContain('ISSUE_DATE_UNCERTAIN');
    expect(read(`${text}10/11/2025`)).toMatchObject({ issueDate: '2025-10-11' });
    expect(codes(read(`${text}10/11/2025`))).not.toContain('ISSUE_DATE_UNCERTAIN');
  });

  test('ignores due and birth dates, and marks a billing period as uncertain', () => {
    const text = 'Water Company Ltd\nWater supply bill\n';
    expect(read(`${text}Due date: 10/02/2026\nDate of birth: 1 May 1990`).issueDate).toBeNull();
    const guessed = read(`${text}Billing period 1 Dec 2025 to 31 Dec 2025`);
    expect(guessed.issueDate).toBe('2025-12-31');
    expect(codes(guessed)).toContain('ISSUE_DATE_UNCERTAIN');
  });

  test('returns nothing for another document, and never throws', () => {
    expect(read('Happy birthday')).toMatchObject({ documentType: null, issuer: null });
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 40 }),
        (rows) => {
          read(rows.join('\n'), { expectedName: 'Ana Reyes', expectedAddress: 'Calle Sol 5' });
        },
      ),
      { numRuns: 40 },
    );
  });
});
