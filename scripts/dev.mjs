import './help.mjs';
import { spawn, spawnSync } from 'node:child_process';

/** Builds what the server answers with, runs it from its sources, and starts it again after each change. */
const { status } = spawnSync(process.execPath, ['scripts/build/server.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'src/main.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
