import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const longest = 100;

/** The delay after the last key before a search is sent. */
const pauseMs = 180;

interface SearchQuery {
  readonly pageSize: number;
  readonly sortBy: 'name';
  readonly sortDir: 'asc';
  readonly search?: string;
  readonly count?: 'capped';
}

interface Rows<T> {
  readonly data: readonly T[];
}

type ListOptions<T> = Pick<
  UseQueryOptions<Rows<T>, Error, Rows<T>, QueryKey>,
  'queryKey' | 'queryFn'
>;

const queryOf = (search: string): SearchQuery => ({
  pageSize: 8,
  sortBy: 'name',
  sortDir: 'asc',
  ...(search ? { search, count: 'capped' as const } : {}),
});

/** Replies of a picker stay fresh for a minute. A record that was not found may be created in another tab. */
export const freshMs = (rows: Rows<unknown> | undefined): number =>
  rows === undefined || rows.data.length === 0 ? 0 : 60_000;

/**
 * Returns the text to search for, which follows the typed text when the user pauses. A search that the page has a reply
 * for does not wait.
 */
function useSearchText(isKnown: (search: string) => boolean) {
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  const wanted = typed.trim().slice(0, longest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const search = wanted === '' || isKnown(wanted) ? wanted : settled;
  return {
    search,
    isBehind: search !== wanted,
    onSearch: setTyped,
    onHurry: () => setSettled(wanted),
  };
}

/** Searches a list for the text that is typed into a picker. */
export function useFound<T>(listOf: (query: SearchQuery) => ListOptions<T>) {
  const client = useQueryClient();
  const isKnown = (text: string): boolean =>
    client.getQueryData(listOf(queryOf(text)).queryKey) !== undefined;
  const { search, isBehind, onSearch, onHurry } = useSearchText(isKnown);
  const { data, isLoading } = useQuery({
    ...listOf(queryOf(search)),
    staleTime: ({ state }) => freshMs(state.data),
    // Each line has a picker: a return to the window must not repeat the searches of all.
    refetchOnWindowFocus: false,
  });
  return {
    search,
    field: {
      items: isBehind ? [] : (data?.data ?? []),
      isLoading: isLoading || isBehind,
      onSearch,
      onHurry,
    },
  };
}
