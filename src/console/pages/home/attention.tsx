import { apiKeysQueries, usersQueries } from '@notaria/erp/react-query';
import { keysQueries, sessionsQueries, webhooksQueries } from '@notaria/kyc/react-query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { Card } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { Icon } from '../../ui/icons.js';
import { homeTexts } from './texts.js';

const twoWeeksMs = 14 * 24 * 3600 * 1000;

interface LineProps {
  readonly result: UseQueryResult<unknown>;
  readonly href: string;
  readonly isCalm: boolean;
  readonly text: string;
  readonly more?: string | undefined;
}

/** A kind of task. The icon and the text show whether any is open. */
function Line({ result, href, isCalm, text, more }: LineProps): ReactElement {
  if (result.error && result.data === undefined) {
    return (
      <li>
        <Failed error={result.error} onRetry={result.refetch} />
      </li>
    );
  }
  if (result.data === undefined) {
    return (
      <li>
        <Loading rows={1} />
      </li>
    );
  }
  return (
    <li>
      <Link href={href} className={isCalm ? 'calm' : 'waits'}>
        <Icon name={isCalm ? 'check' : 'warning'} />
        <span>{text}</span>
        {more && <span className="hint">{more}</span>}
      </Link>
    </li>
  );
}

function Webhooks(): ReactElement {
  const texts = useTexts(homeTexts);
  const { kyc, environment } = useKyc();
  const { queryKey, queryFn } = webhooksQueries(kyc).list({ limit: 100 });
  const result = useQuery({ queryKey: [...queryKey, environment], queryFn });
  const failing =
    result.data?.webhooks.filter(
      ({ status, disabledReason, failureCount }) =>
        disabledReason !== null || (status === 'enabled' && failureCount > 0),
    ) ?? [];
  return (
    <Line
      result={result}
      href="/webhooks"
      isCalm={failing.length === 0}
      text={texts.webhooks(failing.length)}
      more={failing.map(({ url }) => new URL(url).host).join(', ')}
    />
  );
}

function Review(): ReactElement {
  const texts = useTexts(homeTexts);
  const { relative } = useFormats();
  const { kyc, environment } = useKyc();
  const query = { awaiting: 'reviewer', limit: 1 } as const;
  const { queryKey, queryFn } = sessionsQueries(kyc).pending(query);
  const result = useQuery({ queryKey: [...queryKey, environment], queryFn });
  const [oldest] = result.data?.sessions ?? [];
  const total = result.data?.total ?? 0;
  return (
    <Line
      result={result}
      href="/review"
      isCalm={total === 0}
      text={texts.review(total)}
      more={oldest && texts.oldest(relative(oldest.updatedAt))}
    />
  );
}

/**
 * Keys of both APIs that expire soon. The ERP API filters them; the few keys of the verification API are filtered
 * here.
 */
function useEndingKeys() {
  // Computed once per visit, because a changing time would be a new query each time.
  const [[now, expiresBefore]] = useState(() => {
    const at = Date.now();
    return [new Date(at).toISOString(), new Date(at + twoWeeksMs).toISOString()] as const;
  });
  const { may } = useMe();
  const { kyc, environment } = useKyc();
  const ofErp = useQuery(
    apiKeysQueries(erp).list({ expiresBefore, sortBy: 'expiresAt', sortDir: 'asc', pageSize: 1 }),
  );
  const { queryKey, queryFn } = keysQueries(kyc).list({ limit: 100 });
  const mine = useQuery({
    queryKey: [...queryKey, environment],
    queryFn,
    enabled: may('keys:manage'),
  });
  const ending = (mine.data?.keys ?? []).filter(
    ({ status, expiresAt }) =>
      status === 'active' && expiresAt !== null && expiresAt > now && expiresAt < expiresBefore,
  );
  const all = [...(ofErp.data?.data ?? []), ...ending];
  const endOf = ({ expiresAt }: { readonly expiresAt: string | null }): number =>
    expiresAt === null ? Infinity : new Date(expiresAt).getTime();
  const [first] = all.sort((one, other) => endOf(one) - endOf(other));
  return { result: ofErp, total: (ofErp.data?.totalCount ?? 0) + ending.length, first, ending };
}

function Keys(): ReactElement {
  const texts = useTexts(homeTexts);
  const { relative } = useFormats();
  const { result, total, first, ending } = useEndingKeys();
  return (
    <Line
      result={result}
      href={ending.length > 0 && ending.length === total ? '/keys/verification' : '/keys'}
      isCalm={total === 0}
      text={texts.keys(total)}
      more={first?.expiresAt ? texts.first(first.name, relative(first.expiresAt)) : undefined}
    />
  );
}

function LockedUsers(): ReactElement {
  const texts = useTexts(homeTexts);
  const result = useQuery(usersQueries(erp).list({ locked: true, pageSize: 3 }));
  const total = result.data?.totalCount ?? 0;
  return (
    <Line
      result={result}
      href="/users?locked=true"
      isCalm={total === 0}
      text={texts.locked(total)}
      more={result.data?.data.map(({ name }) => name).join(', ')}
    />
  );
}

/** Tasks of this user, by the permissions of the role. */
export function Attention(): ReactElement | null {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  const lines = [
    may('sessions:decide') && <Review key="review" />,
    may('webhooks:manage') && <Webhooks key="webhooks" />,
    may('api-keys:manage') && <Keys key="keys" />,
    may('users:manage') && <LockedUsers key="locked" />,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Card title={texts.attention}>
      <ul className="attention">{lines}</ul>
    </Card>
  );
}
