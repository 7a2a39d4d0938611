import { keysQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';

/** Options of queries and mutations of verification keys, in the chosen environment. */
export const useKeyQueries = perEnvironment(keysQueries);
