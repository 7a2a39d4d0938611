import { type FetchLike, SvcErp } from '@notaria/erp';
import type { RequestInfo } from '@notaria/kyc';
import { SvcKyc } from '@notaria/kyc';
import { gathering } from './gathered.js';
import { preferences } from './language/preferences.js';
import { earlyReply } from './login/early-reply.js';

/** The environment of the data on the verification pages. */
export type Environment = 'live' | 'test';

const speak = ({ headers }: RequestInfo): void => {
  headers['accept-language'] = preferences.get().language;
};

/**
 * The client does not retry. The page decides, because a user should see a limit instead of waiting.
 */
const shared = { baseUrl: location.origin, withCredentials: true, maxRetries: 0, onRequest: speak };

const send: FetchLike = (url, init) => fetch(url, init as RequestInit);

const alone = new SvcErp({ ...shared, fetch: send });

const gather = gathering(send, (operations) => alone.batch.run(operations));

/** The ERP API with the login of the current user. The first reply about the user has been asked for before. */
export const erp = new SvcErp({
  ...shared,
  fetch: (url, init) => earlyReply(url, init) ?? gather(url, init),
});

function inEnvironment(environment: Environment): SvcKyc {
  const own = { ...shared, headers: { 'x-environment': environment } };
  const alone = new SvcKyc({ ...own, fetch: send });
  const fetch = gathering(send, (operations) => alone.batch.run(operations));
  return new SvcKyc({ ...own, fetch });
}

/** The verification API with the same login, by environment. */
export const kycIn: Readonly<Record<Environment, SvcKyc>> = {
  live: inEnvironment('live'),
  test: inEnvironment('test'),
};
