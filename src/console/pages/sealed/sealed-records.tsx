import type { RecordKind, SealedRecord } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cursorQuery, type ListState, useListState, wholeQuery } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { Ago } from '../cases/marks.js';
import { useSealedQueries } from './data.js';
import { type SealedTexts, sealedTexts } from './texts.js';

function queryOf(list: ListState) {
  const kind = list.filter('kind') as RecordKind | undefined;
  const { search } = list;
  return {
    ...cursorQuery(list),
    ...(kind ? { kind } : {}),
    ...(search ? { recordId: search.trim() } : {}),
  };
}

const columnsOf = (texts: SealedTexts): readonly Column<SealedRecord>[] => [
  { title: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  { title: texts.record, cell: ({ recordId }) => <code>{recordId}</code> },
  { title: texts.status, cell: ({ status }) => texts.statuses[status] ?? status },
  { title: texts.decided, cell: ({ decidedAt }) => decidedAt && <Ago at={decidedAt} /> },
  { title: texts.erased, cell: ({ erasedAt }) => <Ago at={erasedAt} /> },
  { title: texts.cause, isMinor: true, cell: ({ cause }) => texts.causes[cause] },
];

/** The sealed records of erased sessions, screenings and checks. */
export function SealedRecords(): ReactElement {
  const texts = useTexts(sealedTexts);
  const { queries, keyed } = useSealedQueries();
  const { kyc } = useKyc();
  const list = useListState();
  const result = useQuery({
    ...keyed(queries.list(queryOf(list))),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={texts.title} back={{ href: '/sessions', title: texts.sessions }}>
      <List<SealedRecord>
        list={list}
        listed={kycListed(result, ({ sealedRecords }) => sealedRecords)}
        caption={texts.title}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/sealed-records/${id}`}
        columns={columnsOf(texts)}
        search={texts.search}
        filters={[{ name: 'kind', label: texts.kind, choices: Object.entries(texts.kinds) }]}
        exported={{
          name: 'sealed-records',
          load: (format) => kyc.sealedRecords.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
