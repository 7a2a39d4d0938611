import { type ReactElement, useState } from 'react';
import { plainText } from '../../data/plain-text.js';
import { remembered } from '../../session/language/remembered.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { Picker } from '../../ui/forms/picker.js';

export interface Country {
  /** Two letters, lower case. */
  readonly code: string;
  readonly name: string;
}

/** Regions, former countries and uninhabited places, for which browsers also have names. */
const noCountries: ReadonlySet<string> = new Set(
  (
    'AC AN AQ BU BV CP CQ CS CT DD DG DY EA EU EZ FQ FX HM HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA ' +
    'TF TP UK UM UN VD WK XA XB YD YU ZR ZZ'
  ).split(' '),
);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countriesIn = remembered((language: string): readonly Country[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return codes
    .filter((code) => !noCountries.has(code))
    .map((code) => ({ code: code.toLowerCase(), name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

/** Returns all countries, sorted by their names in the language of the page. */
export function useCountries(): readonly Country[] {
  return countriesIn(usePreferences().language);
}

interface PickerProps {
  readonly label: string;
  /** A country code, or an empty text. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function CountryPicker({ label, value, onChange }: PickerProps): ReactElement {
  const countries = useCountries();
  const [typed, setTyped] = useState('');
  const found = countries.filter(
    ({ code, name }) => plainText(name).includes(plainText(typed)) || code === plainText(typed),
  );
  return (
    <Picker
      label={label}
      value={countries.find(({ code }) => code === value) ?? null}
      onChange={(country) => onChange(country?.code ?? '')}
      items={found}
      onSearch={setTyped}
      textOf={({ name }) => name}
      keyOf={({ code }) => code}
      hintOf={({ code }) => code.toUpperCase()}
    />
  );
}
