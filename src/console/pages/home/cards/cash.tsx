import { payablesQueries, receivablesQueries, reportsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { type PeriodDays, usePeriod, usePeriodDays } from '../period.js';
import { Figure } from './figure.js';
import { type CardTexts, cardTexts } from './texts.js';

const listOf = (side: string, { from, to }: PeriodDays): string =>
  `/${side}/payments?status=posted&from=${from}&to=${to}`;

const queryOf = ({ from, to }: PeriodDays) =>
  ({ status: 'posted', dateFrom: from, dateTo: to, totals: true, fields: ['id'] }) as const;

interface PaymentPage {
  readonly totals?:
    | readonly { readonly amount: number; readonly currencyCode: string }[]
    | null
    | undefined;
  readonly totalCount: number;
}

/** Returns the sums of the payments, one for each currency. */
function sumOf(
  { totals }: PaymentPage,
  baseCurrency: string | undefined,
  { money }: Formats,
  texts: CardTexts,
): string {
  if (!totals) return texts.tooMany;
  if (totals.length === 0) return money(0, baseCurrency);
  return totals.map(({ amount, currencyCode }) => money(amount, currencyCode)).join(' + ');
}

interface PaymentsProps {
  readonly title: string;
  readonly href: string;
  readonly result: UseQueryResult<PaymentPage>;
}

/** The sum of the payments of a list, with a link to it. */
function Payments({ title, href, result }: PaymentsProps): ReactElement {
  const texts = useTexts(cardTexts);
  const formats = useFormats();
  const currency = useBaseCurrency();
  const { data, error, refetch } = result;
  return (
    <Figure
      title={title}
      value={data && sumOf(data, currency, formats, texts)}
      href={href}
      link={data ? texts.payments(data.totalCount) : ''}
      error={error}
      retry={refetch}
    />
  );
}

function ReceivedOfDays({ days }: { readonly days: PeriodDays }): ReactElement {
  const query = receivablesQueries(erp).payments(queryOf(days));
  const result = useQuery({ ...query, placeholderData: keepPreviousData });
  const { received } = useTexts(cardTexts);
  return <Payments title={received} href={listOf('receivables', days)} result={result} />;
}

/** The payments of this month or year from the report of sales, which the chart shows too. */
function ReceivedOfMonths({ days }: { readonly days: PeriodDays }): ReactElement {
  const texts = useTexts(cardTexts);
  const { money } = useFormats();
  const currency = useBaseCurrency();
  const { data, error, refetch } = useQuery(reportsQueries(erp).salesByMonth({ months: 12 }));
  const [first, last] = [days.from.slice(0, 7), days.to.slice(0, 7)];
  const months = data?.data.filter(({ month }) => month >= first && month <= last);
  const sum = months?.reduce((all, { collections }) => all + collections, 0);
  return (
    <Figure
      title={texts.received}
      value={sum === undefined ? undefined : money(sum, currency)}
      href={listOf('receivables', days)}
      link={texts.seePayments}
      error={error}
      retry={refetch}
    />
  );
}

/** The payments of customers in the period. */
export function Received(): ReactElement {
  const period = usePeriod();
  const days = usePeriodDays();
  const isShort = period === 'today' || period === 'week';
  return isShort ? <ReceivedOfDays days={days} /> : <ReceivedOfMonths days={days} />;
}

/** The payments to vendors in the period. */
export function Paid(): ReactElement {
  const days = usePeriodDays();
  const query = payablesQueries(erp).payments(queryOf(days));
  const result = useQuery({ ...query, placeholderData: keepPreviousData });
  const { paid } = useTexts(cardTexts);
  return <Payments title={paid} href={listOf('payables', days)} result={result} />;
}
