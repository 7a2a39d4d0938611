import { type JsonRecord, stringAt } from '../model/document.js';
import { literal } from './code.js';

/** The exports of `runtime/formats.ts` by format. */
export const formats: Readonly<Record<string, string>> = {
  byte: 'byte',
  date: 'date',
  'date-time': 'dateTime',
  email: 'email',
  uri: 'uri',
  uuid: 'uuid',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
};

export const numberAt = (schema: JsonRecord, key: string): string | undefined =>
  typeof schema[key] === 'number' ? String(schema[key]) : undefined;

/** Writes the rules of a text as the argument of `text` in `runtime/scalars.ts`. */
export function textRules(schema: JsonRecord): string {
  const pattern = stringAt(schema, 'pattern');
  const format = stringAt(schema, 'format') ?? '';
  const test = formats[format];
  return literal({
    min: numberAt(schema, 'minLength'),
    max: numberAt(schema, 'maxLength'),
    pattern: pattern === undefined ? undefined : new RegExp(pattern, 'u').toString(),
    format: test === undefined ? undefined : `[${JSON.stringify(format)}, ${test}]`,
  });
}

/** Writes the rules of a number as the argument of `number` in `runtime/scalars.ts`. */
export function numberRules(schema: JsonRecord, isInteger: boolean): string {
  return literal({
    isInteger: isInteger ? 'true' : undefined,
    min: numberAt(schema, 'minimum'),
    max: numberAt(schema, 'maximum'),
    above: numberAt(schema, 'exclusiveMinimum'),
    below: numberAt(schema, 'exclusiveMaximum'),
    decimals: numberAt(schema, 'x-decimals'),
  });
}
