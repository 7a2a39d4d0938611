import type { Event } from '@notaria/erp';
import { eventsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageSize, useListState } from '../../data/list-state.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { eventKinds, eventsOf } from './kinds.js';
import { eventTexts } from './texts.js';

function useColumns(): readonly Column<Event>[] {
  const texts = useTexts(eventTexts);
  const { instant } = useFormats();
  return [
    { title: texts.position, cell: ({ position }) => position },
    { title: texts.type, cell: ({ type }) => <code>{type}</code> },
    { title: texts.object, cell: ({ objectType, objectId }) => `${objectType} ${objectId}` },
    { title: texts.at, cell: ({ at }) => instant(at) },
    {
      title: texts.request,
      isMinor: true,
      cell: ({ requestId }) => requestId && <code>{requestId}</code>,
    },
  ];
}

function queryOf(list: ListState) {
  const after = Number(list.cursor) || 0;
  const types = eventsOf(list.filter('kind'));
  const search = list.search.trim();
  return {
    limit: pageSize,
    ...(after > 0 ? { after } : {}),
    ...(types ? { types } : {}),
    ...(search ? { search } : {}),
  };
}

/** The events of the company in their order, as programs read them. */
export function Events(): ReactElement {
  const texts = useTexts(eventTexts);
  const list = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...eventsQueries(erp).list(queryOf(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={texts.title}>
      <List<Event>
        list={list}
        listed={{
          rows: data?.data,
          nextCursor: data?.hasMore ? String(data.nextAfter) : undefined,
          error,
          isStale: isPlaceholderData,
          retry: refetch,
        }}
        caption={texts.title}
        search={texts.search}
        filters={[
          {
            name: 'kind',
            label: texts.kind,
            choices: eventKinds.map((kind) => [kind, texts.kinds[kind]]),
          },
        ]}
        keyOf={({ position }) => position}
        columns={useColumns()}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
