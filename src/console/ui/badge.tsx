import type { ReactElement, ReactNode } from 'react';

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'accent';

/** A state in a word; its colour only repeats what the word says. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={`badge ${tone}`}>{children}</span>;
}
