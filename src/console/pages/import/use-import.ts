import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemOf, problemTexts } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { runEach } from '../../ui/lists/selection/run/run-each.js';
import { useUnsaved } from '../../unsaved/drafts.js';
import type { ImportKind } from './file/kinds.js';
import type { ImportRow } from './file/rows.js';

/** A row that the API refused, with its reason. */
export interface FailedRow {
  readonly row: ImportRow;
  readonly reason: string;
}

export interface ImportRun {
  readonly count: number;
  readonly done: number;
  readonly failed: readonly FailedRow[];
  readonly isRunning: boolean;
}

/** Creates a record for each row, at most four at a time. Asks before the user leaves the page meanwhile. */
export function useImport(kind: ImportKind) {
  const client = useQueryClient();
  const problems = useTexts(problemTexts);
  const [run, setRun] = useState<ImportRun>();
  const [controller] = useState(() => new AbortController());
  useUnsaved(run?.isRunning === true);
  useEffect(() => () => controller.abort(), [controller]);
  const start = async (rows: readonly ImportRow[]): Promise<void> => {
    let now: ImportRun = { count: rows.length, done: 0, failed: [], isRunning: true };
    const show = (change: Partial<ImportRun>): void => {
      now = { ...now, ...change };
      setRun(now);
    };
    show({});
    await runEach({
      rows,
      work: ({ values }) => kind.create(values),
      signal: controller.signal,
      report({ row, error }) {
        if (error === undefined) return show({ done: now.done + 1 });
        const problem = problemOf(error);
        const details = problem.details.map(({ message }) => message).join(' ');
        const reason = details || problem.apiMessage || problems[problem.kind].title;
        show({ done: now.done + 1, failed: [...now.failed, { row, reason }] });
      },
    });
    show({ isRunning: false });
    void client.invalidateQueries({ queryKey: kind.stale });
  };
  return {
    run,
    start: (rows: readonly ImportRow[]) => void start(rows),
    reset: () => setRun(undefined),
  };
}
