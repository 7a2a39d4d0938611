import type { AuditEntry, Event } from '@notaria/erp';
import type { ReactElement } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Card } from '../../ui/frames/page.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import type { Column } from '../../ui/lists/table.js';
import { actionTexts } from './action-texts.js';
import { Actor, EntryDetail } from './entry-detail.js';
import { type AuditTexts, auditTexts } from './texts.js';
import type { History } from './use-history.js';

/** A request that changed a record: its audit entry, its events, or both. */
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

const entryColumns = (texts: AuditTexts, formats: Formats): readonly Column<HistoryRow>[] => [
  { title: texts.actor, cell: ({ entry }) => entry && <Actor entry={entry} /> },
  {
    title: texts.changes,
    isNumber: true,
    cell: ({ entry }) => entry && formats.number(entry.changes.length),
  },
];

/** The changes of a record with their actors, for roles that read the audit log or the events. */
export function RecordHistory({ history }: { readonly history: History }): ReactElement {
  const texts = useTexts(auditTexts);
  const names = useTexts(actionTexts);
  const formats = useFormats();
  const { entries = [], events = [], isLoaded, error, retry } = history;
  const rows = isLoaded ? rowsOf(entries, events) : undefined;
  const detailOf = ({ entry }: HistoryRow) =>
    entry ? <EntryDetail entry={entry} /> : texts.eventOnly;
  return (
    <Card title={texts.history}>
      <LoadedTable<HistoryRow>
        caption={texts.history}
        rows={rows}
        error={error}
        retry={retry}
        empty={texts.none}
        keyOf={({ key }) => key}
        {...(history.entries ? { detailOf } : {})}
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
          ...(history.entries ? entryColumns(texts, formats) : []),
        ]}
      />
    </Card>
  );
}
