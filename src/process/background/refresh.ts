import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../kernel/log.js';

/** Data that requests need in memory, loaded in the background and kept up to date. */
export interface Refresh {
  /** Returns the name of the data until it is loaded for the first time, for `/readyz`. */
  waitingFor(): readonly string[];
  /** Resolves after the first attempt, whether it succeeds or not. */
  readonly attempted: Promise<void>;
  /** Ends the attempts. An attempt under way fails with its database. */
  stop(): void;
}

/** An import by another process is in force in this one after so long, and the time that the load takes. */
const usualIntervalMs = 2_000;

interface RefreshState {
  readonly name: string;
  readonly load: () => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly signal: AbortSignal;
  isLoaded: boolean;
  isFailing: boolean;
}

async function attempt(state: RefreshState): Promise<void> {
  const { load, log, name, signal } = state;
  const startedAt = performance.now();
  try {
    await load();
    state.isFailing = false;
    if (state.isLoaded) return;
    state.isLoaded = true;
    log.info({ loaded: name, ms: Math.round(performance.now() - startedAt) }, 'Loaded');
  } catch (error) {
    if (signal.aborted || state.isFailing) return;
    state.isFailing = true;
    log.warn({ err: error, name }, 'Not loaded: it is repeated');
  }
}

async function repeat(state: RefreshState, intervalMs: number): Promise<void> {
  const { signal } = state;
  while (!signal.aborted) {
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await attempt(state);
  }
}

/**
 * Calls `load` at once and then every two seconds; `load` returns quickly when nothing has changed.
 * Only the first of several failures in a row is logged.
 */
export function startRefresh(
  name: string,
  load: () => Promise<unknown>,
  log: Pick<Logger, 'info' | 'warn'>,
  intervalMs = usualIntervalMs,
): Refresh {
  const stopping = new AbortController();
  const { signal } = stopping;
  const state: RefreshState = { name, load, log, signal, isLoaded: false, isFailing: false };
  const attempted = attempt(state);
  void attempted.then(() => repeat(state, intervalMs));
  return {
    attempted,
    waitingFor: () => (state.isLoaded ? [] : [name]),
    stop: () => stopping.abort(),
  };
}
