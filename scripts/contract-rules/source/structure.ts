import {
  type BaseResolver,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import { type ParsedFiles, referenceFault, valuesAt } from './references.js';
import type { SourceFault } from './source-files.js';
import { memberOf, structureText } from './structure-texts.js';

/**
 * The rules of OpenAPI 3.1. With our own rules they cover Redocly's recommended ones, so that the published document of a
 * contract without faults has none for public linters either.
 */
export const structure = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'info-license': 'error',
  'info-license-strict': 'error',
  'no-duplicated-enum-values': 'error',
  'no-duplicated-tag-names': 'error',
  'no-empty-servers': 'error',
  'no-enum-type-mismatch': 'error',
  'no-example-value-and-externalValue': 'error',
  'no-identical-paths': 'error',
  'no-illogical-composition-keywords': 'error',
  'no-mixed-number-range-constraints': 'error',
  'no-path-trailing-slash': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-server-example.com': 'error',
  'no-server-trailing-slash': 'error',
  'no-server-variables-empty-enum': 'error',
  'no-undefined-server-variable': 'error',
  'no-unsafe-markdown': 'error',
  'no-unused-components': 'error',
  'operation-parameters-unique': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'security-defined': 'error',
  'security-scopes-defined': 'error',
  'spec-components-invalid-map-name': 'error',
  'spec-ref-siblings': 'error',
  'tag-description': 'error',
} as const;

/**
 * Our own rules ask for components as the alternatives of a discriminator. Null beside them is allowed, since the
 * published document separates it.
 */
const inlineAlternative = 'is inline, so the `discriminator` cannot select it';

/** A violation of OpenAPI 3.1. */
export interface StructuralFault extends SourceFault {
  /** The member that it is about. */
  readonly member: string;
  /** The lines of the place and of the objects around it. */
  readonly lines: readonly number[];
}

const lineAt = (source: Source, pointer: string): number =>
  getLineColLocation({ source, pointer, reportOnKey: true }).start.line;

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Objects around a fault in which a rule may find the consequence. */
const levels = 2;

function linesAround(source: Source, pointer: string): readonly number[] {
  const pointers = [pointer];
  for (let at = parentOf(pointer); at.length > 1 && pointers.length <= levels; at = parentOf(at)) {
    pointers.push(at);
  }
  return pointers.map((one) => lineAt(source, one));
}

/** Returns the place of a problem: of a reference to an object where a list must stand, the reference. */
function placeOf({ message, location, from }: NormalizedProblem) {
  const [first] = location;
  return from !== undefined && message.includes('(array) but got') ? from : first;
}

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

async function faultOf(
  problem: NormalizedProblem,
  entry: string,
  parsed: ParsedFiles,
): Promise<StructuralFault> {
  const { message, ruleId, suggest } = problem;
  const place = placeOf(problem);
  const path = place?.source.absoluteRef ?? entry;
  const pointer = place?.pointer ?? '';
  const reference =
    ruleId === 'no-unresolved-refs' ? await referenceFault(path, pointer, parsed) : undefined;
  const [value, ...around] = valuesAt(await parsed(path), pointer);
  const key = unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
  const told = { message, key, value, around, suggest };
  return {
    path,
    line: place === undefined ? 1 : getLineColLocation(place).start.line,
    message: `${pointer}: ${reference ?? structureText(told)} (${ruleId})`,
    member: memberOf(told),
    lines: place === undefined ? [] : linesAround(place.source, pointer),
  };
}

/** Returns the violations of OpenAPI 3.1 in the files of a contract. */
export async function structuralFaults(
  entry: string,
  reader: BaseResolver,
): Promise<readonly StructuralFault[]> {
  const config = await createConfig({ rules: structure });
  const found = await lint({ ref: entry, config, externalRefResolver: reader });
  const problems = found.filter(({ message }) => !message.includes(inlineAlternative));
  const parsed: ParsedFiles = async (path) => {
    const file = await reader.resolveDocument(null, path);
    return file instanceof Error ? undefined : file.parsed;
  };
  return Promise.all(problems.map((problem) => faultOf(problem, entry, parsed)));
}
