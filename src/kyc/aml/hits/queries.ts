import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { ReviewStatus } from '../screening/rules.js';

type ContractHit = components['schemas']['Hit'];
type HitModifier = components['schemas']['HitModifier'];

/** A stored hit with the decisions of reviewers. */
export interface StoredHit extends ContractHit {
  /** Hash of the entry in its list. A decision is in force until the hash changes. */
  readonly entryHash: string;
}

export const toHit = ({ entryHash: _, ...hit }: StoredHit): ContractHit => hit;

/** The explanation of the score. */
export type HitFacts = Pick<
  ContractHit,
  | 'breakdown'
  | 'caption'
  | 'listVersion'
  | 'matchedName'
  | 'matchedNameKind'
  | 'modifiers'
  | 'priority'
  | 'programs'
  | 'topics'
>;

export function factsOf(hit: StoredHit): HitFacts {
  const { breakdown, caption, listVersion, matchedName, matchedNameKind } = hit;
  const { modifiers, priority, programs, topics } = hit;
  return {
    breakdown,
    caption,
    listVersion,
    matchedName,
    matchedNameKind,
    modifiers,
    priority,
    programs,
    topics,
  };
}

/** The explanation as it is stored. Early versions of the server stored neither priority nor sources. */
export interface StoredFacts extends Omit<HitFacts, 'modifiers' | 'priority'> {
  readonly modifiers: readonly (Omit<HitModifier, 'source'> & Partial<HitModifier>)[];
  readonly priority?: number;
}

/** @param score  the score of the hit, which was its priority too in early versions */
export const fromStored = (
  { modifiers, priority, ...facts }: StoredFacts,
  score: number,
): HitFacts => ({
  ...facts,
  modifiers: modifiers.map((modifier) => ({ source: 'claimed', ...modifier })),
  priority: priority ?? score,
});

interface HitRow {
  readonly id: string;
  readonly list: string;
  readonly entity_id: string;
  readonly entry_hash: string;
  readonly score: number;
  readonly found: StoredFacts;
  readonly review_status: ReviewStatus;
  readonly first_seen: Date;
  readonly last_seen: Date;
}

const toStoredHit = (row: HitRow): StoredHit => ({
  id: row.id,
  entityId: row.entity_id,
  list: row.list,
  entryHash: row.entry_hash,
  score: row.score,
  ...fromStored(row.found, row.score),
  reviewStatus: row.review_status,
  firstSeen: row.first_seen.toISOString(),
  lastSeen: row.last_seen.toISOString(),
});

const select = query<{ readonly companyId: number; readonly screeningId: string }, HitRow>(
  'screening_hits.list',
  `SELECT h.id, h.list, h.entity_id, h.entry_hash, h.score, h.found, h.review_status, h.first_seen, h.last_seen
   FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = :screeningId ORDER BY h.score DESC,
     h.id`,
);

/** Orders hits for reviewers. */
export const byPriority = (one: StoredHit, other: StoredHit): number =>
  other.priority - one.priority || other.score - one.score;

/** The highest priority first. */
export async function listHits(
  db: Db,
  companyId: number,
  screeningId: string,
): Promise<StoredHit[]> {
  return (await select(db, { companyId, screeningId })).map(toStoredHit).sort(byPriority);
}

const drop = query<{ readonly companyId: number; readonly screeningId: string }>(
  'screening_hits.delete',
  'DELETE FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = :screeningId',
);

const insert = query<{
  readonly companyId: number;
  readonly screeningId: string;
  readonly rows: string;
}>(
  'screening_hits.insert',
  `INSERT INTO kyc_screening_hits (company_id, screening_id, id, list, entity_id, entry_hash, score, found,
     review_status, first_seen, last_seen)
   SELECT :companyId, :screeningId, h.id, h.list, h."entityId", h."entryHash", h.score, h.found, h."reviewStatus",
     h."firstSeen", h."lastSeen"
   FROM jsonb_to_recordset(:rows::jsonb) AS h (id text, list text, "entityId" text, "entryHash" text, score int,
     found jsonb, "reviewStatus" text, "firstSeen" timestamptz, "lastSeen" timestamptz)`,
);

/** Replaces all hits of the screening. */
export async function saveHits(
  trx: Db,
  companyId: number,
  screeningId: string,
  hits: readonly StoredHit[],
): Promise<void> {
  await drop(trx, { companyId, screeningId });
  if (hits.length === 0) return;
  const rows = hits.map((hit) => {
    const { entityId, entryHash, firstSeen, id, lastSeen, list, reviewStatus, score } = hit;
    const facts = { id, list, entityId, entryHash, score };
    return { reviewStatus, firstSeen, lastSeen, found: factsOf(hit), ...facts };
  });
  await insert(trx, { companyId, screeningId, rows: JSON.stringify(rows) });
}

const review = query<{
  readonly companyId: number;
  readonly screeningId: string;
  readonly id: string;
  readonly reviewStatus: string;
}>(
  'screening_hits.review',
  `UPDATE kyc_screening_hits h SET review_status = :reviewStatus
   WHERE h.company_id = :companyId AND h.screening_id = :screeningId AND h.id = :id`,
);

export async function reviewHit(
  trx: Db,
  companyId: number,
  screeningId: string,
  hit: StoredHit,
): Promise<void> {
  await review(trx, { companyId, screeningId, id: hit.id, reviewStatus: hit.reviewStatus });
}
