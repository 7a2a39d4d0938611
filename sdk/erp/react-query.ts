/** Options for TanStack Query, by group: `productsQueries(erp).list({ search })`. */
export type {
  GroupKey,
  InfiniteQueryOptions,
  MutationOptions,
  PageParam,
  QueryOptions,
} from '../core/queries.js';
export * from './generated/queries.js';
