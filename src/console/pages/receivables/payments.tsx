import type { ReceivablePaymentListItem } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { PaymentBadge } from '../documents/badges.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { type ReceivableTexts, receivableTexts } from './texts.js';

const columnsOf = (
  texts: ReceivableTexts,
  labels: DocumentTexts,
  { day, money }: Formats,
): readonly Column<ReceivablePaymentListItem>[] => [
  { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
  { title: labels.customer, sort: 'customerName', cell: ({ customerName }) => customerName },
  { title: labels.status, cell: ({ status }) => <PaymentBadge status={status} /> },
  { title: labels.date, sort: 'date', cell: ({ date }) => day(date) },
  { title: texts.method, isMinor: true, cell: ({ method }) => labels.methods[method] },
  {
    title: labels.amount,
    sort: 'amount',
    isNumber: true,
    cell: ({ amount, currencyCode }) => money(amount, currencyCode),
  },
  {
    title: texts.unallocated,
    isNumber: true,
    cell: ({ unallocatedAmount, currencyCode }) => money(unallocatedAmount, currencyCode),
  },
];

function usePayments(list: ListState) {
  const status = list.filter('status') as ReceivablePaymentListItem['status'] | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  return useQuery({
    ...receivablesQueries(erp).payments({
      ...pageQuery<'date' | 'amount' | 'customerName'>(list),
      ...(status ? { status } : {}),
      ...(list.filter('use') ? { unallocated: true } : {}),
      ...(dateFrom ? { dateFrom } : {}),
      ...(dateTo ? { dateTo } : {}),
    }),
    placeholderData: keepPreviousData,
  });
}

const filtersOf = (texts: ReceivableTexts, labels: DocumentTexts): readonly Filter[] => [
  { name: 'status', label: labels.status, choices: Object.entries(labels.paymentStatuses) },
  { name: 'use', label: texts.use, all: texts.any, choices: [['yes', texts.unallocatedOnly]] },
  { name: 'from', label: labels.from, type: 'date' },
  { name: 'to', label: labels.to, type: 'date' },
];

/** Money that customers paid. */
export function Payments(): ReactElement {
  const texts = useTexts(receivableTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState();
  const take = may('receivables:collect') && (
    <LinkButton kind="primary" icon="money" href="/receivables/pay">
      {texts.take}
    </LinkButton>
  );
  return (
    <Page
      title={texts.paymentsTitle}
      back={{ href: '/receivables', title: texts.title }}
      actions={take}
    >
      <List
        list={list}
        listed={erpListed(usePayments(list))}
        caption={texts.paymentsTitle}
        columns={columnsOf(texts, labels, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/receivables/payments/${id}`}
        search={texts.searchPayments}
        filters={filtersOf(texts, labels)}
        empty={{ title: texts.noPayments, text: texts.noPaymentsText, action: take }}
      />
    </Page>
  );
}
