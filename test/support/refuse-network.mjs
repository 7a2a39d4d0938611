import childProcess from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { threadId } from 'node:worker_threads';

/*
 * Loaded before anything else, in a process, its threads and its child processes: a connection to another machine is
 * refused and written down.
 */
const report = process.env['NETWORK_REPORT'];
const tell = (line) => report && appendFileSync(report, `${line}\n`);

const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function guarded(...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const { host, path, port } = typeof first === 'object' ? first : { port: first, host: args[1] };
  if (path === undefined && host !== '127.0.0.1') {
    tell(`refused ${threadId} ${host}:${port}`);
    throw new Error(`No connections to ${host} here`);
  }
  return connect.apply(this, args);
};
// Child processes inherit neither options nor variables.
const { fork } = childProcess;
childProcess.fork = (file, args, options) =>
  fork(file, args, {
    ...options,
    execArgv: [...options.execArgv, '--import', import.meta.url],
    env: { ...options.env, NETWORK_REPORT: report },
  });
syncBuiltinESMExports();
tell(`guarded ${threadId}`);
