import {
  attachmentsQueries,
  notificationsQueries,
  tagsQueries,
  timelineQueries,
  watchingQueries,
} from '@notaria/erp/react-query';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { erp } from '../../session/clients.js';
import type { RecordPath } from './record-path.js';

/** The entries of a timeline that a page shows at first. */
export const fewEntries = 10;

/** What the card of activities reads of a record. Its timeline is read anew by each page. */
function readsOf({ kind, id }: RecordPath) {
  return [
    { ...timelineQueries(erp).get(kind, id, { limit: fewEntries }), staleTime: 0 },
    attachmentsQueries(erp).list(kind, id),
    tagsQueries(erp).get(kind, id),
    watchingQueries(erp).get(kind, id),
    notificationsQueries(erp).colleagues({}),
  ] as const;
}

/**
 * Loads the activity of a record at the same time as the record, so that one batch asks for both. The card, whose file loads
 * later, finds it in the cache.
 *
 * @param changedAt  the time when the record was loaded; its timeline loads again after the next one
 */
export function useActivity(record: RecordPath | undefined, changedAt: number): void {
  const { kind, id } = record ?? { kind: '', id: 0 };
  const [timeline] = useQueries({
    queries: readsOf({ kind, id }).map((read) => ({ ...read, enabled: record !== undefined })),
  });
  const loadedAt = useRef(0);
  useEffect(() => {
    const isReloaded = loadedAt.current > 0 && changedAt > loadedAt.current;
    if (isReloaded && record !== undefined) void timeline?.refetch();
    loadedAt.current = changedAt;
  });
}
