import '../help.mjs';
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Configures the merge drivers of .gitattributes. Runs after npm ci, which must succeed without git as well.

const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const drivers = {
  'notaria-generated': ['Keeps the present file; npm run codegen writes it anew', 'true'],
  'notaria-baseline': [
    'Merges released contracts member by member',
    'node --import tsx scripts/merge/baseline.ts %O %A %B',
  ],
};

// A folder that was unpacked inside another repository must not change the configuration of that repository.
const top = git('rev-parse', '--show-toplevel');
if (top !== undefined && realpathSync(top) === root) {
  for (const [name, [description, command]] of Object.entries(drivers)) {
    git('config', '--local', `merge.${name}.name`, description);
    git('config', '--local', `merge.${name}.driver`, command);
  }
}
