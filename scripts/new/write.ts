import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onDemand } from '../on-demand.mjs';
import type { AddedLine, ModuleFiles } from './files.js';
import { NewModuleError } from './name.js';

const execute = promisify(execFile);

/** Inserts a line before the first line that holds `before`, or at the end. */
function withLine(text: string, { before, line, path }: AddedLine): string {
  // The empty export of a list without modules is removed for the first module.
  const rows = text
    .replace(/\nexport \{\};\n/, '\n')
    // An empty list stands on one line.
    .replace(/ = \{\}( as const)/, ' = {\n}$1')
    .trimEnd()
    .split('\n');
  const at = before === undefined ? rows.length : rows.findIndex((row) => row.includes(before));
  if (at < 0) throw new Error(`${path} has no line with ${before}`);
  // A blank line separates imports from the rest.
  const place = before !== undefined && rows[at - 1] === '' ? at - 1 : at;
  return `${rows.toSpliced(place, 0, line).join('\n')}\n`;
}

async function addLines(root: string, lines: readonly AddedLine[]): Promise<void> {
  for (const added of lines) {
    const path = join(root, added.path);
    await writeFile(path, withLine(await readFile(path, 'utf8'), added));
  }
}

const runGenerator = ['--min-semi-space-size=32', 'scripts/codegen/run.mjs'];

/** @throws NewModuleError with the output of a program that fails */
async function node(root: string, args: readonly string[]): Promise<string> {
  try {
    return (await execute(process.execPath, [...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const [program = ''] = args.filter((one) => !one.startsWith('-'));
    throw new NewModuleError(`${program} failed:\n${stdout}${stderr}`);
  }
}

/** Formats the files, and reports the line that breaks a rule of the project. */
async function format(root: string, paths: readonly string[]): Promise<void> {
  const biome = (await onDemand('tools')).resolve('@biomejs/biome/bin/biome');
  await node(root, [biome, 'check', '--write', ...paths]);
}

/**
 * Writes the files of a module, formats them and generates. After a failure, restores everything.
 *
 * @returns the report of the generator
 */
export async function writeModule(root: string, { files, lines }: ModuleFiles): Promise<string> {
  const changed = [...new Set(lines.map(({ path }) => path))];
  const before = new Map<string, string>();
  for (const path of changed) before.set(path, await readFile(join(root, path), 'utf8'));
  const folders = [...new Set(Object.keys(files).map(dirname))];
  try {
    for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      await writeFile(join(root, path), text, { flag: 'wx' });
    }
    await addLines(root, lines);
    const sources = [...Object.keys(files).filter((path) => !path.endsWith('.yaml')), ...changed];
    const report = await node(root, runGenerator);
    await format(root, sources);
    return report;
  } catch (error) {
    for (const path of Object.keys(files)) await rm(join(root, path), { force: true });
    for (const [path, text] of before) await writeFile(join(root, path), text);
    for (const folder of folders.toReversed()) await removeEmpty(join(root, folder));
    // The first error says why; the restored contracts generate what was there before.
    await node(root, runGenerator).catch(() => undefined);
    throw error;
  }
}

/** A folder with other files is kept. */
async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder).catch(() => ['?'])).length === 0) await rmdir(folder);
}
