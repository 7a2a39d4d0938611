import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../../db/pool.js';
import type { Logger } from '../../log.js';
import { countedCompany, type Principal } from '../../principal.js';
import { type Clock, dayIn } from '../../values/time.js';
import { addUsage, type KeyDayUsage } from './queries.js';

/** Counts the requests of API keys in memory, and adds them to the database every few seconds. */
export interface KeyUsage {
  /** Counts a reply to an API key. Ignores other callers. Neither waits nor fails. */
  count(caller: Principal | undefined, status: number): void;
  /** Adds the last counts to the database. Gives up after a second, since a stopping process has little time. */
  close(): Promise<void>;
}

const writeMs = 2_000;
const closeMs = 1_000;

/** Upper limit of waiting counts, which grow while the database does not answer. Others are lost. */
const mostWaiting = 10_000;

type Counted = { -readonly [Name in keyof KeyDayUsage]: KeyDayUsage[Name] };

interface CounterState {
  readonly db: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  /** By key and day. */
  waiting: Map<string, Counted>;
  writing: Promise<void> | undefined;
  /** True if the last write failed. */
  isFailing: boolean;
}

/** Returns the count to which a request of the key adds; undefined if too many wait. */
function countOf(
  { clock, waiting }: CounterState,
  principal: Principal,
  api: Counted['api'],
): Counted | undefined {
  const { id: keyId, timeZone } = principal;
  const companyId = countedCompany(principal);
  // Each API counts days as its other replies do.
  const day = dayIn(clock.now(), api === 'erp' ? timeZone : 'UTC');
  const name = `${api} ${companyId} ${keyId} ${day}`;
  let counted = waiting.get(name);
  if (counted === undefined && waiting.size < mostWaiting) {
    counted = { companyId, api, keyId, day, requests: 0, refused: 0, failed: 0 };
    waiting.set(name, counted);
  }
  return counted;
}

const apis: Readonly<Partial<Record<Principal['type'], Counted['api']>>> = {
  apiKey: 'erp',
  kycKey: 'kyc',
};

function count(state: CounterState, caller: Principal | undefined, status: number): void {
  const api = caller && apis[caller.type];
  const counted = api && countOf(state, caller, api);
  if (counted === undefined) return;
  counted.requests += 1;
  if (status >= 500) counted.failed += 1;
  else if (status >= 400) counted.refused += 1;
}

/** Lets counts that were not written wait again. */
function putBack({ waiting }: CounterState, unwritten: ReadonlyMap<string, Counted>): void {
  for (const [name, counts] of unwritten) {
    const newer = waiting.get(name);
    if (newer !== undefined) {
      newer.requests += counts.requests;
      newer.refused += counts.refused;
      newer.failed += counts.failed;
    } else if (waiting.size < mostWaiting) waiting.set(name, counts);
  }
}

async function write(state: CounterState): Promise<void> {
  const counts = state.waiting;
  if (counts.size === 0) return;
  state.waiting = new Map();
  try {
    await addUsage(state.db, [...counts.values()]);
    state.isFailing = false;
  } catch (error) {
    putBack(state, counts);
    if (!state.isFailing) {
      state.log.warn({ err: error }, 'The usage of API keys was not written; it is tried again');
    }
    state.isFailing = true;
  }
}

/** Writes what waits, unless a write is under way. */
function writeAlone(state: CounterState): Promise<void> {
  state.writing ??= write(state).finally(() => {
    state.writing = undefined;
  });
  return state.writing;
}

export function createKeyUsage(db: Pool, clock: Clock, log: Logger): KeyUsage {
  const state: CounterState = {
    db,
    clock,
    log,
    waiting: new Map(),
    writing: undefined,
    isFailing: false,
  };
  const timer = setInterval(() => void writeAlone(state), writeMs);
  timer.unref();
  return {
    count: (caller, status) => count(state, caller, status),
    async close() {
      clearInterval(timer);
      const written = writeAlone(state).then(() => writeAlone(state));
      await Promise.race([written, sleep(closeMs, undefined, { ref: false })]);
    },
  };
}
