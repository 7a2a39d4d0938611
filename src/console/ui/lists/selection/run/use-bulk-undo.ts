import { useQueryClient } from '@tanstack/react-query';
import { undoByWrite } from '../../../../data/forms/use-write.js';
import { problemOf, problemTexts } from '../../../../data/queries/problem.js';
import { useTexts } from '../../../../session/language/texts.js';
import type { Undo } from '../../../toasts/messages.js';
import { listTexts } from '../../texts.js';
import type { BulkAction } from '../bulk-action.js';
import { type Outcome, runEach } from './run-each.js';

/** Reverses the action for every row. Resolves to the refusals. */
async function undoEach<T>(
  undo: NonNullable<BulkAction<T>['undo']>,
  rows: readonly Outcome<T>[],
): Promise<readonly unknown[]> {
  const refusals: unknown[] = [];
  await runEach({
    rows,
    work: ({ row, result }) => undo.run(row, result),
    signal: new AbortController().signal,
    report({ error }) {
      if (error !== undefined) refusals.push(error);
    },
  });
  return refusals;
}

/** Returns a function that gives the reversal of the rows that succeeded; undefined if there is none. */
export function useBulkUndo<T>({ undo, stale = [] }: BulkAction<T>) {
  const client = useQueryClient();
  const texts = useTexts(listTexts);
  const problems = useTexts(problemTexts);
  return (outcomes: readonly Outcome<T>[]): Undo | undefined => {
    const rows = outcomes.filter(({ error }) => error === undefined);
    if (undo === undefined || rows.length === 0) return undefined;
    return undoByWrite(client, stale, {
      done: undo.done(rows.length),
      async run() {
        const refusals = await undoEach(undo, rows);
        if (refusals.length === 0) return;
        const { kind, apiMessage } = problemOf(refusals[0]);
        const reason = apiMessage || problems[kind].title;
        // As a refusal of the server, whose message is shown.
        throw Object.assign(new Error(texts.notUndone(refusals.length, rows.length, reason)), {
          statusCode: 409,
        });
      },
    });
  };
}
