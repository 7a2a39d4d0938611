import '../help.mjs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isFresh } from './lock.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    timings: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
});

// Nothing heavy is imported before this check, so that a run without work is instant.
if (!values.watch && isFresh(values.root)) {
  process.stdout.write('Generated files are up to date.\n');
} else {
  const { loadProgram } = await import('./program/load.mjs');
  let exitCode;
  while (exitCode === undefined) {
    const program = await loadProgram();
    exitCode = await program.generateCommand({ ...values, ...program });
  }
  process.exitCode = exitCode;
}
