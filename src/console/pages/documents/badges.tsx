import type {
  CreditNoteStatus,
  InvoiceStatus,
  PurchaseOrderStatus,
  Receivable,
  ReceivablePayment,
} from '@notaria/erp';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Badge, type Tone } from '../../ui/badge.js';
import { documentTexts } from './texts.js';

const tones: Readonly<Record<string, Tone>> = {
  issued: 'accent',
  open: 'accent',
  partially_paid: 'warning',
  partial: 'warning',
  partially_received: 'warning',
  paid: 'good',
  applied: 'good',
  received: 'good',
  posted: 'good',
  void: 'bad',
  cancelled: 'bad',
  reversed: 'bad',
};

function Status({ of, text }: { readonly of: string; readonly text: string }): ReactElement {
  return <Badge tone={tones[of] ?? 'neutral'}>{text}</Badge>;
}

export function InvoiceBadge({
  status,
  overdue,
}: {
  readonly status: InvoiceStatus;
  readonly overdue: boolean;
}): ReactElement {
  const texts = useTexts(documentTexts);
  return (
    <span className="badges">
      <Status of={status} text={texts.invoiceStatuses[status]} />
      {overdue && <Badge tone="bad">{texts.overdue}</Badge>}
    </span>
  );
}

export function ReceivableBadge({ status }: Pick<Receivable, 'status'>): ReactElement {
  const { receivableStatuses } = useTexts(documentTexts);
  return <Status of={status} text={receivableStatuses[status]} />;
}

export function PaymentBadge({ status }: Pick<ReceivablePayment, 'status'>): ReactElement {
  const { paymentStatuses } = useTexts(documentTexts);
  return <Status of={status} text={paymentStatuses[status]} />;
}

export function CreditNoteBadge({ status }: { readonly status: CreditNoteStatus }): ReactElement {
  const { creditNoteStatuses } = useTexts(documentTexts);
  return <Status of={status === 'issued' ? 'partial' : status} text={creditNoteStatuses[status]} />;
}

export function OrderBadge({ status }: { readonly status: PurchaseOrderStatus }): ReactElement {
  const { orderStatuses } = useTexts(documentTexts);
  return <Status of={status} text={orderStatuses[status]} />;
}
