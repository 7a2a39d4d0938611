import type { KybPerson } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { TextField } from '../../ui/forms/field.js';
import { useKept } from '../../unsaved/kept.js';
import { companyTexts } from './texts.js';

/** A person of the company, in the form. */
interface PersonLine {
  readonly key: number;
  readonly fullName: string;
  readonly role: string;
  readonly dateOfBirth: string;
}

let lastKey = 0;

function personLine(): PersonLine {
  lastKey += 1;
  return { key: lastKey, fullName: '', role: '', dateOfBirth: '' };
}

/** Returns the members of the body. */
export const peopleOf = (lines: readonly PersonLine[]): readonly KybPerson[] =>
  lines.map(({ fullName, role, dateOfBirth }) => ({
    fullName,
    role,
    ...(dateOfBirth ? { dateOfBirth } : {}),
  }));

export function usePeople() {
  const [lines, setLines] = useKept<readonly PersonLine[]>('people', [], {
    isStored: false,
  });
  return {
    lines,
    add: () => setLines((now) => [...now, personLine()]),
    remove: (key: number) => setLines((now) => now.filter((line) => line.key !== key)),
    change: (key: number, changes: Partial<PersonLine>) =>
      setLines((now) => now.map((line) => (line.key === key ? { ...line, ...changes } : line))),
  };
}

interface PeopleProps {
  readonly people: ReturnType<typeof usePeople>;
}

function PersonFields({
  people,
  line,
  index,
}: PeopleProps & { readonly line: PersonLine; readonly index: number }): ReactElement {
  const texts = useTexts(companyTexts);
  const { key } = line;
  const field = (name: 'fullName' | 'role' | 'dateOfBirth') => ({
    value: line[name],
    onChange: (text: string) => people.change(key, { [name]: text }),
    path: `people.${index}.${name}`,
  });
  return (
    <fieldset className="form-row">
      <legend className="unseen">{texts.personLine(index + 1)}</legend>
      <TextField {...field('fullName')} label={texts.person} required maxLength={200} />
      <TextField {...field('role')} label={texts.role} required maxLength={60} />
      <DateField {...field('dateOfBirth')} label={texts.dateOfBirth} />
      <div className="form-end">
        <Button icon="close" kind="quiet" onClick={() => people.remove(key)}>
          {texts.removePerson(index + 1)}
        </Button>
      </div>
    </fieldset>
  );
}

/** The directors and owners to compare with the watchlists. */
export function PeopleEditor({ people }: PeopleProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <>
      {people.lines.map((line, index) => (
        <PersonFields key={line.key} people={people} line={line} index={index} />
      ))}
      <div>
        <Button icon="plus" onClick={people.add}>
          {texts.addPerson}
        </Button>
      </div>
    </>
  );
}
