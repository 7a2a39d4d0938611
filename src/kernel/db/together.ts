import { type Connection, discardIfLost, type Lender } from './lender.js';
import { type Run, runAll } from './prepared.js';

/** More in one write would wait for each other longer than for the network. */
const mostRuns = 32;

/** Takes the reads of one turn of the event loop. */
export type Together = (run: Run) => void;

/**
 * Sends what is asked in one turn of the event loop with one write on one connection, where each alone would be a
 * write, an answer and a wake-up on both sides. Only for reads that are quick: each waits for those before it.
 */
export function createTogether(lender: Lender): Together {
  let waiting: Run[] = [];

  const give = (connection: Connection, runs: readonly Run[]): void =>
    runAll(connection, runs, (error, unrun) => {
      discardIfLost(connection, error);
      lender.giveBack(connection);
      // One by one: whichever of them fails, fails alone.
      for (const run of unrun) void send([run]);
    });

  const send = async (runs: readonly Run[]): Promise<void> => {
    try {
      give(lender.atHand() ?? (await lender.borrow()), runs);
    } catch (error) {
      for (const run of runs) run.reject(error);
    }
  };

  const flush = (): void => {
    const runs = waiting;
    waiting = [];
    for (let start = 0; start < runs.length; start += mostRuns) {
      void send(runs.slice(start, start + mostRuns));
    }
  };

  return (run) => {
    waiting.push(run);
    // After all that this turn's answers set off.
    if (waiting.length === 1) process.nextTick(flush);
  };
}
