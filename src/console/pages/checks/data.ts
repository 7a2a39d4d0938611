import { checksQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';

export const useCheckQueries = perEnvironment(checksQueries);

/** The prefix of the keys of lists of checks. */
export const checksListKey: readonly unknown[] = ['notaria', 'checks', 'list'];
