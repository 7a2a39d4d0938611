interface Sample {
  readonly at: number;
  readonly position: number;
}

/** The positions of the primary in the last minutes. */
export interface PositionHistory {
  /** @param at  a time before the position was asked for */
  add(at: number, position: number): void;
  /** Returns the last time up to which a server at `position` has every change; undefined if it is not known. */
  completeUntil(position: number): number | undefined;
}

const maxSamples = 1_000;

/**
 * Measures the age of replicas by the clock of this process alone. PostgreSQL's own time of the last transaction says
 * nothing about a primary without writes, and compares the clocks of two machines.
 */
export function createPositionHistory(): PositionHistory {
  let samples: Sample[] = [];
  return {
    add(at, position) {
      const last = samples.at(-1);
      // This happens after a failover to a server that lacked some changes.
      if (last !== undefined && position < last.position) samples = [];
      if (last?.position === position) samples.pop();
      samples.push({ at, position });
      if (samples.length > maxSamples) samples.shift();
    },
    completeUntil: (position) => samples.findLast((sample) => sample.position <= position)?.at,
  };
}
