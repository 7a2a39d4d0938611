import { apiKeysQueries, usersQueries } from '@notaria/erp/react-query';
import { keysQueries, webhooksQueries } from '@notaria/kyc/react-query';
import { perEnvironment } from '../../../data/queries/per-environment.js';
import { erp } from '../../../session/clients.js';
import type { Formats } from '../../../session/language/formats.js';
import { type FindingQuery, findingIn } from './finding.js';
import type { FindingTexts } from './texts.js';

export const useWebhookQueries = perEnvironment(webhooksQueries);
export const useKeyQueries = perEnvironment(keysQueries);

/** The time within which keys end soon. */
export interface Soon {
  readonly now: string;
  readonly expiresBefore: string;
}

const twoWeeksMs = 14 * 24 * 3600 * 1000;

export const soonAfter = (at: number): Soon => ({
  now: new Date(at).toISOString(),
  expiresBefore: new Date(at + twoWeeksMs).toISOString(),
});

export const lockedUsers = (texts: FindingTexts): FindingQuery =>
  findingIn(usersQueries(erp).list({ locked: true, pageSize: 3 }), ({ data, totalCount }) => {
    if (totalCount === 0) return null;
    const more = data.map(({ name }) => name).join(', ');
    return { href: '/users?locked=true', text: texts.locked(totalCount), more };
  });

export function failingWebhooks(
  texts: FindingTexts,
  { queries, keyed }: ReturnType<typeof useWebhookQueries>,
): FindingQuery {
  return findingIn(keyed(queries.list({ limit: 100 })), ({ webhooks }) => {
    const failing = webhooks.filter(
      ({ status, disabledReason, failureCount }) =>
        disabledReason !== null || (status === 'enabled' && failureCount > 0),
    );
    if (failing.length === 0) return null;
    const more = failing.map(({ url }) => new URL(url).host).join(', ');
    return { href: '/webhooks', text: texts.webhooks(failing.length), more };
  });
}

interface EndingKey {
  readonly name: string;
  readonly expiresAt: string | null;
}

const firstOf = (key: EndingKey | undefined, texts: FindingTexts, { relative }: Formats) =>
  key?.expiresAt ? texts.first(key.name, relative(key.expiresAt)) : undefined;

export function endingApiKeys(
  { expiresBefore }: Soon,
  texts: FindingTexts,
  formats: Formats,
): FindingQuery {
  const query = { expiresBefore, sortBy: 'expiresAt', sortDir: 'asc', pageSize: 1 } as const;
  return findingIn(apiKeysQueries(erp).list(query), ({ data: [first], totalCount }) =>
    totalCount === 0
      ? null
      : { href: '/keys', text: texts.keys(totalCount), more: firstOf(first, texts, formats) },
  );
}

export function endingVerificationKeys(
  { queries, keyed }: ReturnType<typeof useKeyQueries>,
  { now, expiresBefore }: Soon,
  texts: FindingTexts,
  formats: Formats,
): FindingQuery {
  return findingIn(keyed(queries.list({ limit: 100 })), ({ keys }) => {
    const ending = keys
      .filter(({ status, expiresAt }) => {
        const end = expiresAt ?? '';
        return status === 'active' && end > now && end < expiresBefore;
      })
      .toSorted((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''));
    if (ending.length === 0) return null;
    const text = texts.verificationKeys(ending.length);
    return { href: '/keys/verification', text, more: firstOf(ending[0], texts, formats) };
  });
}
