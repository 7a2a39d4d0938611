import type { Knex } from 'knex';
import { writeAudit } from '../../kernel/audit.js';
import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { enqueue } from '../../kernel/jobs/queue.js';
import type { Job } from '../../kernel/jobs/worker.js';
import type { RequestFacts } from '../../kernel/principal.js';
import type { Clock } from '../../kernel/time.js';
import type { Scope } from '../scope.js';
import {
  type ChangedEntries,
  changedEntries,
  currentLists,
  type ScreenedLists,
  type Screening,
  screenerOf,
} from '../watchlists/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { decisionsOf } from './hit-decisions.js';
import { type KeptHit, listHits, saveHits } from './hits.js';
import { keptHits, seenAt } from './kept-hits.js';
import { lockScreening, type ScreeningRow, updateScreening } from './queries.js';
import { deltaOf } from './rules.js';
import { compared, judged } from './screenings.js';

export const rescreenKind = 'aml.rescreen';

/** Every monitored subject of a company is compared with the lists as they are now; one job at a time. */
export function enqueueRescreen(trx: Db, companyId: number, now: Date): Promise<void> {
  return enqueue(trx, { companyId, kind: rescreenKind, key: 'lists', payload: {}, runAt: now });
}

const staleCompanies = statement<{ companyId: number }>(
  'screenings.stale_companies',
  `SELECT DISTINCT s.company_id AS "companyId" FROM kyc_screenings s WHERE s.monitored AND s.stamp <> $1`,
);

/** For whoever has changed a list, in the transaction of the change; and now and then, for what was missed. */
export async function enqueueRescreens(trx: Db, now: Date): Promise<void> {
  const { stamp } = await currentLists(trx);
  const companies = await staleCompanies(trx, [stamp]);
  for (const { companyId } of companies) await enqueueRescreen(trx, companyId, now);
}

type StaleRow = Pick<
  ScreeningRow,
  'algorithm' | 'environment' | 'hit_count' | 'id' | 'lists' | 'subject' | 'threshold'
>;

const stale = statement<StaleRow>(
  'screenings.stale',
  `SELECT s.id, s.environment, s.hit_count, s.subject, s.lists, s.threshold, s.algorithm FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2 AND s.id > $3 ORDER BY s.id LIMIT $4`,
);

const oldest = statement<{ at: Date | null }>(
  'screenings.oldest_stale',
  `SELECT min(s.screened_at) AS at FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2`,
);

const request: RequestFacts = {
  requestId: 'watchlists',
  ip: 'local',
  userAgent: '',
  locale: 'en',
  operationId: 'rescreen',
};

/** What was seen before keeps the moment when it was first seen, and what is seen no more that of the last time. */
function continued(before: readonly KeptHit[], after: readonly KeptHit[], now: Date): KeptHit[] {
  const known = new Map(before.map((hit) => [hit.id, hit]));
  const seen = new Set(seenAt(after, now).map(({ id }) => id));
  return after.map((hit) => {
    const { firstSeen, lastSeen } = known.get(hit.id) ?? hit;
    return { ...hit, firstSeen, lastSeen: seen.has(hit.id) ? hit.lastSeen : lastSeen };
  });
}

async function tell(
  trx: Db,
  row: ScreeningRow,
  type: 'aml.hit_added' | 'aml.hit_removed',
  { id, entityId, list, listVersion, score }: KeptHit,
): Promise<void> {
  const { company_id: companyId, environment, external_id: externalId } = row;
  const object = {
    screeningId: row.id,
    version: row.version,
    subject: { externalId, sessionId: row.session_id },
    hit: { id, entityId, list, listVersion, score },
  };
  await enqueueEvent(trx, { companyId, environment, type, object, at: row.screened_at });
}

/** Nobody waits for it who could be told twice: what changed since is compared with what is kept now. */
async function renew(trx: Db, scope: Scope, id: string, screening: Screening, now: Date) {
  const row = await lockScreening(trx, scope, id);
  if (row === undefined) return;
  const before = await listHits(trx, scope.companyId, id);
  const decisions = await decisionsOf(trx, scope, row.subject_key);
  const current = keptHits(screening.hits, decisions, { lists: row.lists, now });
  const hits = continued(before, current, now);
  const { added, removed } = deltaOf(seenAt(before, row.screened_at), seenAt(hits, now));
  const found = judged(compared(row, screening, now), { hits, decisions });
  const isChanged = added.length + removed.length > 0 || found.status !== row.status;
  const renewed = { ...found, version: row.version + (isChanged ? 1 : 0) };
  await saveHits(trx, scope.companyId, id, hits);
  await updateScreening(trx, renewed);
  if (!isChanged) return;
  for (const hit of added) await tell(trx, renewed, 'aml.hit_added', hit);
  for (const hit of removed) await tell(trx, renewed, 'aml.hit_removed', hit);
  const actor = { type: 'system' as const, id: undefined, name: 'watchlists', ...scope };
  const after = { status: renewed.status, added: added.length, removed: removed.length };
  await writeAudit(trx, actor, request, now, { objectType: 'kyc_screening', objectId: id, after });
}

const dayMs = 86_400_000;
const batch = 200;

const spare = statement<object>(
  'screenings.spare',
  `UPDATE kyc_screenings s SET stamp = $3, compared = $4::jsonb, screened_at = $5
   WHERE s.company_id = $1 AND s.id = $2 AND s.hit_count = 0`,
);

/** What one run goes by. */
interface Run {
  readonly db: Knex;
  readonly companyId: number;
  readonly current: ScreenedLists;
  readonly changed: ChangedEntries | undefined;
}

/** Whoever had no hit, compared as it is done now, and is not concerned by what has changed, can have none now. */
async function isSpared({ changed, current }: Run, row: StaleRow): Promise<boolean> {
  const { algorithm, hit_count: hits, lists, subject } = row;
  if (hits > 0 || algorithm !== current.algorithm || changed === undefined) return false;
  return !(await changed.concerns(subject, lists));
}

async function rescreen(run: Run, row: StaleRow, now: Date): Promise<void> {
  const { companyId, current, db } = run;
  const { environment, id, lists, subject, threshold } = row;
  if (await isSpared(run, row)) {
    const chosen = current.lists.filter((list) => lists?.includes(list.id) ?? true);
    await spare(db, [companyId, id, current.stamp, JSON.stringify(chosen), now]);
    return;
  }
  const options = { threshold, ...(lists && { lists }) };
  const screening = await screenerOf(db).screen(subject, options);
  const scope = { companyId, environment };
  await inTransaction(db, (trx) => renew(trx, scope, id, screening, now));
}

/**
 * Compares every monitored subject of a company that has not seen the lists of now, one after the other. May run as
 * often as it likes: whoever has seen them is left alone.
 */
export async function rescreenCompany(
  db: Knex,
  clock: Clock,
  { companyId, signal }: Pick<Job, 'companyId' | 'signal'>,
): Promise<void> {
  const current = await screenerOf(db).refresh();
  const { stamp } = current;
  const [first] = await oldest(db, [companyId, stamp]);
  if (!first?.at) return;
  // Whoever imports has a clock of their own.
  const changed = await changedEntries(db, new Date(first.at.getTime() - dayMs));
  const run = { db, companyId, current, changed };
  for (let last = ''; ; ) {
    const rows = await stale(db, [companyId, stamp, last, batch]);
    for (const row of rows) {
      signal.throwIfAborted();
      await rescreen(run, row, clock.now());
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < batch) return;
  }
}
