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
const program = fileURLToPath(new URL('./import-programs.mjs', import.meta.url));

/** Compiles programs, and runs them with the packed clients. */
export async function openTypescript({ baseUrl, folder }: Place): Promise<Runner> {
  await installClients(folder);
  const child = fork(program, {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async run(ready) {
      writeFilesOf(ready, folder);
      const file = join(folder, `${ready.call.entry.id}.js`);
      const text = typescriptExample(ready.call).replaceAll(exampleUrl, baseUrl);
      writeFileSync(file, ts.transpileModule(text, { compilerOptions }).outputText);
      const answered = once(child, 'message');
      child.send({ credentials: ready.credentials, file: pathToFileURL(file).href });
      const [fault] = (await answered) as [string];
      // The client resolves for the documented statuses of success only.
      const [success = 0] = Object.keys(ready.call.entry.operation.responses ?? {})
        .filter((status) => status.startsWith('2'))
        .map(Number);
      return { status: fault === '' ? success : Number.parseInt(fault, 10), detail: fault };
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
