import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { keyTexts } from '../texts.js';
import { type KeyLimits, LimitFields, limitsOf, noLimits } from './limits.js';
import { type Matrix, MatrixChoice } from './matrix.js';
import type { Presets } from './permissions.js';
import { PresetField } from './preset.js';

/** A key in the form, without empty members. */
export interface KeyDraft {
  readonly name: string;
  readonly granted: string[];
  readonly limits: KeyLimits;
}

export interface KeyFormProps {
  readonly matrix: Matrix;
  readonly presets: Presets;
  /** Longest name, in characters. */
  readonly nameLength: number;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (draft: KeyDraft) => void;
  readonly onClose: () => void;
}

/** The form of a new key of either API. */
export function KeyForm(props: KeyFormProps): ReactElement {
  const { matrix, presets, nameLength, onSubmit, ...rest } = props;
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  const [name, setName] = useKept('name', '');
  const [chosen, setChosen] = useKept<readonly string[]>('permissions', []);
  const [limits, setLimits] = useKept('limits', noLimits);
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
      <PresetField presets={presets} chosen={chosen} onChange={setChosen} />
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
