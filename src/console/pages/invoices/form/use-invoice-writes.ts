import type { Invoice, InvoiceInput } from '@notaria/erp';
import {
  customersQueries,
  inventoryQueries,
  invoicesQueries,
  productsQueries,
  receivablesQueries,
} from '@notaria/erp/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { say } from '../../../ui/toasts/messages.js';
import { useIssue } from '../issue-confirm.js';
import { invoiceTexts } from '../texts.js';

const invoices = invoicesQueries(erp);

/** Keys of the queries that an invoice makes stale: stock, and the balance of the customer. */
export const touchedByInvoices = [
  invoices.key,
  receivablesQueries(erp).key,
  customersQueries(erp).key,
  productsQueries(erp).key,
  inventoryQueries(erp).key,
];

export interface OutdatedDraft {
  /** Issues the invoice with the new figures. */
  accept(): void;
  /** Leaves the draft as it was saved. */
  dismiss(): void;
  /** Holds the old and new figures. */
  readonly error: Error | null;
}

export interface InvoiceWrites {
  issue(body: InvoiceInput): void;
  /** Saves the invoice as a draft. */
  keep(body: InvoiceInput): void;
  /** Continues with a newer state of the draft. */
  rebase(newest: Invoice): void;
  /** Present while the user has to decide about figures of the saved draft that have changed. */
  readonly outdated: OutdatedDraft | undefined;
  /** The version of the draft on which the next change is based. */
  readonly version: number;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

/** Returns the three mutations. After the last one, the page of the invoice opens. */
function useRequests(onDone: () => void, onUpdated: (draft: Invoice) => void) {
  const texts = useTexts(invoiceTexts);
  const [, navigate] = useLocation();
  const stale = touchedByInvoices;
  const done = ({ data }: { readonly data: { readonly id: number } }): void => {
    onDone();
    navigate(`/invoices/${data.id}`);
  };
  const successMessage = ({
    data,
  }: {
    readonly data: { readonly number: string | null };
  }): string => (data.number === null ? texts.draftSaved : texts.issued(data.number));
  return {
    create: useWrite({ options: invoices.create(), stale, successMessage, onDone: done }),
    update: useWrite({
      options: invoices.update(),
      stale: [invoices.key],
      onDone: ({ data }) => onUpdated(data),
    }),
    issue: useWrite({ options: invoices.issue(), stale, successMessage, onDone: done }),
    draftSaved(reply: { readonly data: Invoice }): void {
      say(texts.draftSaved);
      done(reply);
    },
  };
}

/**
 * Writes a new invoice, or the draft with an id. A draft is saved before it is issued.
 *
 * @param onDone  runs before the page of the invoice opens
 */
export function useInvoiceWrites(
  draftId: number | undefined,
  begunVersion: number,
  onDone: () => void,
): InvoiceWrites {
  const [version, setVersion] = useState(begunVersion);
  const requests = useRequests(onDone, (draft) => setVersion(draft.version));
  const { create, update, issue, draftSaved } = requests;
  const id = draftId ?? 0;
  const { isOutdated, run, dismiss } = useIssue(id, issue);
  const once = useOnce<{ body: InvoiceInput }>();
  const updated = (body: InvoiceInput, next: (reply: { readonly data: Invoice }) => void): void =>
    update.mutate({ id, body, options: { ifMatch: version } }, { onSuccess: next });
  return {
    issue(body) {
      if (draftId === undefined) create.mutate(once({ body }));
      else updated(body, run);
    },
    keep(body) {
      if (draftId === undefined) create.mutate(once({ body: { ...body, issue: false } }));
      else updated(body, draftSaved);
    },
    rebase(newest) {
      setVersion(newest.version);
      update.reset();
    },
    outdated: isOutdated ? { accept: run, dismiss, error: issue.error } : undefined,
    version,
    isBusy: create.isPending || update.isPending || issue.isPending,
    error: create.error ?? update.error ?? (isOutdated ? null : issue.error),
  };
}
