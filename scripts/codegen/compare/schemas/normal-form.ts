import { mergedObject } from '../../model/combinations.js';
import { type JsonRecord, listAt } from '../../model/document.js';
import type { ContractDocument } from '../../model/model.js';

/** The shortest and the longest text of a format whose texts have a limited length. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  date: [10, 10],
  uuid: [36, 36],
  ipv4: [7, 15],
};

/** Returns the bounds that the format of a text implies, tightened by those that are written. */
function withLengths(schema: JsonRecord): JsonRecord {
  const [least, most] = lengths[String(schema['format'])] ?? [];
  if (least === undefined || most === undefined) return schema;
  const { minLength, maxLength, ...others } = schema;
  return {
    ...others,
    minLength: Math.max(least, typeof minLength === 'number' ? minLength : 0),
    maxLength: Math.min(most, typeof maxLength === 'number' ? maxLength : most),
  };
}

/** Keywords that restrict single values, and so say nothing beside a list of values. */
const restrictions = ['minLength', 'maxLength', 'minimum', 'maximum', 'format', 'pattern'];
const exclusive = ['exclusiveMinimum', 'exclusiveMaximum', 'x-decimals'];

/** Returns a closed list of values with the bounds that it implies, in place of those that are written. */
function withValues(schema: JsonRecord): JsonRecord {
  const isConstant = Object.hasOwn(schema, 'const');
  const values = isConstant ? [schema['const']] : listAt(schema, 'enum');
  if (values.length === 0) return schema;
  const kept = Object.entries(schema).filter(
    ([keyword]) => ![...restrictions, ...exclusive].includes(keyword),
  );
  const texts = values.filter((value) => typeof value === 'string');
  const figures = values.filter((value) => typeof value === 'number');
  const sizes = texts.map((text) => [...text].length);
  return {
    ...Object.fromEntries(kept),
    ...(texts.length > 0 && { minLength: Math.min(...sizes), maxLength: Math.max(...sizes) }),
    ...(figures.length > 0 && { minimum: Math.min(...figures), maximum: Math.max(...figures) }),
  };
}

/**
 * Returns the one way to write a schema: an extended object as one closed object, and the bounds that a format or a list
 * of values implies.
 */
export const normalForm = (document: ContractDocument, schema: JsonRecord): JsonRecord =>
  withValues(withLengths(mergedObject(document, schema)));
