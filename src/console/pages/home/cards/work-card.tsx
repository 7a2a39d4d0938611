import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { Icon } from '../../../ui/icons.js';

/** The most lines of a card. The height of a card is reserved for them. */
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

function Loaded({ work, href }: { readonly work: Work; readonly href: string }): ReactElement {
  const { count, headline, hint, lines } = work;
  if (count === 0) {
    return (
      <p className="verdict calm">
        <Icon name="check" />
        {headline}
      </p>
    );
  }
  return (
    <>
      <p className="headline">
        <Link href={href}>{headline}</Link>
        {hint && <span className="hint">{hint}</span>}
      </p>
      <Lines lines={lines} />
    </>
  );
}

/** The number of records that wait for the user, with the first ones and a link to all. */
export function WorkCard<T>({ title, href, result, workOf }: WorkCardProps<T>): ReactElement {
  const { data, error, refetch } = result;
  return (
    <div className="work">
      <Card title={title}>
        {error && <Failed error={error} onRetry={refetch} />}
        {data === undefined && !error && <Loading rows={linesShown} />}
        {data !== undefined && <Loaded work={workOf(data)} href={href} />}
      </Card>
    </div>
  );
}
