/** Returns the value of a character in a check digit: digits as they are, letters from A = 10, the filler 0. */
function worth(sign: string): number {
  if (sign === '<') return 0;
  const value = Number.parseInt(sign, 36);
  return Number.isNaN(value) ? 0 : value;
}

const weights = [7, 3, 1] as const;

/**
 * The check digit over signs `A-Z 0-9 <`: weighted 7, 3, 1, 7, …, modulo 10. Any one digit changed changes it; letters ten
 * apart (A and K) do not.
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
