import type { ReactElement, ReactNode } from 'react';

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'accent';

/** A state as a word. The colour only repeats its meaning. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={`badge ${tone}`}>{children}</span>;
}
