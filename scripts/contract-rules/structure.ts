import { relative } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

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

/** Returns the violations of OpenAPI 3.1 in the files of a contract, one line each. */
export async function structuralFindings(entry: string): Promise<readonly string[]> {
  const config = await createConfig({ rules: structure });
  const problems = await lint({ ref: entry, config });
  return problems.map(({ location, message, ruleId }) => {
    const [first] = location;
    const file = relative(process.cwd(), first?.source.absoluteRef ?? entry);
    return `${file} ${first?.pointer ?? ''}: ${message} (${ruleId})`;
  });
}
