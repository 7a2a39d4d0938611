import { saveFile } from '../../../data/save-file.js';
import { type DecimalSign, numberText } from '../../../session/language/typed-number.js';
import type { FieldName, ImportField, ImportKind } from './kinds.js';

type Texts = Readonly<Record<FieldName, string>>;

/**
 * Saves a CSV file with the headings of all fields, and with an example record if there is one. The byte order mark tells Excel the encoding, and Excel divides
 * cells by semicolons where decimals have a comma.
 */
export function saveTemplate(
  { name, fields }: ImportKind,
  headings: Texts,
  decimalSign: DecimalSign,
  example?: Partial<Texts>,
): void {
  const line = (textOf: (field: ImportField) => string): string =>
    `${fields.map(textOf).join(decimalSign === ',' ? ';' : ',')}\r\n`;
  const textOf = ({ name: field, isDecimal }: ImportField): string => {
    const text = example?.[field] ?? '';
    return isDecimal ? numberText(text, decimalSign) : text;
  };
  const text = line((field) => headings[field.name]) + (example ? line(textOf) : '');
  const content = new TextEncoder().encode(`\uFEFF${text}`);
  saveFile({ content, contentType: 'text/csv', fileName: undefined }, `${name}.csv`);
}
