import type { ActorType, AuditEntry, ListAuditEntriesQuery } from '@notaria/erp';
import { auditQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  listPath,
  pageQuery,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { actionTexts } from './action-texts.js';
import { Actor, EntryDetail } from './entry-detail.js';
import { type AuditTexts, auditTexts } from './texts.js';

const audit = auditQueries(erp);

/** Filters that are passed from the address to the API unchanged. An id needs its object type. */
const plainFilters = ['action', 'objectType', 'dateFrom', 'dateTo', 'requestId', 'ip'] as const;

function filtersOf(list: ListState): ListAuditEntriesQuery {
  const actorType = list.filter('actorType') as ActorType | undefined;
  const actorId = Number(list.filter('actorId'));
  const objectId = list.filter('objectId');
  const given = plainFilters.flatMap((name) => {
    const value = list.filter(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(given),
    ...(actorType ? { actorType } : {}),
    ...(actorType && actorId > 0 ? { actorId } : {}),
    ...(list.filter('objectType') && objectId ? { objectId } : {}),
  };
}

/** Returns true for the id of a login, and for a hash, which tell a reader nothing. The entry shows them. */
const isOpaque = (id: string): boolean => /^[\w-]{24,}$/.test(id) && !/^[a-z]{3}_/.test(id);

/** The name of an action. That of an export is the operation that lists. */
const actionOf = (
  { action, objectType }: AuditEntry,
  texts: AuditTexts,
  names: Readonly<Record<string, string>>,
): string => (objectType === 'export' ? texts.exported : (names[action] ?? action));

const columnsOf = (
  texts: AuditTexts,
  names: Readonly<Record<string, string>>,
  formats: Formats,
): readonly Column<AuditEntry>[] => [
  {
    title: texts.at,
    sort: 'at',
    cell: ({ at }) => (
      <time dateTime={at} title={at}>
        {formats.instant(at)}
      </time>
    ),
  },
  { title: texts.actor, cell: (entry) => <Actor entry={entry} /> },
  {
    title: texts.action,
    cell: (entry) => <span title={entry.action}>{actionOf(entry, texts, names)}</span>,
  },
  {
    title: texts.object,
    cell: ({ objectType, objectId }) =>
      objectType && (
        <div className="stack">
          {texts.objectTypes[objectType] ?? objectType}
          {objectId && !isOpaque(objectId) && <code>{objectId}</code>}
        </div>
      ),
  },
  {
    title: texts.changes,
    isNumber: true,
    cell: ({ changes }) => formats.number(changes.length),
  },
  { title: texts.address, isMinor: true, cell: ({ ip }) => ip && <code>{ip}</code> },
];

function filterFields(
  list: ListState,
  texts: AuditTexts,
  names: Readonly<Record<string, string>>,
): readonly Filter[] {
  const choices = Object.entries(names).toSorted(([, one], [, other]) => one.localeCompare(other));
  const ids: Filter[] = list.filter('objectType')
    ? [{ name: 'objectId', label: texts.objectId, type: 'text' }]
    : [];
  return [
    { name: 'action', label: texts.action, choices },
    { name: 'objectType', label: texts.objectType, choices: Object.entries(texts.objectTypes) },
    ...ids,
    { name: 'actorType', label: texts.actorType, choices: Object.entries(texts.actorTypes) },
    { name: 'dateFrom', label: texts.from, type: 'date' },
    { name: 'dateTo', label: texts.to, type: 'date' },
    { name: 'actorId', label: texts.actorId, type: 'tag' },
    { name: 'requestId', label: texts.requestId, type: 'tag' },
    { name: 'ip', label: texts.address, type: 'tag' },
  ];
}

export function Audit(): ReactElement {
  const texts = useTexts(auditTexts);
  const names = useTexts(actionTexts);
  const formats = useFormats();
  const list = useListState('-at');
  const query = { ...filtersOf(list), ...pageQuery<'at'>(list) };
  const listed = erpListed(
    useQuery({ ...audit.list(query), placeholderData: keepPreviousData, staleTime: 0 }),
  );
  return (
    <Page title={texts.title}>
      <List
        list={list}
        listed={listed}
        caption={texts.title}
        columns={columnsOf(texts, names, formats)}
        keyOf={({ id }) => id}
        detailOf={(entry) => <EntryDetail entry={entry} />}
        search={texts.search}
        filters={filterFields(list, texts, names)}
        exported={{
          name: 'audit',
          path: listPath('/api/admin/audit', wholeQuery(query)),
          load: (file) => erp.audit.list({ ...wholeQuery(query), ...file }),
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
