import { sealedRecordsQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';

export const useSealedQueries = perEnvironment(sealedRecordsQueries);
