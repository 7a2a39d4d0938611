import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { TextField } from '../../ui/forms/field.js';
import { accountTexts } from './texts.js';

/** A new password with its repetition. */
export interface PasswordEntry {
  readonly first: string;
  readonly second: string;
}

export const emptyPassword: PasswordEntry = { first: '', second: '' };

export const isSame = ({ first, second }: PasswordEntry): boolean => first === second;

interface NewPasswordProps {
  readonly value: PasswordEntry;
  readonly onChange: (value: PasswordEntry) => void;
  readonly autoFocus?: boolean;
}

/** Two fields for a new password. */
export function NewPassword({
  value,
  onChange,
  autoFocus = false,
}: NewPasswordProps): ReactElement {
  const texts = useTexts(accountTexts);
  const common = {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    minLength: 8,
    maxLength: 72,
  } as const;
  return (
    <>
      <TextField
        {...common}
        label={texts.next}
        hint={texts.nextHint}
        autoFocus={autoFocus}
        value={value.first}
        onChange={(first) => onChange({ ...value, first })}
      />
      <TextField
        {...common}
        label={texts.repeat}
        value={value.second}
        onChange={(second) => onChange({ ...value, second })}
        error={value.second !== '' && !isSame(value) ? texts.differs : undefined}
      />
    </>
  );
}
