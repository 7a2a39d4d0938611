/** Returns true for a text with a JSON object on each line, which no table is. */
export const isJsonLines = (text: string): boolean => /^\uFEFF?\s*\{/.test(text);

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts, numbers and truth values of a record, and of the objects in it, such as its address. */
function cellsOf(record: Values, numberOf: (plain: string) => string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'number') cells.set(name, numberOf(String(value)));
    else if (typeof value === 'string' || typeof value === 'boolean')
      cells.set(name, String(value));
    else if (isObject(value))
      for (const [inner, cell] of cellsOf(value, numberOf)) cells.set(inner, cell);
  }
  return cells;
}

/**
 * Reads a file of NDJSON as a table with a column for each name.
 *
 * @param numberOf  returns a number as the user writes it
 * @throws SyntaxError for a line that is no JSON, TypeError for one that is no object
 */
export function readJsonLines(
  text: string,
  numberOf: (plain: string) => string,
): readonly (readonly string[])[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const records = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const record: unknown = JSON.parse(line);
      if (!isObject(record)) throw new TypeError('A line is no object');
      return cellsOf(record, numberOf);
    });
  const headings = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return [headings, ...records.map((record) => headings.map((name) => record.get(name) ?? ''))];
}
