import type { Customer } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useCompany, useToday } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Figures } from '../../documents/lines/figures.js';
import { amountOf, type DraftLine, filledLines } from '../../documents/lines/lines.js';
import type { PickerItem } from '../../documents/lines/pickers.js';
import { documentTexts } from '../../documents/texts.js';
import { Totals } from '../../documents/totals.js';
import { invoiceTexts } from '../texts.js';
import type { InvoiceValues } from './invoice-values.js';

interface PreviewProps {
  readonly customer: PickerItem | null;
  /** The customer with all members, when it is loaded. */
  readonly details: Customer | undefined;
  readonly values: InvoiceValues;
  readonly lines: readonly DraftLine[];
  readonly figures: Figures;
}

function Parties({ customer, details, values }: PreviewProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { day } = useFormats();
  const company = useCompany();
  const today = useToday();
  return (
    <>
      <header>
        <strong>{company?.name}</strong>
        <span className="hint">{company?.taxId}</span>
      </header>
      <dl>
        <dt>{labels.date}</dt>
        <dd>{day(values.issueDate || today)}</dd>
        <dt>{texts.who}</dt>
        <dd className="stack">
          <span>{customer?.name ?? '—'}</span>
          {details?.taxId && <span className="hint">{details.taxId}</span>}
          {details?.city && <span className="hint">{details.city}</span>}
        </dd>
      </dl>
    </>
  );
}

function PreviewLine({ line, decimals }: { readonly line: DraftLine; readonly decimals: number }) {
  const { money } = useFormats();
  const { product, productText, description, quantity, unitPrice, discount } = line;
  const figures = `${quantity} × ${unitPrice || '—'}${discount ? ` − ${discount} %` : ''}`;
  return (
    <li>
      <span className="stack">
        <span>{description || (product?.name ?? productText) || '—'}</span>
        <span className="hint">{figures}</span>
      </span>
      <span>{unitPrice === '' ? '—' : money(amountOf(line, decimals))}</span>
    </li>
  );
}

/** The invoice as it is typed, beside its form. */
export function InvoicePreview(props: PreviewProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const { lines, figures, values } = props;
  return (
    <section className="card document-preview" aria-label={texts.beside}>
      <Parties {...props} />
      <ol>
        {filledLines(lines).map((line) => (
          <PreviewLine key={line.key} line={line} decimals={figures.decimals} />
        ))}
      </ol>
      <Totals totals={figures.preview} currency={figures.currency} />
      {values.notes && <p className="hint">{values.notes}</p>}
    </section>
  );
}
