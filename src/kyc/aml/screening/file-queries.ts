import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';
import type { ScreeningRow } from './queries.js';
import { toSummary } from './screenings.js';

type Schemas = components['schemas'];
type ListedHit = Schemas['ListedHit'];
type ListedDecision = Schemas['ListedDecision'];

const selectHits = query<
  { readonly companyId: number; readonly ids: readonly string[] },
  ListedHit & { readonly id: string }
>(
  'screening_hits.of_screenings',
  `SELECT h.screening_id AS id, h.list, h.found ->> 'listVersion' AS "listVersion", h.entity_id AS "entityId",
     h.found ->> 'matchedName' AS "matchedName", h.score, h.review_status AS "reviewStatus"
   FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = ANY (:ids::text[])
   ORDER BY h.screening_id, h.score DESC, h.id`,
);

interface DecisionRow {
  readonly subject_key: Buffer;
  readonly decision: ListedDecision['decision'];
  readonly reason: string | null;
  readonly actor: string;
  readonly decided_at: Date;
  readonly list: string;
  readonly entity_id: string;
}

const selectDecisions = query<Scope & { readonly subjectKeys: readonly Uint8Array[] }, DecisionRow>(
  'hit_decisions.of_subjects',
  `SELECT d.subject_key, d.decision, d.reason, d.actor, d.decided_at, d.list, d.entity_id
   FROM kyc_hit_decisions d WHERE d.company_id = :companyId AND d.environment = :environment
     AND d.subject_key = ANY (:subjectKeys::bytea[]) ORDER BY d.seq DESC`,
);

const toDecision = (row: DecisionRow): ListedDecision => ({
  decision: row.decision,
  reason: row.reason,
  decidedBy: row.actor,
  decidedAt: row.decided_at.toISOString(),
  list: row.list,
  entityId: row.entity_id,
});

const mostDecisions = 1_000;

/** Gathers the items of each key. */
function gather<Row, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  toItem: (row: Row) => Item,
): ReadonlyMap<string, Item[]> {
  const gathered = new Map<string, Item[]>();
  for (const row of rows) {
    const items = gathered.get(keyOf(row)) ?? [];
    gathered.set(keyOf(row), items);
    items.push(toItem(row));
  }
  return gathered;
}

const keyOf = ({ subject_key: key }: Pick<ScreeningRow, 'subject_key'>): string =>
  key.toString('hex');

/** Returns screenings as they stand in files: with their hits and the decisions about their subjects. */
export async function toFileRows(
  db: Db,
  { companyId, environment }: Scope,
  rows: readonly ScreeningRow[],
): Promise<Schemas['ScreeningSummary'][]> {
  const foundHits = await selectHits(db, { companyId, ids: rows.map(({ id }) => id) });
  const subjectKeys = rows.map((row) => row.subject_key);
  const found = await selectDecisions(db, { companyId, environment, subjectKeys });
  const hits = gather(
    foundHits,
    ({ id }) => id,
    ({ id: _, ...hit }) => hit,
  );
  const decisions = gather(found, keyOf, toDecision);
  return rows.map((row) => ({
    ...toSummary(row),
    hits: hits.get(row.id) ?? [],
    decisions: (decisions.get(keyOf(row)) ?? []).slice(0, mostDecisions),
  }));
}
