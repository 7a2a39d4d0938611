import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from '../codegen/bundle/bundle.js';
import { contractNames } from '../codegen/lock.mjs';
import { lintDocument, rules } from '../contract-rules/index.js';
import { structuralFindings } from '../contract-rules/structure.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function lintContract(name: string): Promise<readonly string[]> {
  const entry = join(root, 'contracts', name, 'openapi.yaml');
  const structural = await structuralFindings(entry);
  // The project's rules need a structurally sound document.
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
