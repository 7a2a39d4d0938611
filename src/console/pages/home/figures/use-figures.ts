import type { SalesReply } from '@notaria/erp';
import { payablesQueries, receivablesQueries, reportsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { overdueOf } from '../findings/overdue.js';
import type { Part } from '../part.js';
import { type PeriodDays, usePeriod, usePeriodDays } from '../period.js';
import { figureCard } from './figure.js';
import { figureTexts } from './texts.js';

const placeholderData = keepPreviousData;

const range = ({ from, to }: PeriodDays): string => `from=${from}&to=${to}`;

function useSales({ from: dateFrom, to: dateTo }: PeriodDays, enabled: boolean) {
  return useQuery({ ...reportsQueries(erp).sales({ dateFrom, dateTo }), placeholderData, enabled });
}

/** @param asOf  the day of the report; today without one */
function useAging(asOf: string | undefined, enabled: boolean) {
  const query = { summary: true, ...(asOf ? { asOf } : {}) };
  return useQuery({ ...receivablesQueries(erp).aging(query), placeholderData, enabled });
}

function usePayments({ from: dateFrom, to: dateTo }: PeriodDays, enabled: boolean) {
  const query = { status: 'posted', dateFrom, dateTo, totals: true, fields: ['id'] } as const;
  return useQuery({ ...payablesQueries(erp).payments(query), placeholderData, enabled });
}

/** Sales and payments of customers in the period, in the currency of the company. */
function useSalesFigures(enabled: boolean): readonly Part[] {
  const texts = useTexts(figureTexts);
  const { money } = useFormats();
  const currency = useBaseCurrency();
  const period = usePeriod();
  const days = usePeriodDays();
  const replies = { reply: useSales(days, enabled), before: useSales(days.before, enabled) };
  const card = (title: string, href: string, of: (sales: SalesReply['data']) => number): Part => {
    const [now, before] = [replies.reply, replies.before].map(({ data }) => data && of(data.data));
    if (now === undefined || (now === 0 && !before)) return figureCard(title, replies, undefined);
    return figureCard(title, replies, {
      href,
      isMoreBetter: true,
      value: money(now, currency),
      ...(before === undefined
        ? {}
        : { compared: { now, before }, before: texts.inBefore[period](money(before)) }),
    });
  };
  return [
    card(texts.sales, `/invoices?${range(days)}`, ({ sales, credits }) => sales - credits),
    card(
      texts.received,
      `/receivables/payments?status=posted&${range(days)}`,
      ({ collections }) => collections,
    ),
  ];
}

/** The overdue documents of customers today, and on the corresponding day of the period before. */
function useOverdue(enabled: boolean): Part {
  const texts = useTexts(figureTexts);
  const { money } = useFormats();
  const period = usePeriod();
  const { before } = usePeriodDays();
  const replies = { reply: useAging(undefined, enabled), before: useAging(before.to, enabled) };
  const [now, then] = [replies.reply, replies.before].map(
    ({ data }) => data && overdueOf(data.data.totals),
  );
  if (now === undefined || (now === 0 && !then))
    return figureCard(texts.overdue, replies, undefined);
  return figureCard(texts.overdue, replies, {
    href: '/receivables?overdue=yes',
    isMoreBetter: false,
    value: money(now, replies.reply.data?.data.currencyCode),
    ...(then === undefined
      ? {}
      : { compared: { now, before: then }, before: texts.atBefore[period](money(then)) }),
  });
}

/** The sums of payments by currency; null if they are too many to add up. */
type Sums =
  | readonly { readonly amount: number; readonly currencyCode: string }[]
  | null
  | undefined;

/** Returns the sum of the payments if it is in this currency alone. */
function amountIn(currency: string, sums: Sums): number | undefined {
  if (!sums || sums.some(({ currencyCode }) => currencyCode !== currency)) return undefined;
  return sums[0]?.amount ?? 0;
}

/** The payments to vendors in the period, one sum for each currency. */
function usePaid(enabled: boolean): Part {
  const texts = useTexts(figureTexts);
  const { money } = useFormats();
  const currency = useBaseCurrency();
  const period = usePeriod();
  const days = usePeriodDays();
  const replies = { reply: usePayments(days, enabled), before: usePayments(days.before, enabled) };
  const [now, then] = [replies.reply.data, replies.before.data];
  if (!now || now.totalCount + (then?.totalCount ?? 0) === 0)
    return figureCard(texts.paid, replies, undefined);
  const textOf = (sums: Sums): string => {
    if (!sums) return texts.tooMany;
    if (sums.length === 0) return money(0, currency);
    return sums.map(({ amount, currencyCode }) => money(amount, currencyCode)).join(' + ');
  };
  const [nowIn, thenIn] = [now, then].map((page) => page && amountIn(currency, page.totals));
  const isComparable = nowIn !== undefined && thenIn !== undefined;
  return figureCard(texts.paid, replies, {
    href: `/payables/payments?status=posted&${range(days)}`,
    compared: isComparable ? { now: nowIn, before: thenIn } : undefined,
    value: textOf(now.totals),
    before: then && texts.inBefore[period](isComparable ? money(thenIn) : textOf(then.totals)),
  });
}

/** The figures of the period beside those of the period before. */
export function useFigures(): readonly Part[] {
  const { may } = useMe();
  const isSelling = may('receivables:read');
  const [sales, received] = useSalesFigures(isSelling);
  const overdue = useOverdue(isSelling);
  const paid = usePaid(may('payables:read'));
  return [sales, overdue, received, paid].filter((part) => part !== undefined);
}
