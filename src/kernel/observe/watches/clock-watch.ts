import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../../log.js';

interface ClockWatchOptions {
  readonly log: Logger;
  readonly registry: Registry;
}

const intervalMs = 1_000;
/** A clock that is corrected gradually moves by a millisecond in this time. */
const limitMs = 5_000;

/**
 * Reports a clock that is put forward or back while the process runs: it dates documents, and ends tokens and
 * retention periods. The monotonic clock, which cannot be set, is the measure.
 *
 * @returns a function that ends the watch
 */
export function startClockWatch({ log, registry }: ClockWatchOptions): () => Promise<void> {
  const jumps = new Counter({
    name: 'clock_jumps_total',
    registers: [registry],
    help: 'Times that the clock was put forward or back by over five seconds',
  });
  const lead = (): number => Date.now() - performance.now();
  let before = lead();
  const timer = setInterval(() => {
    const now = lead();
    const jumpMs = now - before;
    before = now;
    if (Math.abs(jumpMs) < limitMs) return;
    jumps.inc();
    log.error({ seconds: Math.round(jumpMs / 1_000) }, 'The clock was put forward or back');
  }, intervalMs);
  timer.unref();
  return async () => clearInterval(timer);
}
