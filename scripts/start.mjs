import './help.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The build runs in a process of its own, so that it does not use memory of the server.
const build = fileURLToPath(new URL('./build/server.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status === 0) {
  process.setSourceMapsEnabled(true);
  // The file does not exist before the build.
  await import(new URL('../dist/main.js', import.meta.url).href);
} else process.exitCode = status ?? 1;
