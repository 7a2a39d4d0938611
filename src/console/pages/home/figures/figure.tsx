import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import type { Part } from '../part.js';
import { figureTexts } from './texts.js';

interface ChangeProps {
  /** The amount of the period. */
  readonly now: number;
  /** The amount of the period before. */
  readonly before: number;
  /** Absent for an amount that is neither good nor bad. */
  readonly isMoreBetter?: boolean | undefined;
}

/** Shares beyond this say nothing, since the period before was almost empty. */
const mostShare = 10;

/** The change since the period before, in percent. */
function Change({ now, before, isMoreBetter }: ChangeProps): ReactElement | null {
  const { percent } = useFormats();
  const { unchanged } = useTexts(figureTexts);
  const share = (now - before) / before;
  if (before <= 0 || Math.abs(share) > mostShare) return null;
  if (now === before) return <span className="hint">{unchanged}</span>;
  const sign = share > 0 ? '+' : '−';
  const tone = share > 0 === isMoreBetter ? 'good' : 'bad';
  return (
    <span
      className={isMoreBetter === undefined ? 'change' : `change ${tone}`}
    >{`${sign}${percent(Math.abs(share))}`}</span>
  );
}

interface FigureProps extends Pick<ChangeProps, 'isMoreBetter'> {
  readonly title: string;
  readonly href: string;
  /** The value of the period in large type. */
  readonly value: string;
  /** Absent for sums in several currencies, which are not compared. */
  readonly compared?: Pick<ChangeProps, 'now' | 'before'> | undefined;
  /** The amount of the period before, in words. Absent if it is unknown. */
  readonly before?: string | undefined;
}

function Figure(props: FigureProps): ReactElement {
  const { title, href, value, compared, isMoreBetter, before } = props;
  return (
    <>
      <h2>
        <Link href={href} className="figure-title">
          {title}
        </Link>
      </h2>
      <p className="value">{value}</p>
      <p className="hint">
        {compared && <Change {...compared} isMoreBetter={isMoreBetter} />} {before}
      </p>
    </>
  );
}

interface Loaded {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Returns the card of a figure; without one if there is nothing in both periods.
 *
 * @param reply   that of the period
 * @param before  that of the period before. Its failure leaves the figure without a comparison.
 */
export function figureCard(
  title: string,
  { reply, before }: { readonly reply: Loaded; readonly before: Loaded },
  figure: Omit<FigureProps, 'title'> | undefined,
): Part {
  const { error, refetch } = reply;
  const shown = (
    <div key={title} className="figure-card">
      {figure ? (
        <Card>
          <Figure {...figure} title={title} />
        </Card>
      ) : (
        <Card title={title}>
          <Failed error={error} onRetry={refetch} />
        </Card>
      )}
    </div>
  );
  return {
    isLoading: reply.isLoading || before.isLoading,
    shown: error !== null || figure ? shown : null,
  };
}
