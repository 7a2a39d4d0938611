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
  let isLoaded = false;
  let isFailing = false;

  async function attempt(): Promise<void> {
    const startedAt = performance.now();
    try {
      await load();
      isFailing = false;
      if (isLoaded) return;
      isLoaded = true;
      log.info({ loaded: name, ms: Math.round(performance.now() - startedAt) }, 'Loaded');
    } catch (error) {
      if (signal.aborted || isFailing) return;
      isFailing = true;
      log.warn({ err: error, name }, 'Not loaded: it is repeated');
    }
  }

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await attempt();
    }
  }

  const attempted = attempt();
  void attempted.then(repeat);
  return {
    attempted,
    waitingFor: () => (isLoaded ? [] : [name]),
    stop: () => stopping.abort(),
  };
}
