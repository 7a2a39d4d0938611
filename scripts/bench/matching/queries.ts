import type { createScreener } from '../../../src/kyc/watchlists/index.js';
import { formatTable } from '../table.js';

type Screener = ReturnType<typeof createScreener>;
type Subject = Parameters<Screener['screen']>[0];

/** A subject to screen, and the entry that the screening must find. */
export interface Query {
  readonly subject: Subject;
  /**
   * The id of the entity, with or without the prefix of its number; empty if nothing must be found.
   */
  readonly expected: string;
}

const types: readonly (readonly [RegExp, NonNullable<Subject['type']>])[] = [
  [/^person$/i, 'person'],
  [/^(company|organi[sz]ation|legalentity|publicbody)$/i, 'company'],
  [/^vessel$/i, 'vessel'],
  [/^(aircraft|airplane)$/i, 'aircraft'],
];

/** @throws Error for a row without the column `query` */
export function toQuery(row: Readonly<Record<string, string>>, at: number): Query {
  const { query, schema = '', birthDate = '', country = '' } = row;
  const expected = row['expected'] ?? row['expected_id'] ?? row['expectedId'] ?? '';
  if (query === undefined) throw new Error(`Row ${at + 1} lacks the column query`);
  const type = types.find(([pattern]) => pattern.test(schema.trim()))?.[1];
  return {
    expected: expected.trim(),
    subject: {
      name: query,
      ...(type && { type }),
      ...(birthDate !== '' && { birthDate }),
      ...(country !== '' && { countries: [country] }),
    },
  };
}

const isWanted = (id: string, expected: string): boolean =>
  id === expected || id.endsWith(`-${expected}`);

interface Outcome {
  readonly ms: number;
  readonly isSought: boolean;
  readonly isFound: boolean;
  readonly isFirst: boolean;
  readonly isAlert: boolean;
}

async function screenOne(
  screener: Screener,
  { subject, expected }: Query,
  lists: readonly string[] | undefined,
): Promise<Outcome> {
  const from = performance.now();
  const { hits } = await screener.screen(subject, lists ? { lists } : {});
  const ms = performance.now() - from;
  const own = hits.find(({ entityId }) => isWanted(entityId, expected));
  return {
    ms,
    isSought: expected !== '',
    isFound: own !== undefined,
    isFirst: own !== undefined && own.score === hits[0]?.score,
    isAlert: hits.length > 0,
  };
}

const share = (of: readonly Outcome[], has: (outcome: Outcome) => boolean): string =>
  of.length === 0 ? '-' : (of.filter(has).length / of.length).toFixed(3);

function percentile(outcomes: readonly Outcome[], part: number): string {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

const header = [
  'queries',
  'sought',
  'recall',
  'first',
  'innocent',
  'false alerts',
  'p50 ms',
  'p95 ms',
];

/** Prints recall and false alerts at 70, and the time of a screening in this process. */
export async function measureQueries(
  screener: Screener,
  sets: readonly (readonly [name: string, queries: readonly Query[]])[],
  lists: readonly string[] | undefined,
): Promise<string> {
  const rows: string[][] = [];
  for (const [name, queries] of sets) {
    const outcomes: Outcome[] = [];
    for (const query of queries) outcomes.push(await screenOne(screener, query, lists));
    const sought = outcomes.filter(({ isSought }) => isSought);
    const innocent = outcomes.filter(({ isSought }) => !isSought);
    rows.push([
      name,
      String(sought.length),
      share(sought, ({ isFound }) => isFound),
      share(sought, ({ isFirst }) => isFirst),
      String(innocent.length),
      share(innocent, ({ isAlert }) => isAlert),
      percentile(outcomes, 0.5),
      percentile(outcomes, 0.95),
    ]);
  }
  return formatTable([header, ...rows]);
}
