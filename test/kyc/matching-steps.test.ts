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

/** Returns the CPU time of the longest step, in microseconds, of the fastest of several builds. */
function longestStep(entries: readonly ListEntry[], builds: number): number {
  const rounds = Array.from({ length: builds }, () => {
    const steps = assembleMatcher(entries, () => '');
    let longest = 0;
    for (;;) {
      const before = process.cpuUsage();
      const isDone = steps.next().done === true;
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, user + system);
      if (isDone) return longest;
    }
  });
  return Math.min(...rounds);
}

test('building an index takes no step that scans all lists', () => {
  const [few, many] = [peopleOf(500), peopleOf(20_000)];
  longestStep(few, 5);
  // Forty times the entries. The garbage collector takes longer with a larger heap, but not forty times.
  expect(longestStep(many, 2) / longestStep(few, 5)).toBeLessThan(8);
});
