import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { type Choice, SelectField, TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { keyTexts } from '../texts.js';
import { type KeyLimits, LimitFields, limitsOf, noLimits } from './limits.js';
import { type Matrix, MatrixChoice } from './matrix.js';
import type { Presets } from './permissions.js';
import { PresetField } from './preset.js';

type Environment = 'live' | 'test';

/** A key in the form, without empty members. */
export interface KeyDraft {
  readonly name: string;
  readonly environment: Environment;
  readonly granted: string[];
  readonly limits: KeyLimits;
}

export interface KeyFormProps {
  readonly matrix: Matrix;
  readonly presets: Presets;
  /** Longest name, in characters. */
  readonly nameLength: number;
  /** True if the form offers a choice of the environment. */
  readonly hasEnvironments?: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (draft: KeyDraft) => void;
  readonly onClose: () => void;
}

/** The form of a new key of either API. */
export function KeyForm(props: KeyFormProps): ReactElement {
  const { matrix, presets, nameLength, hasEnvironments = false, onSubmit, ...rest } = props;
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  const [name, setName] = useKept('name', '');
  const [environment, setEnvironment] = useKept<Environment>('environment', 'live');
  const [chosen, setChosen] = useKept<readonly string[]>('permissions', []);
  const [limits, setLimits] = useKept('limits', noLimits);
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (): void => {
    setIncomplete(chosen.length === 0);
    if (chosen.length === 0) return;
    onSubmit({ name, environment, granted: [...chosen], limits: limitsOf(limits) });
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
      {hasEnvironments && (
        <SelectField
          label={texts.environment}
          hint={texts.environmentHint}
          value={environment}
          choices={Object.entries(texts.environments) as Choice[]}
          onChange={(value) => setEnvironment(value === 'test' ? 'test' : 'live')}
        />
      )}
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
