import type { Invoice } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { ReasonDialog } from '../documents/reason-dialog.js';
import { restoredDraft } from './form/restored-draft.js';
import { touchedByInvoices } from './form/use-invoice-writes.js';
import { IssueConfirm, useIssue } from './issue-confirm.js';
import { invoiceTexts } from './texts.js';

const invoices = invoicesQueries(erp);

interface ActionProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

export function VoidInvoice({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const number = invoice.number ?? '';
  return (
    <ReasonDialog
      title={texts.voidTitle(number)}
      action={texts.void}
      document={{ id: invoice.id, number }}
      options={invoices.void()}
      stale={touchedByInvoices}
      successMessage={texts.voided(number)}
      onClose={onClose}
    >
      <p>{texts.voidText}</p>
    </ReasonDialog>
  );
}

/** Issues a draft. If its figures have changed, shows the old and new ones, and issues the new ones when they are accepted. */
export function IssueDraft({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const write = useWrite({
    options: invoices.issue(),
    stale: touchedByInvoices,
    successMessage: ({ data }) => texts.issued(data.number ?? ''),
    onDone: onClose,
  });
  const { isOutdated, run } = useIssue(invoice.id, write);
  return (
    <IssueConfirm
      isOutdated={isOutdated}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

export function DeleteDraft({ invoice, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [, navigate] = useLocation();
  return (
    <ConfirmWrite
      title={texts.deleteTitle}
      action={texts.delete}
      options={invoices.delete()}
      variables={{ id: invoice.id }}
      // The draft itself was deleted, so that its query is not repeated.
      stale={[invoices.list().queryKey]}
      successMessage={texts.deleted}
      undo={() => ({
        run: () => invoices.create().mutationFn({ body: restoredDraft(invoice) }),
        done: texts.restored,
      })}
      onDone={() => navigate('/invoices')}
      onClose={onClose}
    >
      <p>{texts.deleteText}</p>
    </ConfirmWrite>
  );
}
