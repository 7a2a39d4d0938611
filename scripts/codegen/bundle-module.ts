import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { banner } from './emit.js';

/** Where the generator and its tools live, whatever project it generates for. */
const toolRoot = fileURLToPath(new URL('../..', import.meta.url));

const runtime: Readonly<Record<string, string>> = {
  'notaria:decimals': fileURLToPath(new URL('./runtime/decimals.ts', import.meta.url)),
  'notaria:errors': fileURLToPath(new URL('./runtime/errors.ts', import.meta.url)),
  'notaria:unique': fileURLToPath(new URL('./runtime/unique.ts', import.meta.url)),
  'notaria:coerce': fileURLToPath(new URL('./runtime/coerce.ts', import.meta.url)),
};

/** Source text by module name; the entry imports the others by name. */
export type Modules = Readonly<Record<string, string>>;

/**
 * Bundles generated code and what it requires into one dependency-free ES module. The text depends
 * on the input alone: paths in it are relative to the project and never follow a symbolic link.
 */
export async function bundleModule(entry: string, modules: Modules): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: toolRoot, sourcefile: 'entry.js', loader: 'js' },
    absWorkingDir: toolRoot,
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    banner: { js: banner.trimEnd() },
    plugins: [inMemory(modules)],
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('The bundler answered nothing');
  return file.text;
}

function inMemory(modules: Modules): Plugin {
  return {
    name: 'in-memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^notaria:/ }, ({ path }) => {
        const file = runtime[path];
        return file === undefined
          ? { path: path.replace(/^notaria:/, ''), namespace: 'notaria' }
          : { path: file };
      });
      onLoad({ filter: /.*/, namespace: 'notaria' }, ({ path }) => {
        const contents = modules[path];
        return contents === undefined
          ? { errors: [{ text: `No module is called ${path}` }] }
          : { contents, loader: 'js', resolveDir: toolRoot };
      });
    },
  };
}
