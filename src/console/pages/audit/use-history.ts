import type { AuditEntry, Event } from '@notaria/erp';
import { auditQueries, eventsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { erp } from '../../session/clients.js';
import { useMe } from '../../session/me.js';
import { eventsOf } from '../events/kinds.js';

/** The type and id of a record in the audit log. */
export interface RecordAddress {
  readonly type: string;
  readonly id: string | number | undefined;
}

/** The newest entries. */
const mostEntries = 20;
const mostEvents = 100;

export interface History {
  /** Undefined for roles that read neither. */
  readonly entries: readonly AuditEntry[] | undefined;
  readonly events: readonly Event[] | undefined;
  readonly mayRead: boolean;
  readonly isLoaded: boolean;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/**
 * Loads the history of a record at the same time as the record, so that one batch asks for both.
 *
 * @param changedAt  the time when the record was loaded; its history loads again after the next one
 */
export function useHistory(of: RecordAddress | undefined, changedAt: number): History {
  const { may } = useMe();
  const types = of && eventsOf(of.type);
  const mayReadEntries = of !== undefined && may('audit:read');
  const mayReadEvents = types !== undefined && may('events:read');
  const id = String(of?.id);
  const entries = useQuery({
    ...auditQueries(erp).list({ objectType: of?.type ?? '', objectId: id, pageSize: mostEntries }),
    enabled: mayReadEntries,
    staleTime: 0,
  });
  const events = useQuery({
    ...eventsQueries(erp).list({ search: id, limit: mostEvents, types: types ?? [] }),
    enabled: mayReadEvents,
    staleTime: 0,
  });
  const retry = (): unknown =>
    Promise.all([mayReadEntries && entries.refetch(), mayReadEvents && events.refetch()]);
  const loadedAt = useRef(0);
  useEffect(() => {
    if (loadedAt.current > 0 && changedAt > loadedAt.current) void retry();
    loadedAt.current = changedAt;
  });
  return {
    entries: entries.data?.data,
    events: events.data?.data,
    mayRead: mayReadEntries || mayReadEvents,
    isLoaded:
      (!mayReadEntries || entries.data !== undefined) &&
      (!mayReadEvents || events.data !== undefined),
    error: entries.error ?? events.error,
    retry,
  };
}
