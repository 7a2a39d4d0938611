import fc from 'fast-check';
import { lastDayOfFormers, type Run, runAfter, runOn } from '../../src/kernel/db/series/runs.js';
import { describe, expect, test } from '../support/jest.js';

const unused = (prefix: string): Run => ({
  prefix,
  start_number: 1,
  next_number: 1,
  pad: 6,
  first_date: null,
  last_date: null,
});

const days = fc.array(
  fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}`),
  { maxLength: 8 },
);

/** Documents of a former prefix, of the present one, and those that take numbers now. */
const histories = fc.record({ former: days, present: days, now: days });

/** Returns the runs with the documents that they take one after the other, and what becomes of each. */
function write(runs: { readonly present: Run; readonly formers: readonly Run[] }, on: string[]) {
  let { present, formers } = runs;
  const outcomes = on.map((day) => {
    const found = runOn({ present, formers }, day);
    if ('laterDay' in found) return `after ${found.laterDay}`;
    const { run } = found;
    const after = runAfter(run, day);
    if (run === present) present = after;
    else formers = formers.map((one) => (one === run ? after : one));
    return `${run.prefix}${run.next_number} of ${day}`;
  });
  return { present, formers, outcomes };
}

/** Returns the runs of a series whose prefix was changed once. */
function seriesAfter({
  former,
  present,
}: {
  readonly former: string[];
  readonly present: string[];
}) {
  const old = write({ present: unused('OLD-'), formers: [] }, former).present;
  return write({ present: unused('NEW-'), formers: [old] }, present);
}

describe('a series that keeps the order of dates', () => {
  test('numbers each prefix without a gap and in the order of dates', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const before = seriesAfter(history);
        const { outcomes } = write(before, history.now);
        for (const { last_date: last, next_number: next, prefix } of [
          before.present,
          ...before.formers,
        ]) {
          const own = outcomes.filter((outcome) => outcome.startsWith(prefix));
          expect(own.map((outcome) => Number(outcome.split(' of ')[0]?.slice(4)))).toEqual(
            own.map((_outcome, at) => next + at),
          );
          const dates = [last ?? '', ...own.map((outcome) => outcome.split(' of ')[1])];
          expect(dates).toEqual([...dates].sort());
        }
      }),
    );
  });

  test('needs its former prefixes only where it says so', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const runs = seriesAfter(history);
        fc.pre(lastDayOfFormers(runs.present, history.now) === undefined);
        const withoutFormers = write({ present: runs.present, formers: [] }, history.now);
        expect(withoutFormers.outcomes).toEqual(write(runs, history.now).outcomes);
      }),
    );
  });
});
