import sharp from 'sharp';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { createDocumentGroup } from '../../src/kyc/reading/index.js';
import { failures, startTestApp, type TestApp } from '../support/app.js';
import { card, passport, photo } from '../support/documents/pictures.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { cardText, drawBarcode, johnDoe } from './barcode-images.js';
import { acceptPictures } from './session-support.js';

const log = { warn: () => undefined };

/** A text engine of another vendor. It reads the printed text, and of the MRZ only what `secondZone` holds. */
let printed: readonly string[] = [];
let secondZone: readonly string[] | undefined;
const text = {
  readText: async (_image: Uint8Array, { mode }: { readonly mode: 'mrz' | 'text' }) => {
    const lines = mode === 'mrz' ? (secondZone ?? printed) : printed;
    return { lines: lines.map((line) => ({ text: line, confidence: 90 })) };
  },
};

const alone = createDocumentGroup({ log });
const confirmed = createDocumentGroup({ log, text });
let app: TestApp;
let withText: TestApp;
let kyc: SvcKyc;
let sure: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ engines: alone.engines });
  withText = await startTestApp({ engines: confirmed.engines });
  kyc = await app.kyc();
  sure = await withText.kyc();
  await Promise.all([acceptPictures(kyc), acceptPictures(sure)]);
});
afterAll(async () => {
  await Promise.all([app.close(), withText.close(), alone.close(), confirmed.close()]);
});

type Check = Awaited<ReturnType<SvcKyc['documents']['idVerification']>>['check'];
const codes = ({ warnings }: Check) =>
  warnings
    .filter(({ severity }) => severity !== 'information')
    .map(({ code }) => code)
    .sort();
const texts = (page: { readonly fields: readonly (readonly [string, string])[] }) =>
  page.fields.flat();

describe('verifyIdDocument with the built-in engine', () => {
  test('reads a passport, and sends names that the print does not confirm to review', async () => {
    const { check } = await kyc.documents.idVerification({ frontImage: await photo(passport()) });
    expect(check).toMatchObject({
      status: 'in_review',
      documentType: 'passport',
      documentNumber: 'RD4098217',
      firstName: 'ANA XIOMARA',
      lastName: 'REYES QUEZADA',
      gender: 'female',
      dateOfBirth: '1990-05-17',
      expiryDate: '2031-02-28',
      nationality: 'do',
      issuingCountry: 'do',
      engine: { name: 'notaria-documents' },
      mrz: { valid: true, lines: passport().zone },
    });
    expect(codes(check)).toEqual(['MRZ_NAMES_UNCONFIRMED']);
    expect(check.checks).toContainEqual({
      code: 'DOCUMENT_AUTHENTICITY',
      status: 'not_applicable',
      score: null,
      details: expect.stringContaining('not examined'),
    });
    const cut = await app.database.knex('blobs').where({ owner: check.id, purpose: 'portrait' });
    expect(cut).toHaveLength(1);
    expect(check.portraitUrl).toContain('/v1/');
  });

  test('approves a passport whose print and zone agree', async () => {
    printed = texts(passport());
    const frontImage = await photo(passport(), { turn: 3 });
    const { check } = await sure.documents.idVerification({ frontImage });
    expect([check.status, codes(check)]).toEqual(['approved', []]);
  });

  test('does not approve a passport whose print and zone have different dates of birth', async () => {
    printed = texts(passport()).map((line) => line.replace('17.05.1990', '17.05.1980'));
    const { check } = await sure.documents.idVerification({ frontImage: await photo(passport()) });
    expect([check.status, codes(check)]).toEqual(['in_review', ['PRINTED_TEXT_MISMATCH']]);
    expect(check.warnings[0]?.message).toContain('day of birth');
  });

  test('tells unreadable print from print that contradicts the zone', async () => {
    const all = texts(passport());
    printed = all.filter((line) => line !== '17.05.1990' && line !== 'RD4098217');
    const { check } = await sure.documents.idVerification({ frontImage: await photo(passport()) });
    expect([check.status, codes(check)]).toEqual(['in_review', ['PRINTED_TEXT_UNREAD']]);
    expect(check.warnings.find(({ code }) => code === 'PRINTED_TEXT_UNREAD')?.message).toBe(
      'Could not be read in the printed text: number, day of birth',
    );
  });

  test('reviews an expired document', async () => {
    const expired = passport({ expiryDate: '2025-12-31' });
    printed = texts(expired);
    const { check } = await sure.documents.idVerification({ frontImage: await photo(expired) });
    expect([check.status, codes(check)]).toEqual(['in_review', ['DOCUMENT_EXPIRED']]);
  });

  test('reviews a document of another person than the session expects', async () => {
    printed = texts(passport());
    const { session } = await sure.sessions.create({
      expected: { firstName: 'Bernardo', lastName: 'Ortiz' },
    });
    const { check } = await sure.documents.idVerification({
      frontImage: await photo(passport()),
      sessionId: session.id,
    });
    expect([check.status, codes(check)]).toEqual(['in_review', ['NAME_MISMATCH']]);
  });

  test('asks for another picture when a digit is wrong, and returns no value for its field', async () => {
    const page = passport();
    const [upper = '', lower = ''] = page.zone;
    const zone = [upper, lower.replace('9005178', '9105178')];
    printed = texts(page);
    const { check } = await sure.documents.idVerification({
      frontImage: await photo({ ...page, zone }),
    });
    expect(check).toMatchObject({ status: 'in_review', retryable: true, mrz: { valid: false } });
    expect(check.dateOfBirth).toBeNull();
    expect(codes(check)).toContain('MRZ_CHECK_DIGIT_WRONG');
  });

  test('reviews a document of an unknown issuing state', async () => {
    const page = passport({ issuer: 'UTO' });
    printed = texts(page);
    const { check } = await sure.documents.idVerification({ frontImage: await photo(page) });
    expect([check.status, codes(check)]).toEqual(['in_review', ['ISSUER_UNKNOWN']]);
  });

  test.each([
    ['<<<', 'blank'],
    ['QQQ', 'unlisted'],
    ['123', 'of digits'],
  ])(
    'returns null for a nationality of %s, which is %s, and never that of the issuer',
    async (nationality) => {
      const page = passport({ nationality });
      printed = texts(page);
      const { check } = await sure.documents.idVerification({ frontImage: await photo(page) });
      expect(check).toMatchObject({ status: 'in_review', nationality: null });
      expect(codes(check)).toContain('NATIONALITY_UNKNOWN');
      expect(check.mrz?.lines).toEqual(page.zone);
    },
  );

  test.each([
    ['the same', 'DOM', 'do', []],
    ['another', 'DQM', null, ['MRZ_UNCLEAR']],
  ])(
    'returns a nationality unless a second reader of the zone reads another one: it reads %s',
    async (_case, read, nationality, expected) => {
      const page = passport();
      // The print has no names, so the second reader is asked.
      printed = page.fields.flat().filter((line) => !/REYES|ANA/i.test(line));
      secondZone = page.zone.map((line) => line.replace('1DOM9', `1${read}9`));
      try {
        const { check } = await sure.documents.idVerification({ frontImage: await photo(page) });
        expect(check.nationality).toBe(nationality);
        expect(codes(check).filter((code) => code === 'MRZ_UNCLEAR')).toEqual(expected);
      } finally {
        secondZone = undefined;
      }
    },
  );

  test('does not read a letter in a date as the similar digit', async () => {
    const page = passport();
    const [upper = '', lower = ''] = page.zone;
    const zone = [upper, lower.replace('9005178', '90O5178')];
    printed = texts(page);
    const frontImage = await photo({ ...page, zone });
    const { check } = await sure.documents.idVerification({ frontImage });
    expect([check.status, check.dateOfBirth]).toEqual(['in_review', null]);
    expect(codes(check)).toContain('MRZ_UNCLEAR');
  });

  test('asks for another picture instead of a blurred one', async () => {
    const frontImage = await photo(passport(), { blur: 7 });
    const { check } = await kyc.documents.idVerification({ frontImage });
    expect([check.status, check.retryable]).toEqual(['in_review', true]);
    expect(codes(check)).toContain('IMAGE_BLURRED');
  });

  test('reviews a page without MRZ and bar code', async () => {
    const page = { ...passport(), zone: [] };
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Careless',
      features: ['id'],
      actions: {
        COULD_NOT_PERFORM: 'approve',
        MRZ_NOT_FOUND: 'approve',
        DOCUMENT_TYPE_UNKNOWN: 'approve',
        FIELDS_NOT_READ: 'approve',
      },
    });
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const { check } = await kyc.documents.idVerification({
      frontImage: await photo(page),
      sessionId: session.id,
    });
    expect(check).toMatchObject({ status: 'in_review', mrz: null, documentNumber: null });
    expect(codes(check)).toEqual(
      expect.arrayContaining(['COULD_NOT_PERFORM', 'DOCUMENT_TYPE_UNKNOWN', 'MRZ_NOT_FOUND']),
    );
  });

  test('reads an upside-down back of a card', async () => {
    const backImage = await photo(card(), { turn: 180, width: 800 });
    const frontImage = await photo({ ...card(), zone: [] });
    const { check } = await kyc.documents.idVerification({ frontImage, backImage });
    expect(check).toMatchObject({
      documentType: 'id_card',
      documentNumber: '402138876',
      lastName: 'PAULINO MEJIA',
      status: 'in_review',
      mrz: { valid: true },
    });
    expect(codes(check)).toEqual(['MRZ_NAMES_UNCONFIRMED']);
  });

  test('reads a licence by the bar code of its back, if the print of its front agrees', async () => {
    const back = await (await drawBarcode(cardText(johnDoe))).jpeg().toBuffer();
    const backImage = { data: new Uint8Array(back), filename: 'back.jpg' };
    const fields = [
      ['LN', 'PUBLIC'],
      ['FN', 'JOHN QUINCY'],
      ['DL', 'D1234562'],
      ['DOB', '01/31/1970'],
      ['789 E OAK ST', 'SACRAMENTO'],
    ] as const;
    const page = { fields, zone: [] };
    printed = texts(page);
    const frontImage = await photo(page);
    const { check } = await sure.documents.idVerification({ frontImage, backImage });
    expect(check).toMatchObject({ documentNumber: 'D1234562', lastName: 'PUBLIC', mrz: null });
    expect([check.status, codes(check)]).toEqual(['approved', []]);
    const { check: unread } = await kyc.documents.idVerification({ frontImage, backImage });
    expect([unread.status, codes(unread)]).toEqual(['in_review', ['BARCODE_UNCONFIRMED']]);
  });

  test('asks for other pictures when front and back are of different people', async () => {
    const [frontImage, backImage] = [await photo(passport()), await photo(card())];
    const { check } = await kyc.documents.idVerification({ frontImage, backImage });
    expect([check.status, check.retryable]).toEqual(['in_review', true]);
    expect(codes(check)).toContain('FRONT_BACK_MISMATCH');
  });

  test('refuses damaged files, oversized images and other formats, and stores no check', async () => {
    const kept = () => app.database.knex('kyc_checks').count<{ count: number }[]>();
    const before = await kept();
    const whole = await photo(passport());
    const half = { ...whole, data: (whole.data as Uint8Array).slice(0, 20_000) };
    const size = { width: 9_000, height: 9_000, channels: 3 as const };
    const bomb = await sharp({ create: { ...size, background: 'white' } })
      .png()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const refused = await failures([
      kyc.documents.idVerification({ frontImage: half }),
      kyc.documents.idVerification({
        frontImage: { data: new Uint8Array(bomb), filename: 'a.png' },
      }),
      kyc.documents.idVerification({
        frontImage: { data: new Uint8Array(svg), filename: 'a.jpg' },
      }),
    ]);
    expect(refused.map(({ code, statusCode }) => [statusCode, code])).toEqual([
      [422, 'unprocessable_image'],
      [422, 'unprocessable_image'],
      [415, 'unsupported_media'],
    ]);
    expect(await kept()).toEqual(before);
  });
});
