/**
 * Adds the errors of a schema behind a `$ref` to those found before, in place: copying all of them for each item of an
 * array would take quadratic time.
 */
export function appendErrors(found: unknown[] | null, more: unknown[]): unknown[] {
  if (found === null) return [...more];
  for (const error of more) found.push(error);
  return found;
}
