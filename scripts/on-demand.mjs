import './help.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Packages that not every installation needs stand in folders with a package.json and a lock file of their own.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders by name. */
const folders = { engines: 'src/kyc/packages', tools: 'scripts/tools' };

const longestMs = 300_000;

/** Takes turns with other processes: `mkdir` succeeds once. A turn whose process died ends by its age. */
async function inTurn(folder, work) {
  const turn = join(folder, '.installing');
  for (;;) {
    try {
      mkdirSync(turn);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const begun = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - begun > longestMs) rmSync(turn, { recursive: true, force: true });
      await setTimeout(200);
    }
  }
  try {
    work();
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** Returns true if the packages of a lock file are installed beside it. */
function isInstalled(folder, lock) {
  const stamp = join(folder, 'node_modules/.lock');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
}

/**
 * Installs the packages of a folder unless they are there as its lock file says.
 *
 * @param {'engines' | 'tools'} name
 * @returns {Promise<NodeJS.Require>} finds them
 * @throws Error if the npm registry does not answer
 */
export async function onDemand(name) {
  const folder = join(root, folders[name]);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (!isInstalled(folder, lock)) {
    await inTurn(folder, () => {
      if (isInstalled(folder, lock)) return;
      process.stderr.write(`Installing the packages of ${folders[name]}\n`);
      const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
      writeFileSync(join(folder, 'node_modules/.lock'), lock);
    });
  }
  return createRequire(join(folder, 'package.json'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of process.argv.slice(2)) await onDemand(name);
}
