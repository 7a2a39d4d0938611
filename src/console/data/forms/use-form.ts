import { useRef, useState } from 'react';
import { useTexts } from '../../session/language/texts.js';
import type { Choice } from '../../ui/forms/field.js';
import { uiTexts } from '../../ui/texts.js';
import { useKept } from '../../unsaved/kept.js';

type Values<K extends string> = Readonly<Record<K, string>>;

/** The properties of a field in a form. */
export interface FieldBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly path: string;
}

export interface Form<K extends string> {
  readonly values: Values<K>;
  /** The typed values. */
  readonly changes: Partial<Values<K>>;
  change(changes: Partial<Values<K>>): void;
  /** Returns the properties of the field with a name. `choices` are the possible values, if it has some. */
  field(name: K, choices?: readonly Choice[]): FieldBinding;
  /** Replaces the record by a newer state. Typed values remain. */
  rebase(newest: Values<K>): void;
  /** Marks the typed values as saved, for a form that stays open. */
  markSaved(): void;
}

/**
 * A form by the names of its fields, which are those of the members of the body unless `paths` names another member.
 */
interface FormOptions<K extends string> {
  /** Values that were typed before, of a form with a draft of its own. Other forms keep theirs by themselves. */
  readonly typed?: Partial<Values<K>> | undefined;
  readonly paths?: Readonly<Partial<Record<string, string>>>;
  /** True if the form begins with values that load later, and not with those of a record. */
  readonly isNew?: boolean;
  /** False for a form with secrets or the data of people, which are never stored. */
  readonly isStored?: boolean;
}

/**
 * A record with the typed values. A field reports if another user changed the same value.
 */
export function useForm<K extends string>(
  record: Values<K>,
  { typed, paths = {}, isNew = false, isStored = true }: FormOptions<K> = {},
): Form<K> {
  const texts = useTexts(uiTexts);
  const first = useRef(record);
  const [base, setBase] = useState(record);
  const [changes, setChanges, markSaved] = useKept<Partial<Values<K>>>(
    typed === undefined ? Object.keys(record).join() : undefined,
    typed ?? {},
    { of: isNew ? undefined : record, isStored },
  );
  const values: Values<K> = { ...base, ...changes };
  const change = (more: Partial<Values<K>>): void => setChanges((now) => ({ ...now, ...more }));
  const noticeOf = (name: K, choices: readonly Choice[] = []): string | undefined => {
    if (changes[name] === undefined || base[name] === first.current[name]) return undefined;
    const [, label] = choices.find(([value]) => value === base[name]) ?? [];
    return texts.changedTo(label ?? base[name]);
  };
  return {
    values,
    changes,
    change,
    rebase: setBase,
    markSaved,
    field: (name, choices) => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as Partial<Values<K>>),
      error: noticeOf(name, choices),
      path: paths[name] ?? name,
    }),
  };
}
