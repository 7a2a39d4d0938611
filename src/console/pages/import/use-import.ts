import type { Import } from '@notaria/erp';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemOf, problemTexts } from '../../data/queries/problem.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { whenAllowed } from '../../ui/lists/selection/run/run-each.js';
import { useUnsaved } from '../../unsaved/drafts.js';
import type { ImportKind } from './file/kinds.js';
import { fileOf, type ImportRow } from './file/rows.js';

/** A value, or a whole row, that the API refuses. */
export interface RowFault {
  readonly row: ImportRow;
  readonly column: string | null;
  readonly message: string;
}

/** The most rows that a request can have. */
const mostRows = 1_000;
/** The rows of a request that saves: few enough to show progress. */
const rowsAtOnce = 200;

async function send(kind: ImportKind, rows: readonly ImportRow[], dryRun: boolean) {
  const { data: bytes, rowAt } = fileOf(kind.fields, rows);
  const file = { data: bytes, filename: `${kind.name}.csv` };
  const { data } = await erp.imports.run(kind.name, { file, dryRun, skipFaults: true });
  const faults = data.faults.flatMap(({ line, column, message }): RowFault[] => {
    const row = rowAt(line);
    return row === undefined ? [] : [{ row, column, message }];
  });
  return { ...data, faults };
}

/** Returns the effect that the rows would have; the API reads at most a thousand of them. */
export function useCheck(kind: ImportKind, rows: readonly ImportRow[]) {
  return useQuery({
    queryKey: ['import', kind.name, rows.map(({ values }) => values)],
    queryFn: () => send(kind, rows.slice(0, mostRows), true),
    enabled: rows.length > 0,
    placeholderData: (before: Awaited<ReturnType<typeof send>> | undefined) => before,
    gcTime: 0,
    retry: false,
  });
}

export interface ImportRun extends Pick<Import, 'created' | 'updated' | 'unchanged'> {
  readonly count: number;
  readonly done: number;
  readonly faults: readonly RowFault[];
  readonly isRunning: boolean;
}

const nothing = { done: 0, created: 0, updated: 0, unchanged: 0, faults: [], isRunning: true };

/** Imports the rows, some hundred at a time. Asks before the user leaves the page meanwhile. */
export function useImport(kind: ImportKind) {
  const client = useQueryClient();
  const problems = useTexts(problemTexts);
  const [run, setRun] = useState<ImportRun>();
  const [controller] = useState(() => new AbortController());
  useUnsaved(run?.isRunning === true);
  useEffect(() => () => controller.abort(), [controller]);
  const refused = (error: unknown, rows: readonly ImportRow[]): readonly RowFault[] => {
    const { apiMessage, kind: problem } = problemOf(error);
    const message = apiMessage || problems[problem].title;
    return rows.map((row) => ({ row, column: null, message }));
  };
  const start = async (rows: readonly ImportRow[]): Promise<void> => {
    let now: ImportRun = { ...nothing, count: rows.length };
    setRun(now);
    while (now.done < rows.length && !controller.signal.aborted) {
      const part = rows.slice(now.done, now.done + rowsAtOnce);
      const done = now.done + part.length;
      try {
        const saved = await whenAllowed(() => send(kind, part, false), controller.signal);
        now = {
          ...now,
          done,
          created: now.created + saved.created,
          updated: now.updated + saved.updated,
          unchanged: now.unchanged + saved.unchanged,
          faults: [...now.faults, ...saved.faults],
        };
      } catch (error) {
        now = { ...now, done, faults: [...now.faults, ...refused(error, part)] };
      }
      setRun(now);
    }
    setRun({ ...now, isRunning: false });
    void client.invalidateQueries({ queryKey: kind.stale });
  };
  return {
    run,
    start: (rows: readonly ImportRow[]) => void start(rows),
    reset: () => setRun(undefined),
  };
}
