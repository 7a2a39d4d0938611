import type { Db } from '../../../kernel/db/client.js';
import { lookup, statement } from '../../../kernel/db/statements/statement.js';
import type { Turn } from '../../engines/index.js';
import type { Scope } from '../../scope.js';

export interface ChallengeRow {
  readonly session_id: string | null;
  readonly turns: readonly Turn[];
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

const insert = statement<object>(
  'challenges.insert',
  `INSERT INTO kyc_liveness_challenges (company_id, hash, environment, session_id, turns, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export interface NewChallenge {
  readonly hash: Buffer;
  readonly sessionId: string | undefined;
  readonly turns: readonly Turn[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertChallenge(
  trx: Db,
  { companyId, environment }: Scope,
  { createdAt, expiresAt, hash, sessionId, turns }: NewChallenge,
): Promise<void> {
  await insert(trx, [
    ...[companyId, hash, environment, sessionId ?? null],
    ...[[...turns], createdAt, expiresAt],
  ]);
}

const removeEnded = statement<object>(
  'challenges.delete_ended',
  'DELETE FROM kyc_liveness_challenges c WHERE c.company_id = $1 AND c.expires_at < $2',
);

/** Forgets challenges whose time was over before `until`: they are unknown from then on. */
export async function deleteEnded(trx: Db, companyId: number, until: Date): Promise<void> {
  await removeEnded(trx, [companyId, until]);
}

const select = lookup<ChallengeRow>(
  'challenges.find',
  `SELECT c.session_id, c.turns, c.expires_at, c.used_at FROM kyc_liveness_challenges c
   WHERE c.company_id = $1 AND c.environment = $2 AND c.hash = $3`,
);

export async function findChallenge(
  db: Db,
  { companyId, environment }: Scope,
  hash: Buffer,
): Promise<ChallengeRow | undefined> {
  return (await select(db, [companyId, environment, hash]))[0];
}

const take = statement<object>(
  'challenges.take',
  `UPDATE kyc_liveness_challenges c SET used_at = $4
   WHERE c.company_id = $1 AND c.environment = $2 AND c.hash = $3 AND c.used_at IS NULL RETURNING c.hash`,
);

/** Resolves to whether it was still there to be used. */
export async function takeChallenge(
  trx: Db,
  { companyId, environment }: Scope,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  return (await take(trx, [companyId, environment, hash, now])).length > 0;
}

const removeOwned = statement<object>(
  'challenges.delete_owned',
  `DELETE FROM kyc_liveness_challenges c
   WHERE c.company_id = $1 AND c.environment = $2 AND c.session_id = $3`,
);

/** Erases the challenges of a session. */
export async function eraseChallenges(
  trx: Db,
  { companyId, environment }: Scope,
  sessionId: string,
): Promise<void> {
  await removeOwned(trx, [companyId, environment, sessionId]);
}

const selectFrames = statement<object>(
  'frames.find',
  `SELECT f.hash FROM kyc_liveness_frames f
   WHERE f.company_id = $1 AND f.environment = $2 AND f.hash = ANY ($3::bytea[])`,
);

/** Resolves to how many of them were sent before. */
export async function countKnownFrames(
  db: Db,
  { companyId, environment }: Scope,
  hashes: readonly Buffer[],
): Promise<number> {
  return (await selectFrames(db, [companyId, environment, [...hashes]])).length;
}

const insertFrame = statement<object>(
  'frames.insert',
  `INSERT INTO kyc_liveness_frames AS f (company_id, environment, hash, created_at)
   SELECT $1, $2, h, $4 FROM unnest($3::bytea[]) h ON CONFLICT DO NOTHING RETURNING f.hash`,
);

/** Resolves to how many of them were new. */
export async function keepFrames(
  trx: Db,
  { companyId, environment }: Scope,
  hashes: readonly Buffer[],
  now: Date,
): Promise<number> {
  return (await insertFrame(trx, [companyId, environment, [...hashes], now])).length;
}
