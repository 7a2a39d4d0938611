import type { RecordKind, SealedRecord } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, filled, useListState, wholeQuery } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { useSealedQueries } from '../../data/queries/verification.js';
import { ListPage } from '../../records/list-page.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import type { Column } from '../../ui/lists/table.js';
import { Ago } from '../cases/marks.js';
import { type SealedTexts, sealedTexts } from './texts.js';

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
  const query = {
    ...cursorQuery(list),
    ...filled({ kind: list.filter<RecordKind>('kind'), recordId: list.search.trim() }),
  };
  return (
    <ListPage
      href="/sealed-records"
      back={{ href: '/sessions', title: texts.sessions }}
      texts={texts}
      list={list}
      listed={useKycPage(keyed(queries.list(query)), ({ sealedRecords }) => sealedRecords)}
      columns={columnsOf(texts)}
      filters={[{ name: 'kind', label: texts.kind, choices: Object.entries(texts.kinds) }]}
      exported={{
        name: 'sealed-records',
        load: (file) => kyc.sealedRecords.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
