import type { Receivable } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
import { useQueries } from '@tanstack/react-query';
import { erp } from '../../session/clients.js';

export interface OpenReceivables {
  /** The oldest due first; undefined while they are being asked for. */
  readonly rows: readonly Receivable[] | undefined;
  /** A newer state is being asked for. */
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => unknown;
}

const oldestFirst = (a: Receivable, b: Receivable): number =>
  a.dueDate.localeCompare(b.dueDate) || a.id - b.id;

/** The receivables of a customer that are open or partly paid, at most the oldest hundred of each. */
export function useOpenReceivables(customerId: number, isAsked = true): OpenReceivables {
  const { list } = receivablesQueries(erp);
  const queryOf = (status: 'open' | 'partial') => ({
    ...list({ customerId, status, pageSize: 100, sortBy: 'dueDate', sortDir: 'asc' }),
    enabled: isAsked && customerId > 0,
  });
  return useQueries({
    queries: [queryOf('open'), queryOf('partial')],
    combine: ([open, partial]) => ({
      rows:
        open.data && partial.data
          ? [...open.data.data, ...partial.data.data].sort(oldestFirst)
          : undefined,
      isFetching: open.isFetching || partial.isFetching,
      error: open.error ?? partial.error,
      retry: () => Promise.all([open.refetch(), partial.refetch()]),
    }),
  });
}
