import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';

const toolRoot = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder for files that can be created again. `npm ci` removes it. */
const cache = join(toolRoot, 'node_modules/.cache/notaria');
const kept = join(cache, 'codegen.cjs');
/** The compiled code of V8, after a hash of the program and this code. */
const keptCode = join(cache, 'codegen.v8');
const entry = 'scripts/codegen/program/program.ts';

const hash = (text) => createHash('sha256').update(text).digest('hex');

function textOf(path) {
  try {
    return readFileSync(resolve(toolRoot, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** npm writes this file with every installation, so that it represents all packages. */
const packages = 'node_modules/.package-lock.json';

/** Returns the hashes of the sources of a program, or undefined if one is missing. */
function hashesOf(paths) {
  const texts = paths.map((path) => [path, textOf(path)]);
  if (texts.some(([, text]) => text === undefined)) return undefined;
  return Object.fromEntries(texts.map(([path, text]) => [path, hash(text)]));
}

/** The first line of a program is a comment with the hashes of its sources. */
function isCurrent(program) {
  const end = program.indexOf('\n');
  const line = program.slice(0, end);
  if (!line.startsWith('// {')) return false;
  const { sources, text, root } = JSON.parse(line.slice(3));
  const isWhole = root === toolRoot && text === hash(program.slice(end + 1));
  return isWhole && JSON.stringify(hashesOf(Object.keys(sources))) === JSON.stringify(sources);
}

/** Every module in the bundle keeps the address of its own file. */
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
    external: ['esbuild'],
    logLevel: 'warning',
    plugins: [ownAddresses],
  });
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const sources = hashesOf([...own.sort(), packages]);
  const [{ text }] = outputFiles;
  // Without the list of packages, a program is never reused, because nothing shows whether it is current.
  const head = sources === undefined ? randomUUID() : { root: toolRoot, text: hash(text), sources };
  return `// ${JSON.stringify(head)}\n${text}`;
}

/** Replaces a file in one step, because another run may read it. */
function keep(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/**
 * V8 compares only the length of a program with its code, and its own version, which two releases of Node.js share
 * although one crashes on the code of the other. So this hash decides whether they match.
 */
const seal = (generator, code) =>
  createHash('sha256').update(process.version).update(generator).update(code).digest();

function codeOf(generator) {
  try {
    const file = readFileSync(keptCode);
    const [head, code] = [file.subarray(0, 32), file.subarray(32)];
    return head.equals(seal(generator, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles the program, or uses the compiled code of an earlier run. */
function compile(program, generator) {
  const script = new Script(
    `(function (require, module, exports, __filename, __dirname) {${program}\n})`,
    {
      filename: kept,
      cachedData: codeOf(generator),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  if (script.cachedDataRejected !== false) {
    // At the end, the compiled code contains every function that the run needed.
    process.once('exit', () => {
      const code = script.createCachedData();
      keep(keptCode, Buffer.concat([seal(generator, code), code]));
    });
  }
  return script.runInThisContext();
}

/** Returns the text of the bundled generator, and bundles it first if the kept one is missing or out of date. */
export async function currentProgram() {
  const present = textOf(kept) ?? '';
  if (isCurrent(present)) return present;
  const program = await bundleProgram();
  keep(kept, program);
  return program;
}

/**
 * Loads the generator, bundled into one file. The file and its compiled code are reused until a source or a package
 * changes, because transpiling and compiling some hundred modules takes longer than the work itself.
 */
export async function loadProgram() {
  const program = await currentProgram();
  const generator = hash(program);
  const module = { exports: {} };
  const run = compile(program, generator);
  run(createRequire(kept), module, module.exports, kept, dirname(kept));
  return { ...module.exports, cache, generator, isCurrent: () => isCurrent(program) };
}
