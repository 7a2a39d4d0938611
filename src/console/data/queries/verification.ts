import {
  checksQueries,
  keysQueries,
  kybQueries,
  sealedRecordsQueries,
  webhooksQueries,
} from '@notaria/kyc/react-query';
import { perEnvironment } from './per-environment.js';

/* Options of queries and mutations of the verification API, in the chosen environment. */

export const useCheckQueries = perEnvironment(checksQueries);
export const useKeyQueries = perEnvironment(keysQueries);
export const useKybQueries = perEnvironment(kybQueries);
export const useSealedQueries = perEnvironment(sealedRecordsQueries);
export const useWebhookQueries = perEnvironment(webhooksQueries);

/** The prefix of the keys of lists of checks. */
export const checksListKey: readonly unknown[] = ['notaria', 'checks', 'list'];

/** The prefix of the keys of all queries about company checks. */
export const kybKey: readonly unknown[] = ['notaria', 'kyb'];
