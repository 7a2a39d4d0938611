import type { Sample } from './rounds/rounds.js';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Formats rows as text: the first column left-aligned, the others right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Ratios are computed per round, so that a slow moment of the machine affects both sides. */
function ratios(
  of: readonly Sample[],
  against: readonly Sample[],
  cost: (sample: Sample) => number,
): number[] {
  const costs = against.map(cost);
  return of.map((sample, round) => (costs[round] ?? Number.NaN) / cost(sample));
}

const serverCpu = (sample: Sample): number => sample.cpuMsPerRequest;
const postgresCpu = (sample: Sample): number => sample.postgresMsPerRequest;
const wholeCpu = (sample: Sample): number => serverCpu(sample) + postgresCpu(sample);
const seconds = (sample: Sample): number => 1 / sample.perSecond;

/** Processor time is in microseconds a request: of the server, then of PostgreSQL, then the ratio of both together. */
export const header = [
  'server',
  'req/s',
  'ratio',
  'CPU us',
  'ratio',
  'lowest',
  'highest',
  'PG us',
  'ratio',
  'both',
];

/** Returns one row per server. The others are compared with the first one. */
export function resultRows(names: readonly string[], samples: readonly Sample[][]): string[][] {
  const [ceiling = []] = samples;
  return samples.map((own, index) => {
    const cpu = ratios(own, ceiling, serverCpu);
    return [
      names[index] ?? '',
      median(own.map((sample) => sample.perSecond)).toFixed(0),
      median(ratios(own, ceiling, seconds)).toFixed(2),
      (median(own.map(serverCpu)) * 1000).toFixed(0),
      median(cpu).toFixed(2),
      Math.min(...cpu).toFixed(2),
      Math.max(...cpu).toFixed(2),
      (median(own.map(postgresCpu)) * 1000).toFixed(0),
      median(ratios(own, ceiling, postgresCpu)).toFixed(2),
      median(ratios(own, ceiling, wholeCpu)).toFixed(2),
    ];
  });
}
