import type { UseQueryResult } from '@tanstack/react-query';
import type { ListPage } from '../../ui/lists/list.js';

interface ErpPage<T> {
  readonly data: readonly T[];
  readonly totalCount: number;
  readonly totalIsCapped?: true;
  readonly nextCursor?: string;
}

const stateOf = (result: UseQueryResult<unknown>) => ({
  error: result.error,
  isStale: result.isPlaceholderData,
  retry: () => result.refetch(),
});

/** A page of the ERP API for `List`. */
export const erpListed = <T>(result: UseQueryResult<ErpPage<T>>): ListPage<T> => ({
  ...stateOf(result),
  rows: result.data?.data,
  total: result.data?.totalCount,
  isTotalCapped: result.data?.totalIsCapped === true,
  nextCursor: result.data?.nextCursor,
});

interface KycPage {
  readonly total?: number;
  readonly nextCursor?: string | null;
}

/** A page of the verification API for `List`. The rows are in a member with a name of its own. */
export const kycListed = <P extends KycPage, T>(
  result: UseQueryResult<P>,
  rowsOf: (page: P) => readonly T[],
): ListPage<T> => ({
  ...stateOf(result),
  rows: result.data && rowsOf(result.data),
  total: result.data?.total,
  nextCursor: result.data?.nextCursor,
});

/** A page of the verification API for a walk over all pages, such as `PageLoader`. */
export const kycPage = <P extends KycPage, T>(page: P, rowsOf: (page: P) => readonly T[]) => ({
  data: rowsOf(page),
  ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
});
