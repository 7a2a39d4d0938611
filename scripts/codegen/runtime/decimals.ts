/**
 * Returns true if a number has at most `limit` decimals in its shortest decimal text: 0.07 has two and 1e-7 has
 * seven, although their binary forms have more.
 */
export function hasAtMostDecimals(value: number, limit: number): boolean {
  if (Number.isInteger(value)) return true;
  const text = String(value);
  const exponentAt = text.indexOf('e');
  const mantissa = exponentAt < 0 ? text : text.slice(0, exponentAt);
  const exponent = exponentAt < 0 ? 0 : Number(text.slice(exponentAt + 1));
  const point = mantissa.indexOf('.');
  const written = point < 0 ? 0 : mantissa.length - point - 1;
  return written - exponent <= limit;
}
