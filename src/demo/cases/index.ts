import { createHash } from 'node:crypto';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import type { Db } from '../../kernel/db/client.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context, Principal } from '../../kernel/operations/handlers.js';
import type { SigningSecrets } from '../../kernel/secrets.js';
import { documentHandlers } from '../../kyc/documents/handlers.js';
import { createEngines, type DocumentReader } from '../../kyc/engines/index.js';
import { isDecoderInstalled } from '../../kyc/images/index.js';
import { sessionHandlers } from '../../kyc/sessions/handlers.js';
import { lockSession, moveIfDue } from '../../kyc/sessions/index.js';
import { createContextFactory } from '../year/contexts.js';
import { type CasePerson, casePeople, type PictureName } from './people.js';
import { type DemoCase, demoCases } from './plan.js';

/** The services of the process that the operations on sessions use. */
export interface CaseServices {
  readonly blobs: Blobs;
  readonly ledger: ErasureLedger;
  readonly secrets: SigningSecrets;
  readonly captureUrl: () => string;
  /** Returns a drawn document as JPEG. */
  readonly pictureOf: (name: PictureName) => Promise<Uint8Array>;
}

const hourMs = 3_600_000;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

/** Answers for the drawn document of a person what was drawn. */
const readerOf = (person: CasePerson): DocumentReader => ({
  name: 'demo',
  version: '1',
  async read() {
    const { dateOfBirth, documentNumber, expiryDate, firstName, lastName, sex } = person;
    const fields = {
      documentType: 'passport',
      documentNumber,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      dateOfBirth,
      gender: sex === 'F' ? 'female' : 'male',
      nationality: 'do',
      issuingCountry: 'do',
      issueDate: null,
      expiryDate,
      address: null,
    } as const;
    const evidence = { score: null, examined: [], findings: [], fields, mrz: null };
    return { outcome: 'completed', evidence };
  },
});

/** Sends a document as the capture page does. */
async function sendDocument(
  { blobs, pictureOf, secrets }: CaseServices,
  picture: PictureName,
  sessionId: string,
  ctx: Context,
): Promise<void> {
  const engines = createEngines({ documents: readerOf(casePeople[picture]) });
  const handlers = documentHandlers({ blobs, engines, secret: secrets.current });
  const data = await pictureOf(picture);
  const sha256 = createHash('sha256').update(data).digest('hex');
  const frontImage = { data, sha256, fileName: `${picture}.jpg`, contentType: 'image/jpeg' };
  const body = { sessionId, documentType: 'passport', frontImage } as const;
  await handlers.verifyIdDocument({ params: {}, query: {}, headers: {}, body }, ctx);
}

/**
 * Adds the identity cases of the demo by the operations of the product, at moments before `now`. Where no decoder of
 * images is installed, no person has sent a document yet.
 *
 * @param reviewer  the person who invites and decides
 */
export async function addCases(
  trx: Db,
  services: CaseServices,
  reviewer: Principal,
  now: Date,
): Promise<void> {
  const hasDecoder = await isDecoderInstalled();
  const sessions = sessionHandlers({ ...services, erasers: [] });
  const asReviewer = createContextFactory(trx, reviewer);
  const add = async ({ daysAgo, decision, picture, ...body }: DemoCase): Promise<void> => {
    const invitedAt = later(now, -24 * daysAgo);
    const input = { params: {}, query: {}, headers: {}, body: { ...body, language: 'es' } };
    const { session } = await sessions.createSession(input, asReviewer('createSession', invitedAt));
    const { id } = session;
    if (picture === undefined || !hasDecoder) return;
    const sentAt = later(invitedAt, 2);
    const bearer: Principal = { ...reviewer, type: 'capture', publicId: id, name: 'Capture page' };
    const asPerson = createContextFactory(trx, bearer);
    await sendDocument(services, picture, id, asPerson('sendCaptureDocument', sentAt));
    if (decision === undefined) {
      const { companyId, environment } = reviewer;
      const locked = await lockSession(trx, { companyId, environment }, id);
      const { expires_at } = locked.row;
      // The timer of the product would do this only now.
      if (expires_at !== null && expires_at < now) await moveIfDue(trx, locked, expires_at);
      return;
    }
    const call = { params: { id }, query: {}, headers: {}, body: decision };
    await sessions.decideSession(call, asReviewer('decideSession', later(invitedAt, 26)));
  };
  for (const one of demoCases) await add(one);
}
