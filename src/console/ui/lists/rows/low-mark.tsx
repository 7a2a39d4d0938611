import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../badge.js';

interface LowMarkProps {
  readonly isLow: boolean;
  /** The word of the mark, since colour alone says nothing to some readers. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A quantity of stock, marked if it is below its minimum. */
export function LowMark({ isLow, text, children }: LowMarkProps): ReactElement {
  return (
    <span className="inline">
      {isLow && <Badge tone="warning">{text}</Badge>}
      {children}
    </span>
  );
}
