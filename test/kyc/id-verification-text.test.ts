import { createLogger } from '../../src/kernel/log.js';
import { createDocumentGroup } from '../../src/kyc/reading/index.js';
import { createTextReader } from '../../src/kyc/text/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { card, passport, photo } from '../support/documents/pictures.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

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

test('a passport is approved only when its zone and its print agree', async () => {
  const kyc = await app.kyc();
  const genuine = await photo(passport(), { width: 1250 });
  const { check } = await kyc.documents.idVerification({ frontImage: genuine });
  expect(check).toMatchObject({ status: 'approved', warnings: [], lastName: 'REYES QUEZADA' });
  const { zone } = passport();
  const altered = { ...passport({ dateOfBirth: '1980-05-17', lastName: 'Ortiz' }), zone };
  const forged = await photo(altered, { width: 1250 });
  const { check: other } = await kyc.documents.idVerification({ frontImage: forged });
  expect(other.status).toBe('in_review');
  expect(other.warnings.map(({ code }) => code)).toContain('PRINTED_TEXT_MISMATCH');
});

test('a card is approved when the zone of its back and the print of its front agree', async () => {
  const kyc = await app.kyc();
  const frontImage = await photo({ ...card(), zone: [] }, { width: 1250 });
  const backImage = await photo({ fields: [], zone: card().zone });
  const { check } = await kyc.documents.idVerification({ frontImage, backImage });
  expect(check).toMatchObject({ status: 'approved', documentType: 'id_card' });
});
