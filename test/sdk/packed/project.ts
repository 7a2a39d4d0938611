import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A project in another folder, with only its own installed packages. */
export interface Project {
  readonly folder: string;
  write(name: string, content: string): string;
  /** Resolves to the output of the program. */
  node(script: string, ...args: readonly string[]): Promise<string>;
  /** Type-checks with these compiler options. Resolves to the messages of the compiler. */
  compile(files: readonly string[], options: Readonly<Record<string, unknown>>): Promise<string>;
  remove(): void;
}

const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/bin/tsc', import.meta.url),
);

/**
 * Installs packed packages in an empty folder, as users do.
 *
 * @param tarballs  files or addresses
 * @param more      options of npm; no registry is used unless given
 */
export async function createProject(
  tarballs: readonly string[],
  more: readonly string[] = ['--offline'],
): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-project-'));
  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  write('package.json', JSON.stringify({ name: 'shop', private: true }));
  const install = ['install', '--no-audit', '--no-fund', '--silent', ...more, ...tarballs];
  await run('npm', install, { cwd: folder });
  return {
    folder,
    write,
    async node(script, ...args) {
      const { stdout } = await run(process.execPath, [script, ...args], { cwd: folder });
      return stdout;
    },
    async compile(files, compilerOptions) {
      write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
      try {
        await run(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: folder });
        return '';
      } catch (error) {
        return String((error as { stdout?: unknown }).stdout);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
