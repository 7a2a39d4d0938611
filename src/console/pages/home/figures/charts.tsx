import type { SalesMonth } from '@notaria/erp';
import { receivablesQueries, reportsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import { BarChart, ShareBar } from '../../../ui/lists/chart.js';
import type { Part } from '../part.js';
import { homeTexts } from '../texts.js';

/** The report of the chart, which also tells whether the company has sold anything. */
export const monthsQuery = reportsQueries(erp).salesByMonth({ months: 12 });

const leastMonths = 6;

/** Leaves out the months before the first document of a young company, so that its bars do not stand at the edge. */
function sinceFirst(months: readonly SalesMonth[]): readonly SalesMonth[] {
  const first = months.findIndex(
    ({ sales, credits, collections }) => sales + credits + collections > 0,
  );
  return months.slice(Math.max(0, Math.min(first, months.length - leastMonths)));
}

function SalesChart({ months }: { readonly months: readonly SalesMonth[] }): ReactElement {
  const texts = useTexts(homeTexts);
  const { money, month, monthName, short } = useFormats();
  const currency = useBaseCurrency();
  return (
    <BarChart
      title={texts.sales}
      of={texts.month}
      series={[
        { name: texts.sold, className: 'first' },
        { name: texts.collected, className: 'second' },
      ]}
      groups={sinceFirst(months).map((of) => ({
        label: month(of.month),
        short: monthName(of.month),
        values: [of.sales - of.credits, of.collections],
      }))}
      format={(value) => money(value, currency)}
      short={short}
    />
  );
}

export function useSalesChart(): Part {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  const { data, error, refetch, isLoading } = useQuery({
    ...monthsQuery,
    enabled: may('receivables:read'),
  });
  const months = data?.data ?? [];
  const hasAny = months.some(({ sales, collections }) => sales > 0 || collections > 0);
  const shown = (error !== null || hasAny) && (
    <Card title={texts.sales}>
      {error && <Failed error={error} onRetry={refetch} />}
      {hasAny && <SalesChart months={months} />}
    </Card>
  );
  return { isLoading, shown: shown || null };
}

const bucketKeys = ['current', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;

export function useAgingChart(): Part {
  const texts = useTexts(homeTexts);
  const { money, day } = useFormats();
  const { may } = useMe();
  const { data, error, refetch, isLoading } = useQuery({
    ...receivablesQueries(erp).aging({ summary: true }),
    enabled: may('receivables:read'),
  });
  const aging = data?.data;
  const isOpen = aging && bucketKeys.some((key) => aging.totals[key] > 0);
  const shown = (error !== null || isOpen) && (
    <Card title={texts.aging} actions={<Link href="/aging">{texts.see}</Link>}>
      {error && <Failed error={error} onRetry={refetch} />}
      {isOpen && (
        <>
          <ShareBar
            parts={bucketKeys.map((key) => ({
              name: texts.buckets[key],
              value: aging.totals[key],
            }))}
            format={(value) => money(value)}
          />
          <p className="hint">{texts.asOf(aging.currencyCode, day(aging.asOf))}</p>
        </>
      )}
    </Card>
  );
  return { isLoading, shown: shown || null };
}
