import { webhooksQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../data/queries/per-environment.js';

export const useWebhookQueries = perEnvironment(webhooksQueries);
