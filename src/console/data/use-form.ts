import { useRef, useState } from 'react';
import { useTexts } from '../session/texts.js';
import type { Choice } from '../ui/field.js';
import { uiTexts } from '../ui/texts.js';

type Values<K extends string> = Readonly<Record<K, string>>;

/** What a field takes. */
interface Bound {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface Form<K extends string> {
  readonly values: Values<K>;
  change(changes: Partial<Values<K>>): void;
  /** For the field of that name; with the choices, where the value is one of them. */
  field(name: K, choices?: readonly Choice[]): Bound;
  /** Puts a newer state of the record beneath what was typed, which stays. */
  rebase(newest: Values<K>): void;
}

/** A record, and over it what was typed: where somebody else changed what was typed in, the field says so. */
export function useForm<K extends string>(record: Values<K>): Form<K> {
  const texts = useTexts(uiTexts);
  const first = useRef(record);
  const [base, setBase] = useState(record);
  const [changes, setChanges] = useState<Partial<Values<K>>>({});
  const values: Values<K> = { ...base, ...changes };
  const change = (more: Partial<Values<K>>): void => setChanges((now) => ({ ...now, ...more }));
  const noticeOf = (name: K, choices: readonly Choice[] = []): string | undefined => {
    if (changes[name] === undefined || base[name] === first.current[name]) return undefined;
    const [, label] = choices.find(([value]) => value === base[name]) ?? [];
    return texts.changedTo(label ?? base[name]);
  };
  return {
    values,
    change,
    rebase: setBase,
    field: (name, choices) => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as Partial<Values<K>>),
      error: noticeOf(name, choices),
    }),
  };
}
