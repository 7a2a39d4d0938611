import type { Receivable } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
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
import type { BulkActions } from '../../ui/lists/selection/bulk-action.js';
import type { Column } from '../../ui/lists/table.js';
import { OfCustomer } from '../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { openColumns, openFilters, openQuery, openSums } from '../settlement/open-list.js';
import { RemindDialog } from './reminders/remind-dialog.js';
import { reminderTexts } from './reminders/texts.js';
import { receivableTexts } from './texts.js';

type Sort = 'dueDate' | 'issueDate' | 'amount' | 'openAmount' | 'customerName';

const columnsOf = (labels: DocumentTexts): readonly Column<Receivable>[] => [
  {
    title: labels.number,
    place: 'lead',
    cell: ({ documentNumber }) => <span className="nowrap">{documentNumber}</span>,
  },
  {
    title: labels.customer,
    sort: 'customerName',
    place: 'below',
    cell: ({ customerName }) => customerName,
  },
  ...openColumns(labels),
];

const queryOf = (list: ListState) => ({
  ...documentQuery<Sort>(list),
  ...openQuery(list),
  ...filled({ customerId: idIn(list, 'customer') }),
});

function Actions(): ReactElement {
  const texts = useTexts(receivableTexts);
  const { may } = useMe();
  const take = useCreateLink({
    label: texts.take,
    href: '/receivables/pay',
    icon: 'money',
    isOffered: may('receivables:collect'),
  });
  return (
    <>
      <LinkButton href="/receivables/payments">{texts.payments}</LinkButton>
      {take}
    </>
  );
}

/** A reminder needs the address of the customer. */
function useBulk(): BulkActions<Receivable> {
  const { remind } = useTexts(reminderTexts);
  const { may } = useMe();
  return {
    nameOf: ({ documentNumber }) => documentNumber,
    actions: may('customers:read')
      ? [
          {
            label: remind,
            appliesTo: ({ openAmount }) => openAmount > 0,
            dialog: (rows, onClose) => <RemindDialog rows={rows} onClose={onClose} />,
          },
        ]
      : [],
  };
}

/** The receivables of all customers; open ones first. */
export function Receivables(): ReactElement {
  const texts = useTexts(receivableTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const list = useListState('-openAmount');
  const query = queryOf(list);
  return (
    <Page title={texts.title} actions={<Actions />}>
      <List
        list={list}
        listed={useErpPage(receivablesQueries(erp).list(query))}
        sums={useErpSums(receivablesQueries(erp).list(sumsQuery(query)), openSums(labels))}
        caption={texts.title}
        columns={columnsOf(labels)}
        keyOf={({ id }) => id}
        hrefOf={({ invoiceId }) =>
          invoiceId !== null && may('invoices:read') ? `/invoices/${invoiceId}` : undefined
        }
        search={texts.search}
        filters={openFilters(texts, labels)}
        tools={<OfCustomer list={list} />}
        bulk={useBulk()}
        exported={{
          name: 'receivables',
          path: listPath('/api/receivables', wholeQuery(query)),
          load: (file) => erp.receivables.list({ ...wholeQuery(query), ...file }),
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
