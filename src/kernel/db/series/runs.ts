/** The numbers that a prefix gives, and the days of its documents. */
export interface Run {
  readonly prefix: string;
  readonly start_number: number;
  readonly next_number: number;
  readonly pad: number;
  /** Null for a prefix without documents, and for a former one of an earlier release. */
  readonly first_date: string | null;
  readonly last_date: string | null;
}

export interface Series {
  readonly present: Run;
  /** The runs of former prefixes, those that began last first. */
  readonly formers: readonly Run[];
}

/** The run that numbers a document, or the day of a later document that forbids it. */
type RunOrLaterDay = { readonly run: Run } | { readonly laterDay: string };

const isUnused = ({ start_number: start, next_number: next }: Run): boolean => start === next;

/**
 * Returns the run of a document in a series that keeps the order of dates: the present one, or for a day before its first
 * document the former one that was in use then.
 */
export function runOn({ present, formers }: Series, day: string): RunOrLaterDay {
  const { first_date: first, last_date: last } = present;
  if (last === null || day >= last) return { run: present };
  const isBefore = first !== null && day < first;
  const former = formers.find((run) => run.first_date !== null && run.first_date <= day);
  if (!isBefore || former === undefined || former.last_date === null) return { laterDay: last };
  return day < former.last_date ? { laterDay: former.last_date } : { run: former };
}

/**
 * Returns the last of the days if documents of these days, in any order, may need former runs; undefined if the present run
 * numbers or refuses all of them.
 */
export function lastDayOfFormers(present: Run, days: readonly string[]): string | undefined {
  const sorted = [...days].sort();
  const [earliest = ''] = sorted;
  const latest = sorted.at(-1);
  // The first document of a new prefix may have any of the days.
  const first = isUnused(present) ? latest : present.first_date;
  return typeof first === 'string' && earliest < first ? latest : undefined;
}

/** Returns a run after one more document. */
export function runAfter(run: Run, day: string): Run {
  const { first_date: first, last_date: last, next_number: next } = run;
  const isFirst = isUnused(run) || (first !== null && day < first);
  return {
    ...run,
    next_number: next + 1,
    first_date: isFirst ? day : first,
    last_date: last === null || day > last ? day : last,
  };
}
