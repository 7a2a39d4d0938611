import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import type { Scope } from '../scope.js';
import type { Hit } from '../watchlists/index.js';
import type { ReviewStatus } from './rules.js';

type ContractHit = components['schemas']['Hit'];

/** A hit as it is kept: what was found, and what reviewers make of it. */
export interface KeptHit extends ContractHit {
  /** Of what the list says about the entry: a decision holds until it changes. */
  readonly entryHash: string;
}

/** So many are kept, the best ones: nobody reviews more. */
const mostHits = 100;

export function keptHits(found: readonly Hit[], decisions: Decisions, now: Date): KeptHit[] {
  const at = now.toISOString();
  return found.slice(0, mostHits).map(({ schema: _, ...hit }) => ({
    reviewStatus: decisions.of(hit),
    firstSeen: at,
    lastSeen: at,
    ...hit,
    breakdown: [...hit.breakdown],
    modifiers: [...hit.modifiers],
    topics: [...hit.topics],
    programs: [...hit.programs],
  }));
}

export const toHit = ({ entryHash: _, ...hit }: KeptHit): ContractHit => hit;

interface HitRow {
  readonly id: string;
  readonly list: string;
  readonly entity_id: string;
  readonly entry_hash: string;
  readonly score: number;
  readonly found: Pick<
    ContractHit,
    | 'breakdown'
    | 'caption'
    | 'listVersion'
    | 'matchedName'
    | 'matchedNameKind'
    | 'modifiers'
    | 'programs'
    | 'topics'
  >;
  readonly review_status: ReviewStatus;
  readonly first_seen: Date;
  readonly last_seen: Date;
}

const toKept = (row: HitRow): KeptHit => ({
  id: row.id,
  entityId: row.entity_id,
  list: row.list,
  entryHash: row.entry_hash,
  score: row.score,
  ...row.found,
  reviewStatus: row.review_status,
  firstSeen: row.first_seen.toISOString(),
  lastSeen: row.last_seen.toISOString(),
});

const select = statement<HitRow>(
  'screening_hits.list',
  `SELECT h.id, h.list, h.entity_id, h.entry_hash, h.score, h.found, h.review_status, h.first_seen, h.last_seen
   FROM kyc_screening_hits h WHERE h.company_id = $1 AND h.screening_id = $2 ORDER BY h.score DESC, h.id`,
);

/** The highest score first. */
export async function listHits(db: Db, companyId: number, screeningId: string): Promise<KeptHit[]> {
  return (await select(db, [companyId, screeningId])).map(toKept);
}

const drop = statement<object>(
  'screening_hits.delete',
  'DELETE FROM kyc_screening_hits h WHERE h.company_id = $1 AND h.screening_id = $2',
);

const insert = statement<object>(
  'screening_hits.insert',
  `INSERT INTO kyc_screening_hits (company_id, screening_id, id, list, entity_id, entry_hash, score, found,
     review_status, first_seen, last_seen)
   SELECT $1, $2, h.id, h.list, h."entityId", h."entryHash", h.score, h.found, h."reviewStatus", h."firstSeen", h."lastSeen"
   FROM jsonb_to_recordset($3::jsonb) AS h (id text, list text, "entityId" text, "entryHash" text, score int,
     found jsonb, "reviewStatus" text, "firstSeen" timestamptz, "lastSeen" timestamptz)`,
);

/** Takes the place of whatever hits the screening had. */
export async function saveHits(
  trx: Db,
  companyId: number,
  screeningId: string,
  hits: readonly KeptHit[],
): Promise<void> {
  await drop(trx, [companyId, screeningId]);
  if (hits.length === 0) return;
  const rows = hits.map(
    ({ id, list, entityId, entryHash, score, reviewStatus, firstSeen, lastSeen, ...found }) => {
      const facts = { id, list, entityId, entryHash, score };
      return { reviewStatus, firstSeen, lastSeen, found, ...facts };
    },
  );
  await insert(trx, [companyId, screeningId, JSON.stringify(rows)]);
}

const review = statement<object>(
  'screening_hits.review',
  `UPDATE kyc_screening_hits h SET review_status = $4
   WHERE h.company_id = $1 AND h.screening_id = $2 AND h.id = $3`,
);

export async function reviewHit(
  trx: Db,
  companyId: number,
  screeningId: string,
  hit: KeptHit,
): Promise<void> {
  await review(trx, [companyId, screeningId, hit.id, hit.reviewStatus]);
}

/** What reviewers have decided about one subject. */
export interface Decisions {
  of(entry: Pick<Hit, 'list' | 'entityId' | 'entryHash'>): ReviewStatus;
}

interface DecisionRow {
  readonly list: string;
  readonly entity_id: string;
  readonly entry_hash: string;
  readonly decision: ReviewStatus;
}

const selectDecisions = statement<DecisionRow>(
  'hit_decisions.list',
  `SELECT d.list, d.entity_id, d.entry_hash, d.decision FROM kyc_hit_decisions d
   WHERE d.company_id = $1 AND d.environment = $2 AND d.subject_key = $3`,
);

const entryKey = (list: string, id: string, hash: string): string => [list, id, hash].join('\n');

export async function decisionsOf(
  db: Db,
  { companyId, environment }: Scope,
  subjectKey: Buffer,
): Promise<Decisions> {
  const rows = await selectDecisions(db, [companyId, environment, subjectKey]);
  const decided = new Map(
    rows.map((row) => [entryKey(row.list, row.entity_id, row.entry_hash), row.decision]),
  );
  return {
    of: ({ list, entityId, entryHash }) =>
      decided.get(entryKey(list, entityId, entryHash)) ?? 'pending',
  };
}

const dropDecision = statement<object>(
  'hit_decisions.delete',
  `DELETE FROM kyc_hit_decisions d
   WHERE d.company_id = $1 AND d.environment = $2 AND d.subject_key = $3 AND d.list = $4 AND d.entity_id = $5
     AND d.entry_hash = $6`,
);

const insertDecision = statement<object>(
  'hit_decisions.insert',
  `INSERT INTO kyc_hit_decisions AS d (company_id, environment, subject_key, list, entity_id, entry_hash, decision, reason,
     actor, decided_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (company_id, environment, subject_key, list, entity_id, entry_hash) DO UPDATE
   SET decision = excluded.decision, reason = excluded.reason, actor = excluded.actor, decided_at = excluded.decided_at`,
);

export interface NewDecision {
  readonly decision: ReviewStatus;
  /** Needed for all but `pending`, which leaves nothing behind. */
  readonly reason: string | undefined;
  readonly actor: string;
  readonly at: Date;
}

/** Holds for this subject and this entry, as long as the list says the same about it. */
export async function keepDecision(
  trx: Db,
  { companyId, environment }: Scope,
  subjectKey: Buffer,
  { list, entityId, entryHash }: KeptHit,
  { decision, reason, actor, at }: NewDecision,
): Promise<void> {
  const about = [companyId, environment, subjectKey, list, entityId, entryHash];
  if (decision === 'pending') await dropDecision(trx, about);
  else await insertDecision(trx, [...about, decision, reason, actor, at]);
}
