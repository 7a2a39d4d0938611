import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const lockPath = 'generated/lock.json';

/** The packages whose versions affect the output. */
const tools = ['@redocly/openapi-core', 'esbuild', 'openapi-typescript', 'typescript'];

const toolRoot = fileURLToPath(new URL('../..', import.meta.url));

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Returns the files under `folder` as sorted paths relative to `root`, with forward slashes. */
function filesUnder(root, folder) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => path.split(sep).join('/').replace(/^\//, ''))
    .sort();
}

/** Returns the folders under `contracts/` with an `openapi.yaml`. */
export function contractNames(root) {
  return filesUnder(root, 'contracts')
    .map((path) => path.match(/^contracts\/([^/]+)\/openapi\.yaml$/)?.[1])
    .filter((name) => name !== undefined);
}

/**
 * Returns true if only the generator writes to a path, so that an unknown file there is a leftover.
 */
function isGenerated(path) {
  return path.startsWith('generated/') || /^sdk\/[^/]+\/generated\//.test(path);
}

/**
 * Returns true for a generated file that is committed, because reviewers read it: operations with their types, declared
 * modules, and the methods of a client. All others are built from the contracts.
 */
export const isCommitted = (path) =>
  /^generated\/[^/]+\/(?:operations|modules)\.ts$/.test(path) ||
  /^sdk\/[^/]+\/generated\/methods\.ts$/.test(path);

/** Returns the files on disk at paths to which only the generator writes. */
export function generatedFiles(root) {
  return [...filesUnder(root, 'generated'), ...sdkFiles(root)].filter(isGenerated);
}

function sdkFiles(root) {
  const sdk = join(root, 'sdk');
  if (!existsSync(sdk)) return [];
  return readdirSync(sdk).flatMap((name) => filesUnder(root, `sdk/${name}/generated`));
}

function hashes(root, paths) {
  return Object.fromEntries(paths.map((path) => [path, hash(readFileSync(join(root, path)))]));
}

/** The comparison with a baseline also reads contracts, but does not affect the output. */
const isEmitter = (path) => !/\/(?:compare|drift|program)/.test(path);

/** A source of the server that the published documents are made from. */
const published = 'src/kernel/http/server/early-refusals.ts';

/** Hashes the inputs: contracts, sources of the generator, and its tools. */
function inputHashes(root) {
  const contracts = filesUnder(root, 'contracts').filter((path) =>
    /^contracts\/(?!baseline\/)[^/]+\/.+\.yaml$/.test(path),
  );
  return {
    contracts: hashes(root, contracts),
    generator: hashes(toolRoot, [
      ...filesUnder(toolRoot, 'scripts/codegen').filter(isEmitter),
      published,
    ]),
    tools: Object.fromEntries(tools.map((name) => [name, version(name)])),
  };
}

function version(name) {
  const manifest = readFileSync(join(toolRoot, 'node_modules', name, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

/** Returns the text of the lock for output files. */
export function lockText(root, outputs) {
  const paths = Object.keys(outputs).sort();
  const lock = {
    ...inputHashes(root),
    outputs: Object.fromEntries(paths.map((path) => [path, hash(outputs[path])])),
  };
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

/**
 * Returns true if a generated file is unchanged since it was written, so that it is stale and not edited by hand.
 */
export function isAsWritten(root, path) {
  const lock = JSON.parse(readFileSync(join(root, lockPath), 'utf8'));
  return lock.outputs?.[path] === hash(readFileSync(join(root, path)));
}

/** Returns true if the lock on disk matches the contracts, the generator and every generated file. */
export function isFresh(root) {
  if (!existsSync(join(root, lockPath))) return false;
  const outputs = generatedFiles(root).filter((path) => path !== lockPath);
  const lock = { ...inputHashes(root), outputs: hashes(root, outputs.sort()) };
  return readFileSync(join(root, lockPath), 'utf8') === `${JSON.stringify(lock, undefined, 2)}\n`;
}
