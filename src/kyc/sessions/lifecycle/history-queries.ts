import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { SessionStatus } from './rules.js';

type Schemas = components['schemas'];

export interface Move {
  readonly from: SessionStatus | null;
  readonly to: SessionStatus;
  readonly actor: Schemas['Actor'];
  readonly reason: string | null;
  readonly at: Date;
}

const insertMove = query<{
  readonly companyId: number;
  readonly sessionId: string;
  readonly from: string | null;
  readonly to: string;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly reason: string | null;
  readonly at: Date;
}>(
  'sessions.insert_move',
  `INSERT INTO kyc_session_history
     (company_id, session_id, from_status, to_status, actor_type, actor_id, actor_name, reason, at)
   VALUES (:companyId, :sessionId, :from, :to, :actorType, :actorId, :actorName, :reason, :at)`,
);

export async function appendMove(
  trx: Db,
  companyId: number,
  sessionId: string,
  { from, to, actor, reason, at }: Move,
): Promise<void> {
  await insertMove(trx, {
    companyId,
    sessionId,
    from,
    to,
    reason,
    at,
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name,
  });
}

interface MoveRow {
  readonly from_status: SessionStatus | null;
  readonly to_status: SessionStatus;
  readonly actor_type: Schemas['Actor']['type'];
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

const maxMoves = 1_000;

const moves = query<{ readonly companyId: number; readonly sessionId: string }, MoveRow>(
  'sessions.history',
  `SELECT h.from_status, h.to_status, h.actor_type, h.actor_id, h.actor_name, h.reason, h.at
   FROM kyc_session_history h WHERE h.company_id = :companyId AND h.session_id = :sessionId
   ORDER BY h.id DESC LIMIT ${maxMoves}`,
);

/** Returns the last thousand transitions, the oldest first. */
export async function listHistory(
  db: Db,
  companyId: number,
  sessionId: string,
): Promise<Schemas['HistoryEntry'][]> {
  const rows = await moves(db, { companyId, sessionId });
  return rows.toReversed().map((row) => ({
    from: row.from_status,
    to: row.to_status,
    actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
