/** Converts a value of a column that may be null. Null stays null. */
export const orNull = <T, R>(value: T | null, convert: (value: T) => R): R | null =>
  value === null ? null : convert(value);

/** Returns the members that have a value. */
export function withoutNulls<T extends object>(
  members: T,
): { [Member in keyof T]?: NonNullable<T[Member]> } {
  const kept = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as { [Member in keyof T]?: NonNullable<T[Member]> };
}
