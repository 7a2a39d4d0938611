import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';

const toolRoot = fileURLToPath(new URL('../../..', import.meta.url));
/** Holds files that can be made again at any time. `npm ci` removes the folder. */
const cache = join(toolRoot, 'node_modules/.cache/notaria');
const kept = join(cache, 'codegen.cjs');
const entry = 'scripts/codegen/program/program.ts';

const hash = (text) => createHash('sha256').update(text).digest('hex');

function textOf(path) {
  try {
    return readFileSync(resolve(toolRoot, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** npm writes this file with every installation, so it stands for all packages. */
const packages = 'node_modules/.package-lock.json';

/** Returns the hashes of the files that a program is made of, or undefined if one of them is not there. */
function hashesOf(paths) {
  const texts = paths.map((path) => [path, textOf(path)]);
  if (texts.some(([, text]) => text === undefined)) return undefined;
  return Object.fromEntries(texts.map(([path, text]) => [path, hash(text)]));
}

/** The first line of a program holds the hashes of its sources, as a comment. */
function isCurrent(program) {
  const end = program.indexOf('\n');
  const line = program.slice(0, end);
  if (!line.startsWith('// {')) return false;
  const { sources, text, root } = JSON.parse(line.slice(3));
  const isWhole = root === toolRoot && text === hash(program.slice(end + 1));
  return isWhole && JSON.stringify(hashesOf(Object.keys(sources))) === JSON.stringify(sources);
}

/** In the bundle, every module keeps the address of its own file. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]scripts[\\/].*\.m?ts$|[\\/]scripts[\\/].*\.mjs$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
    }));
  },
};

async function bundleProgram() {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: toolRoot,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['esbuild', 'typescript'],
    logLevel: 'warning',
    plugins: [ownAddresses],
  });
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const sources = hashesOf([...own.sort(), packages]);
  const [{ text }] = outputFiles;
  // Without the list of packages nothing tells whether a program is current, so it is never used again.
  const head = sources === undefined ? randomUUID() : { root: toolRoot, text: hash(text), sources };
  return `// ${JSON.stringify(head)}\n${text}`;
}

/** Another run may read the file meanwhile, so it is replaced in one step. */
function keep(program) {
  mkdirSync(dirname(kept), { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, program);
  renameSync(draft, kept);
}

/**
 * Loads the generator, bundled into one file. The file is kept and used again until a source or a package changes:
 * transpiling and resolving some hundred modules takes longer than the work itself.
 */
export async function loadProgram() {
  let program = textOf(kept) ?? '';
  if (!isCurrent(program)) {
    program = await bundleProgram();
    keep(program);
  }
  const module = { exports: {} };
  const run = compileFunction(
    program,
    ['require', 'module', 'exports', '__filename', '__dirname'],
    {
      filename: kept,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  run(createRequire(kept), module, module.exports, kept, dirname(kept));
  return {
    ...module.exports,
    cache,
    generator: hash(program),
    isCurrent: () => isCurrent(program),
  };
}
