import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { banner } from '../text/emit.js';

/** The folder of the generator and its tools, for every project that it generates for. */
const toolRoot = fileURLToPath(new URL('../../..', import.meta.url));

const runtime: Readonly<Record<string, string>> = {
  'notaria:check': fileURLToPath(new URL('../runtime/check.ts', import.meta.url)),
  'notaria:coerce': fileURLToPath(new URL('../runtime/coerce.ts', import.meta.url)),
  'notaria:formats': fileURLToPath(new URL('../runtime/formats.ts', import.meta.url)),
  'notaria:write': fileURLToPath(new URL('../runtime/write.ts', import.meta.url)),
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
