import type { ReactElement, ReactNode } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { TextField } from '../../ui/forms/field.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { useKept } from '../../unsaved/kept.js';
import { documentTexts } from './texts.js';

interface ReasonFieldProps {
  readonly hint: string;
  readonly path?: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Asks for a reason of at least three characters. */
export function ReasonField(props: ReasonFieldProps): ReactElement {
  const { reason } = useTexts(documentTexts);
  return (
    <TextField
      {...props}
      label={reason}
      required
      pattern=".*\S.{1,}\S.*"
      maxLength={500}
      autoComplete="off"
    />
  );
}

interface ReasonVariables {
  readonly id: number;
  readonly body: { readonly reason: string; readonly date?: string };
}

/** Options of a mutation that takes a reason, and a day if it reverses a document. */
export type ReasonWrite = Write<ReasonVariables, unknown>['options'];

interface ReasonDialogProps<T>
  extends Required<Omit<Write<ReasonVariables, T>, 'onDone' | 'undo'>> {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** The number must be typed. */
  readonly document: { readonly id: number; readonly number: string };
  /** Also asks for an optional day. */
  readonly isDated?: boolean;
  readonly onClose: () => void;
}

/** Asks for a reason and for confirmation, and writes both. */
export function ReasonDialog<T>(props: ReasonDialogProps<T>): ReactElement {
  const { title, children, action, document, isDated = false, onClose, ...options } = props;
  const texts = useTexts(documentTexts);
  const [reason, setReason] = useKept('reason', '');
  const [date, setDate] = useKept('date', '');
  const once = useOnce<ReasonVariables>();
  const write = useWrite<ReasonVariables, T>({ ...options, onDone: onClose });
  const body = { reason: reason.trim(), ...(date && { date }) };
  return (
    <Confirm
      title={title}
      action={action}
      word={document.number}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate(once({ id: document.id, body }))}
      onClose={onClose}
    >
      {children}
      <ReasonField hint={texts.reasonHint} value={reason} onChange={setReason} />
      {isDated && (
        <DateField
          label={texts.reversalDay}
          hint={texts.reversalDayHint}
          value={date}
          onChange={setDate}
        />
      )}
    </Confirm>
  );
}
