import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import {
  endingApiKeys,
  endingVerificationKeys,
  failingWebhooks,
  lockedUsers,
  soonAfter,
  useKeyQueries,
  useWebhookQueries,
} from './access.js';
import type { Finding, FindingQuery } from './finding.js';
import { overduePayables } from './overdue.js';
import { findingTexts } from './texts.js';

/** The reply to one question. `data` is null if nothing is wrong. */
export interface FindingResult
  extends Pick<UseQueryResult<Finding | null>, 'data' | 'error' | 'isLoading'> {
  readonly refetch: () => unknown;
}

function useFinding(permission: string, query: FindingQuery): FindingResult {
  const { may } = useMe();
  return useQuery({ ...query, enabled: may(permission) });
}

/** Asks for everything that may be wrong and that the user may read, one request each. */
export function useFindings(): readonly FindingResult[] {
  const texts = useTexts(findingTexts);
  const formats = useFormats();
  // Computed once per visit, because a changing time would be a new query each time.
  const [soon] = useState(() => soonAfter(Date.now()));
  const webhooks = useWebhookQueries();
  const keys = useKeyQueries();
  return [
    useFinding('payables:read', overduePayables(texts, formats)),
    useFinding('users:manage', lockedUsers(texts)),
    useFinding('webhooks:manage', failingWebhooks(texts, webhooks)),
    useFinding('api-keys:manage', endingApiKeys(soon, texts, formats)),
    useFinding('keys:manage', endingVerificationKeys(keys, soon, texts, formats)),
  ];
}
