import './help.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (name) => fileURLToPath(new URL(`./build/${name}.mjs`, import.meta.url));

// The build runs in processes of its own, so that it does not use memory of the server.
const { status } = spawnSync(process.execPath, [pathOf('server')], { stdio: 'inherit' });
if (status === 0) {
  const extras = spawn(process.execPath, [pathOf('extras')], { stdio: 'inherit' });
  extras.unref();
  process.on('exit', () => extras.kill());
  process.setSourceMapsEnabled(true);
  // The file does not exist before the build.
  await import(new URL('../dist/main.js', import.meta.url).href);
} else process.exitCode = status ?? 1;
