import './help.mjs';
import { fileURLToPath } from 'node:url';
import { loadProgram } from './codegen/program/load.mjs';

const { drift } = await loadProgram();
process.exitCode = await drift(
  process.argv.slice(2),
  fileURLToPath(new URL('..', import.meta.url)),
);
