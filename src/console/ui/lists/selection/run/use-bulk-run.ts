import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUnsaved } from '../../../../unsaved/drafts.js';
import type { BulkAction } from '../bulk-action.js';
import { type Outcome, runEach } from './run-each.js';

interface BulkRun<T> {
  /** The outcomes in the order of the replies; undefined before the start. */
  readonly outcomes: readonly Outcome<T>[] | undefined;
  readonly isRunning: boolean;
  start(reason: string): void;
  /** Starts no further requests. Requests in progress continue. */
  stop(): void;
}

/** Runs an action for each row. Asks before the user leaves the page meanwhile. */
export function useBulkRun<T>(
  action: BulkAction<T>,
  rows: readonly T[],
  onEnd: (outcomes: readonly Outcome<T>[]) => void,
): BulkRun<T> {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome<T>[]>();
  const [running, setRunning] = useState<AbortController>();
  useUnsaved(running !== undefined);
  // The user left the page while the action was running.
  useEffect(() => () => running?.abort(), [running]);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, reason }: { readonly row: T; readonly reason: string }) =>
      action.run(row, reason),
  });
  const start = async (reason: string): Promise<void> => {
    const controller = new AbortController();
    const found: Outcome<T>[] = [];
    setRunning(controller);
    setOutcomes(found);
    await runEach({
      rows,
      work: (row) => mutateAsync({ row, reason }),
      signal: controller.signal,
      report(outcome) {
        found.push(outcome);
        setOutcomes([...found]);
      },
    });
    setRunning(undefined);
    for (const queryKey of action.stale ?? []) void client.invalidateQueries({ queryKey });
    onEnd(found);
  };
  return {
    outcomes,
    isRunning: running !== undefined,
    start: (reason) => void start(reason),
    stop: () => running?.abort(),
  };
}
