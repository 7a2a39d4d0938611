/** Options for TanStack Query by group, such as `productsQueries(erp).list({ search })`. */
export type {
  GroupKey,
  InfiniteQueryOptions,
  MutationOptions,
  PageParam,
  QueryOptions,
} from '../core/queries.js';
export * from './generated/queries.js';
