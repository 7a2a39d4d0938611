import type { SecondFactorProof } from '@notaria/erp';
import { authQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { secondFactorTexts } from './texts.js';

const auth = authQueries(erp);

interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  /** The label of the submit button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (proof: SecondFactorProof) => void;
  readonly onClose: () => void;
}

/** Asks for the current password and a code. */
export function ProofDialog({ text, onSubmit, ...dialog }: ProofDialogProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const [currentPassword, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const { data } = useQuery(auth.secondFactor());
  const hasPassword = data?.data.hasPassword ?? true;
  const submit = (): void => onSubmit(hasPassword ? { currentPassword, code } : { code });
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      <p className="prose">{text}</p>
      {hasPassword && (
        <TextField
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          value={currentPassword}
          onChange={setCurrent}
        />
      )}
      <TextField
        label={texts.code}
        hint={texts.anyCodeHint}
        autoComplete="one-time-code"
        required
        maxLength={40}
        value={code}
        onChange={setCode}
      />
    </FormDialog>
  );
}
