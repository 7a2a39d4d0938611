import type { SvcKyc } from '@notaria/kyc';
import { kycIn } from '../../session/clients.js';
import { usePreferences } from '../../session/language/use-preferences.js';

interface KeyedQuery {
  readonly queryKey: readonly unknown[];
}

interface EnvironmentQueries<Q> {
  /** Options of the group in the chosen environment. */
  readonly queries: Q;
  readonly environment: 'live' | 'test';
  /** The same options with a key of this environment, so that live and test data are never mixed. */
  keyed<O extends KeyedQuery>(options: O): O;
}

/** A hook for one group of the verification API: `perEnvironment(sessionsQueries)`. */
export function perEnvironment<Q>(bind: (client: SvcKyc) => Q): () => EnvironmentQueries<Q> {
  const bound = { live: bind(kycIn.live), test: bind(kycIn.test) };
  return () => {
    const { environment } = usePreferences();
    return {
      queries: bound[environment],
      environment,
      keyed: (options) => ({ ...options, queryKey: [...options.queryKey, environment] }),
    };
  };
}
