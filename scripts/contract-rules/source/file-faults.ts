import type { YamlParseError } from '@redocly/openapi-core';
import { parseDocument, type YAMLParseError } from 'yaml';
import { isRecord, recordAt, stringAt } from '../../codegen/model/document.js';

/** A fault that keeps a file from being read as a part of a contract. */
export interface FileFault {
  readonly line: number;
  /** One sentence, with the correction. */
  readonly message: string;
}

/** The lines of a text, and a position in it. */
interface Place {
  readonly text: string;
  /** The line of the fault. */
  readonly written: string;
  readonly offset: number;
}

const indentation =
  'the line is indented by other spaces than the lines beside it: give all members of an object, or items of a list, the same indentation';

function indentText({ message }: YAMLParseError, { written }: Place): string {
  const bracket = /end with an? ([}\]])/.exec(message)?.[1];
  if (bracket !== undefined) return `a bracket above is not closed: add ${bracket}`;
  return /^\s*-\S/.test(written) ? 'an item of a list needs a space after "-"' : indentation;
}

const nameAt = ({ text, offset }: Place): string => /^[^:\n]*/.exec(text.slice(offset))?.[0] ?? '';

type Text = (error: YAMLParseError, place: Place) => string;

/** The fault and its correction, by the code of the parser. */
const texts: Readonly<Partial<Record<YAMLParseError['code'], Text>>> = {
  BAD_INDENT: indentText,
  TAB_AS_INDENT: () => 'a tab indents the line: write spaces',
  BLOCK_AS_IMPLICIT_KEY: () =>
    'a text with ": " needs quotes around it; if the line has none, the next line is indented too far',
  BLOCK_IN_FLOW: () =>
    'a comma between two members in brackets is missing, or a text with ": " needs quotes around it',
  DUPLICATE_KEY: (_error, place) => `${nameAt(place)} stands twice in one object: remove one`,
  MISSING_CHAR: () => 'a quote is not closed: add it at the end of the text',
  MULTILINE_IMPLICIT_KEY: () =>
    'a name without a value: write NAME: VALUE, with a space after the colon',
  MULTIPLE_DOCS: () => 'a contract file is one YAML document: remove the line ---',
  BAD_SCALAR_START: (_error, { text, offset }) =>
    `a text that begins with ${text[offset] ?? 'this character'} needs quotes around it`,
  BAD_DQ_ESCAPE: (_error, { text, offset }) =>
    `${text.slice(offset, offset + 2)} is no escape sequence: write \\\\ for a backslash, or put the text in single quotes`,
  UNEXPECTED_TOKEN: ({ message }) =>
    message.startsWith('Block scalar header')
      ? 'a text after > or | belongs on the next line, indented'
      : 'a text or bracket stands where the value has ended: put the whole text in quotes, or remove the bracket',
};

/** Returns the message of a parser without its place, which stands before it already. */
const withoutPlace = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/ at line \d+, column \d+:?$/, '')
    .replace(/ in "[^"]*" \(\d+:\d+\)$/, '');

/** Returns the first fault of a text that is not YAML. */
export function yamlFault(text: string): FileFault | undefined {
  const [error] = parseDocument(text, { prettyErrors: false }).errors;
  if (error === undefined) return undefined;
  const [from] = error.pos;
  // An indentation fault begins with the empty lines before it.
  const empty = error.code === 'BAD_INDENT' ? /^(?:[^\S\n]*\n)*/.exec(text.slice(from)) : null;
  const offset = from + (empty?.[0].length ?? 0);
  const before = text.slice(0, offset).split('\n');
  const written = text.split('\n')[before.length - 1] ?? '';
  const message = texts[error.code]?.(error, { text, written, offset });
  return { line: before.length, message: message ?? withoutPlace(error.message) };
}

/** Returns the fault of a file that the bundler cannot parse. */
export function parseFault({ source, line, message }: YamlParseError): FileFault {
  const found = yamlFault(source.body);
  if (found !== undefined) return found;
  const alias = /unidentified alias "([^"]*)"/.exec(message)?.[1];
  const told =
    alias === undefined
      ? withoutPlace(message)
      : `*${alias} repeats a value that no &${alias} marks: mark it, or put a text that begins with * in quotes`;
  return { line: Number.isNaN(line) ? 1 : line, message: told };
}

/** Returns the fault of a file that is YAML, and yet no part of a contract. */
export function shapeFault(text: string, parsed: unknown, isEntry: boolean): FileFault | undefined {
  if (parsed === undefined || parsed === null) {
    return {
      line: 1,
      message: 'the file is empty: write its members, such as paths, or delete it',
    };
  }
  if (!isRecord(parsed)) {
    return {
      line: 1,
      message: 'the file must be an object with members such as paths and schemas',
    };
  }
  if (!isEntry) return undefined;
  if (!stringAt(parsed, 'openapi')?.startsWith('3.1.')) {
    const line = text.split('\n').findIndex((one) => one.startsWith('openapi')) + 1;
    return {
      line: Math.max(line, 1),
      message: 'write openapi: 3.1.0, the version of all contracts',
    };
  }
  if (Object.keys(recordAt(parsed, 'paths')).length > 0) return undefined;
  const sample = "/api/products: { $ref: './products.yaml#/paths/~1api~1products' }";
  return {
    line: 1,
    message: `paths is missing: write paths with a line for each path, as in ${sample}`,
  };
}

/** Returns the message of an error that has no line, with paths from the folder of the contracts. */
export function thrownText(error: unknown, folder: string): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message === 'Self-referencing circular pointer') {
    return 'a component is only a reference that leads back to itself: write its schema in place of $ref';
  }
  return message.replaceAll(`${folder}/`, '');
}
