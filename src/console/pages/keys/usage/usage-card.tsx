import type { KeyUsageCounts, KeyUsageDay } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Card, Facts } from '../../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../../ui/frames/states.js';
import { BarChart } from '../../../ui/lists/chart.js';
import { usageTexts } from './texts.js';

/** The usage of a key of either API. */
export interface Usage {
  readonly timeZone: string;
  readonly totals: KeyUsageCounts;
  readonly days: readonly KeyUsageDay[];
}

const succeeded = ({ requests, refused, failed }: KeyUsageCounts): number =>
  requests - refused - failed;

function UsageChart({ timeZone, totals, days }: Usage): ReactElement {
  const texts = useTexts(usageTexts);
  const { day: format, number, short, shortDay } = useFormats();
  return (
    <>
      <Facts
        facts={[
          [texts.requests, number(totals.requests)],
          [texts.succeeded, number(succeeded(totals))],
          [texts.refused, number(totals.refused)],
          [texts.failed, number(totals.failed)],
        ]}
      />
      <BarChart
        title={texts.title}
        of={texts.day}
        isStacked
        series={[
          { name: texts.succeeded, className: 'first' },
          { name: texts.refused, className: 'third' },
          { name: texts.failed, className: 'fourth' },
        ]}
        groups={days.map((counts) => ({
          label: format(counts.day),
          short: shortDay(counts.day),
          values: [succeeded(counts), counts.refused, counts.failed],
        }))}
        format={number}
        short={short}
      />
      <p className="hint">{texts.zone(timeZone)}</p>
    </>
  );
}

interface UsageCardProps {
  /** Absent until it is loaded. */
  readonly usage: Usage | undefined;
  readonly error?: Error | null;
  readonly onRetry?: () => unknown;
}

/** The requests of a key by day. */
export function UsageCard({ usage, error, onRetry }: UsageCardProps): ReactElement {
  const texts = useTexts(usageTexts);
  const isUsed = usage !== undefined && usage.totals.requests > 0;
  return (
    <Card title={texts.title}>
      {!usage && error && <Failed error={error} onRetry={onRetry} />}
      {!usage && !error && <Loading />}
      {usage && !isUsed && <Empty title={texts.none}>{texts.noneText}</Empty>}
      {isUsed && <UsageChart {...usage} />}
    </Card>
  );
}
