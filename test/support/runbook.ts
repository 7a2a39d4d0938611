import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the runbooks stand. */
export const runbookFolder = join(root, 'docs/runbooks');

/** Texts of a page, each with the value that stands for it here. */
export type Values = Readonly<Record<string, string>>;

function fill(text: string, values: Values): string {
  return Object.entries(values).reduce((filled, [name, value]) => {
    // A placeholder is a whole word; a path is the beginning of one.
    const pattern = /^[A-Z]+$/.test(name) ? new RegExp(`\\b${name}\\b`, 'g') : name;
    return filled.replaceAll(pattern, value);
  }, text);
}

/** Returns the lines of the code blocks of a page that begin with ```` ```INFO ````, with the values filled in. */
export async function linesOf(page: string, info: string, values: Values): Promise<string[]> {
  const text = await readFile(join(runbookFolder, page), 'utf8');
  const blocks = text.matchAll(new RegExp(`^( *)\`\`\`${info}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm'));
  return [...blocks]
    .flatMap(([, , block = '']) => block.split('\n'))
    .map((line) => fill(line.trim(), values))
    .filter((line) => line !== '');
}

export interface Ran {
  readonly line: string;
  readonly code: number;
  /** Text on both outputs. */
  readonly text: string;
}

/** Makes `npm run cli` of a folder the built commands, as in a checkout. */
export async function writeCli(folder: string): Promise<void> {
  const scripts = { cli: `node '${join(root, 'dist/cli.js')}'` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
}

/** Runs a command line in a shell. */
export function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd, env }, (error, stdout, stderr) => {
      resolve({ line, code: error === null ? 0 : Number(error.code ?? 1), text: stdout + stderr });
    });
  });
}
