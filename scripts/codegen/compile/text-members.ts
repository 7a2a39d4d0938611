import { isRecord } from '../model/document.js';
import { memberOf } from './code.js';

/** Readers of `runtime/coerce.ts`, by the type of the member. */
export type TextReader = 'integer' | 'number' | 'boolean' | 'text';
/** The form of a list: a repeated field, or with `,` one text with commas. */
export type TextListReader = readonly [TextReader] | readonly [TextReader, ','];
export type TextShape = Readonly<Record<string, TextReader | TextListReader>>;

const readers: Readonly<Record<string, string>> = {
  integer: 'readInteger',
  number: 'readNumber',
  boolean: 'readBoolean',
  text: 'readText',
};

/** Names that the code expects its module to import from `runtime/coerce.ts`. */
export const textImports = [...Object.values(readers), 'readList', 'splitList'];

/**
 * Writes the lines that turn members of an object from text into their types. The readers are strict: `0x10` and ` 5 `
 * are no numbers.
 *
 * @param shape  a `TextShape`, or undefined for objects whose members are not texts
 */
export function readText(shape: unknown): string[] {
  if (!isRecord(shape)) return [];
  return Object.entries(shape).flatMap(([name, reader]) => {
    const isList = Array.isArray(reader);
    const read = readers[String(isList ? reader[0] : reader)];
    if (read === undefined) return [];
    const member = memberOf('value', name);
    const list = isList && reader[1] === ',' ? 'splitList' : 'readList';
    const text = isList ? `${list}(${member}, ${read})` : `${read}(${member})`;
    return [`if (${member} !== undefined) ${member} = ${text};`];
  });
}
