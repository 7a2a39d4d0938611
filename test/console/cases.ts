import sharp from 'sharp';
import type { Session, SvcKyc } from '../../sdk/kyc/index.js';
import type { CheckOutcome } from '../../src/kyc/sessions/index.js';
import { check, type Picture, warning } from '../kyc/session-support.js';
import type { TestApp } from '../support/app.js';

/** The data of a document as a check returns them. */
const card = {
  documentType: 'id_card',
  documentNumber: '001-1234567-8',
  firstName: 'Ana María',
  lastName: 'Reyes',
  dateOfBirth: '1990-05-17',
  nationality: 'do',
  issuingCountry: 'do',
  expiryDate: '2030-01-31',
};

/** Wider than high, so that a rotation is visible. */
export async function widePicture(purpose: string): Promise<Picture> {
  const size = { width: 64, height: 48, channels: 3 as const };
  const content = await sharp({ create: { ...size, background: '#446688' } })
    .png()
    .toBuffer();
  return { purpose, content };
}

export interface CaseOrder {
  readonly externalId: string;
  readonly workflowId?: string;
  readonly outcome?: Partial<CheckOutcome>;
}

/** Creates a live session that needs review because its pictures are blurred. */
export async function addReviewCase(
  app: TestApp,
  kyc: SvcKyc,
  { externalId, workflowId, outcome }: CaseOrder,
): Promise<Session> {
  const expected = { firstName: 'Ana', lastName: 'Reyes', dateOfBirth: '1991-05-17' };
  const terms = workflowId === undefined ? { features: ['id' as const] } : { workflowId };
  const { session } = await kyc.sessions.create({ ...terms, externalId, expected });
  const blurred: Partial<CheckOutcome> = {
    status: 'in_review',
    score: 62,
    warnings: [warning('IMAGE_BLURRED')],
    result: card,
  };
  const pictures = [await widePicture('document_front'), await widePicture('portrait')];
  const sessionId = session.id;
  await check({ app, sessionId, feature: 'id', pictures, outcome: { ...blurred, ...outcome } });
  return (await kyc.sessions.get(sessionId)).session;
}
