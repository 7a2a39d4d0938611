import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import type { Part } from '../part.js';

/** The most lines of a card. */
export const linesShown = 3;

interface WorkLine {
  readonly id: string | number;
  readonly href?: string | undefined;
  readonly text: string;
  readonly hint?: string | undefined;
}

/** The work in a list: its number, and its first records. */
interface Work {
  readonly count: number;
  readonly headline: string;
  readonly hint?: string | undefined;
  readonly lines: readonly WorkLine[];
}

interface WorkCardProps<T> {
  readonly title: string;
  /** The list that holds what the card counts. */
  readonly href: string;
  readonly result: UseQueryResult<T>;
  readonly workOf: (reply: T) => Work;
}

function Lines({ lines }: Pick<Work, 'lines'>): ReactElement {
  return (
    <ul className="work-lines">
      {lines.map(({ id, href, text, hint }) => (
        <li key={id}>
          {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
          {hint && <span className="hint">{hint}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Returns the card of records that wait for the user: their number, the first ones, and a link to all. */
export function workCard<T>({ title, href, result, workOf }: WorkCardProps<T>): Part {
  const { data, error, refetch, isLoading } = result;
  const work = data === undefined ? undefined : workOf(data);
  if (work === undefined ? error === null : work.count === 0) return { isLoading, shown: null };
  const shown = (
    <Card key={title} title={title}>
      {error && <Failed error={error} onRetry={refetch} />}
      {work && (
        <>
          <p className="headline">
            <Link href={href}>{work.headline}</Link>
            {work.hint && <span className="hint">{work.hint}</span>}
          </p>
          <Lines lines={work.lines} />
        </>
      )}
    </Card>
  );
  return { isLoading, shown };
}
