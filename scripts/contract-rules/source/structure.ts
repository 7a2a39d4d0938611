import { type BaseResolver, createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import type { SourceFault } from './modules.js';

/** The parts of OpenAPI 3.1 that this lint requires. */
const structure = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-duplicated-tag-names': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'no-unused-components': 'error',
  'path-declaration-must-exist': 'error',
  'security-defined': 'error',
} as const;

/** Returns the violations of OpenAPI 3.1 in the files of a contract. */
export async function structuralFaults(
  entry: string,
  reader: BaseResolver,
): Promise<readonly SourceFault[]> {
  const config = await createConfig({ rules: structure });
  const problems = await lint({ ref: entry, config, externalRefResolver: reader });
  return problems.map(({ location, message, ruleId }) => {
    const [first] = location;
    const line = first === undefined ? 1 : getLineColLocation(first).start.line;
    const path = first?.source.absoluteRef ?? entry;
    return { path, line, message: `${first?.pointer ?? ''}: ${message} (${ruleId})` };
  });
}
