/* Verifies the identity of a person. Needs KYC_URL and KYC_KEY; takes the images as arguments. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FileInput, type Session, SvcKyc, SvcKycError } from '@notaria/kyc';
import { constructEvent } from '@notaria/kyc/webhooks';

const { KYC_URL: baseUrl = 'http://127.0.0.1:4000', KYC_KEY: apiKey } = process.env;
const kyc = new SvcKyc({ baseUrl, apiKey });

const picture = async (path: string): Promise<FileInput> => ({
  data: await readFile(path),
  filename: basename(path),
});

/** Verifies the signature of a webhook before it uses the event. */
export async function received(
  body: string,
  headers: Readonly<Record<string, string>>,
  secret: string,
): Promise<string> {
  const event = await constructEvent(body, headers, secret);
  return `${event.type} of ${event.timestamp}`;
}

async function verify(document: string, selfie: string): Promise<Session> {
  const { session } = await kyc.sessions.create({ features: ['id', 'liveness', 'face_match'] });
  const sessionId = session.id;
  const front = await picture(document);
  const face = await picture(selfie);
  const { check } = await kyc.documents.idVerification({ sessionId, frontImage: front });
  console.log(`document: ${check.status}`, check.warnings.map(({ code }) => code).join(' '));
  const liveness = await kyc.biometrics.liveness({ sessionId, image: face });
  console.log(`liveness: ${liveness.check.status}`);
  // Without a reference, the face is compared with the picture on the document.
  const match = await kyc.biometrics.faceMatch({ sessionId, userImage: face });
  console.log(`face match: ${match.check.status}`, match.check.score);
  return (await kyc.sessions.get(sessionId)).session;
}

try {
  const [document, selfie] = process.argv.slice(2);
  if (document === undefined || selfie === undefined) throw new Error('Give two pictures');
  const { id, status } = await verify(document, selfie);
  console.log(`${id}: ${status}`);
} catch (error) {
  if (!(error instanceof SvcKycError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`);
  process.exitCode = 1;
}
