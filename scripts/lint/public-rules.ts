import { relative } from 'node:path';
import { createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core';

/**
 * Paths beside a path with an id, such as `/v1/sessions/{id}/decision`. Redocly compares the texts of paths only, and calls
 * them ambiguous. The contract rule `paths-do-not-clash` also compares the patterns of their parameters: it proves that no
 * id is `receptions` or `workflows`.
 */
const distinctPaths = ['/api/purchase-orders/receptions/{id}', '/v1/sessions/workflows/{id}'];

const isDistinct = ({ message, ruleId }: NormalizedProblem): boolean =>
  ruleId === 'no-ambiguous-paths' && distinctPaths.some((path) => message.includes(`\`${path}\``));

/** Returns the errors and warnings of Redocly's `recommended` rules for a published document, one line each. */
export async function publicFindings(file: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems
    .filter((problem) => !isDistinct(problem))
    .map(({ location, message, ruleId, severity }) => {
      const place = location[0]?.pointer ?? '';
      return `${relative(process.cwd(), file)} ${place}: ${message} (${severity} ${ruleId})`;
    });
}
