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
  | readonly ['invoice', InvoiceStatus, isOverdue: boolean]
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

function DocumentBadge({ status }: Pick<FoundDocument, 'status'>): ReactElement {
  switch (status[0]) {
    case 'invoice':
      return <InvoiceBadge status={status[1]} overdue={status[2]} />;
    case 'creditNote':
      return <CreditNoteBadge status={status[1]} />;
    case 'order':
      return <OrderBadge status={status[1]} />;
    case 'payment':
      return <PaymentBadge status={status[1]} />;
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
