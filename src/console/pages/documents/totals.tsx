import type { TaxBreakdown } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import type { Preview } from './lines/lines.js';
import './style.css';
import { documentTexts } from './texts.js';

interface TotalsProps {
  readonly totals: Preview;
  readonly currency: string;
  /** The tax by category and rate. Without it, the tax is one figure. */
  readonly taxes?: readonly TaxBreakdown[];
}

/** The figures at the foot of a document. */
export function Totals({ totals, currency, taxes }: TotalsProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { money, number } = useFormats();
  const nameOf = ({ rate, exemptionReason, parts }: TaxBreakdown): string =>
    parts ? parts.map(({ code }) => code).join(' + ') : (exemptionReason ?? `${number(rate)} %`);
  return (
    <dl className="totals">
      <div>
        <dt>{texts.net}</dt>
        <dd>{money(totals.total, currency)}</dd>
      </div>
      {taxes?.map((tax) => (
        <div key={`${tax.category} ${tax.rate} ${nameOf(tax)}`}>
          <dt>{`${texts.tax}: ${nameOf(tax)}`}</dt>
          <dd>{money(tax.amount, currency)}</dd>
        </div>
      ))}
      {taxes === undefined && (
        <div>
          <dt>{texts.tax}</dt>
          <dd>{money(totals.taxTotal, currency)}</dd>
        </div>
      )}
      <div>
        <dt className="grand">{texts.total}</dt>
        <dd className="grand">{money(totals.grandTotal, currency)}</dd>
      </div>
    </dl>
  );
}

/** The estimated totals, marked as estimates, before the API calculates them. */
export function PreviewTotals(props: Omit<TotalsProps, 'taxes'>): ReactElement {
  const texts = useTexts(documentTexts);
  return (
    <section className="preview" aria-label={texts.preview}>
      <span className="hint">
        <strong>{texts.preview}</strong> · {texts.previewText}
      </span>
      <Totals {...props} />
    </section>
  );
}
