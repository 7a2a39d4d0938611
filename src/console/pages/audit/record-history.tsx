import type { AuditEntry, Event } from '@notaria/erp';
import { auditQueries, eventsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Card } from '../../ui/frames/page.js';
import type { RecordAddress } from '../../ui/frames/record.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { eventsOf } from '../events/kinds.js';
import { actionTexts } from './action-texts.js';
import { Actor, EntryDetail } from './entry-detail.js';
import { auditTexts } from './texts.js';

/** The newest entries; a link leads to all of them. */
const mostEntries = 20;
const mostEvents = 100;

/** What happened to a record in one request: its audit entry, its events, or both. */
interface HistoryRow {
  readonly key: string;
  readonly at: string;
  readonly entry?: AuditEntry;
  readonly events: readonly string[];
}

/** Joins entries and events of the same request. An event whose entry is not shown has a row of its own. */
function rowsOf(entries: readonly AuditEntry[], events: readonly Event[]): readonly HistoryRow[] {
  const known = new Set(entries.map(({ requestId }) => requestId));
  const typesOf = (id: string | null): readonly string[] =>
    id === null ? [] : events.filter(({ requestId }) => requestId === id).map(({ type }) => type);
  const alone = events.filter(({ requestId }) => requestId === null || !known.has(requestId));
  return [
    ...entries.map((entry) => ({
      key: `entry ${entry.id}`,
      at: entry.at,
      entry,
      events: typesOf(entry.requestId),
    })),
    ...alone.map(({ position, at, type }) => ({ key: `event ${position}`, at, events: [type] })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** @param changedAt  the time when the record was loaded, so that a change of it loads its history again */
function useHistory({ type, id }: RecordAddress, changedAt: number) {
  const { may } = useMe();
  const types = eventsOf(type);
  const mayReadEntries = may('audit:read');
  const mayReadEvents = may('events:read') && types !== undefined;
  const audit = auditQueries(erp).list({
    objectType: type,
    objectId: String(id),
    pageSize: mostEntries,
  });
  const events = eventsQueries(erp).list({
    search: String(id),
    limit: mostEvents,
    ...(types ? { types } : {}),
  });
  const common = { placeholderData: keepPreviousData, staleTime: 0 };
  const entries = useQuery({
    ...audit,
    ...common,
    queryKey: [...audit.queryKey, changedAt],
    enabled: mayReadEntries,
  });
  const published = useQuery({
    ...events,
    ...common,
    queryKey: [...events.queryKey, changedAt],
    enabled: mayReadEvents,
  });
  const isLoaded = (!mayReadEntries || entries.data) && (!mayReadEvents || published.data);
  return {
    mayRead: mayReadEntries || mayReadEvents,
    rows: isLoaded ? rowsOf(entries.data?.data ?? [], published.data?.data ?? []) : undefined,
    error: entries.error ?? published.error,
    retry: () => Promise.all([entries.refetch(), published.refetch()]),
  };
}

interface HistoryProps {
  readonly of: RecordAddress;
  readonly changedAt: number;
}

/** Who changed a record, when and how, for roles that read the audit log or the events. */
export function RecordHistory({ of, changedAt }: HistoryProps): ReactElement | null {
  const texts = useTexts(auditTexts);
  const names = useTexts(actionTexts);
  const formats = useFormats();
  const { mayRead, rows, error, retry } = useHistory(of, changedAt);
  if (!mayRead) return null;
  return (
    <Card title={texts.history}>
      <LoadedTable<HistoryRow>
        caption={texts.history}
        rows={rows}
        error={error}
        retry={retry}
        empty={texts.none}
        keyOf={({ key }) => key}
        detailOf={({ entry }) => (entry ? <EntryDetail entry={entry} /> : texts.noChanges)}
        columns={[
          {
            title: texts.at,
            cell: ({ at }) => (
              <time dateTime={at} title={at}>
                {formats.instant(at)}
              </time>
            ),
          },
          {
            title: texts.action,
            cell: ({ entry, events }) => (
              <span className="stack">
                {entry && (names[entry.action] ?? entry.action)}
                {events.map((type) => (
                  <code key={type}>{type}</code>
                ))}
              </span>
            ),
          },
          { title: texts.actor, cell: ({ entry }) => entry && <Actor entry={entry} /> },
          {
            title: texts.changes,
            isNumber: true,
            cell: ({ entry }) => entry && formats.number(entry.changes.length),
          },
        ]}
      />
    </Card>
  );
}
