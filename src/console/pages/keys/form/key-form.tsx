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

interface TypedLimits {
  /** One address or network in a line. */
  readonly addresses: string;
  readonly expiresOn: string;
}

const noLimits: TypedLimits = { addresses: '', expiresOn: '' };

function limitsOf({ addresses, expiresOn }: TypedLimits): KeyDraft['limits'] {
  const allowedIps = linesOf(addresses);
  return {
    ...(allowedIps.length > 0 ? { allowedIps } : {}),
    ...(expiresOn ? { expiresAt: endOf(expiresOn) } : {}),
  };
}

interface LimitFieldsProps {
  readonly typed: TypedLimits;
  readonly onChange: (typed: TypedLimits) => void;
}

function LimitFields({ typed, onChange }: LimitFieldsProps): ReactElement {
  const texts = useTexts(keyTexts);
  return (
    <div className="form-row">
      <AreaField
        label={texts.allowedIps}
        hint={texts.allowedIpsHint}
        value={typed.addresses}
        onChange={(addresses) => onChange({ ...typed, addresses })}
      />
      <TextField
        label={texts.expires}
        hint={texts.expiryHint}
        type="date"
        value={typed.expiresOn}
        onChange={(expiresOn) => onChange({ ...typed, expiresOn })}
      />
    </div>
  );
}

/** The form of a new key of either API. */
export function KeyForm({ matrix, nameLength, onSubmit, ...rest }: KeyFormProps): ReactElement {
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [limits, setLimits] = useState(noLimits);
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (): void => {
    setIncomplete(chosen.length === 0);
    if (chosen.length > 0) onSubmit({ name, granted: [...chosen], limits: limitsOf(limits) });
  };
  return (
    <FormDialog {...rest} title={texts.create} action={texts.create} isWide onSubmit={submit}>
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
      <LimitFields typed={limits} onChange={setLimits} />
    </FormDialog>
  );
}
