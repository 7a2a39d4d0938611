const plain = /^-?\d+(\.\d+)?$/;

/** Returns the number of a field, which keeps it as `1250.5`. Returns undefined for text that the field could not read. */
export const readDecimal = (text: string): number | undefined =>
  plain.test(text) ? Number(text) : undefined;

/** Returns the number of a field that may be empty. */
export const decimalOr = <T>(text: string, otherwise: T): number | T =>
  readDecimal(text) ?? otherwise;

/** Rounds half away from zero, for display only: the API calculates with its own decimals. */
export function rounded(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const whole = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON));
  return whole === 0 ? 0 : (Math.sign(value) * whole) / scale;
}
