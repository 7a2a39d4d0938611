import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnd } from '../../session/ended.js';
import { meKey } from '../../session/me.js';
import { type ProblemKind, problemOf } from './problem.js';

/** A login that has ended, and a second factor that has come to be required, are each shown in one place. */
const notice = (error: unknown): void => {
  const { kind, code } = problemOf(error);
  if (kind === 'session') sessionEnd.end();
  if (code === 'second_factor_setup_required')
    void queryClient.invalidateQueries({ queryKey: meKey });
};

/** Reads are asked once more when the network or the server failed; writes by the person alone. */
const mayPass = (failures: number, error: Error): boolean =>
  failures < 1 && ['offline', 'slow', 'server'].includes(problemOf(error).kind);

const outages: readonly ProblemKind[] = ['offline', 'slow'];

/** A read that an outage has failed is asked for again by itself, less often the longer it lasts; others are not. */
function retryMs({ state }: Pick<Query, 'state'>): number | false {
  const isOut = state.error !== null && outages.includes(problemOf(state.error).kind);
  return isOut ? Math.min(3000 * state.errorUpdateCount, 30_000) : false;
}

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
    queries: {
      retry: mayPass,
      staleTime: 10_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: retryMs,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
