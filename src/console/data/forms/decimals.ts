const written = /^\s*-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?\s*$/;

/** Parses a number such as `1250.5` or `1,250.50`. Returns undefined for other text. */
export const readDecimal = (text: string): number | undefined =>
  written.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/** Returns the number of a field that may be empty. */
export const decimalOr = <T>(text: string, otherwise: T): number | T =>
  readDecimal(text) ?? otherwise;

/** Rounds half away from zero, for display only: the API calculates with its own decimals. */
export function rounded(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const whole = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON));
  return whole === 0 ? 0 : (Math.sign(value) * whole) / scale;
}
