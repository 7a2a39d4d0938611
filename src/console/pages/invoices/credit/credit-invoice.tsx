import type { CreditNoteInput, Invoice, InvoiceLine } from '@notaria/erp';
import { creditNotesQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { readDecimal } from '../../../data/forms/decimals.js';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { CheckField, SelectField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { ReasonField } from '../../documents/reason-dialog.js';
import { documentTexts } from '../../documents/texts.js';
import { touchedByInvoices } from '../form/use-invoice-writes.js';
import { invoiceTexts } from '../texts.js';

const creditNotes = creditNotesQueries(erp);

type Quantities = Readonly<Record<number, string>>;

const leftOf = ({ quantity, creditedQuantity }: InvoiceLine): number =>
  Number((quantity - creditedQuantity).toFixed(4));

interface LinesProps {
  readonly lines: readonly InvoiceLine[];
  readonly quantities: Quantities;
  /** The quantities of the last body, to whose lines a refusal belongs. */
  readonly sent: Quantities;
  readonly onChange: (quantities: Quantities) => void;
}

function LineQuantities({ lines, quantities, sent, onChange }: LinesProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { quantity: quantityOf } = useFormats();
  return (
    <fieldset>
      <legend>{labels.lines}</legend>
      {lines.map((line) => (
        <DecimalField
          key={line.id}
          label={line.description}
          path={pathIn(sent, line.id)}
          hint={texts.left(quantityOf(leftOf(line), line.unit))}
          value={quantities[line.id] ?? ''}
          onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
        />
      ))}
    </fieldset>
  );
}

const chosenLines = (quantities: Quantities) =>
  Object.entries(quantities)
    .map(([id, text]) => ({ invoiceLineId: Number(id), quantity: readDecimal(text) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

function pathIn(quantities: Quantities, id: number): string | undefined {
  const place = chosenLines(quantities).findIndex(({ invoiceLineId }) => invoiceLineId === id);
  return place < 0 ? undefined : `lines.${place}.quantity`;
}

interface CreditProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

function useCredit() {
  const texts = useTexts(invoiceTexts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: CreditNoteInput }>();
  const { mutate, isPending, error } = useWrite({
    options: creditNotes.create(),
    stale: [creditNotes.key, ...touchedByInvoices],
    successMessage: ({ data }) => texts.creditMade(data.number),
    onDone: ({ data }) => navigate(`/credit-notes/${data.id}`),
  });
  return { credit: (body: CreditNoteInput) => mutate(once({ body })), isBusy: isPending, error };
}

function useQuantities() {
  const [quantities, onChange] = useKept<Quantities>('quantities', {});
  const [sent, setSent] = useState<Quantities>({});
  return { quantities, sent, onChange, markSent: () => setSent(quantities) };
}

/** Credits the whole rest of an invoice, or parts of its lines. */
export function CreditInvoice({ invoice, onClose }: CreditProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [what, setWhat] = useKept('what', 'all');
  // The lines at the time when the dialog opened. A newer state of the invoice must not move the fields.
  const [lines] = useState(() => invoice.lines.filter((line) => leftOf(line) > 0));
  const { markSent, ...entry } = useQuantities();
  const [reason, setReason] = useKept('reason', '');
  const [restock, setRestock] = useKept('restock', true);
  const [isIncomplete, setIncomplete] = useState(false);
  const { credit, isBusy, error } = useCredit();
  const submit = (): void => {
    const chosen = what === 'lines' ? { lines: chosenLines(entry.quantities) } : {};
    const isMissing = chosen.lines?.length === 0;
    markSent();
    setIncomplete(isMissing);
    if (!isMissing) credit({ invoiceId: invoice.id, reason: reason.trim(), restock, ...chosen });
  };
  return (
    <FormDialog
      title={texts.creditTitle(invoice.number ?? '')}
      action={texts.createCredit}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={texts.what}
        value={what}
        choices={Object.entries(texts.whats)}
        onChange={setWhat}
        error={isIncomplete ? texts.nothingChosen : undefined}
      />
      {what === 'lines' && <LineQuantities {...entry} lines={lines} />}
      <ReasonField path="reason" hint={texts.reasonPrinted} value={reason} onChange={setReason} />
      <CheckField label={texts.restock} checked={restock} onChange={setRestock} />
    </FormDialog>
  );
}
