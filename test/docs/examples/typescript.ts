import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { packedClients } from '../../../scripts/build/sdk-tarballs.mjs';
import { exampleUrl } from '../../../scripts/site/examples/call.js';
import { typescriptExample } from '../../../scripts/site/examples/typescript.js';
import { root } from '../support.js';
import { type Place, type Runner, writeFilesOf } from './runner.js';

/** Unpacks the clients as npm would install them, beside the types of Node.js. */
export async function installClients(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@notaria'), { recursive: true });
  for (const name of ['@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const tarball of await packedClients()) {
    const target = join(modules, '@notaria', /notaria-(\w+)-/.exec(tarball)?.[1] ?? '');
    mkdirSync(target);
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}

const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
const importer = fileURLToPath(new URL('./import-programs.mjs', import.meta.url));

/** Compiles programs, and runs them in a folder with the packed clients. */
export interface Programs {
  /** Resolves to the error of a program: its status and its stack; empty for one that ends well. */
  run(name: string, text: string, variables: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

/** Starts the process in which programs run, since a process for each takes ten times as long. */
export async function openPrograms({ baseUrl, folder }: Place): Promise<Programs> {
  await installClients(folder);
  const child = fork(importer, {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async run(name, text, variables) {
      const file = join(folder, `${name}.js`);
      const { outputText } = ts.transpileModule(text.replaceAll(exampleUrl, baseUrl), {
        compilerOptions,
      });
      writeFileSync(file, outputText);
      const answered = once(child, 'message');
      child.send({ variables, file: pathToFileURL(file).href });
      const [fault] = (await answered) as [string];
      return fault;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Runs the programs of the reference. */
export async function openTypescript(place: Place): Promise<Runner> {
  const programs = await openPrograms(place);
  return {
    async run(ready) {
      writeFilesOf(ready, place.folder);
      const { entry } = ready.call;
      const text = typescriptExample(ready.call);
      const fault = await programs.run(entry.id, text, ready.credentials);
      // The client resolves for the documented statuses of success only.
      const [success] = Object.keys(entry.operation.responses ?? {}).filter((status) =>
        status.startsWith('2'),
      );
      return { status: fault === '' ? Number(success) : Number.parseInt(fault, 10), detail: fault };
    },
    close: programs.close,
  };
}
