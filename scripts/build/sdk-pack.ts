import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { onDemand } from '../on-demand.mjs';
import { packedClients } from './sdk-tarballs.mjs';

/** Returns publint's findings for a packed package; empty when it is sound. */
async function lintPackage(tarball: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-publint-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    const pkgDir = join(folder, 'package');
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    return messages.map((message) => formatMessage(message, pkg) ?? message.code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the findings of are-the-types-wrong, for every module resolution of TypeScript. */
async function checkTypes(tarball: string): Promise<readonly string[]> {
  const home = (await onDemand('tools')).resolve('@arethetypeswrong/cli/package.json');
  const program = join(dirname(home), 'dist', 'index.js');
  try {
    execFileSync(process.execPath, [program, tarball, '--format', 'ascii', '--no-color'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    return [String((error as { stdout?: unknown }).stdout ?? error)];
  }
}

/** Returns all faults of a packed client as text. */
export async function faultsOf(tarball: string): Promise<readonly string[]> {
  return [...(await lintPackage(tarball)), ...(await checkTypes(tarball))];
}

async function run(): Promise<void> {
  for (const tarball of await packedClients()) {
    const faults = await faultsOf(tarball);
    const kB = (statSync(tarball).size / 1000).toFixed(1);
    process.stdout.write(`${tarball}  ${kB} kB\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
