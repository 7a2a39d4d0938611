import type { Receivable } from '@notaria/erp';
import { filled, type ListState } from '../../data/list-state.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { ReceivableBadge } from '../documents/badges.js';
import { DueDay } from '../documents/parties/due-day.js';
import type { DocumentTexts } from '../documents/texts.js';

/** The common members of receivables and payables. */
type OpenItem = Pick<
  Receivable,
  'status' | 'dueDate' | 'daysOverdue' | 'amount' | 'openAmount' | 'currencyCode'
>;

/** The columns of state and amounts in a list of receivables or payables. */
export const openColumns = (labels: DocumentTexts): readonly Column<OpenItem>[] => [
  { title: labels.status, cell: ({ status }) => <ReceivableBadge status={status} /> },
  { title: labels.due, sort: 'dueDate', place: 'end', cell: (item) => <DueDay {...item} /> },
  {
    title: labels.amount,
    sort: 'amount',
    amountOf: ({ amount, currencyCode }) => [amount, currencyCode],
  },
  {
    title: labels.open,
    sort: 'openAmount',
    place: 'side',
    amountOf: ({ openAmount, currencyCode }) => [openAmount, currencyCode],
  },
];

/** Returns the function that returns the sums to show above the list. */
export const openSums =
  (labels: DocumentTexts) =>
  ({ amount, openAmount }: Pick<OpenItem, 'amount' | 'openAmount'>) =>
    [
      [labels.amount, amount],
      [labels.open, openAmount],
    ] as const;

interface OpenTexts {
  readonly due: string;
  readonly any: string;
  readonly overdueOnly: string;
}

export const openFilters = (texts: OpenTexts, labels: DocumentTexts): readonly Filter[] => [
  {
    name: 'status',
    label: labels.status,
    type: 'tabs',
    choices: Object.entries(labels.receivableStatuses),
  },
  { name: 'overdue', label: texts.due, all: texts.any, choices: [['yes', texts.overdueOnly]] },
];

/** Returns the query of the filters. */
export const openQuery = (list: ListState) =>
  filled({
    status: list.filter<Receivable['status']>('status'),
    overdue: list.filter('overdue') ? (true as const) : undefined,
  });
