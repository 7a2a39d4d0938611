import { inventoryQueries, productsQueries, purchaseOrdersQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { Part } from '../part.js';
import { usePeriodDays } from '../period.js';
import { cardTexts } from './texts.js';
import { linesShown, workCard } from './work-card.js';

const pageSize = linesShown;

export function useLowStock(enabled: boolean): Part {
  const query = { lowStock: true, active: true, pageSize } as const;
  const texts = useTexts(cardTexts);
  const { quantity } = useFormats();
  return workCard({
    title: texts.low,
    href: '/products?stock=low',
    result: useQuery({ ...productsQueries(erp).list(query), enabled }),
    workOf: ({ data, totalCount }) => ({
      count: totalCount,
      headline: texts.lowCount(totalCount),
      lines: data.map(({ id, name, stock, unit }) => ({
        id,
        href: `/products/${id}`,
        text: name,
        hint: quantity(stock, unit),
      })),
    }),
  });
}

/** The purchase orders of one status, the earliest expected first. */
export function useOrders(enabled: boolean, status: 'open' | 'partially_received'): Part {
  const texts = useTexts(cardTexts);
  const { day } = useFormats();
  const query = { status, sortBy: 'expectedDate', sortDir: 'asc', pageSize } as const;
  const [title, headline] =
    status === 'open' ? [texts.toReceive, texts.toReceiveCount] : [texts.partly, texts.partlyCount];
  return workCard({
    title,
    href: `/purchases?status=${status}&sort=expectedDate`,
    result: useQuery({ ...purchaseOrdersQueries(erp).list(query), enabled }),
    workOf: ({ data, totalCount }) => ({
      count: totalCount,
      headline: headline(totalCount),
      lines: data.map(({ id, number, vendorName, expectedDate }) => ({
        id,
        href: `/purchases/${id}`,
        text: `${number} · ${vendorName}`,
        hint: expectedDate === null ? undefined : texts.expected(day(expectedDate)),
      })),
    }),
  });
}

export function useCounts(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const { day, number } = useFormats();
  const { may } = useMe();
  const { from, to } = usePeriodDays();
  const query = { documentType: 'adjustment', dateFrom: from, dateTo: to, pageSize } as const;
  const result = useQuery({
    ...inventoryQueries(erp).movements(query),
    placeholderData: keepPreviousData,
    enabled,
  });
  return workCard({
    title: texts.counts,
    href: `/stock/card?type=adjustment&from=${from}&to=${to}`,
    result,
    workOf: ({ data, totalCount }) => ({
      count: totalCount,
      headline: texts.countsCount(totalCount),
      lines: data.map(({ id, date, productId, productName, quantity }) => ({
        id,
        href: may('products:read') ? `/products/${productId}` : undefined,
        text: `${productName}: ${quantity > 0 ? '+' : ''}${number(quantity)}`,
        hint: day(date),
      })),
    }),
  });
}
