import { adminQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import { Icon } from '../../../ui/icons.js';
import { isWaiting, type Part } from '../part.js';
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
  return href.startsWith('#') ? <a href={href}>{content}</a> : <Link href={href}>{content}</Link>;
}

/** The failed checks of the books, after the user has started the self-check. */
function useBooks(): FindingResult {
  const texts = useTexts(findingTexts);
  const { data, refetch } = useQuery({ ...adminQueries(erp).selfCheck(), enabled: false });
  const failed = data?.data.checks.filter(({ sound }) => !sound).length ?? 0;
  const finding = failed > 0 ? { href: '#books', text: texts.books(failed) } : null;
  // The card of the books shows why it has no answer.
  return { data: finding, error: null, isLoading: false, refetch };
}

/** Everything that is wrong. A question without an answer is shown too. */
export function useAttention(): Part {
  const texts = useTexts(findingTexts);
  const results = [useBooks(), ...useFindings()];
  const lines = results.filter(({ data, error }) => data || error !== null);
  const shown = lines.length > 0 && (
    <Card title={texts.attention}>
      <ul className="attention">
        {lines.map(({ data, error, refetch }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without state
          <li key={place}>
            {data ? <Line {...data} /> : <Failed error={error} onRetry={refetch} />}
          </li>
        ))}
      </ul>
    </Card>
  );
  return { isLoading: isWaiting(results), shown: shown || null };
}
