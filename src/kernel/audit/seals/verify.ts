import type { Db } from '../../db/client.js';
import { digestOf, entriesOf, firstHash, hashOfSeal, type Seal } from './chain.js';
import type { LoggedSeals } from './logged-seals.js';
import {
  chainEnd,
  lastRetention,
  listSeals,
  mostEntriesRead,
  readEntries,
  shippedSeal,
} from './seal-queries.js';

/** The result of a check of one chain. */
export interface ChainCheck {
  readonly company: string;
  readonly seals: number;
  /** Entries that are as they were sealed. */
  readonly entries: number;
  /** Entries that were dropped at the end of their retention. Their digests prove the chain. */
  readonly dropped: number;
  /** True if newer entries have no seal yet. */
  readonly hasUnsealed: boolean;
  /** The first fault of the chain; null for a complete one. */
  readonly fault: string | null;
}

const shortestRetentionMs = 365 * 86_400_000;
const sealsPerRead = 20;

/**
 * Returns the instant before which entries may be gone: that of the last recorded retention, but never less than the
 * shortest retention ago.
 */
async function droppedBefore(db: Db, companyId: number, now: Date): Promise<string> {
  const last = await lastRetention(db, companyId);
  if (last === undefined) return '';
  const latest = (instant: number) => new Date(instant - shortestRetentionMs).toISOString();
  const bounds = [last.before, latest(Date.parse(last.at)), latest(now.getTime())];
  return bounds.sort()[0] ?? '';
}

/** Returns the fault of a seal as a link of the chain. */
function faultOfLink(seal: Seal, before: Seal | undefined): string | undefined {
  const id = (before?.id ?? 0) + 1;
  if (seal.id !== id) return `seal ${id} is missing`;
  const follows =
    seal.previousHash === (before?.hash ?? firstHash) && seal.afterId === (before?.throughId ?? 0);
  if (!follows) return `seal ${id} does not continue the seal before`;
  return hashOfSeal(seal) === seal.hash ? undefined : `seal ${id} was changed`;
}

interface Counts {
  entries: number;
  dropped: number;
}

/** Compares the entries that a seal covers with its digests. Returns the first fault. */
async function faultOfEntries(
  db: Db,
  seal: Seal,
  goneBefore: string,
  counts: Counts,
): Promise<string | undefined> {
  const { afterId, companyId, throughId } = seal;
  const range = { companyId, afterId, throughId, limit: mostEntriesRead };
  const found = new Map((await readEntries(db, range)).map((entry) => [entry.id, entry]));
  const sealed = new Map(entriesOf(seal).map((entry) => [entry.id, entry]));
  const ids = [...new Set([...sealed.keys(), ...found.keys()])].sort((a, b) => a - b);
  for (const id of ids) {
    const was = sealed.get(id);
    const is = found.get(id);
    if (was === undefined) return `entry ${id} of ${is?.at} was added after the seal`;
    if (is === undefined) {
      if (was.at >= goneBefore) return `entry ${id} of ${was.at} is missing`;
      counts.dropped += 1;
    } else if (digestOf(is.text) !== was.digest) return `entry ${id} of ${was.at} was changed`;
    else counts.entries += 1;
  }
  return undefined;
}

/** Returns the fault of a seal against the log. Seals before the first one of the log are not in this part of it. */
function faultOfLogged({ hash, id }: Seal, shipped: number, logged: LoggedSeals | undefined) {
  if (logged === undefined || logged.first === undefined || id < logged.first) return undefined;
  const written = logged.hashes.get(id);
  if (written === undefined) return id <= shipped ? `seal ${id} is not in the log` : undefined;
  return written === hash ? undefined : `seal ${id} differs from the log`;
}

/** Returns the fault of a chain whose last seals are gone. */
function faultOfEnd(lastId: number, shipped: number, logged: LoggedSeals | undefined) {
  const written = Math.max(shipped, ...(logged?.hashes.keys() ?? []));
  return written > lastId ? `seal ${lastId + 1} is missing: it was written to the log` : undefined;
}

async function* sealsOf(db: Db, companyId: number): AsyncGenerator<Seal> {
  let after = 0;
  for (;;) {
    const seals = await listSeals(db, { companyId, after, limit: sealsPerRead });
    yield* seals;
    if (seals.length < sealsPerRead) return;
    after = seals.at(-1)?.id ?? after;
  }
}

/**
 * Recomputes the chain of a company from its entries.
 *
 * @param logged  the seals of the company in the audit log outside of the database, if that is compared
 */
export async function verifyChain(
  db: Db,
  { code, id: companyId }: { readonly id: number; readonly code: string },
  logged: LoggedSeals | undefined,
  now: Date,
): Promise<ChainCheck> {
  const goneBefore = await droppedBefore(db, companyId, now);
  const shipped = await shippedSeal(db, companyId);
  const counts: Counts = { entries: 0, dropped: 0 };
  let last: Seal | undefined;
  let fault = logged?.fault;
  for await (const seal of sealsOf(db, companyId)) {
    fault ??=
      faultOfLink(seal, last) ??
      faultOfLogged(seal, shipped, logged) ??
      (await faultOfEntries(db, seal, goneBefore, counts));
    if (fault !== undefined) break;
    last = seal;
  }
  fault ??= faultOfEnd(last?.id ?? 0, shipped, logged);
  const { lastEntryId } = await chainEnd(db, companyId);
  const hasUnsealed = lastEntryId > (last?.throughId ?? 0);
  return { company: code, seals: last?.id ?? 0, ...counts, hasUnsealed, fault: fault ?? null };
}
