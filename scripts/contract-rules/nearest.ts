/** Returns true if two letters of one name stand in the other in the opposite order, ending at these positions. */
const isSwapped = (one: string, other: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];

/** Returns the number of letters to insert, delete, replace or swap between two names. */
function typosBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
      if (isSwapped(one, other, i, j)) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(one.length, other.length);
}

/** Names that differ in more than a third of their letters are not typos of each other. */
const mostTypos = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/** Returns the known name that a misspelt one most likely means, or undefined. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known]
    .map((one) => ({ one, typos: typosBetween(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, typos }) => one !== name && typos <= mostTypos(one))
    .sort((a, b) => a.typos - b.typos);
  return ranked[0]?.one;
}

/** Returns `: did you mean NAME?` for a misspelt name, or else the other advice. */
export function adviceFor(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `did you mean ${meant}?`;
}
