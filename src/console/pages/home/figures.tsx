import { receivablesQueries, reportsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Card } from '../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../ui/frames/states.js';
import { BarChart, ShareBar } from '../../ui/lists/chart.js';
import { homeTexts } from './texts.js';

export function Sales(): ReactElement {
  const texts = useTexts(homeTexts);
  const { money, month, monthName, short } = useFormats();
  const { data, error, refetch } = useQuery(reportsQueries(erp).salesByMonth({ months: 12 }));
  const months = data?.data;
  const hasAny = months?.some(({ sales, collections }) => sales > 0 || collections > 0);
  return (
    <Card title={texts.sales}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!months && !error && <Loading />}
      {months && !hasAny && <Empty title={texts.noSales}>{texts.noSalesText}</Empty>}
      {months && hasAny && (
        <BarChart
          title={texts.sales}
          of={texts.month}
          series={[
            { name: texts.sold, className: 'first' },
            { name: texts.collected, className: 'second' },
          ]}
          groups={months.map((of) => ({
            label: month(of.month),
            short: monthName(of.month),
            values: [of.sales - of.credits, of.collections],
          }))}
          format={(value) => money(value)}
          short={short}
        />
      )}
    </Card>
  );
}

const bucketKeys = ['current', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;

export function Aging(): ReactElement {
  const texts = useTexts(homeTexts);
  const { money, day } = useFormats();
  const { data, error, refetch } = useQuery(receivablesQueries(erp).aging({ summary: true }));
  const aging = data?.data;
  const isOpen = aging && bucketKeys.some((key) => aging.totals[key] > 0);
  return (
    <Card title={texts.aging} actions={<Link href="/aging">{texts.see}</Link>}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!aging && !error && <Loading rows={3} />}
      {aging && !isOpen && <Empty title={texts.nothingOwed} />}
      {aging && isOpen && (
        <>
          <ShareBar
            parts={bucketKeys.map((key) => ({
              name: texts.buckets[key],
              value: aging.totals[key],
            }))}
            format={(value) => money(value, aging.currencyCode)}
          />
          <p className="hint">{texts.asOf(day(aging.asOf))}</p>
        </>
      )}
    </Card>
  );
}
