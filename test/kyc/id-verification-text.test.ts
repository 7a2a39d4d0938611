import { createLogger } from '../../src/kernel/log.js';
import { createDocumentGroup } from '../../src/kyc/reading/index.js';
import { createTextReader } from '../../src/kyc/text/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { card, passport, photo } from '../support/documents/pictures.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { acceptPictures } from './session-support.js';

const log = createLogger({ logLevel: 'silent' });
const text = createTextReader(log, { limitMs: 60_000 });
const group = createDocumentGroup({ log, text });
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ engines: group.engines });
  await text.warmUp();
  await group.warmUp();
});
afterAll(async () => {
  await Promise.all([app.close(), text.close()]);
  await group.close();
});

test('a passport alone goes to review, because a drawn one is read in the same way', async () => {
  const kyc = await app.kyc();
  const frontImage = await photo(passport(), { width: 1250 });
  const { check } = await kyc.documents.idVerification({ frontImage });
  expect([check.status, check.warnings.map(({ code }) => code)]).toEqual([
    'in_review',
    ['DOCUMENT_NOT_CERTIFIED'],
  ]);
  expect(check.facts).toContainEqual({
    fact: 'documentNumber',
    value: 'RD4098217',
    source: 'read',
    by: 'notaria-documents',
  });
});

test('a passport is approved only when its zone and its print agree, and pictures are accepted', async () => {
  const kyc = await app.kyc();
  await acceptPictures(kyc);
  const genuine = await photo(passport(), { width: 1250 });
  const { check } = await kyc.documents.idVerification({ frontImage: genuine });
  expect(check).toMatchObject({ status: 'approved', lastName: 'REYES QUEZADA' });
  const { zone } = passport();
  const altered = { ...passport({ dateOfBirth: '1980-05-17', lastName: 'Ortiz' }), zone };
  const forged = await photo(altered, { width: 1250 });
  const { check: other } = await kyc.documents.idVerification({ frontImage: forged });
  expect(other.status).toBe('in_review');
  expect(other.warnings.map(({ code }) => code)).toContain('PRINTED_TEXT_MISMATCH');
});

test('a card is approved when the zone of its back and the print of its front agree', async () => {
  const kyc = await app.kyc();
  await acceptPictures(kyc);
  const frontImage = await photo({ ...card(), zone: [] }, { width: 1250 });
  const backImage = await photo({ fields: [], zone: card().zone });
  const { check } = await kyc.documents.idVerification({ frontImage, backImage });
  expect(check).toMatchObject({ status: 'approved', documentType: 'id_card' });
});
