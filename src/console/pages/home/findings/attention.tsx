import { adminQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import { Icon } from '../../../ui/icons.js';
import { uiTexts } from '../../../ui/texts.js';
import type { Finding } from './finding.js';
import { findingTexts } from './texts.js';
import { type FindingResult, useFindings } from './use-findings.js';

function Line({ href, text, more }: Finding): ReactElement {
  const content = (
    <>
      <Icon name="warning" />
      <span>{text}</span>
      {more && <span className="hint">{more}</span>}
    </>
  );
  return (
    <li>
      {href.startsWith('#') ? (
        <a href={href} className="waits">
          {content}
        </a>
      ) : (
        <Link href={href} className="waits">
          {content}
        </Link>
      )}
    </li>
  );
}

/** The failed checks of the books, of which the card of the books asks. */
function useBooks(): FindingResult | undefined {
  const texts = useTexts(findingTexts);
  const { may } = useMe();
  const { data, error, isPending, refetch } = useQuery({
    ...adminQueries(erp).selfCheck(),
    enabled: false,
  });
  if (!may('audit:read')) return undefined;
  const failed = data?.data.checks.filter(({ sound }) => !sound).length ?? 0;
  const finding = failed > 0 ? { href: '#books', text: texts.books(failed) } : null;
  // The card of the books shows why it has no answer.
  return { data: finding, error: null, isPending: isPending && error === null, refetch };
}

/** A place without a finding: its answer is awaited, or nothing is wrong there. */
function NoFinding({
  isPending,
  isCalm,
}: {
  readonly isPending: boolean;
  readonly isCalm: boolean;
}) {
  const texts = useTexts(findingTexts);
  const { loading } = useTexts(uiTexts);
  if (isPending) {
    return (
      <li className="loading">
        <span className="unseen">{loading}</span>
        <span className="bar" aria-hidden="true" />
      </li>
    );
  }
  if (!isCalm) return <li className="free" aria-hidden="true" />;
  return (
    // The key keeps the bar that was here from becoming the text, which would move.
    <li key="calm" className="calm">
      <span>
        <Icon name="check" />
        {texts.nothing}
      </span>
    </li>
  );
}

/**
 * Everything that is wrong, each with its own reply. The card has one place for each question, and a reply fills the
 * first place that is left, so that it moves nothing.
 */
export function Attention(): ReactElement | null {
  const texts = useTexts(findingTexts);
  const asked = useFindings();
  const results = [useBooks() ?? [], asked].flat();
  if (results.length === 0) return null;
  const isFailed = ({ error, data }: FindingResult): boolean =>
    error !== null && data === undefined;
  const shown = results.filter((result) => result.data || isFailed(result));
  const pending = results.filter(({ isPending }) => isPending).length;
  const isCalm = shown.length + pending === 0;
  return (
    <Card title={texts.attention}>
      <ul className="attention">
        {results.map((_, place) => {
          const { data, error, refetch } = shown[place] ?? {};
          const rest = { isPending: place < shown.length + pending, isCalm: isCalm && place === 0 };
          const failed = error && (
            <li>
              <Failed error={error} onRetry={refetch} />
            </li>
          );
          const content = data ? <Line {...data} /> : (failed ?? <NoFinding {...rest} />);
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is
          return <Fragment key={place}>{content}</Fragment>;
        })}
      </ul>
    </Card>
  );
}
