import { adminQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
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

function Waiting(): ReactElement {
  const { loading } = useTexts(uiTexts);
  return (
    <li className="loading">
      <span className="unseen">{loading}</span>
      <span className="bar" aria-hidden="true" />
    </li>
  );
}

function Calm(): ReactElement {
  const texts = useTexts(findingTexts);
  return (
    <li className="calm">
      <Icon name="check" />
      {texts.nothing}
    </li>
  );
}

function Place({ result }: { readonly result: FindingResult | undefined }): ReactElement {
  if (result === undefined) return <Waiting />;
  const { data, error, refetch } = result;
  if (data) return <Line {...data} />;
  return (
    <li>
      <Failed error={error} onRetry={refetch} />
    </li>
  );
}

/**
 * Everything that is wrong, each with its own reply. A reply fills the first place that is left, so that it moves no other.
 * The places that no finding has filled disappear together after the last reply.
 */
export function Attention(): ReactElement | null {
  const texts = useTexts(findingTexts);
  const asked = useFindings();
  const results = [useBooks() ?? [], asked].flat();
  if (results.length === 0) return null;
  const isFailed = ({ error, data }: FindingResult): boolean =>
    error !== null && data === undefined;
  const shown = results.filter((result) => result.data || isFailed(result));
  const isWaiting = results.some(({ isPending }) => isPending);
  return (
    <Card title={texts.attention}>
      <ul className="attention">
        {(isWaiting ? results : shown).map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is
          <Place key={place} result={shown[place]} />
        ))}
        {!isWaiting && shown.length === 0 && <Calm />}
      </ul>
    </Card>
  );
}
