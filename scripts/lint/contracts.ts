import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractNames } from '../codegen/lock.mjs';
import { checkContract } from '../contract-rules/check.js';
import { rules } from '../contract-rules/index.js';
import { publicFindings } from './public-rules.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const name of contractNames(root)) {
  const { faults: own } = await checkContract(root, name);
  // The published document is generated from a contract without faults.
  const published = join(root, 'generated', name, 'openapi.json');
  const faults = own.length > 0 ? own : await publicFindings(published);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const verdict = faults.length === 0 ? 'clean' : `faults: ${faults.length},`;
  process.stdout.write(
    `${name}: ${verdict} by ${rules.length} rules, the structure of OpenAPI 3.1 and Redocly's recommended rules\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
