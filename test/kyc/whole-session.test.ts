import sharp from 'sharp';
import { drawPage } from '../../scripts/specimens/draw.js';
import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { openBuiltIn } from '../../src/process/engines.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { passport } from '../support/documents/pictures.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { imageOf, type PersonName, portrait, toUpload } from './face-photos.js';
import { pdfFile } from './pdf-files.js';
import { acceptPictures } from './session-support.js';

/** Runs all built-in engines of a server, from the first call to the outcome. */
const builtIn = openBuiltIn(
  { engines: ['addresses', 'documents', 'faces'] },
  createLogger({ logLevel: 'silent' }),
);
const isInstalled = builtIn.engines.faceMatch !== undefined;
const describeReal = isInstalled ? describe : describe.skip;
const skipNote = isInstalled
  ? ''
  : ' (SKIPPED: the optional packages of the face engines are absent)';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ engines: builtIn.engines });
  kyc = await app.kyc();
  await acceptPictures(kyc);
});
afterAll(async () => {
  await app.close();
  await builtIn.close();
});

const width = 1250;

/** Draws a passport page with the portrait of a person. */
async function page(person: PersonName): Promise<FileInput> {
  const drawn = sharp(drawPage(passport(), { seed: 7, width }));
  const picture = await imageOf(await portrait(person))
    .resize({ width: Math.round(width * 0.26), height: Math.round(width * 0.33), fit: 'cover' })
    .png()
    .toBuffer();
  const place = { left: Math.round(width * 0.05), top: Math.round(width * 0.704 * 0.12) };
  return toUpload(drawn.composite([{ input: picture, ...place }]), 'passport.jpg');
}

const selfie = async (person: PersonName): Promise<FileInput> =>
  toUpload(imageOf(await portrait(person, 0.9)).modulate({ brightness: 0.95 }), 'selfie.jpg');

const bill = (name: string): FileInput => ({
  data: pdfFile({
    lines: [
      [50, 60, 'EDESUR Dominicana, S.A.'],
      [50, 80, 'Factura de electricidad'],
      [50, 130, `Titular: ${name}`],
      [50, 150, 'Dirección: Calle El Sol No. 5, Ensanche Naco'],
      [50, 165, 'Santo Domingo, D.N. 10119'],
      [380, 130, 'Fecha de emisión: 15/01/2026'],
    ],
  }),
  filename: 'bill.pdf',
});

const expected = { firstName: 'Ana Xiomara', lastName: 'Reyes Quezada', dateOfBirth: '1990-05-17' };
const features = ['id', 'face_match', 'poa'] as const;

interface SessionInput {
  readonly selfieOf: PersonName;
  readonly holder?: string;
}

/** Runs a session. Resolves to its status and the warnings of its steps. */
async function runSession({ selfieOf, holder = 'Ana Xiomara Reyes Quezada' }: SessionInput) {
  const { session } = await kyc.sessions.create({ features: [...features], expected });
  const sessionId = session.id;
  const { check: id } = await kyc.documents.idVerification({
    sessionId,
    frontImage: await page('ana'),
  });
  const { check: match } = await kyc.biometrics.faceMatch({
    sessionId,
    userImage: await selfie(selfieOf),
  });
  const { check: poa } = await kyc.documents.proofOfAddress({ sessionId, document: bill(holder) });
  const codes = [id, match, poa].map(({ warnings }) => warnings.map(({ code }) => code));
  const { status } = (await kyc.sessions.get(sessionId)).session;
  return { status, steps: [id.status, match.status, poa.status], codes };
}

describeReal(`a session with the built-in engines${skipNote}`, () => {
  test('is approved when document, face and address are those of the person', async () => {
    expect(await runSession({ selfieOf: 'ana' })).toEqual({
      status: 'approved',
      steps: ['approved', 'approved', 'approved'],
      codes: [['DOCUMENT_NOT_CERTIFIED'], [], ['ADDRESS_NOT_CERTIFIED']],
    });
  });

  test('goes to review when the face belongs to another person', async () => {
    const { codes, status, steps } = await runSession({ selfieOf: 'bea' });
    expect([status, steps]).toEqual(['in_review', ['approved', 'in_review', 'approved']]);
    expect(codes[1]).toContain('FACES_DIFFER');
  });

  test('goes to review when the bill belongs to another person', async () => {
    const { codes, status, steps } = await runSession({
      selfieOf: 'ana',
      holder: 'Pedro Luis Gómez',
    });
    expect([status, steps]).toEqual(['in_review', ['approved', 'approved', 'in_review']]);
    expect(codes[2]).toContain('NAME_MISMATCH');
  });

  test('with liveness from one picture is never approved without a reviewer', async () => {
    const { session } = await kyc.sessions.create({ features: ['liveness'] });
    const image = await selfie('ana');
    const { check } = await kyc.biometrics.liveness({ sessionId: session.id, image });
    expect(check.warnings.map(({ code }) => code)).toContain('LIVENESS_NOT_CERTIFIED');
    expect((await kyc.sessions.get(session.id)).session.status).toBe('in_review');
  });
});
