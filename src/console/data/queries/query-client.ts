import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnd } from '../../session/login/ended.js';
import { meKey } from '../../session/me.js';
import { type ProblemKind, problemOf } from './problem.js';

/** The end of a login, and a second factor that has become required, are each handled in one place. */
const notice = (error: unknown): void => {
  const { kind, code } = problemOf(error);
  if (kind === 'session') sessionEnd.end();
  if (code === 'second_factor_setup_required')
    void queryClient.invalidateQueries({ queryKey: meKey });
};

/** Reads are repeated once after a failure of the network or the server. Only the user repeats writes. */
const mayPass = (failures: number, error: Error): boolean =>
  failures < 1 && ['offline', 'slow', 'unavailable', 'server'].includes(problemOf(error).kind);

/** Failures that pass by themselves. Over a limit, the server says when it accepts requests again. */
const outages: readonly ProblemKind[] = ['offline', 'slow', 'unavailable', 'busy'];

/** Returns true for the failure of a read that is repeated automatically. */
export const isOutage = (error: unknown): boolean =>
  error !== null && outages.includes(problemOf(error).kind);

/**
 * Reads that failed in an outage are repeated automatically, with growing delays and not before the server asks for it.
 * Other failed reads are not.
 */
function retryMs({ state }: Pick<Query, 'state'>): number | false {
  if (!isOutage(state.error)) return false;
  return Math.min(Math.max(3000 * state.errorUpdateCount, askedMs(state.error)), 30_000);
}

/** Returns true for a request over a limit, which had no effect. It is sent again when the server allows it. */
export const isOverLimit = (error: unknown): boolean =>
  error !== null && problemOf(error).kind === 'busy';

/** The delay that the server asks for. */
export const askedMs = (error: unknown): number => 1000 * (problemOf(error).retryAfter ?? 0);

const mayBeRepeated = ({ state }: Query): boolean =>
  isOutage(state.error) && state.errorUpdatedAt + askedMs(state.error) <= Date.now();

/** Repeats at once what an outage has failed on this page, since a read has just succeeded. */
function repeatFailed(): void {
  const failed = { type: 'active', fetchStatus: 'idle' } as const;
  void queryClient.refetchQueries({ ...failed, predicate: mayBeRepeated });
}

/**
 * Replies stay fresh for a minute, so that the back button is instant and sends no request. Each write names the queries that it makes
 * stale.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onSuccess: repeatFailed,
    onError: (error, query) => {
      // The first query, for the current user, has its own handling.
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
      staleTime: 60_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: retryMs,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
