import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { ListSums } from '../../ui/lists/foot/sums.js';
import type { ListPage } from '../../ui/lists/list.js';

export interface ErpPage<T> {
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

/** A page of either API, converted for `List`. */
export type LoadedPage<T> = Pick<ListPage<T>, 'rows' | 'total' | 'isTotalCapped' | 'nextCursor'>;

/** A converted page for `List`. */
export const listedAs = <T>(result: UseQueryResult<LoadedPage<T>>): ListPage<T> => ({
  ...stateOf(result),
  rows: undefined,
  ...result.data,
});

/** A page of the ERP API for `List`. */
export const erpListed = <T>(result: UseQueryResult<ErpPage<T>>): ListPage<T> => ({
  ...stateOf(result),
  rows: result.data?.data,
  total: result.data?.totalCount,
  isTotalCapped: result.data?.totalIsCapped === true,
  nextCursor: result.data?.nextCursor,
});

type PageOptions<P> = Pick<UseQueryOptions<P>, 'queryKey' | 'queryFn'>;

/** Loads a page of the ERP API for `List`. The page before stays until the next one is loaded. */
export const useErpPage = <T>(options: PageOptions<ErpPage<T>>): ListPage<T> =>
  erpListed(useQuery({ ...options, placeholderData: keepPreviousData }));

interface CurrencySums {
  readonly currencyCode: string;
  readonly count: number;
}

interface SummedPage {
  readonly totals?: readonly CurrencySums[] | null | undefined;
}

/**
 * The sums of a list of the ERP API for `List`.
 *
 * @param amountsOf  returns the amounts to show, each with its label
 */
export const erpSums = <P extends SummedPage>(
  result: UseQueryResult<P>,
  amountsOf: (
    sums: NonNullable<P['totals']>[number],
  ) => readonly (readonly [label: string, amount: number])[],
): ListSums => {
  const totals = result.data?.totals;
  const lines = totals?.map((sums) => ({ ...sums, amounts: amountsOf(sums) }));
  return { ...stateOf(result), lines: totals === null ? null : lines };
};

/** Loads the sums of a list of the ERP API, whose query is made by `sumsQuery`. */
export const useErpSums = <P extends SummedPage>(
  options: PageOptions<P>,
  amountsOf: Parameters<typeof erpSums<P>>[1],
): ListSums => erpSums(useQuery({ ...options, placeholderData: keepPreviousData }), amountsOf);

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

/** Loads a page of the verification API for `List`. The page before stays until the next one is loaded. */
export const useKycPage = <P extends KycPage, T>(
  options: PageOptions<P>,
  rowsOf: (page: P) => readonly T[],
): ListPage<T> => kycListed(useQuery({ ...options, placeholderData: keepPreviousData }), rowsOf);

/** A page of the verification API for a walk over all pages, such as `PageLoader`. */
export const kycPage = <P extends KycPage, T>(page: P, rowsOf: (page: P) => readonly T[]) => ({
  data: rowsOf(page),
  ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
});
