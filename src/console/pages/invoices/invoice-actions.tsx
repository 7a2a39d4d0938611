import type { Invoice } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { ReasonDialog } from '../documents/reason-dialog.js';
import { touchedByInvoices } from './form/use-invoice-writes.js';
import { invoiceTexts } from './texts.js';

const invoices = invoicesQueries(erp);

interface ActionProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

export function VoidInvoice({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const number = invoice.number ?? '';
  const once = useOnce<{ id: number; body: { reason: string } }>();
  const write = useWrite({
    options: invoices.void(),
    stale: touchedByInvoices,
    successMessage: texts.voided(number),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={texts.voidTitle(number)}
      action={texts.void}
      word={number}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={(reason) => write.mutate(once({ id: invoice.id, body: { reason } }))}
      onClose={onClose}
    >
      <p>{texts.voidText}</p>
    </ReasonDialog>
  );
}

export function IssueDraft({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [variables] = useState({ id: invoice.id });
  const write = useWrite({
    options: invoices.issue(),
    stale: touchedByInvoices,
    successMessage: ({ data }) => texts.issued(data.number ?? ''),
    onDone: onClose,
  });
  return (
    <Confirm
      title={texts.issueTitle}
      action={texts.issue}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate(variables)}
      onClose={onClose}
    >
      <p>{texts.issueText}</p>
    </Confirm>
  );
}

export function DeleteDraft({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [, navigate] = useLocation();
  const write = useWrite({
    options: invoices.delete(),
    // The draft itself was deleted, so that its query is not repeated.
    stale: [invoices.list().queryKey],
    successMessage: texts.deleted,
    onDone: () => navigate('/invoices'),
  });
  return (
    <Confirm
      title={texts.deleteTitle}
      action={texts.delete}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate({ id: invoice.id })}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </Confirm>
  );
}
