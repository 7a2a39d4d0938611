import { loadFile } from '../../../data/load-file.js';
import { type DecimalSign, numberText } from '../../../session/language/typed-number.js';
import { writeCsv } from './csv.js';
import { isJsonLines, readJsonLines } from './json-lines.js';

/** Spreadsheets in Spanish write CSV files in Windows-1252, and "Unicode text" in UTF-16. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns true for the bytes of a ZIP file, which an XLSX file is. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Returns the rows of a file as text: of a CSV file in any usual encoding, of NDJSON, or of the first sheet of a workbook. */
export async function fileText(file: File, decimalSign: DecimalSign): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const numberOf = (plain: string): string => numberText(plain, decimalSign);
  if (!isWorkbook(bytes)) {
    const text = decoded(bytes);
    return isJsonLines(text) ? writeCsv(readJsonLines(text, numberOf)) : text;
  }
  const { readWorkbook } = await loadFile(() => import('./xlsx.js'));
  return writeCsv(readWorkbook(bytes, numberOf));
}
