import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Jest's own environment for Node, which Jest brings along. */
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/**
 * The program of the embedded database, compiled once in each process that runs tests. Every test file loads modules of
 * its own and compiles it again; while it is held here, the same bytes give the same code, with all that has become fast.
 */
export const heldProgram = await WebAssembly.compile(
  readFileSync(require.resolve('@electric-sql/pglite/pglite.wasm')),
);

export default TestEnvironment;
