import { writeAudit } from '../../../kernel/audit/queries.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { enqueue } from '../../../kernel/jobs/queries.js';
import type { Job } from '../../../kernel/jobs/worker.js';
import type { RequestFacts } from '../../../kernel/principal.js';
import type { Clock } from '../../../kernel/values/time.js';
import type { Scope } from '../../scope.js';
import {
  type ChangedEntries,
  changedEntries,
  currentLists,
  type ScreenedLists,
  type Screening,
  screenerOf,
  screenSubject,
} from '../../watchlists/index.js';
import { enqueueEvent } from '../../webhooks/index.js';
import { decisionsOf } from '../hits/decision-queries.js';
import { mergeHits, seenAt } from '../hits/merge-hits.js';
import { listHits, type StoredHit, saveHits } from '../hits/queries.js';
import { lockScreening, type ScreeningRow, updateScreening } from '../screening/queries.js';
import { keepResult } from '../screening/result-queries.js';
import { deltaOf } from '../screening/rules.js';
import { compared, judged } from '../screening/screenings.js';
import { oldest, type StaleRow, spare, stale, staleCompanies } from './queries.js';

export const rescreenKind = 'aml.rescreen';

/** The job that compares every monitored subject of a company with the current lists. One runs at a time. */
export function enqueueRescreen(trx: Db, companyId: number, now: Date): Promise<void> {
  return enqueue(trx, { companyId, kind: rescreenKind, key: 'lists', payload: {}, runAt: now });
}

/** Requests re-screening, in the transaction that changes a list, and periodically for subjects that were missed. */
export async function enqueueRescreens(trx: Db, now: Date): Promise<void> {
  const { listsHash } = await currentLists(trx);
  const companies = await staleCompanies(trx, { listsHash });
  for (const { companyId } of companies) await enqueueRescreen(trx, companyId, now);
}

const request: RequestFacts = {
  requestId: 'watchlists',
  ip: 'local',
  userAgent: '',
  locale: 'en',
  operationId: 'rescreen',
};

/** Merges hits: a hit that was known keeps its first time, and one that is gone keeps its last time. */
function continued(
  before: readonly StoredHit[],
  after: readonly StoredHit[],
  now: Date,
): StoredHit[] {
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
  { id, entityId, list, listVersion, score }: StoredHit,
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

/**
 * Renews a screening. The hits are compared with those stored now, so a repeated run does not report a change twice.
 */
async function renew(trx: Db, scope: Scope, id: string, screening: Screening, now: Date) {
  const row = await lockScreening(trx, scope, id);
  if (row === undefined) return;
  const before = await listHits(trx, scope.companyId, id);
  const decisions = await decisionsOf(trx, scope, row.subject_key);
  const current = mergeHits(screening.hits, decisions, { lists: row.lists, now });
  const hits = continued(before, current, now);
  const { added, removed } = deltaOf(seenAt(before, row.screened_at), seenAt(hits, now));
  const found = judged(compared(row, screening, now), { hits, decisions });
  const isChanged = added.length + removed.length > 0 || found.status !== row.status;
  const renewed = { ...found, version: row.version + (isChanged ? 1 : 0) };
  // A clean result that is confirmed adds nothing: the imports of the lists tell the versions since then.
  if (before.length > 0 || isChanged) await keepResult(trx, row, before, now);
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

/** The parameters of one run. */
interface Run {
  readonly db: Pool;
  readonly companyId: number;
  readonly current: ScreenedLists;
  readonly changed: ChangedEntries | undefined;
}

/**
 * Returns true if a subject can have no hits: it had none with the present matcher, and no changed entry concerns it.
 */
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
    const { listsHash } = current;
    await spare(db, { companyId, id, listsHash, chosen: JSON.stringify(chosen), now });
    return;
  }
  const options = { threshold, ...(lists && { lists }) };
  const screening = await screenSubject(db, environment, subject, options);
  const scope = { companyId, environment };
  await inTransaction(db, (trx) => renew(trx, scope, id, screening, now));
}

/**
 * Screens every monitored subject of a company against the present lists, one after the other. Repeated runs skip
 * subjects that are up to date.
 */
export async function rescreenCompany(
  clock: Clock,
  { companyId, db, signal }: Pick<Job, 'companyId' | 'db' | 'signal'>,
): Promise<void> {
  const current = await screenerOf(db).refresh();
  const { listsHash } = current;
  const [first] = await oldest(db, { companyId, listsHash });
  if (!first?.at) return;
  // Tolerance for the clock of the process that imported the list.
  const changed = await changedEntries(db, new Date(first.at.getTime() - dayMs));
  const run = { db, companyId, current, changed };
  for (let last = ''; ; ) {
    const rows = await stale(db, { companyId, listsHash, last, batch });
    for (const row of rows) {
      signal.throwIfAborted();
      await rescreen(run, row, clock.now());
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < batch) return;
  }
}
