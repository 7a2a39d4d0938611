import { relative } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

/**
 * The paths of workflows lie below those of sessions. Redocly compares the texts of paths only; the contract rule
 * `paths-do-not-clash` also compares the patterns of the parameters and proves that no session id is `workflows`.
 */
const distinct = '`/v1/sessions/workflows/{id}`';

/** Returns the errors and warnings of Redocly's `recommended` rules for a published document, one line each. */
export async function publicFindings(file: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems
    .filter(({ message, ruleId }) => ruleId !== 'no-ambiguous-paths' || !message.includes(distinct))
    .map(({ location, message, ruleId, severity }) => {
      const place = location[0]?.pointer ?? '';
      return `${relative(process.cwd(), file)} ${place}: ${message} (${severity} ${ruleId})`;
    });
}
