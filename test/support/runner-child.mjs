import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const entry = createRequire(import.meta.url).resolve('jest-light-runner');
/** The part of the package that runs one file in the process that it is loaded in. */
const { default: run, setWorkerData } = await import(
  new URL('./worker-runner.js', pathToFileURL(entry)).href
);

let isConfigured = false;

process.on('message', async ({ path, config }) => {
  if (!isConfigured) setWorkerData({ ...config, runtime: 'child_process' });
  isConfigured = true;
  try {
    process.send({ result: await run(path) });
  } catch (error) {
    process.send({ error });
  }
});

// As Jest does: a promise that a failed test has left must not hide the failure by ending the process.
process.on('unhandledRejection', (error) => {
  process.stderr.write(`Unhandled rejection: ${error?.stack ?? error}\n`);
});

// Sockets and timers that a test has left open must not keep the process.
process.on('disconnect', () => process.exit());
