import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { AreaField, TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { keyTexts } from '../texts.js';
import { type Matrix, MatrixChoice } from './matrix.js';

/** The end of a day, on the person's own clock. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A key as it was entered; what was left empty is not there. */
export interface KeyDraft {
  readonly name: string;
  readonly granted: string[];
  readonly limits: { readonly allowedIps?: string[]; readonly expiresAt?: string };
}

interface KeyFormProps {
  readonly matrix: Matrix;
  /** Longest name, in characters. */
  readonly nameLength: number;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (draft: KeyDraft) => void;
  readonly onClose: () => void;
}

/** The form of a new key of either API. */
export function KeyForm(props: KeyFormProps): ReactElement {
  const { matrix, nameLength, isBusy, error, onSubmit, onClose } = props;
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [addresses, setAddresses] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (): void => {
    setIncomplete(chosen.length === 0);
    if (chosen.length === 0) return;
    const allowedIps = linesOf(addresses);
    const limits = {
      ...(allowedIps.length > 0 ? { allowedIps } : {}),
      ...(expiresOn ? { expiresAt: endOf(expiresOn) } : {}),
    };
    onSubmit({ name, granted: [...chosen], limits });
  };
  return (
    <FormDialog
      title={texts.create}
      action={texts.create}
      isWide
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoFocus
        maxLength={nameLength}
        value={name}
        onChange={setName}
      />
      <MatrixChoice
        matrix={matrix}
        chosen={chosen}
        mayGrant={may}
        onChange={setChosen}
        error={isIncomplete ? texts.choosePermission : undefined}
      />
      <div className="form-row">
        <AreaField
          label={texts.allowedIps}
          hint={texts.allowedIpsHint}
          value={addresses}
          onChange={setAddresses}
        />
        <TextField
          label={texts.expires}
          hint={texts.expiryHint}
          type="date"
          value={expiresOn}
          onChange={setExpiresOn}
        />
      </div>
    </FormDialog>
  );
}
