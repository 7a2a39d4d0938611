import { setPriority } from 'node:os';
import { runLoad, type Shot } from '../rounds/load.js';

/** The requests of the busy company. */
export interface Busy {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  readonly shots: readonly Shot[];
}

// As a caller on another machine: it takes no processor time from the server while that one needs it.
setPriority(19);

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ shots, ...load }: Busy) => {
  let at = 0;
  const next = (): Shot => {
    at += 1;
    return shots[at % shots.length] ?? { text: '', status: 0 };
  };
  process.send?.(await runLoad({ ...load, next }));
});
