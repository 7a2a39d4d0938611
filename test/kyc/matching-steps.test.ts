import { assembleMatcher, type ListEntry } from '../../src/kyc/matching/index.js';
import { expect, test } from '../support/jest.js';

/** Returns people with two names each, made of a few hundred syllables. */
function peopleOf(count: number): ListEntry[] {
  const syllables = ['ba', 'ro', 'ti', 'ven', 'zu', 'kal', 'mo', 'ri', 'des', 'lin', 'fo', 'gar'];
  const wordOf = (seed: number): string =>
    [seed, seed / 7, seed / 61, seed / 331]
      .map((part) => syllables[Math.floor(part) % syllables.length])
      .join('');
  return Array.from({ length: count }, (_, at) => ({
    id: `P-${at}`,
    schema: 'person',
    caption: wordOf(at),
    names: [
      { text: `${wordOf(at)} ${wordOf(at * 31 + 5)}`, kind: 'primary' },
      { text: `${wordOf(at)} ${wordOf(at * 17 + 3)}`, kind: at % 5 === 0 ? 'weak' : 'alias' },
    ],
    birthDates: [],
    birthPlaces: [],
    countries: [],
    gender: null,
    documents: [{ number: `${100_000 + at}` }],
    identifiers: { lei: [], registration: [] },
    topics: [],
    programs: [],
    remarks: '',
  }));
}

/** Returns the CPU time of each step of a build, in microseconds. */
function stepsOf(entries: readonly ListEntry[]): readonly number[] {
  const steps = assembleMatcher(entries, () => '');
  const times: number[] = [];
  for (;;) {
    const before = process.cpuUsage();
    const isDone = steps.next().done === true;
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
    if (isDone) return times;
  }
}

/**
 * Returns the CPU time of the longest step. Each step counts with its shortest time in several builds, because the garbage
 * collector works within another step each time.
 */
function longestStep(entries: readonly ListEntry[], builds: number): number {
  const [first = [], ...others] = Array.from({ length: builds }, () => stepsOf(entries));
  return Math.max(...first.map((time, at) => Math.min(time, ...others.map((one) => one[at] ?? 0))));
}

test('building an index takes no step that scans all lists', () => {
  const [few, many] = [peopleOf(500), peopleOf(20_000)];
  longestStep(few, 5);
  // Forty times the entries.
  expect(longestStep(many, 4) / longestStep(few, 5)).toBeLessThan(8);
});
