import {
  attachmentsQueries,
  notificationsQueries,
  tagsQueries,
  timelineQueries,
  watchingQueries,
} from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { erp } from '../../session/clients.js';
import type { RecordPath } from './record-path.js';

/** The entries of a timeline that a page shows at first. */
export const fewEntries = 10;

/**
 * Loads the activity of a record at the same time as the record, so that one batch asks for both. The card, whose file loads
 * later, finds it in the cache. Each page reads the timeline anew.
 *
 * @param changedAt  the time when the record was loaded; its timeline loads again after the next one
 */
export function useActivity(record: RecordPath | undefined, changedAt: number): void {
  const { kind, id } = record ?? { kind: '', id: 0 };
  const enabled = record !== undefined;
  const options = timelineQueries(erp).get(kind, id, { limit: fewEntries });
  const timeline = useQuery({ ...options, enabled, staleTime: 0 });
  useQuery({ ...attachmentsQueries(erp).list(kind, id), enabled });
  useQuery({ ...tagsQueries(erp).get(kind, id), enabled });
  useQuery({ ...watchingQueries(erp).get(kind, id), enabled });
  useQuery({ ...notificationsQueries(erp).colleagues({}), enabled });
  const loadedAt = useRef(0);
  useEffect(() => {
    const isReloaded = loadedAt.current > 0 && changedAt > loadedAt.current;
    if (isReloaded && enabled) void timeline.refetch();
    loadedAt.current = changedAt;
  });
}
