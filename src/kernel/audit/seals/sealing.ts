import { setTimeout as sleep } from 'node:timers/promises';
import { movingCompanies } from '../../cells/directory.js';
import type { Pool } from '../../db/pool.js';
import { periodicKinds } from '../../jobs/periodic.js';
import type { JobKinds } from '../../jobs/worker.js';
import type { Clock } from '../../values/time.js';
import { entriesOf, firstHash, type Seal, sealOf } from './chain.js';
import type { AuditLogTarget } from './log-target.js';
import {
  chainEnd,
  chainedCompanies,
  insertSeal,
  listSeals,
  mostEntriesRead,
  openWriters,
  readEntries,
  saveShipped,
  shippedSeal,
} from './seal-queries.js';

/** Entries of a seal: few, so that a seal is verified and written at once. */
const entriesPerSeal = 500;
const sealEveryMs = 60_000;
const pollMs = 100;
/** Longer than a statement and an idle transaction may last. */
const mostWaitMs = 40_000;

/**
 * Waits until the transactions that may write entries now have ended. Then every entry with an id up to one that was
 * committed before is committed or will never exist.
 *
 * @returns false if one of them is still open after a while
 */
async function writersEnded(db: Pool, signal: AbortSignal): Promise<boolean> {
  let open = new Set(await openWriters(db));
  for (let waitedMs = 0; open.size > 0; waitedMs += pollMs) {
    if (waitedMs >= mostWaitMs || signal.aborted) return false;
    await sleep(pollMs);
    open = new Set((await openWriters(db)).filter((each) => open.has(each)));
  }
  return true;
}

/** Seals the entries of a company up to an id. Of two processes that add the same seal, one fails. */
async function sealCompany(
  db: Pool,
  companyId: number,
  horizon: number,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  const last = await chainEnd(db, companyId);
  let { id, throughId: afterId } = last;
  let previousHash = last.hash ?? firstHash;
  while (afterId < horizon && !signal.aborted) {
    const wanted = { companyId, afterId, throughId: horizon, limit: entriesPerSeal };
    const entries = await readEntries(db, wanted);
    const throughId = entries.length < entriesPerSeal ? horizon : entries.at(-1)?.id;
    if (entries.length === 0 || throughId === undefined) return;
    id += 1;
    const seal = sealOf({ companyId, id, afterId, throughId, previousHash }, entries);
    await insertSeal(db, { ...seal, entryCount: entries.length, now: clock.now() });
    afterId = throughId;
    previousHash = seal.hash;
  }
}

/** Lists the chains of this cell, without those of companies that move: a seal in one cell would tell it from the other. */
async function chainsHere(db: Pool) {
  const moving = new Set(movingCompanies(db));
  return (await chainedCompanies(db)).filter(({ id }) => !moving.has(id));
}

/** Seals what is committed in every company, beside writers, which wait for nothing. */
export async function sealAll(db: Pool, clock: Clock, signal: AbortSignal): Promise<void> {
  const horizons: { readonly companyId: number; readonly horizon: number }[] = [];
  for (const { id: companyId } of await chainsHere(db)) {
    const { lastEntryId, throughId } = await chainEnd(db, companyId);
    if (lastEntryId > throughId) horizons.push({ companyId, horizon: lastEntryId });
  }
  if (horizons.length === 0 || !(await writersEnded(db, signal))) return;
  for (const { companyId, horizon } of horizons) {
    await sealCompany(db, companyId, horizon, { clock, signal });
  }
}

/** Returns the lines of a seal: those of its entries that still exist, then its own. */
async function linesOf(db: Pool, seal: Seal, company: string): Promise<string> {
  const { afterId, companyId, entries, hash, id, previousHash, throughId } = seal;
  const listed = new Set(entriesOf(seal).map((entry) => entry.id));
  const found = await readEntries(db, { companyId, afterId, throughId, limit: mostEntriesRead });
  const lines = found
    .filter((entry) => listed.has(entry.id))
    .map(({ text }) => `{"type":"entry","seal":${id},"entry":${text}}\n`);
  const facts = { type: 'seal', company, companyId, seal: id, afterId, throughId };
  return `${lines.join('')}${JSON.stringify({ ...facts, entries, previousHash, hash })}\n`;
}

/**
 * Writes the seals that the audit log lacks, with their entries. A process that is lost between the write and the note of
 * it writes the seal again: each seal is written at least once, and its company and number identify it.
 */
export async function shipAll(
  db: Pool,
  clock: Clock,
  write: AuditLogTarget,
  signal: AbortSignal,
): Promise<void> {
  for (const { code, id: companyId } of await chainsHere(db)) {
    let after = await shippedSeal(db, companyId);
    for (;;) {
      const [seal] = await listSeals(db, { companyId, after, limit: 1 });
      if (seal === undefined || signal.aborted) break;
      await write(await linesOf(db, seal, code));
      await saveShipped(db, { companyId, sealId: seal.id, now: clock.now() });
      after = seal.id;
    }
  }
}

/** @param write  the audit log outside of the database; undefined where there is none */
export function auditJobs(clock: Clock, write: AuditLogTarget | undefined): JobKinds {
  return periodicKinds(clock, {
    'audit.seal': {
      everyMs: sealEveryMs,
      async run({ db, signal }) {
        await sealAll(db, clock, signal);
        if (write !== undefined) await shipAll(db, clock, write, signal);
      },
    },
  });
}
