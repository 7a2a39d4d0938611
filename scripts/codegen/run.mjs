import '../help.mjs';
import { fileURLToPath } from 'node:url';
import { isFresh } from './lock.mjs';

// Nothing heavy is imported before this check: a run that has nothing to do must be instant.
const root = fileURLToPath(new URL('../..', import.meta.url));
if (isFresh(root)) {
  process.stdout.write('Generated files are up to date.\n');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  const [{ run }, { ContractError }] = await Promise.all([
    import('./index.ts'),
    import('../contract-rules/check.ts'),
  ]);
  await run(root, (line) => process.stdout.write(`${line}\n`)).catch((error) => {
    if (!(error instanceof ContractError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
