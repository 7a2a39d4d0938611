/**
 * Returns the value of a character for a check digit: of a digit itself, of letters from A = 10 on, of the filler 0.
 */
function worth(sign: string): number {
  if (sign === '<') return 0;
  const value = Number.parseInt(sign, 36);
  return Number.isNaN(value) ? 0 : value;
}

const weights = [7, 3, 1] as const;

/**
 * Returns the check digit of characters `A-Z 0-9 <`: the sum with weights 7, 3, 1, 7, …, modulo 10. It detects every
 * changed digit, but not letters ten apart, such as A and K.
 *
 * @see ICAO Doc 9303-3, 4.9
 */
export function checkDigit(signs: string): string {
  let sum = 0;
  for (let at = 0; at < signs.length; at += 1) {
    sum += worth(signs.charAt(at)) * (weights[at % 3] ?? 0);
  }
  return String(sum % 10);
}
