import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns RELEASE_BEFORE, or else the last tag `v*` before HEAD. */
function findRelease(): string | undefined {
  const asked = process.env['RELEASE_BEFORE'];
  if (asked !== undefined) return asked;
  const options = ['--merged=HEAD', '--no-contains=HEAD', '--sort=-version:refname'];
  const tags = execFileSync('git', ['tag', ...options, '--list', 'v*'], { cwd: root });
  return tags.toString().split('\n').find(Boolean);
}

const isAsked = process.env['REHEARSALS'] === 'on';

/** The revision of the release before; undefined where there is none. */
export const release = isAsked ? findRelease() : undefined;

if (isAsked && release === undefined) {
  process.stderr.write(
    'The release before is left out: no tag v* is an ancestor of HEAD. Name one with RELEASE_BEFORE=REVISION.\n',
  );
}

/** Runs a program in a folder and shows its output. Resolves to the exit code. */
export async function runIn(
  cwd: string,
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const { HOME, PATH } = process.env;
  const child = spawn(file, args, {
    cwd,
    env: { HOME, PATH, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Checks a revision out into a folder of its own, without its history, and builds it. */
export async function buildRelease(revision: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-release-'));
  chmodSync(folder, 0o755);
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const command of ['ci --prefer-offline --no-audit --no-fund --silent', 'run build']) {
    const code = await runIn(folder, ['npm', ...command.split(' ')]);
    if (code !== 0) throw new Error(`npm ${command} failed in ${folder}`);
  }
  return folder;
}
