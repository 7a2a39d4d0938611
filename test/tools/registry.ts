import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createProject, type Project } from '../sdk/packed/project.js';
import { describe } from '../support/jest.js';

const run = promisify(execFile);

/** Installing and running public tools takes minutes, so only `npm run tools:check` does it. */
const isAsked = process.env['PUBLIC_TOOLS'] === 'on';

async function hasRegistry(): Promise<boolean> {
  try {
    await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
    return true;
  } catch {
    process.stderr.write('The public tools are left out: the npm registry does not answer.\n');
    return false;
  }
}

/** Tests with packages of the npm registry; left out unless asked for, and where no registry answers. */
export const withRegistry: typeof describe.skip =
  isAsked && (await hasRegistry()) ? describe : describe.skip;

/** Generators run on the compiler that is installed beside them; some do not run on later ones. */
const beside = ['typescript@5.9.3', '@types/node@20.19.43'];

/** Installs packages of the npm registry in a folder of their own. */
export async function installTools(packages: readonly string[]): Promise<Project> {
  const project = await createProject([...packages, ...beside], []);
  project.write('package.json', JSON.stringify({ private: true, type: 'module' }));
  return project;
}

/** Runs an installed command. Resolves to its output, also if it fails. */
export async function runTool({ folder }: Project, line: string): Promise<string> {
  const [command = '', ...args] = line.split(' ');
  try {
    const bin = join(folder, 'node_modules/.bin', command);
    return (await run(bin, args, { cwd: folder, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    return `${line} failed: ${stdout ?? ''}${stderr ?? ''}`;
  }
}

export const minutes = 60_000;
