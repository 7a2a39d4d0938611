import { createHash, randomInt } from 'node:crypto';
import type { CheckLivenessCall, UploadedFile } from '../../../../generated/kyc/operations.js';
import { createToken, readToken } from '../../../kernel/auth/keys/opaque-token.js';
import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { takeFile } from '../../checks/index.js';
import type { EngineFile, Turn } from '../../engines/index.js';
import { kycErrors } from '../../errors.js';
import { scopeOf } from '../../scope.js';
import { text } from '../messages/index.js';
import * as queries from './queries.js';

const prefix = 'lch_';
const lifetimeMs = 120_000;
/** The time for which an expired token is still recognised as expired. */
const rememberedMs = 86_400_000;

const turns: readonly Turn[] = ['left', 'right', 'up'];
/** The number of turns. There are 24 orders, and each turn costs one examined picture. */
const turnCount = 4;

/** No turn twice in a row, because the second one would look like no movement. */
export function randomTurns(pick: (count: number) => number = randomInt): Turn[] {
  const directions: Turn[] = [];
  while (directions.length < turnCount) {
    const others = turns.filter((turn) => turn !== directions.at(-1));
    directions.push(others[pick(others.length)] ?? 'left');
  }
  return directions;
}

export interface CreatedChallenge {
  /** Identifies the challenge in the audit log. The token cannot be derived from it. */
  readonly id: string;
  readonly token: string;
  readonly turns: Turn[];
  readonly expiresAt: Date;
}

export async function makeChallenge(
  trx: Db,
  { now, principal }: Context,
  sessionId: string | undefined,
): Promise<CreatedChallenge> {
  const scope = scopeOf(principal);
  const { value: token, hash } = createToken(prefix, scope.companyId);
  const challenge = { turns: randomTurns(), expiresAt: new Date(now.getTime() + lifetimeMs) };
  await queries.deleteEnded(trx, scope.companyId, new Date(now.getTime() - rememberedMs));
  await queries.insertChallenge(trx, scope, { ...challenge, hash, sessionId, createdAt: now });
  return { token, id: hash.toString('hex', 0, 8), ...challenge };
}

/** A valid challenge with the pictures of its turns. */
export interface AnsweredChallenge {
  readonly turns: readonly Turn[];
  readonly frames: readonly EngineFile[];
  /** Hex SHA-256 of each picture as sent. */
  readonly inputs: readonly string[];
  /** True if frames were sent before, with another challenge. */
  readonly isReused: boolean;
  /**
   * Marks the token as used, and stores the hashes of the frames.
   *
   * @throws ApiError 409 if the token or a frame was used in the meantime
   */
  claim(trx: Db): Promise<void>;
}

type Body = CheckLivenessCall['body'];

const framesOf = ({ frame1, frame2, frame3, frame4, frame5, frame6 }: Body) => [
  frame1,
  frame2,
  frame3,
  frame4,
  frame5,
  frame6,
];

const used = () => kycErrors.conflict(text('challengeUsed'), 'body.challengeToken');

async function openChallenge({ db, now, principal }: Context, body: Body, token: string) {
  const sent = readToken(prefix, token);
  const scope = scopeOf(principal);
  const row =
    sent?.companyId === scope.companyId
      ? await queries.findChallenge(db, scope, sent.hash)
      : undefined;
  if (sent === undefined || row === undefined) {
    throw kycErrors.notFound('challenge', `${prefix}…`, 'body.challengeToken');
  }
  if (row.session_id !== (body.sessionId ?? null)) {
    throw kycErrors.conflict(text('challengeOfOther'), 'body.challengeToken');
  }
  if (row.used_at !== null) throw used();
  if (row.expires_at <= now) {
    throw kycErrors.gone(text('challengeOver'));
  }
  return { hash: sent.hash, turns: row.turns };
}

/** One for each turn, and none without a challenge. */
function requireFrames(body: Body, count: number): UploadedFile[] {
  const sent = framesOf(body);
  const wrong = sent.findIndex((frame, at) => (frame !== undefined) !== at < count);
  if (wrong !== -1) {
    const path = `body.frame${wrong + 1}`;
    const fault =
      count === 0 ? text('framesOfNoChallenge', { path }) : text('framesMissing', { path, count });
    throw requestErrors.invalidField(path, fault);
  }
  return sent.filter((frame) => frame !== undefined);
}

/** Hashes the pixels if the file can be decoded, because changed metadata does not make another picture. */
const frameHash = ({ data }: EngineFile): Buffer =>
  createHash('sha256').update('frame').update(createHash('sha256').update(data).digest()).digest();

const sameBytes = (a: EngineFile, b: EngineFile): boolean =>
  Buffer.compare(Buffer.from(a.data), Buffer.from(b.data)) === 0;

/** Returns true if two pictures have the same bytes. */
export const hasTwins = (files: readonly EngineFile[]): boolean =>
  files.some((file, at) => files.slice(0, at).some((earlier) => sameBytes(earlier, file)));

/**
 * Returns the challenge and frames of a liveness check; undefined without a token.
 *
 * @throws ApiError 400 for frames that do not fit, 404, 409 and 410 for the token, 422 for a frame that is no image
 */
export async function readChallenge(
  ctx: Context,
  body: Body,
): Promise<AnsweredChallenge | undefined> {
  const { challengeToken } = body;
  if (challengeToken === undefined) {
    requireFrames(body, 0);
    return undefined;
  }
  const { hash, turns: requestedTurns } = await openChallenge(ctx, body, challengeToken);
  const uploads = requireFrames(body, requestedTurns.length);
  const frames: EngineFile[] = [];
  for (const [at, upload] of uploads.entries()) {
    frames.push(await takeFile(ctx, `frame${at + 1}`, upload));
  }
  const scope = scopeOf(ctx.principal);
  const hashes = [...new Set(frames.map((frame) => frameHash(frame).toString('hex')))].map((hex) =>
    Buffer.from(hex, 'hex'),
  );
  const known = await queries.countKnownFrames(ctx.db, scope, hashes);
  return {
    turns: requestedTurns,
    frames,
    inputs: uploads.map(({ sha256 }) => sha256),
    isReused: known > 0,
    async claim(trx) {
      if (!(await queries.takeChallenge(trx, scope, hash, ctx.now))) throw used();
      const added = await queries.storeFrames(trx, scope, hashes, ctx.now);
      if (added + known === hashes.length) return;
      throw kycErrors.conflict(text('framesReused'));
    },
  };
}
