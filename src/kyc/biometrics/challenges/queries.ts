import type { Db } from '../../../kernel/db/client.js';
import { lookup, query } from '../../../kernel/db/statements/query.js';
import type { Turn } from '../../engines/index.js';
import type { Scope } from '../../scope.js';
import type { Eraser } from '../../sessions/index.js';

export interface ChallengeRow {
  readonly session_id: string | null;
  readonly turns: readonly Turn[];
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

const insert = query<{
  readonly companyId: number;
  readonly hash: Uint8Array;
  readonly environment: string;
  readonly sessionId: string | null;
  readonly turns: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}>(
  'challenges.insert',
  `INSERT INTO kyc_liveness_challenges (company_id, hash, environment, session_id, turns, created_at, expires_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :turns, :createdAt, :expiresAt)`,
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
  await insert(trx, {
    companyId,
    hash,
    environment,
    sessionId: sessionId ?? null,
    turns: [...turns],
    createdAt,
    expiresAt,
  });
}

const removeEnded = query<{ readonly companyId: number; readonly until: Date }>(
  'challenges.delete_ended',
  'DELETE FROM kyc_liveness_challenges c WHERE c.company_id = :companyId AND c.expires_at < :until',
);

/** Deletes challenges that expired before `until`. They are unknown from then on. */
export async function deleteEnded(trx: Db, companyId: number, until: Date): Promise<void> {
  await removeEnded(trx, { companyId, until });
}

const select = lookup<Scope & { readonly hash: Uint8Array }, ChallengeRow>(
  'challenges.find',
  `SELECT c.session_id, c.turns, c.expires_at, c.used_at FROM kyc_liveness_challenges c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.hash = :hash`,
);

export async function findChallenge(
  db: Db,
  { companyId, environment }: Scope,
  hash: Buffer,
): Promise<ChallengeRow | undefined> {
  return (await select(db, { companyId, environment, hash }))[0];
}

const take = query<Scope & { readonly hash: Uint8Array; readonly now: Date }>(
  'challenges.take',
  `UPDATE kyc_liveness_challenges c SET used_at = :now
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.hash = :hash
     AND c.used_at IS NULL RETURNING c.hash`,
);

/** Resolves to false if the challenge was already used. */
export async function takeChallenge(
  trx: Db,
  { companyId, environment }: Scope,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  return (await take(trx, { companyId, environment, hash, now })).length > 0;
}

const removeOwned = query<Scope & { readonly sessionId: string }>(
  'challenges.delete_owned',
  `DELETE FROM kyc_liveness_challenges c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.session_id = :sessionId`,
);

/** Erases the challenges of a session. */
export const eraserOfChallenges: Eraser = {
  async erase(trx, { companyId, environment }, sessionId) {
    await removeOwned(trx, { companyId, environment, sessionId });
  },
};

const selectFrames = query<Scope & { readonly hashes: readonly Uint8Array[] }>(
  'frames.find',
  `SELECT f.hash FROM kyc_liveness_frames f
   WHERE f.company_id = :companyId AND f.environment = :environment AND f.hash = ANY (:hashes::bytea[])`,
);

/** Resolves to the number of frames that were sent before. */
export async function countKnownFrames(
  db: Db,
  { companyId, environment }: Scope,
  hashes: readonly Buffer[],
): Promise<number> {
  return (await selectFrames(db, { companyId, environment, hashes: [...hashes] })).length;
}

const insertFrame = query<Scope & { readonly hashes: readonly Uint8Array[]; readonly now: Date }>(
  'frames.insert',
  `INSERT INTO kyc_liveness_frames AS f (company_id, environment, hash, created_at)
   SELECT :companyId, :environment, h, :now FROM unnest(:hashes::bytea[]) h ON CONFLICT DO NOTHING RETURNING f.hash`,
);

/** Resolves to the number of new frames. */
export async function storeFrames(
  trx: Db,
  { companyId, environment }: Scope,
  hashes: readonly Buffer[],
  now: Date,
): Promise<number> {
  return (await insertFrame(trx, { companyId, environment, hashes: [...hashes], now })).length;
}
