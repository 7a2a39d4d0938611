import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = '24', ...files] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const home = join(root, '.cache/node', major);
const programs = join(home, 'node_modules/node/bin');

if (!existsSync(join(programs, 'node'))) {
  mkdirSync(home, { recursive: true });
  const args = ['install', '--silent', '--no-audit', '--no-fund', '--no-save', '--prefix', home];
  execFileSync('npm', [...args, `node@${major}`], { stdio: 'inherit' });
}

// Programs that tests start by name are also of this version.
const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
/** Ends with the code of a command that fails. */
function run(args) {
  const { status } = spawnSync(join(programs, 'node'), args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
run(['--version']);
run(['--min-semi-space-size=32', 'scripts/drift.mjs']);
run(['scripts/testing/test.mjs', ...files]);
