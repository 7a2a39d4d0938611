import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { TextField } from '../../ui/forms/field.js';
import { Confirm } from '../../ui/frames/confirm.js';
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

interface ReasonDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** The number of the document, which must be typed. */
  readonly word: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Also asks for an optional day. */
  readonly isDated?: boolean;
  readonly onConfirm: (reason: string, date: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks for a reason and for confirmation. */
export function ReasonDialog({
  children,
  isDated = false,
  onConfirm,
  ...rest
}: ReasonDialogProps): ReactElement {
  const texts = useTexts(documentTexts);
  const [reason, setReason] = useState('');
  const [date, setDate] = useState('');
  return (
    <Confirm {...rest} onConfirm={() => onConfirm(reason.trim(), date || undefined)}>
      {children}
      <ReasonField hint={texts.reasonHint} value={reason} onChange={setReason} />
      {isDated && (
        <TextField
          label={texts.reversalDay}
          hint={texts.reversalDayHint}
          value={date}
          onChange={setDate}
          type="date"
        />
      )}
    </Confirm>
  );
}
