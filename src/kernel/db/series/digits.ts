type Digits = ReadonlyMap<string, string>;

function filled(text: string, digits: Digits): string {
  let whole = text;
  for (const [placeholder, known] of digits) whole = whole.replaceAll(placeholder, known);
  return whole;
}

/** Replaces the placeholders of deferred numbers in the texts of an object or array, in place. */
export function fillDigits(value: unknown, digits: Digits): void {
  if (digits.size === 0 || typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'string') Reflect.set(value, key, filled(member, digits));
    else fillDigits(member, digits);
  }
}
