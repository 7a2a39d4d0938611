import type { CreditNote } from '@notaria/erp';
import { creditNotesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { type Choice, SelectField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { DialogButton } from '../../../ui/frames/remove.js';
import { Loading } from '../../../ui/frames/states.js';
import { touchedByInvoices } from '../form/use-invoice-writes.js';
import { invoiceTexts } from '../texts.js';

const creditNotes = creditNotesQueries(erp);
const receivables = receivablesQueries(erp);
const stale = [creditNotes.key, receivables.key, ...touchedByInvoices];

interface NoteProps {
  readonly note: CreditNote;
}

interface ActionProps extends NoteProps {
  readonly onClose: () => void;
}

function ApplyRest({ note, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <ConfirmWrite
      title={texts.useCredit}
      action={texts.useCredit}
      options={creditNotes.allocate()}
      variables={{ id: note.id, body: { autoAllocate: true } }}
      stale={stale}
      successMessage={texts.creditUsed}
      onClose={onClose}
    >
      <p>{texts.useCreditText}</p>
    </ConfirmWrite>
  );
}

/** Returns the receivables of the customer that a credit note was applied to, that of the credited invoice first. */
function useCredited({
  customerId,
  currencyCode,
  invoiceId,
}: CreditNote): readonly Choice[] | undefined {
  const { money } = useFormats();
  const { data } = useQuery(
    receivables.list({ customerId, currencyCode, pageSize: 100, sortBy: 'id', sortDir: 'desc' }),
  );
  return data?.data
    .filter(({ creditedAmount }) => creditedAmount > 0)
    .sort((a, b) => Number(b.invoiceId === invoiceId) - Number(a.invoiceId === invoiceId))
    .map(({ id, documentNumber, creditedAmount }) => [
      String(id),
      `${documentNumber} · ${money(creditedAmount, currencyCode)}`,
    ]);
}

function Release({ note, onClose }: ActionProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const choices = useCredited(note);
  const [chosen, setChosen] = useState('');
  const once = useOnce<{ id: number; body: { receivableId: number } }>();
  const write = useWrite({
    options: creditNotes.release(),
    stale,
    successMessage: texts.creditReleased,
    onDone: onClose,
  });
  const receivableId = Number(chosen || choices?.[0]?.[0]);
  return (
    <FormDialog
      title={texts.releaseTitle(note.number)}
      action={texts.releaseCredit}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once({ id: note.id, body: { receivableId } }))}
      onClose={onClose}
    >
      {choices === undefined ? (
        <Loading rows={2} />
      ) : (
        <SelectField
          label={texts.releaseFrom}
          hint={texts.releaseText}
          path="receivableId"
          value={chosen || (choices[0]?.[0] ?? '')}
          choices={choices}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  );
}

/** Applies the rest of a credit note, or releases an application. */
export function CreditUse({ note }: NoteProps): ReactElement | null {
  const texts = useTexts(invoiceTexts);
  const { may } = useMe();
  if (note.status === 'void' || !may('receivables:collect')) return null;
  return (
    <>
      {note.appliedAmount > 0 && (
        <DialogButton label={texts.releaseCredit}>
          {(close) => <Release note={note} onClose={close} />}
        </DialogButton>
      )}
      {note.unappliedAmount > 0 && (
        <DialogButton label={texts.useCredit}>
          {(close) => <ApplyRest note={note} onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}
