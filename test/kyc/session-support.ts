import type { SvcKyc } from '../../sdk/kyc/index.js';
import { createBlobs } from '../../src/kernel/blobs/blobs.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { untranslated } from '../../src/kernel/messages/catalog.js';
import { createContext, noEffects } from '../../src/kernel/operations/context.js';
import type { Context, Environment, Principal } from '../../src/kernel/operations/handlers.js';
import { permissionSet } from '../../src/kernel/permissions.js';
import type { Scope } from '../../src/kyc/scope.js';
import {
  type CheckOutcome,
  type Feature,
  openCheck,
  type RecordedCheck,
  recordCheck,
  type Warning,
} from '../../src/kyc/sessions/index.js';
import type { Role, TestApp } from '../support/app.js';

export const unknownSession = 'ses_01jd7y3q8zk4m5n6p7q8r9s0t1';

/** Returns a client of a logged-in person. */
export function personOf(app: TestApp, role: Role, environment: Environment = 'live'): SvcKyc {
  const headers = {
    'accept-language': 'en',
    authorization: `Bearer ${app.tokenOf(role)}`,
    'x-environment': environment,
  };
  return app.kycClient({ headers, withCredentials: false });
}

/** Makes a default workflow that approves an identity and an address that are read from pictures or files. */
export async function acceptPictures(kyc: SvcKyc): Promise<void> {
  const actions = { ADDRESS_NOT_CERTIFIED: 'approve' } as const;
  const settings = { acceptDocumentPictureAsIdentity: true, actions, isDefault: true } as const;
  await kyc.sessions.createWorkflow({ name: 'Pictures', ...settings });
}

/** Builds the context of a caller, as the pipeline does, for functions without an operation. */
export function contextOf(app: TestApp, environment: Environment = 'live'): Context {
  const principal: Principal = {
    type: 'kycKey',
    id: 1,
    publicId: 'key_of_tests',
    name: 'Checker',
    environment,
    companyId: app.companyId,
    timeZone: 'UTC',
    baseCurrency: 'DOP',
    locale: 'en',
    lockedThrough: undefined,
    loginId: undefined,
    permissions: permissionSet([]),
  };
  const request = { requestId: 'r', ip: '127.0.0.1', userAgent: '', locale: 'en' } as const;
  return createContext(
    {
      db: app.database.knex,
      principal,
      now: app.clock.now(),
      idempotency: undefined,
      request: { ...request, operationId: 'test' },
      successOf: () => ({ status: 200 }),
      serialise: JSON.stringify,
      dispatch: () => Promise.reject(new Error('Nothing is dispatched here')),
    },
    noEffects(),
  );
}

export const warning = (code: string, severity: Warning['severity'] = 'warning'): Warning => ({
  code,
  severity,
  message: untranslated(`It was ${code}`),
});

export const outcome = (more: Partial<CheckOutcome> = {}): CheckOutcome => ({
  status: 'approved',
  score: 97.5,
  warnings: [],
  isRetryable: false,
  result: {},
  engine: { name: 'made-up', version: '1' },
  inputs: [],
  images: [],
  ...more,
});

export interface Picture {
  readonly purpose: string;
  readonly content: Buffer;
}

export interface CheckCall {
  readonly app: TestApp;
  /** Absent for a check outside a session. */
  readonly sessionId?: string;
  readonly feature: Feature;
  readonly outcome?: Partial<CheckOutcome>;
  readonly pictures?: readonly Picture[];
  readonly environment?: Environment;
}

/** Makes a check as the modules do: opens it, uploads its images and records it. */
export async function check(call: CheckCall): Promise<RecordedCheck> {
  const { app, sessionId, feature, pictures = [], environment = 'live' } = call;
  const scope: Scope = { companyId: app.companyId, environment };
  const ctx = contextOf(app, environment);
  const open = await openCheck(ctx.db, scope, feature, sessionId, ctx.now);
  const blobs = createBlobs(app.storage.store, app.storage.keys);
  const images = await Promise.all(
    pictures.map(async ({ purpose, content }) => ({
      purpose,
      blob: await blobs.upload(app.companyId, content, 'image/png'),
    })),
  );
  const made = outcome({ images, ...call.outcome });
  return inTransaction(app.database.knex, (trx) => recordCheck(trx, ctx, open, made));
}

/** Approves the named steps. */
export async function approveSteps(
  app: TestApp,
  sessionId: string,
  features: readonly Feature[],
): Promise<void> {
  for (const feature of features) await check({ app, sessionId, feature });
}

interface SentEvent {
  readonly type: string;
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>;
    readonly previous?: Readonly<Record<string, unknown>>;
  };
}

/** Returns the events of an object, oldest first. */
export async function eventsOf(app: TestApp, objectId: string): Promise<SentEvent[]> {
  const rows = await app.database
    .knex('webhook_events')
    .whereLike('payload', `%"${objectId}"%`)
    .orderBy('id')
    .select<{ payload: string }[]>('payload');
  return rows.map(({ payload }) => JSON.parse(payload) as SentEvent);
}

export const typesOf = async (app: TestApp, objectId: string): Promise<string[]> =>
  (await eventsOf(app, objectId)).map(({ type }) => type);
