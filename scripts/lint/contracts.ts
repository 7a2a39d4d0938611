import { fileURLToPath } from 'node:url';
import { contractNames } from '../codegen/lock.mjs';
import { contractFaults } from '../contract-rules/check.js';
import { rules } from '../contract-rules/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const name of contractNames(root)) {
  const faults = await contractFaults(root, name);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const verdict = faults.length === 0 ? 'clean' : `faults: ${faults.length},`;
  process.stdout.write(
    `${name}: ${verdict} by ${rules.length} rules and the structure of OpenAPI 3.1\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
