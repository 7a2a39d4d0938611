import '../help.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import '../build/server.mjs';
import { writeGroups } from './test-groups.mjs';

/** Runs Jest as ESM: the embedded database loads itself by dynamic import, which needs the flag. */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const asked = process.argv.slice(2);
/** Files that are asked for run as they are; the whole suite runs in groups. */
const isWhole = asked.every((argument) => argument.startsWith('-'));
const whole = isWhole ? ['--runTestsByPath', ...writeGroups()] : [];
const child = spawn(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, ...asked, ...whole],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TZ: 'UTC',
      // Tells the tests that ./build.mjs has just built the server.
      NOTARIA_BUILT: '1',
      ...(isWhole && { NOTARIA_TEST_GROUPS: '1' }),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 1;
});
