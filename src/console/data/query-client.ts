import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnd } from '../session/ended.js';
import { problemOf } from './problem.js';

/** Whoever calls: a login that has ended is shown in one place. */
const notice = (error: unknown): void => {
  if (problemOf(error).kind === 'session') sessionEnd.end();
};

/** Reads are kept for some seconds, so that going back is instant; what is written says what it makes stale. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // The first question of all, who is logged in, has an answer of its own.
      if (query.state.data !== undefined || query.queryKey[1] !== 'auth') notice(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.options.mutationKey?.[1] !== 'auth') notice(error);
    },
  }),
  defaultOptions: {
    // The clients repeat what may be repeated.
    queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
