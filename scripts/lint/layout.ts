import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layoutFaults } from '../layout/judge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed = execFileSync('git', ['ls-files', 'contracts', 'scripts', 'sdk', 'src', 'test'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\/generated\/|\.d\.mts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const faults = layoutFaults(files);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${files.length} files, ${faults.length} faults in their layout\n`);
if (faults.length > 0) process.exitCode = 1;
