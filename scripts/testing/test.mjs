import '../help.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import '../build/all.mjs';
import { onDemand } from '../on-demand.mjs';
import { readFailedFiles } from './failed-files.mjs';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** With more failed files, a busy machine is not the cause. */
const mostRepeated = 5;

/**
 * Runs Jest. Its workers load TypeScript through tsx.
 *
 * @returns the exit code
 */
function runJest(args, env) {
  const child = spawn(process.execPath, [jest, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '--import tsx --no-warnings',
      TZ: 'UTC',
      // Informs the tests that ../build/all.mjs has just built the server.
      NOTARIA_BUILT: '1',
      ...env,
    },
  });
  const stop = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/** Repeats failed test files one at a time, because a busy machine can fail a test that waits for another process. */
async function repeatFailed(options) {
  const failed = readFailedFiles();
  if (failed.length === 0 || failed.length > mostRepeated) return 1;
  process.stderr.write(`\nRunning again, one after the other: ${failed.join(', ')}\n`);
  const args = ['--maxWorkers=1', ...options, '--runTestsByPath', ...failed];
  const code = await runJest(args, { NOTARIA_TEST_REPEAT: '1' });
  if (code === 0)
    process.stderr.write(`Unstable, passed only when run alone: ${failed.join(', ')}\n`);
  return code;
}

// Tests of engines and of checks fail without them.
for (const name of ['engines', 'tools']) {
  await onDemand(name).catch((error) => process.stderr.write(`${error.message}\n`));
}

const options = process.argv.slice(2);
const isWhole = options.every((option) => option.startsWith('-'));
if (isWhole) {
  const code = await runJest(options, { NOTARIA_TEST_WHOLE: '1' });
  process.exitCode = code === 0 ? 0 : await repeatFailed(options);
} else {
  process.exitCode = await runJest(options, {});
}
