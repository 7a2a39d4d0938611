import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { lintDocument, rules } from '../contracts/rules/index.js';
import { bundleContract } from './codegen/bundle.js';
import { contractNames } from './codegen/lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What OpenAPI 3.1 itself asks for. */
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

async function structuralFindings(entry: string): Promise<readonly string[]> {
  const config = await createConfig({ rules: structure });
  const problems = await lint({ ref: entry, config });
  return problems.map(({ location, message, ruleId }) => {
    const [first] = location;
    const file = first?.source.absoluteRef.replace(root, '') ?? entry;
    return `${file} ${first?.pointer ?? ''}: ${message} (${ruleId})`;
  });
}

async function lintContract(name: string): Promise<readonly string[]> {
  const entry = join(root, 'contracts', name, 'openapi.yaml');
  const structural = await structuralFindings(entry);
  // Our rules read a sound document; a broken one is mended first.
  if (structural.length > 0) return structural;
  const findings = lintDocument(await bundleContract(entry));
  return findings.map(
    ({ place, message, rule }) => `${place}: ${message} (${rule.name}: ${rule.reason})`,
  );
}

for (const name of contractNames(root)) {
  const findings = await lintContract(name);
  for (const finding of findings) process.stdout.write(`${name}: ${finding}\n`);
  const verdict = findings.length === 0 ? 'clean' : `${findings.length} findings`;
  process.stdout.write(
    `${name}: ${verdict} by ${rules.length} rules and the structure of OpenAPI 3.1\n`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
