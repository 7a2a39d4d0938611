/** Options for TanStack Query by group, such as `sessionsQueries(kyc).list({ status })`. */
export type {
  GroupKey,
  InfiniteQueryOptions,
  MutationOptions,
  PageParam,
  QueryOptions,
} from '../core/queries.js';
export * from './generated/queries.js';
