import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { type Choice, SelectField } from '../../../ui/forms/field.js';
import { keyTexts } from '../texts.js';
import type { PresetName, Presets } from './permissions.js';

interface PresetFieldProps {
  readonly presets: Presets;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** A choice of common sets of permissions. It shows the set that is chosen now, if it is one of them. */
export function PresetField({ presets, chosen, onChange }: PresetFieldProps): ReactElement {
  const texts = useTexts(keyTexts);
  const { may } = useMe();
  const names = Object.keys(presets) as PresetName[];
  // Users grant only permissions that they hold.
  const grantsOf = (name: string): readonly string[] =>
    (presets[name as PresetName] ?? []).filter(may);
  const current = names.find((name) => isSame(grantsOf(name), chosen)) ?? '';
  return (
    <SelectField
      label={texts.preset}
      hint={texts.presetHint}
      value={current}
      choices={[['', texts.noPreset], ...names.map((name): Choice => [name, texts.presets[name]])]}
      onChange={(name) => onChange(grantsOf(name))}
    />
  );
}
