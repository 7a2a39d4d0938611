import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Cpu, Setting } from '../servers/served.js';

/** A server under measurement, in a process of its own. */
export interface Child {
  readonly port: number;
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`A measured server ended with ${String(code)}`);
  });
  try {
    const message = once(child, 'message', { signal: ended.signal });
    const [value] = await Promise.race([message, gone]);
    return value as T;
  } finally {
    gone.catch(() => undefined);
    ended.abort();
  }
}

/** @param profileFolder  where the server leaves a CPU profile when it ends */
export async function startChild(
  program: string,
  setting: Setting,
  profileFolder: string | undefined,
): Promise<Child> {
  const profiling =
    profileFolder === undefined
      ? []
      : ['--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${profileFolder}`];
  const child = fork(program, [], {
    execArgv: ['--enable-source-maps', ...profiling],
    // The server writes its log as with a log shipper, and the log is discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_SETTING: JSON.stringify(setting) },
  });
  const { port } = await nextMessage<{ port: number }>(child);
  return {
    port,
    async cpuMs() {
      const answer = nextMessage<Cpu>(child);
      child.send('cpu');
      return (await answer).cpuMs;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
