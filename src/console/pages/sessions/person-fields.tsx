import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { TextField } from '../../ui/forms/field.js';
import { CountryPicker } from '../cases/countries.js';
import type { Draft } from './draft.js';
import { sessionTexts } from './texts.js';

interface PersonProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

/** Returns the properties that all text fields of a person share. */
const textField = (value: string | undefined, maxLength: number) => ({
  value: value ?? '',
  maxLength,
  autoComplete: 'off' as const,
});

function ContactFields({ draft: { contact }, change }: PersonProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const field = (name: 'email' | 'phone', maxLength: number) => ({
    ...textField(contact[name], maxLength),
    label: texts[name],
    path: `contact.${name}`,
    onChange: (text: string) => change({ contact: { ...contact, [name]: text } }),
  });
  return (
    <fieldset>
      <legend>{texts.contact}</legend>
      <div className="form-row">
        <TextField {...field('email', 254)} type="email" />
        <TextField {...field('phone', 40)} type="tel" pattern="[0-9 ()+./\-]*" />
      </div>
    </fieldset>
  );
}

/** The expected details of the subject, and the contact address. */
export function PersonFields({ draft, change }: PersonProps): ReactElement {
  const texts = useTexts(sessionTexts);
  const { person } = draft;
  const field = (name: keyof typeof texts & string, maxLength: number) => ({
    ...textField(person[name], maxLength),
    label: texts[name] as string,
    path: `expected.${name}`,
    onChange: (text: string) => change({ person: { ...person, [name]: text } }),
  });
  return (
    <>
      <fieldset>
        <legend>{texts.person}</legend>
        <p className="hint">{texts.personHint}</p>
        <div className="form-row">
          <TextField {...field('firstName', 100)} />
          <TextField {...field('lastName', 100)} />
          <DateField {...field('dateOfBirth', 10)} />
          <CountryPicker
            label={texts.nationality}
            value={person['nationality'] ?? ''}
            onChange={(nationality) => change({ person: { ...person, nationality } })}
          />
          <TextField {...field('documentNumber', 60)} />
          <TextField {...field('address', 300)} />
        </div>
      </fieldset>
      <ContactFields draft={draft} change={change} />
    </>
  );
}
