import type { UploadedFile } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { Locale } from '../../kernel/errors.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import type { Answer, EngineFile, ExaminedAspect, Finding } from '../engines/index.js';
import { kycErrors } from '../errors.js';
import type { Fact } from '../facts/index.js';
import { type CleanImage, cleanImage, UnusableImageError } from '../images/index.js';
import { scopeOf } from '../scope.js';
import {
  type CheckOutcome,
  type CheckSettings,
  type Feature,
  type OpenCheck,
  openCheck,
  type RecordedCheck,
  recordCheck,
  warningsIn,
} from '../sessions/index.js';
import { examinedIn } from './examined.js';
import { verdictOf } from './verdict.js';

type Schemas = components['schemas'];

/** The findings of a check, before a verdict. */
export interface Inspection<Result> {
  readonly engine: Answer<unknown>['engine'];
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly examined: readonly ExaminedAspect[];
  /** The facts that decided, and how each is known. */
  readonly facts: readonly Fact[];
  /** The members of the reply that only this kind of check has. They are stored. */
  readonly result: Result;
  /** The stored inputs, each with its kind. */
  readonly images: readonly {
    readonly purpose: string;
    readonly file: Pick<EngineFile, 'data' | 'contentType'>;
  }[];
  /** Hex SHA-256 of each input. */
  readonly inputs: readonly string[];
  /** The country of the document, alpha-2 in lower case. */
  readonly country?: string | null;
  /** Consumes single-use inputs of the check, such as a challenge, in its transaction. */
  claim?(trx: Transaction): Promise<void>;
}

/** The members of every check reply. */
export type CommonMember = keyof CommonMembers;

/** Returns undefined for a sandbox upload that is not an image, because the sandbox accepts any file. */
async function cleaned(ctx: Context, data: Uint8Array): Promise<CleanImage | undefined> {
  const { principal } = ctx;
  const caller = `company:${principal.companyId}`;
  try {
    return await cleanImage(data, { caller, signal: ctx.abandonment() });
  } catch (error) {
    if (error instanceof UnusableImageError && principal.environment === 'test') return undefined;
    throw error;
  }
}

/**
 * Prepares an upload for engines and storage: rotates an image upright and removes its metadata; leaves a document
 * unchanged.
 *
 * @param field  its place in the request
 * @throws ApiError 422 for an image that is damaged or too large, 503 while too many images wait
 */
export async function takeFile(
  ctx: Context,
  field: string,
  { data, contentType, fileName }: UploadedFile,
): Promise<EngineFile> {
  const asSent = { data, contentType, fileName };
  if (contentType === 'application/pdf') return asSent;
  try {
    return { ...asSent, ...(await cleaned(ctx, data)) };
  } catch (error) {
    if (!(error instanceof UnusableImageError)) throw error;
    throw kycErrors.unusableImage(`body.${field}`, error.text);
  }
}

interface CheckRequest<Result> {
  readonly blobs: Blobs;
  readonly feature: Feature;
  readonly sessionId: string | undefined;
  /** Calls the engines and interprets their answers. */
  inspect(open: OpenCheck): Promise<Inspection<Result>>;
  /** Members of the reply that are stored only encrypted: signed addresses, which need no other credential. */
  shown?(images: CheckOutcome['images']): Partial<Result>;
}

async function outcomeOf<Result extends object>(
  { principal }: Context,
  blobs: Blobs,
  { settings }: OpenCheck,
  found: Inspection<Result>,
): Promise<CheckOutcome> {
  const { companyId } = principal;
  const images = await Promise.all(
    found.images.map(async ({ purpose, file }) => {
      const content = Buffer.from(file.data);
      return { purpose, blob: await blobs.upload(companyId, content, file.contentType) };
    }),
  );
  const { engine, score, examined, inputs, country } = found;
  return {
    result: {
      checks: examinedIn(examined, 'en'),
      thresholds: settings.thresholds,
      facts: found.facts,
      ...found.result,
    },
    ...verdictOf(found.findings, settings),
    score,
    engine,
    inputs,
    images,
    ...(country && { country }),
  };
}

interface CommonMembers {
  id: string;
  sessionId: string | null;
  session: Schemas['CheckSession'];
  type: Feature;
  status: Schemas['CheckStatus'];
  score: number | null;
  retryable: boolean;
  warnings: Schemas['Warning'][];
  checks: Schemas['Examined'][];
  thresholds: CheckSettings['thresholds'];
  engine: Schemas['CheckEngine'];
  facts: Fact[];
  createdAt: string;
}

interface CheckReply<Result> {
  ok: true;
  check: CommonMembers & Result;
}

function toReply<Result extends object>(
  { feature, settings }: OpenCheck,
  { id, session, createdAt }: RecordedCheck,
  outcome: CheckOutcome,
  found: Inspection<Result>,
  locale: Locale,
): CheckReply<Result> {
  const { status, score, isRetryable, warnings, engine } = outcome;
  const common: CommonMembers = {
    id,
    sessionId: session?.id ?? null,
    session: session ?? null,
    type: feature,
    status,
    score,
    retryable: isRetryable,
    warnings: warningsIn(warnings, locale),
    checks: examinedIn(found.examined, locale),
    thresholds: settings.thresholds,
    engine: { ...engine },
    facts: [...found.facts],
    createdAt: createdAt.toISOString(),
  };
  return { ok: true, check: { ...common, ...found.result } };
}

/**
 * Performs a check. Engines run and images are stored before the transaction that records the result.
 *
 * @throws ApiError of `openCheck`, `ask` and `recordCheck`
 */
export async function makeCheck<Result extends object>(
  ctx: Context,
  { blobs, feature, inspect, sessionId, shown }: CheckRequest<Result>,
): Promise<CheckReply<Result>> {
  const scope = scopeOf(ctx.principal);
  const { found, open, outcome } = await beforeTransaction(ctx, async () => {
    const opened = await openCheck(ctx.db, scope, feature, sessionId, ctx.now);
    const inspection = await inspect(opened);
    const outcome = await outcomeOf(ctx, blobs, opened, inspection);
    return { open: opened, found: inspection, outcome };
  });
  let withoutLinks: CheckReply<Result> | undefined;
  const make = async (trx: Transaction) => {
    await found.claim?.(trx);
    const recorded = await recordCheck(trx, ctx, open, outcome);
    const { status, inputs } = outcome;
    const after = { type: feature, status, sessionId: sessionId ?? null, inputs };
    await ctx.audit(trx, { objectType: 'check', objectId: recorded.id, after });
    const reply = toReply(open, recorded, outcome, found, ctx.request.locale);
    withoutLinks = reply;
    return { ...reply, check: { ...reply.check, ...shown?.(outcome.images) } };
  };
  return ctx.transaction(make, () => withoutLinks);
}
