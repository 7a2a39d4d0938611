import type { Invoice, InvoiceCreditNote, InvoiceLine, InvoicePayment } from '@notaria/erp';
import type { ReactElement } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Card } from '../../ui/frames/page.js';
import { Empty } from '../../ui/frames/states.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { ProductCell } from '../documents/product-cell.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { Totals } from '../documents/totals.js';
import { type InvoiceTexts, invoiceTexts } from './texts.js';

interface PartProps {
  readonly invoice: Invoice;
}

function columnsOf(
  texts: InvoiceTexts,
  labels: DocumentTexts,
  { money, number, quantity: quantityOf, price }: Formats,
): readonly Column<InvoiceLine>[] {
  const taxOf = ({ taxes }: InvoiceLine): string =>
    taxes.map(({ rate }) => `${number(rate)} %`).join(' + ');
  return [
    {
      title: labels.product,
      cell: ({ description, productCode }) => <ProductCell name={description} code={productCode} />,
    },
    {
      title: labels.quantity,
      isNumber: true,
      cell: ({ quantity, unit, creditedQuantity }) => (
        <span className="stack">
          <span>{quantityOf(quantity, unit)}</span>
          {creditedQuantity > 0 && (
            <span className="hint">{`${number(creditedQuantity)} ${texts.creditedQuantity}`}</span>
          )}
        </span>
      ),
    },
    { title: labels.price, isNumber: true, cell: ({ unitPrice }) => price(unitPrice) },
    {
      title: labels.discount,
      isNumber: true,
      cell: ({ discountPercent }) => (discountPercent === 0 ? '—' : number(discountPercent)),
    },
    { title: labels.tax, isNumber: true, cell: (line) => taxOf(line) || '—' },
    { title: labels.net, isNumber: true, cell: ({ netAmount }) => money(netAmount) },
  ];
}

export function InvoiceLines({ invoice }: PartProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  return (
    <Card title={labels.lines}>
      <Table
        caption={labels.lines}
        rows={invoice.lines}
        keyOf={({ id }) => id}
        columns={columnsOf(texts, labels, formats)}
      />
      {invoice.pricesIncludeTax && <p className="hint">{texts.pricesIncludeTax}</p>}
      <Totals totals={invoice} currency={invoice.currencyCode} taxes={invoice.taxes} />
    </Card>
  );
}

function Payments({ invoice }: PartProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { day, money } = useFormats();
  if (invoice.payments.length === 0) return <Empty title={texts.noPayments} />;
  return (
    <Table<InvoicePayment>
      caption={texts.payments}
      rows={invoice.payments}
      keyOf={({ paymentId }) => paymentId}
      hrefOf={({ paymentId }) =>
        may('receivables:read') ? `/receivables/payments/${paymentId}` : undefined
      }
      columns={[
        { title: labels.number, cell: ({ number }) => number },
        { title: labels.date, cell: ({ date }) => day(date) },
        {
          title: labels.amount,
          isNumber: true,
          cell: ({ amount }) => money(amount, invoice.currencyCode),
        },
      ]}
    />
  );
}

function CreditNotes({ invoice }: PartProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { day, money } = useFormats();
  if (invoice.creditNotes.length === 0) return <Empty title={texts.noCreditNotes} />;
  return (
    <Table<InvoiceCreditNote>
      caption={texts.creditNotes}
      rows={invoice.creditNotes}
      keyOf={({ creditNoteId }) => creditNoteId}
      hrefOf={({ creditNoteId }) => `/credit-notes/${creditNoteId}`}
      columns={[
        { title: labels.number, cell: ({ number }) => number },
        { title: labels.date, cell: ({ date }) => day(date) },
        {
          title: labels.total,
          isNumber: true,
          cell: ({ grandTotal }) => money(grandTotal, invoice.currencyCode),
        },
        {
          title: texts.applied,
          isNumber: true,
          cell: ({ appliedAmount }) => money(appliedAmount, invoice.currencyCode),
        },
      ]}
    />
  );
}

/** Payments and credit notes that settled the invoice. */
export function Settlements({ invoice }: PartProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <div className="columns">
      <Card title={texts.payments}>
        <Payments invoice={invoice} />
      </Card>
      <Card title={texts.creditNotes}>
        <CreditNotes invoice={invoice} />
      </Card>
    </div>
  );
}
