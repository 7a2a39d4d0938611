import { kybQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';

export const useKybQueries = perEnvironment(kybQueries);

/** The prefix of the keys of all queries about company checks. */
export const kybKey: readonly unknown[] = ['notaria', 'kyb'];
