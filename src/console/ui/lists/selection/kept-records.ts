/** A record of an exported file with its line end. Fields in quotes may contain commas and line ends. */
const recordPattern = /[^"\r\n]*(?:"[^"]*"[^"\r\n]*)*\r\n/gy;

/** The records after which the browser may do other work. */
const portion = 2000;

interface KeptRecords {
  readonly text: string;
  readonly count: number;
}

/** Returns the headings of an exported file, and its records whose first column, the id, is one of `ids`. */
export async function keepRecords(csv: string, ids: ReadonlySet<string>): Promise<KeptRecords> {
  const kept: string[] = [];
  let position = 0;
  for (const [record] of csv.matchAll(recordPattern)) {
    if (position === 0 || ids.has(record.slice(0, record.search(/[,;]/)))) kept.push(record);
    position += 1;
    if (position % portion === 0) await new Promise((later) => setTimeout(later));
  }
  return { text: kept.join(''), count: kept.length - 1 };
}
