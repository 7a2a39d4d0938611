import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from '../codegen/bundle/bundle.js';
import { contractNames } from '../codegen/lock.mjs';
import { lintDocument, rules } from '../contract-rules/index.js';
import { structuralFindings } from '../contract-rules/structure.js';
import { publicFindings } from './public-rules.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function lintContract(name: string): Promise<readonly string[]> {
  const entry = join(root, 'contracts', name, 'openapi.yaml');
  const structural = await structuralFindings(entry);
  // The project's rules need a structurally sound document.
  if (structural.length > 0) return structural;
  const findings = lintDocument(await bundleContract(entry));
  const own = findings.map(
    ({ place, message, rule }) => `${place}: ${message} (${rule.name}: ${rule.reason})`,
  );
  return [...own, ...(await publicFindings(join(root, 'generated', name, 'openapi.json')))];
}

for (const name of contractNames(root)) {
  const findings = await lintContract(name);
  for (const finding of findings) process.stdout.write(`${name}: ${finding}\n`);
  const verdict = findings.length === 0 ? 'clean' : `${findings.length} findings`;
  process.stdout.write(
    `${name}: ${verdict} by ${rules.length} rules, the structure of OpenAPI 3.1 and Redocly's recommended rules\n`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
