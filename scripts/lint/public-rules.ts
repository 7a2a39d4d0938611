import { relative } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

/**
 * Redocly compares the texts of paths only. The contract rule `paths-do-not-clash` also compares the patterns of their
 * parameters: it proves that no session id is `workflows`, so that paths below the two are not ambiguous.
 */
const rules = { 'no-ambiguous-paths': 'off' } as const;

/** Returns the errors and warnings of Redocly's `recommended` rules for a published document, one line each. */
export async function publicFindings(file: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lint({ ref: file, config });
  return problems.map(({ location, message, ruleId, severity }) => {
    const place = location[0]?.pointer ?? '';
    return `${relative(process.cwd(), file)} ${place}: ${message} (${severity} ${ruleId})`;
  });
}
