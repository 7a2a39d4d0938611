import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { documentText } from './codegen/bundle/bundle.js';
import { baselinePath, driftReport } from './codegen/drift-report.js';
import { loadContract } from './codegen/index.js';
import { contractNames } from './codegen/lock.mjs';
import { assertContracts, ContractError } from './contract-rules/check.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });

/** Makes the contracts as they are now what later changes are measured against. */
async function acceptBaselines(): Promise<void> {
  await assertContracts(root);
  for (const name of contractNames(root)) {
    const model = await loadContract(root, name);
    const path = join(root, baselinePath(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, documentText(model.document));
    process.stdout.write(`${baselinePath(name)} written\n`);
  }
}

try {
  if (values.accept) await acceptBaselines();
  const { lines, isClean } = await driftReport({ root });
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = isClean ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
