import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { TextField } from '../../ui/forms/field.js';
import { CountryPicker } from '../cases/countries.js';
import type { Draft } from './draft.js';
import { sessionTexts } from './texts.js';

interface PersonProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

/** The expected details of the subject, and the contact address. */
export function PersonFields({ draft, change }: PersonProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { person, contact } = draft;
  const of = (name: keyof typeof texts & string, maxLength: number) => ({
    label: texts[name] as string,
    path: `expected.${name}`,
    maxLength,
    autoComplete: 'off' as const,
    value: person[name] ?? '',
    onChange: (text: string) => change({ person: { ...person, [name]: text } }),
  });
  const reach = (name: 'email' | 'phone', maxLength: number) => ({
    label: texts[name],
    path: `contact.${name}`,
    maxLength,
    autoComplete: 'off' as const,
    value: contact[name] ?? '',
    onChange: (text: string) => change({ contact: { ...contact, [name]: text } }),
  });
  return (
    <>
      <fieldset>
        <legend>{texts.person}</legend>
        <p className="hint">{texts.personHint}</p>
        <div className="form-row">
          <TextField {...of('firstName', 100)} />
          <TextField {...of('lastName', 100)} />
          <TextField {...of('dateOfBirth', 10)} type="date" />
          <CountryPicker
            label={texts.nationality}
            value={person['nationality'] ?? ''}
            onChange={(nationality) => change({ person: { ...person, nationality } })}
          />
          <TextField {...of('documentNumber', 60)} />
          <TextField {...of('address', 300)} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.contact}</legend>
        <div className="form-row">
          <TextField {...reach('email', 254)} type="email" />
          <TextField {...reach('phone', 40)} type="tel" pattern="[0-9 ()+./\-]*" />
        </div>
      </fieldset>
    </>
  );
}
