import { type BaseResolver, createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import type { SourceFault } from './modules.js';
import { type ParsedFiles, referenceFault } from './references.js';

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
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
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
  'operation-operationId-url-safe': 'error',
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

/** Returns the violations of OpenAPI 3.1 in the files of a contract. */
export async function structuralFaults(
  entry: string,
  reader: BaseResolver,
): Promise<readonly SourceFault[]> {
  const config = await createConfig({ rules: structure });
  const found = await lint({ ref: entry, config, externalRefResolver: reader });
  const problems = found.filter(({ message }) => !message.includes(inlineAlternative));
  const parsed: ParsedFiles = async (path) => {
    const file = await reader.resolveDocument(null, path);
    return file instanceof Error ? undefined : file.parsed;
  };
  return Promise.all(
    problems.map(async ({ location, message, ruleId, suggest }) => {
      const [first] = location;
      const line = first === undefined ? 1 : getLineColLocation(first).start.line;
      const path = first?.source.absoluteRef ?? entry;
      const pointer = first?.pointer ?? '';
      const reference =
        ruleId === 'no-unresolved-refs' ? await referenceFault(path, pointer, parsed) : undefined;
      const [meant] = suggest;
      const advice = meant === undefined ? '' : ` Did you mean ${meant}?`;
      return { path, line, message: `${pointer}: ${reference ?? message}${advice} (${ruleId})` };
    }),
  );
}
