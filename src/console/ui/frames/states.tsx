import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import {
  type Problem,
  type ProblemKind,
  problemOf,
  problemTexts,
} from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../button.js';
import { namedMessage } from '../forms/refusals/field-names.js';
import { Icon } from '../icons.js';
import { uiTexts } from '../texts.js';

/** A placeholder while content loads. */
export function Loading({ rows = 6 }: { readonly rows?: number }): ReactElement {
  const { loading } = useTexts(uiTexts);
  return (
    <div className="loading" role="status">
      <span className="unseen">{loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without content
        <span key={row} className="bar" aria-hidden="true" />
      ))}
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps): ReactElement {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Says that no row matches the search and the filters, and offers to remove them. */
export function NoneFound({ onShowAll }: { readonly onShowAll: () => void }): ReactElement {
  const texts = useTexts(uiTexts);
  return (
    <Empty title={texts.noneFound} action={<Button onClick={onShowAll}>{texts.showAll}</Button>}>
      {texts.noneFoundText}
    </Empty>
  );
}

/** Counts down to the time from which the API accepts requests again. */
function useWait(seconds: number): number {
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

function Retry({
  problem,
  onRetry,
}: {
  readonly problem: Problem;
  readonly onRetry: () => unknown;
}): ReactElement {
  const texts = useTexts(uiTexts);
  const left = useWait(problem.kind === 'busy' ? (problem.retryAfter ?? 5) : 0);
  const label = problem.kind === 'changed' ? texts.reload : texts.retry;
  return (
    <Button onClick={() => void onRetry()} disabled={left > 0}>
      {left > 0 ? texts.waitSeconds(left) : label}
    </Button>
  );
}

interface FailedProps {
  readonly error: unknown;
  /** The names of fields on the page by their paths. */
  readonly fieldNames?: ReadonlyMap<string, string>;
  /** Repeats the request, or shows the newest state. */
  readonly onRetry?: (() => unknown) | undefined;
}

/** The kinds whose messages of the API say more than the texts of the console. */
const explained: ReadonlySet<ProblemKind> = new Set(['conflict', 'invalid', 'unavailable']);

/** A failure with the message of the API, or with a text of the console, and the possible action. */
export function Failed({ error, fieldNames, onRetry }: FailedProps): ReactElement {
  const texts = useTexts(uiTexts);
  const problem = problemOf(error);
  const said = ({ path, message }: Problem['details'][number]): string =>
    namedMessage(path, message, fieldNames?.get(path));
  const { title, text } = useTexts(problemTexts)[problem.kind];
  const apiText = (explained.has(problem.kind) && problem.apiMessage) || text;
  // The message of a single fault is often that of the whole reply too.
  const same = problem.details.find(({ message }) => message === apiText);
  const details = problem.details.filter((detail) => detail !== same);
  return (
    <div className={`problem ${problem.kind}`} role="alert">
      <Icon name="warning" />
      <div>
        <p className="problem-title">{title}</p>
        <p>{same ? said(same) : apiText}</p>
        {problem.details.length > 1 && (
          <p>
            <strong>{texts.wrongFields(problem.details.length)}</strong>
          </p>
        )}
        {details.length > 0 && (
          <ul>
            {details.map((detail) => (
              <li key={detail.path + detail.message}>{said(detail)}</li>
            ))}
          </ul>
        )}
        {problem.requestId && (
          <p className="hint">
            {texts.requestId} <code>{problem.requestId}</code>
          </p>
        )}
        {onRetry && problem.kind !== 'forbidden' && <Retry problem={problem} onRetry={onRetry} />}
      </div>
    </div>
  );
}
