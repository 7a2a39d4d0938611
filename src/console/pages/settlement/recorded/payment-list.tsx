import type { PaymentMethod } from '@notaria/erp';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { documentQuery, filled, type ListState } from '../../../data/list-state.js';
import { useErpSums } from '../../../data/queries/listed.js';
import { ListPage } from '../../../records/list-page.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { LinkButton } from '../../../ui/button.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { ListPage as LoadedPage } from '../../../ui/lists/list.js';
import type { ListExport } from '../../../ui/lists/settings/list-export.js';
import type { Column } from '../../../ui/lists/table.js';
import { PaymentBadge } from '../../documents/badges.js';
import { type DocumentTexts, documentTexts } from '../../documents/texts.js';
import type { SettlementTexts, Side } from '../side.js';

interface ListedPayment {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly date: string;
  readonly method: PaymentMethod;
  readonly currencyCode: string;
  readonly amount: number;
  readonly unallocatedAmount: number;
}

interface PaymentSums {
  readonly currencyCode: string;
  readonly count: number;
  readonly amount: number;
  readonly unallocatedAmount: number;
}

interface SummedPayments {
  readonly totals?: readonly PaymentSums[] | null | undefined;
}

interface PaymentListProps<T extends ListedPayment> {
  readonly side: Side;
  readonly list: ListState;
  readonly listed: LoadedPage<T>;
  /** Options of the query of the sums of the list. */
  readonly summed: Pick<UseQueryOptions<SummedPayments>, 'queryKey' | 'queryFn'>;
  readonly partyOf: (payment: T) => string;
  readonly exported: ListExport;
  /** The name by which the API sorts parties. */
  readonly partySort: string;
}

/** Returns the query of a list of payments, without the restriction to one party. */
export const paymentQuery = <S extends string>(list: ListState) => ({
  ...documentQuery<S>(list),
  ...filled({
    status: list.filter<ListedPayment['status']>('status'),
    unallocated: list.filter('use') ? true : undefined,
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

function columnsOf<T extends ListedPayment>(
  texts: SettlementTexts,
  labels: DocumentTexts,
  { day }: Formats,
  { partyOf, partySort }: PaymentListProps<T>,
): readonly Column<T>[] {
  return [
    {
      title: labels.number,
      place: 'lead',
      cell: ({ number }) => <span className="nowrap">{number}</span>,
    },
    { title: texts.from, sort: partySort, place: 'below', cell: partyOf },
    { title: labels.status, place: 'end', cell: ({ status }) => <PaymentBadge status={status} /> },
    { title: labels.date, sort: 'date', place: 'beside', cell: ({ date }) => day(date) },
    { title: texts.method, isMinor: true, cell: ({ method }) => labels.methods[method] },
    {
      title: labels.amount,
      sort: 'amount',
      place: 'side',
      amountOf: ({ amount, currencyCode }) => [amount, currencyCode],
    },
    {
      title: texts.unallocated,
      amountOf: ({ unallocatedAmount, currencyCode }) => [unallocatedAmount, currencyCode],
    },
  ];
}

const filtersOf = (texts: SettlementTexts, labels: DocumentTexts): readonly Filter[] => [
  {
    name: 'status',
    label: labels.status,
    type: 'tabs',
    choices: Object.entries(labels.paymentStatuses),
  },
  { name: 'use', label: texts.use, all: texts.any, choices: [['yes', texts.unallocatedOnly]] },
  { name: 'from', label: labels.from, type: 'date' },
  { name: 'to', label: labels.to, type: 'date' },
];

/** Payments of customers, or payments to vendors. */
export function PaymentList<T extends ListedPayment>(props: PaymentListProps<T>): ReactElement {
  const { side, list, listed, summed, exported } = props;
  const texts = useTexts(side.texts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { may } = useMe();
  const take = may(side.permission) && (
    <LinkButton kind="primary" icon="money" href={`${side.href}/pay`}>
      {texts.take}
    </LinkButton>
  );
  return (
    <ListPage
      href={`${side.href}/payments`}
      back={{ href: side.href, title: texts.title }}
      texts={{
        title: texts.paymentsTitle,
        search: texts.searchPayments,
        none: texts.noPayments,
        noneText: texts.noPaymentsText,
      }}
      create={take}
      list={list}
      listed={listed}
      sums={useErpSums(summed, ({ amount, unallocatedAmount }) => [
        [labels.amount, amount],
        [texts.unallocated, unallocatedAmount],
      ])}
      columns={columnsOf(texts, labels, formats, props)}
      filters={filtersOf(texts, labels)}
      bulk={{ nameOf: ({ number }) => number, actions: [] }}
      exported={exported}
    />
  );
}
