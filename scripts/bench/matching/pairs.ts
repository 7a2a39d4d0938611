import {
  type NameKind,
  plainKnowledge,
  prepareName,
  scoreNames,
} from '../../../src/kyc/matching/index.js';
import { formatTable } from '../table.js';

interface PairScore {
  readonly query: string;
  readonly listed: string;
  readonly isSame: boolean;
  readonly score: number;
}

/** Other schemas of the file count as unknown kinds. */
export function nameKind(schema: string | undefined): NameKind {
  const word = schema?.trim().toLowerCase() ?? '';
  if (word === 'person') return 'person';
  if (/^(company|organi[sz]ation|publicbody)$/.test(word)) return 'company';
  return /^(vessel|airplane|aircraft)$/.test(word) ? 'vessel' : 'any';
}

function judge(row: Readonly<Record<string, string>>, at: number): PairScore {
  const { name1: query, name2: listed, expected, schema } = row;
  if (query === undefined || listed === undefined || expected === undefined) {
    throw new Error(`Row ${at + 1} lacks name1, name2 or expected`);
  }
  const kind = nameKind(schema);
  const { score } = scoreNames(prepareName(query, kind), prepareName(listed, kind), plainKnowledge);
  return { query, listed, isSame: /^(true|1|yes)$/i.test(expected.trim()), score };
}

function ratesAt(judged: readonly PairScore[], threshold: number): string[] {
  const count = (isSame: boolean, isAlert: boolean): number =>
    judged.filter((each) => each.isSame === isSame && each.score >= threshold === isAlert).length;
  const [hits, alarms, misses] = [count(true, true), count(false, true), count(true, false)];
  const [precision, recall] = [hits / (hits + alarms), hits / (hits + misses)];
  const f1 = (2 * precision * recall) / (precision + recall);
  const shares = [precision, recall, f1].map((share) => share.toFixed(3));
  return [String(threshold), ...shares, ...[hits, alarms, misses].map(String)];
}

const header = ['threshold', 'precision', 'recall', 'F1', 'hits', 'false alerts', 'misses'];

/** Prints precision, recall and F1 over labelled pairs, without statistics of lists. */
export function measurePairs(
  rows: readonly Readonly<Record<string, string>>[],
  isTellingErrors: boolean,
): string {
  const judged = rows.map(judge);
  const table = formatTable([header, ratesAt(judged, 70), ratesAt(judged, 85)]);
  if (!isTellingErrors) return table;
  const errors = judged
    .filter(({ isSame, score }) => score >= 70 !== isSame)
    .map(({ query, listed, isSame, score }) => {
      return `${isSame ? 'missed' : 'false '} ${String(score).padStart(3)}  ${query} | ${listed}\n`;
    });
  return table + errors.join('');
}
