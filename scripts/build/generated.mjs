import { fileURLToPath } from 'node:url';
import { isFresh } from '../codegen/lock.mjs';

/* Builds the files that the contracts generate and that are not committed, unless they are there. */

const root = fileURLToPath(new URL('../..', import.meta.url));
if (!isFresh(root)) {
  const { loadProgram } = await import('../codegen/program/load.mjs');
  const program = await loadProgram();
  await program.buildCommand({ root, ...program });
}
