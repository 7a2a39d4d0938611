import { SvcErp } from '@notaria/erp';
import type { RequestInfo } from '@notaria/kyc';
import { SvcKyc } from '@notaria/kyc';
import { preferences } from './language/preferences.js';

/** The environment of the data on the verification pages. */
export type Environment = 'live' | 'test';

const speak = ({ headers }: RequestInfo): void => {
  headers['accept-language'] = preferences.get().language;
};

/**
 * The page itself decides when to ask again: a waiting user is better told of a limit than kept
 * waiting.
 */
const shared = { baseUrl: location.origin, withCredentials: true, maxRetries: 0, onRequest: speak };

/** The ERP API, as the person who is logged in. */
export const erp = new SvcErp(shared);

const inEnvironment = (environment: Environment): SvcKyc =>
  new SvcKyc({ ...shared, headers: { 'x-environment': environment } });

/** The verification API, as the same person, by environment. */
export const kycIn: Readonly<Record<Environment, SvcKyc>> = {
  live: inEnvironment('live'),
  test: inEnvironment('test'),
};
