import type { ReactElement } from 'react';

/** A part of the home page, which appears together with the others when no part waits for a reply. */
export interface Part {
  readonly isLoading: boolean;
  /** Null if there is no work and no figure to show. */
  readonly shown: ReactElement | null;
}

export const isWaiting = (parts: readonly Pick<Part, 'isLoading'>[]): boolean =>
  parts.some(({ isLoading }) => isLoading);
