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
import { useOnce } from '../../data/use-once.js';
import { useWrite } from '../../data/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/texts.js';
import { say } from '../../ui/toast.js';
import { invoiceTexts } from './texts.js';

const invoices = invoicesQueries(erp);

/** What an invoice changes beside itself: stock, and what the customer owes. */
export const touchedByInvoices = [
  invoices.key,
  receivablesQueries(erp).key,
  customersQueries(erp).key,
  productsQueries(erp).key,
  inventoryQueries(erp).key,
];

export interface InvoiceWrites {
  issue(body: InvoiceInput): void;
  /** As a draft. */
  keep(body: InvoiceInput): void;
  /** Goes on from a newer state of the draft. */
  rebase(newest: Invoice): void;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

/** Writes a new invoice, or a draft that is known; a known one is saved before it is issued. */
export function useInvoiceWrites(draft: Invoice | undefined): InvoiceWrites {
  const texts = useTexts(invoiceTexts);
  const [, navigate] = useLocation();
  const [version, setVersion] = useState(draft?.version ?? 0);
  const [issueVariables] = useState({ id: draft?.id ?? 0 });
  const once = useOnce<{ body: InvoiceInput }>();
  const stale = touchedByInvoices;
  const done = ({ data }: { readonly data: { readonly id: number } }): void =>
    navigate(`/invoices/${data.id}`);
  const said = ({ data }: { readonly data: { readonly number: string | null } }): string =>
    data.number === null ? texts.draftSaved : texts.issued(data.number);
  const create = useWrite({ options: invoices.create(), stale, said, onDone: done });
  const update = useWrite({
    options: invoices.update(),
    stale: [invoices.key],
    onDone: ({ data }) => setVersion(data.version),
  });
  const issue = useWrite({ options: invoices.issue(), stale, said, onDone: done });
  const updated = (body: InvoiceInput, next: (reply: { readonly data: Invoice }) => void): void =>
    update.mutate(
      { id: issueVariables.id, body, options: { ifMatch: version } },
      { onSuccess: next },
    );
  return {
    issue(body) {
      if (draft === undefined) create.mutate(once({ body }));
      else updated(body, () => issue.mutate(issueVariables));
    },
    keep(body) {
      if (draft === undefined) create.mutate(once({ body: { ...body, issue: false } }));
      else
        updated(body, (reply) => {
          say(texts.draftSaved);
          done(reply);
        });
    },
    rebase(newest) {
      setVersion(newest.version);
      update.reset();
    },
    isBusy: create.isPending || update.isPending || issue.isPending,
    error: create.error ?? update.error ?? issue.error,
  };
}
