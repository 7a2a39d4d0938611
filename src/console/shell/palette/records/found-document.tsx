import type { CreditNoteStatus, InvoiceStatus, PurchaseOrderStatus } from '@notaria/erp';
import type { ReactElement } from 'react';
import {
  CreditNoteBadge,
  InvoiceBadge,
  OrderBadge,
  PaymentBadge,
} from '../../../pages/documents/badges.js';
import { useFormats } from '../../../session/language/formats.js';
import './style.css';

/** The status of a document, by its kind. */
type DocumentStatus =
  | readonly ['invoice', InvoiceStatus]
  | readonly ['creditNote', CreditNoteStatus]
  | readonly ['order', PurchaseOrderStatus]
  | readonly ['payment', 'posted' | 'reversed'];

/** The figures by which users tell documents apart that were found by an amount. */
export interface FoundDocument {
  readonly amount: number;
  readonly currencyCode: string;
  readonly date: string;
  readonly status: DocumentStatus;
}

function DocumentBadge({ status: [kind, status] }: Pick<FoundDocument, 'status'>): ReactElement {
  switch (kind) {
    case 'invoice':
      return <InvoiceBadge status={status} overdue={false} />;
    case 'creditNote':
      return <CreditNoteBadge status={status} />;
    case 'order':
      return <OrderBadge status={status} />;
    case 'payment':
      return <PaymentBadge status={status} />;
  }
}

/** The amount, date and status of a document, at the right of its line. A long name is cut before them. */
export function DocumentFigures({
  amount,
  currencyCode,
  date,
  status,
}: FoundDocument): ReactElement {
  const { day, money } = useFormats();
  return (
    <div className="choice-figures">
      <span>{money(amount, currencyCode)}</span>
      <span className="hint">
        {day(date)} <DocumentBadge status={status} />
      </span>
    </div>
  );
}
