import { readDecimal } from './decimals.js';

/** Returns the text of a field for a value of a record. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '');

/** Returns the text of a check box for a value of a record. */
export const tickOf = (isOn: boolean | null | undefined): 'yes' | '' => (isOn ? 'yes' : '');

export const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Returns the number in a required field. */
export const numberIn = (text: string): number => readDecimal(text) ?? 0;

export const numberOrNull = (text: string): number | null => (text === '' ? null : numberIn(text));

/** Returns the members that are not null, for members that a body leaves out. */
export function withoutNulls<T extends object>(
  members: T,
): { [Member in keyof T]?: NonNullable<T[Member]> } {
  const kept = Object.entries(members).filter(([, value]) => value !== null);
  return Object.fromEntries(kept) as { [Member in keyof T]?: NonNullable<T[Member]> };
}
