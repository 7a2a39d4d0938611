import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '../../session/texts.js';
import { Confirm } from '../../ui/confirm.js';
import { TextField } from '../../ui/field.js';
import { documentTexts } from './texts.js';

interface ReasonDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** The number of the document, which must be typed. */
  readonly word: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why, and whether it is really meant. */
export function ReasonDialog({ children, onConfirm, ...rest }: ReasonDialogProps): ReactElement {
  const texts = useTexts(documentTexts);
  const [reason, setReason] = useState('');
  return (
    <Confirm {...rest} onConfirm={() => onConfirm(reason.trim())}>
      {children}
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        onChange={setReason}
        required
        pattern=".*\S.{1,}\S.*"
        maxLength={500}
        autoComplete="off"
      />
    </Confirm>
  );
}
