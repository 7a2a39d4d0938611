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
import type { Finding } from './finding.js';
import { findingTexts } from './texts.js';
import type { FindingResult } from './use-findings.js';

function Line({ href, text, more }: Finding): ReactElement {
  return (
    <li>
      <Link href={href} className="waits">
        <Icon name="warning" />
        <span>{text}</span>
        {more && <span className="hint">{more}</span>}
      </Link>
    </li>
  );
}

/** Returns the number of failed checks of the books, of which the card of the books asks. */
function useFailedChecks(): number {
  const { may } = useMe();
  const { data } = useQuery({ ...adminQueries(erp).selfCheck(), enabled: false });
  if (!may('audit:read')) return 0;
  return data?.data.checks.filter(({ sound }) => !sound).length ?? 0;
}

/** Everything that is wrong; nothing without any. */
export function Attention({ results }: { readonly results: readonly FindingResult[] }) {
  const texts = useTexts(findingTexts);
  const unsound = useFailedChecks();
  const failed = results.filter(({ error, data }) => error !== null && data === undefined);
  const found = results.flatMap(({ data }) => data ?? []);
  if (failed.length + found.length + unsound === 0) return null;
  return (
    <Card title={texts.attention}>
      <ul className="attention">
        {unsound > 0 && (
          <li>
            <a href="#books" className="waits">
              <Icon name="warning" />
              <span>{texts.books(unsound)}</span>
            </a>
          </li>
        )}
        {found.map((finding) => (
          <Line key={finding.href} {...finding} />
        ))}
        {failed.map(({ error, refetch }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: failures have no identity
          <li key={position}>
            <Failed error={error} onRetry={refetch} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
