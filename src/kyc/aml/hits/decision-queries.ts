import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';
import type { ReviewStatus } from '../screening/rules.js';
import { factsOf, fromStored, type StoredFacts, type StoredHit } from './queries.js';

/*
 * Decisions of reviewers on hits. Records are only added. For a subject and an entry, the latest decision is in force
 * until the list changes the entry.
 */

type Record = components['schemas']['HitDecisionRecord'];

interface DecisionRow {
  readonly list: string;
  readonly entity_id: string;
  readonly entry_hash: string;
  readonly decision: ReviewStatus;
  readonly reason: string | null;
  readonly actor: string;
  readonly decided_at: Date;
  /** This and the next three are null in old records, whose hit is no longer stored. */
  readonly screening_id: string | null;
  readonly hit_id: string | null;
  readonly list_version: string | null;
  readonly score: number | null;
  readonly found: StoredFacts | null;
}

const select = query<Scope & { readonly subjectKey: Uint8Array }, DecisionRow>(
  'hit_decisions.list',
  `SELECT d.list, d.entity_id, d.entry_hash, d.decision, d.reason, d.actor, d.decided_at, d.screening_id, d.hit_id,
     d.list_version, d.score, d.found
   FROM kyc_hit_decisions d WHERE d.company_id = :companyId AND d.environment = :environment
     AND d.subject_key = :subjectKey ORDER BY d.seq`,
);

const insert = query<
  Scope & {
    readonly subjectKey: Uint8Array;
    readonly list: string;
    readonly entityId: string;
    readonly entryHash: string;
    readonly decision: string;
    readonly reason: string | null;
    readonly actor: string;
    readonly at: Date;
    readonly screeningId: string;
    readonly id: string;
    readonly listVersion: string;
    readonly score: number;
    readonly found: string;
  }
>(
  'hit_decisions.insert',
  `INSERT INTO kyc_hit_decisions (company_id, environment, subject_key, list, entity_id, entry_hash, decision, reason,
     actor, decided_at, screening_id, hit_id, list_version, score, found)
   VALUES (:companyId, :environment, :subjectKey, :list, :entityId, :entryHash, :decision, :reason, :actor, :at,
     :screeningId, :id, :listVersion, :score, :found::jsonb)`,
);

/** Identifies an entry of a list, independent of its content. */
type EntryName = Pick<StoredHit, 'list' | 'entityId'>;

const entryKey = ({ entityId, list }: EntryName): string => [list, entityId].join('\n');
const stateKey = (entry: EntryName & { readonly entryHash: string }): string =>
  [entryKey(entry), entry.entryHash].join('\n');

/** The decisions of reviewers about one subject. */
export interface Decisions {
  of(entry: Pick<StoredHit, 'list' | 'entityId' | 'entryHash'>): ReviewStatus;
  /** Returns true if the latest decision on the entry confirmed it as a match. */
  isConfirmed(entry: EntryName): boolean;
  /** The confirmed hits, which are shown after a screening no longer finds them. */
  readonly confirmed: readonly StoredHit[];
}

/**
 * True if the decision was made after the list removed or changed the entry. Such a decision is in force; an earlier
 * one goes to review.
 */
const wasGone = ({ found, list_version: version }: DecisionRow): boolean =>
  version !== found?.listVersion;

function toGoneHit(row: DecisionRow): StoredHit[] {
  const { decided_at: at, entity_id: entityId, entry_hash: entryHash, found, hit_id: id } = row;
  if (id === null || found === null) return [];
  const score = row.score ?? 0;
  return [
    {
      id,
      list: row.list,
      entityId,
      entryHash,
      score,
      ...fromStored(found, score),
      reviewStatus: wasGone(row) ? 'true_match' : 'pending',
      firstSeen: at.toISOString(),
      lastSeen: at.toISOString(),
    },
  ];
}

export async function decisionsOf(
  db: Db,
  { companyId, environment }: Scope,
  subjectKey: Buffer,
): Promise<Decisions> {
  const rows = await select(db, { companyId, environment, subjectKey });
  const nameOf = (row: DecisionRow) => ({ list: row.list, entityId: row.entity_id });
  const states = new Map(
    rows.map((row) => [stateKey({ ...nameOf(row), entryHash: row.entry_hash }), row.decision]),
  );
  const latest = new Map(rows.map((row) => [entryKey(nameOf(row)), row]));
  return {
    of: (entry) => states.get(stateKey(entry)) ?? 'pending',
    isConfirmed: (entry) => latest.get(entryKey(entry))?.decision === 'true_match',
    confirmed: [...latest.values()]
      .filter(({ decision }) => decision === 'true_match')
      .flatMap(toGoneHit),
  };
}

function toRecord(row: DecisionRow): Record {
  const found = row.found && fromStored(row.found, row.score ?? 0);
  return {
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.actor,
    decidedAt: row.decided_at.toISOString(),
    screeningId: row.screening_id,
    hitId: row.hit_id,
    list: row.list,
    entityId: row.entity_id,
    listVersion: row.list_version,
    entryHash: row.entry_hash,
    score: row.score,
    breakdown: found?.breakdown ?? [],
    modifiers: found?.modifiers ?? [],
  };
}

const mostRecords = 1_000;

/** Every decision about a subject, the newest first. */
export async function listDecisions(
  db: Db,
  { companyId, environment }: Scope,
  subjectKey: Buffer,
): Promise<Record[]> {
  const rows = await select(db, { companyId, environment, subjectKey });
  return rows.toReversed().slice(0, mostRecords).map(toRecord);
}

export interface NewDecision {
  readonly decision: ReviewStatus;
  /** Required except for `pending`, which withdraws a decision. */
  readonly reason: string | undefined;
  readonly actor: string;
  readonly at: Date;
  readonly screeningId: string;
  /** The version of the list at the last comparison. */
  readonly listVersion: string;
}

export async function addDecision(
  trx: Db,
  { companyId, environment }: Scope,
  subjectKey: Buffer,
  hit: StoredHit,
  { actor, at, decision, listVersion, reason, screeningId }: NewDecision,
): Promise<void> {
  await insert(trx, {
    companyId,
    environment,
    subjectKey,
    list: hit.list,
    entityId: hit.entityId,
    entryHash: hit.entryHash,
    decision,
    reason: reason ?? null,
    actor,
    at,
    screeningId,
    id: hit.id,
    listVersion,
    score: hit.score,
    found: JSON.stringify(factsOf(hit)),
  });
}
