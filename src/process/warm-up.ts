import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../kernel/log.js';

/** What the first request of a kind would otherwise wait for. */
export interface WarmUp {
  /** Returns what is not loaded yet, for `/readyz`. */
  waitingFor(): readonly string[];
  /** Resolves after the first attempt, whether it succeeds or not. */
  readonly attempted: Promise<void>;
  /** Ends the attempts. One that runs fails with its database. */
  stop(): void;
}

const retryMs = 1_000;

/** Loads something in the background. A failure, a lost database for one, is logged, and the load is repeated. */
export function startWarmUp(
  name: string,
  load: () => Promise<void>,
  log: Pick<Logger, 'info' | 'warn'>,
): WarmUp {
  const stopping = new AbortController();
  let isLoaded = false;

  async function attempt(): Promise<void> {
    const startedAt = performance.now();
    try {
      await load();
      isLoaded = true;
      log.info({ loaded: name, ms: Math.round(performance.now() - startedAt) }, 'Loaded');
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error, name }, 'Not loaded: it is repeated');
    }
  }

  async function repeat(): Promise<void> {
    while (!isLoaded && !stopping.signal.aborted) {
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await attempt();
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
