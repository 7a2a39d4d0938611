import type { InvoiceListItem } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import { saveFile } from '../../data/save-file.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { BulkAction, BulkActions } from '../../ui/lists/selection/bulk-action.js';
import { documentTexts } from '../documents/texts.js';
import { bulkTexts } from './bulk-texts.js';
import { touchedByInvoices } from './form/use-invoice-writes.js';
import { invoiceTexts } from './texts.js';

const voidInvoice = invoicesQueries(erp).void();

function useVoid(): BulkAction<InvoiceListItem> {
  const texts = useTexts(bulkTexts);
  const labels = useTexts(documentTexts);
  return {
    label: useTexts(invoiceTexts).void,
    title: texts.voidTitle,
    text: texts.voidText,
    done: texts.voided,
    appliesTo: ({ status }) => status !== 'draft' && status !== 'void',
    reason: { label: labels.reason, hint: texts.reasonHint, pattern: '.*\\S.{1,}\\S.*' },
    isFinal: true,
    run: ({ id }, reason) => voidInvoice.mutationFn({ id, body: { reason } }),
    stale: touchedByInvoices,
  };
}

function useDownload(): BulkAction<InvoiceListItem> {
  const texts = useTexts(bulkTexts);
  return {
    label: texts.download,
    title: texts.downloadTitle,
    text: texts.downloadText,
    done: texts.downloaded,
    appliesTo: ({ number }) => number !== null,
    run: async ({ id, number }) => saveFile(await erp.invoices.pdf(id), `${number}.pdf`),
  };
}

/** Actions on several invoices of the list. */
export function useInvoiceActions(): BulkActions<InvoiceListItem> {
  const { draft } = useTexts(documentTexts);
  const { may } = useMe();
  const [cancel, download] = [useVoid(), useDownload()];
  return {
    nameOf: ({ number, customerName }) => number ?? `${draft}, ${customerName}`,
    actions: may('invoices:void') ? [cancel, download] : [download],
  };
}
