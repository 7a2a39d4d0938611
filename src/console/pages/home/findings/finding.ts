import type { UseQueryOptions } from '@tanstack/react-query';

/** Something that is wrong, with the list that shows it. */
export interface Finding {
  readonly href: string;
  readonly text: string;
  readonly more?: string | undefined;
}

/** A query that returns a finding; null if nothing is wrong. */
export type FindingQuery = UseQueryOptions<unknown, Error, Finding | null>;

interface Source<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: UseQueryOptions<T>['queryFn'];
}

/** Binds a query to the function that judges its reply. */
export const findingIn = <T>(source: Source<T>, judge: (reply: T) => Finding | null) =>
  ({ ...source, select: (reply: unknown) => judge(reply as T) }) as FindingQuery;
