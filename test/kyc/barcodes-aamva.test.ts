import fc from 'fast-check';
import { parseAamva } from '../../src/kyc/barcodes/index.js';
import { describe, expect, test } from '../support/jest.js';
import { cardText, johnDoe } from './barcode-images.js';

describe('parseAamva', () => {
  test('reads a licence of the USA', () => {
    expect(parseAamva(cardText(johnDoe))).toEqual({
      issuer: '636014',
      version: 8,
      truncated: [],
      fields: {
        documentType: 'driver_license',
        documentNumber: 'D1234562',
        firstName: 'JOHN QUINCY',
        lastName: 'PUBLIC',
        fullName: 'JOHN QUINCY PUBLIC',
        dateOfBirth: '1970-01-31',
        gender: 'male',
        nationality: null,
        issuingCountry: 'us',
        issueDate: '2013-08-31',
        expiryDate: '2035-01-31',
        address: '789 E OAK ST, SACRAMENTO, CA 90223',
      },
      address: {
        raw: '789 E OAK ST, SACRAMENTO, CA 90223',
        formatted: '789 E OAK ST, SACRAMENTO, CA 90223',
        street1: '789 E OAK ST',
        street2: null,
        city: 'SACRAMENTO',
        region: 'CA',
        postalCode: '90223',
        country: 'us',
      },
    });
  });

  test('reads Canadian dates, which begin with the year, and Canadian postal codes', () => {
    const { DDE: _, ...person } = johnDoe;
    const canadian = {
      ...person,
      DCG: 'CAN',
      DAJ: 'ON',
      DAK: 'K1A0B1     ',
      DBC: '2',
      DCU: 'JR',
      DBB: '19700131',
      DBA: '20350131',
      DBD: '20130831',
    };
    expect(parseAamva(cardText(canadian, 10))).toMatchObject({
      version: 10,
      fields: {
        dateOfBirth: '1970-01-31',
        expiryDate: '2035-01-31',
        issuingCountry: 'ca',
        gender: 'female',
        lastName: 'PUBLIC JR',
      },
      address: { region: 'ON', postalCode: 'K1A 0B1', country: 'ca' },
    });
  });

  test('reads version 1: one field for the name, a shorter header, dates that begin with the year', () => {
    const lines = ['DAAREYES,ANA,MARIA', 'DAQA1', 'DBB19900517', 'DBA20300131', 'DBCF', 'DAJFL'];
    const text = `@\n\x1e\rANSI 6360100101DL00290080DL${lines.join('\n')}\r`;
    expect(parseAamva(text)).toMatchObject({
      version: 1,
      fields: {
        documentNumber: 'A1',
        firstName: 'ANA MARIA',
        lastName: 'REYES',
        dateOfBirth: '1990-05-17',
        expiryDate: '2030-01-31',
        gender: 'female',
        issuingCountry: 'us',
      },
    });
  });

  test('reads all given names of versions 2 and 3, and marks truncated names', () => {
    const { DAC: _first, DAD: _middle, ...person } = johnDoe;
    const text = cardText({ ...person, DCT: 'JOHN,QUINCY', DDE: 'T', DDF: 'U', DDG: 'T' }, 3);
    expect(parseAamva(text)).toMatchObject({
      truncated: ['firstName', 'lastName'],
      fields: { firstName: 'JOHN QUINCY' },
    });
  });

  test('reads an identity card, also with a wrong subfile table or wrong control characters', () => {
    const text = cardText(johnDoe);
    const card = text.replace('DL0031', 'ID0031').replace('DLDAQ', 'IDDAQ');
    expect(parseAamva(card)?.fields.documentType).toBe('id_card');
    const whole = parseAamva(text);
    for (const wrong of [
      text.replace('DL0031', 'DL0037'),
      text.replace(/DL0031\d{4}/, 'DL00310012'),
      text.replace('@\n\x1e\r', '@ \n'),
      text.replaceAll('\n', '\r\n'),
    ]) {
      expect(parseAamva(wrong)).toEqual(whole);
    }
  });

  test('omits empty values and impossible dates', () => {
    const { fields } =
      parseAamva(cardText({ ...johnDoe, DAD: 'NONE', DBB: '02302000', DBA: '', DBC: '0' })) ?? {};
    expect(fields).toMatchObject({
      firstName: 'JOHN',
      dateOfBirth: null,
      expiryDate: null,
      gender: null,
    });
  });

  test('returns undefined for other bar codes', () => {
    for (const text of ['', 'ANSI', 'https://example.com', '@\n\x1e\rANSI 636014080001DL0031']) {
      expect(parseAamva(text)).toBeUndefined();
    }
  });

  test('reads back every written card, and never throws', () => {
    const word = fc.stringMatching(/^[A-Z][A-Z' -]{0,20}[A-Z]$/).filter((name) => name !== 'NONE');
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(word, word, day, fc.boolean(), fc.integer({ min: 2, max: 12 }), (...drawn) => {
        const [DAC, DCS, born, isCanadian, version] = drawn;
        const dateOfBirth = born.toISOString().slice(0, 10);
        const [year, month, date] = dateOfBirth.split('-');
        const DBB = isCanadian ? `${year}${month}${date}` : `${month}${date}${year}`;
        const DCG = isCanadian ? 'CAN' : 'USA';
        const read = parseAamva(cardText({ DAC, DCS, DBB, DCG }, version));
        const [firstName, lastName] = [DAC, DCS].map((name) => name.replace(/ +/g, ' '));
        expect(read?.fields).toMatchObject({ firstName, lastName, dateOfBirth });
      }),
      { numRuns: 60 },
    );
    const start = fc.constantFrom('', '@\n\x1e\rANSI 636014', '@\n\x1e\rANSI 636014080001DL0031');
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (head, tail) => {
        parseAamva(head + tail);
      }),
    );
  });
});
