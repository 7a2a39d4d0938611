import type { Payable, Receivable } from '@notaria/erp';
import { payablesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { erp } from '../../session/clients.js';

/** The receivables or payables of one party that are open or partly paid. */
export interface OpenItems<T> {
  /** The oldest due first; undefined while they load. */
  readonly rows: readonly T[] | undefined;
  /** True while a newer state loads. */
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => unknown;
}

interface DueItem {
  readonly id: number;
  readonly dueDate: string;
}

const oldestFirst = (a: DueItem, b: DueItem): number =>
  a.dueDate.localeCompare(b.dueDate) || a.id - b.id;

function combined<T extends DueItem>([open, partial]: readonly [
  UseQueryResult<{ readonly data: readonly T[] }>,
  UseQueryResult<{ readonly data: readonly T[] }>,
]): OpenItems<T> {
  return {
    rows:
      open.data && partial.data
        ? [...open.data.data, ...partial.data.data].sort(oldestFirst)
        : undefined,
    isFetching: open.isFetching || partial.isFetching,
    error: open.error ?? partial.error,
    retry: () => Promise.all([open.refetch(), partial.refetch()]),
  };
}

const firstDue = { pageSize: 100, sortBy: 'dueDate', sortDir: 'asc' } as const;

/** The open receivables of a customer, at most the oldest hundred of each status. */
export function useOpenReceivables(customerId: number, isAsked = true): OpenItems<Receivable> {
  const { list } = receivablesQueries(erp);
  const queryOf = (status: 'open' | 'partial') => ({
    ...list({ customerId, status, ...firstDue }),
    enabled: isAsked && customerId > 0,
  });
  return useQueries({
    queries: [queryOf('open'), queryOf('partial')],
    combine: (results) => combined<Receivable>(results),
  });
}

/** The open payables of a vendor, at most the oldest hundred of each status. */
export function useOpenPayables(vendorId: number, isAsked = true): OpenItems<Payable> {
  const { list } = payablesQueries(erp);
  const queryOf = (status: 'open' | 'partial') => ({
    ...list({ vendorId, status, ...firstDue }),
    enabled: isAsked && vendorId > 0,
  });
  return useQueries({
    queries: [queryOf('open'), queryOf('partial')],
    combine: (results) => combined<Payable>(results),
  });
}
