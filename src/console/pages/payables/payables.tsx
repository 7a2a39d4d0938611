import type { Payable } from '@notaria/erp';
import type { ReactElement } from 'react';
import {
  documentQuery,
  filled,
  idIn,
  type ListState,
  listPath,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { useErpPage, useErpSums } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { OfVendor } from '../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { openColumns, openFilters, openQuery, openSums } from '../settlement/open-list.js';
import { payables } from './side.js';
import { payableTexts } from './texts.js';

type Sort = 'dueDate' | 'issueDate' | 'amount' | 'openAmount' | 'vendorName';

const columnsOf = (labels: DocumentTexts): readonly Column<Payable>[] => [
  {
    title: labels.number,
    place: 'lead',
    cell: ({ documentNumber, vendorInvoiceNumber }) => (
      <span className="stack">
        <span className="nowrap">{documentNumber}</span>
        {vendorInvoiceNumber && <code>{vendorInvoiceNumber}</code>}
      </span>
    ),
  },
  {
    title: labels.vendor,
    sort: 'vendorName',
    place: 'below',
    cell: ({ vendorName }) => vendorName,
  },
  ...openColumns(labels),
];

const queryOf = (list: ListState) => ({
  ...documentQuery<Sort>(list),
  ...openQuery(list),
  ...filled({ vendorId: idIn(list, 'vendor') }),
});

function Actions(): ReactElement {
  const texts = useTexts(payableTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const pay = useCreateLink({
    label: texts.take,
    href: '/payables/pay',
    icon: 'money',
    isOffered: may('payables:pay'),
  });
  return (
    <>
      <LinkButton href="/payables/aging">{labels.aging}</LinkButton>
      <LinkButton href="/payables/payments">{texts.payments}</LinkButton>
      {pay}
    </>
  );
}

/** Bills of the vendors; those with open amounts first. */
export function Payables(): ReactElement {
  const texts = useTexts(payableTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const list = useListState('-openAmount');
  const query = queryOf(list);
  const hrefOf = ({ id, vendorId, openAmount }: Payable): string | undefined =>
    openAmount > 0 && may('payables:pay')
      ? `/payables/pay?vendor=${vendorId}&bill=${id}`
      : undefined;
  return (
    <Page title={texts.title} actions={<Actions />}>
      <List
        list={list}
        listed={useErpPage(payables.list(query))}
        sums={useErpSums(payables.list(sumsQuery(query)), openSums(labels))}
        caption={texts.title}
        columns={columnsOf(labels)}
        keyOf={({ id }) => id}
        hrefOf={hrefOf}
        search={texts.search}
        filters={openFilters(texts, labels)}
        tools={<OfVendor list={list} />}
        bulk={{ nameOf: ({ documentNumber }) => documentNumber, actions: [] }}
        exported={{
          name: 'payables',
          path: listPath('/api/payables', wholeQuery(query)),
          load: (file) => erp.payables.list({ ...wholeQuery(query), ...file }),
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
