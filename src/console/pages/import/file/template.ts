import { saveFile } from '../../../data/save-file.js';
import type { DecimalSign } from '../../../session/language/typed-number.js';
import type { FieldName, ImportKind } from './kinds.js';

/**
 * Saves an empty CSV file with the headings of all fields. The byte order mark tells Excel the encoding, and Excel divides
 * cells by semicolons where decimals have a comma.
 */
export function saveTemplate(
  { name, fields }: ImportKind,
  headings: Readonly<Record<FieldName, string>>,
  decimalSign: DecimalSign,
): void {
  const row = fields.map((field) => headings[field.name]).join(decimalSign === ',' ? ';' : ',');
  const content = new TextEncoder().encode(`\uFEFF${row}\r\n`);
  saveFile({ content, contentType: 'text/csv', fileName: undefined }, `${name}.csv`);
}
