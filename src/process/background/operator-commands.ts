import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Config } from '../../kernel/config/config.js';
import type { Database } from '../../kernel/db/client.js';
import type { Logger } from '../../kernel/log.js';
import {
  type OperatorLine,
  type OperatorRequest,
  operatorSocketPath,
} from '../../kernel/operator/socket.js';
import type { Clock } from '../../kernel/values/time.js';

export interface OperatorParts {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

async function readRequest(socket: Socket): Promise<OperatorRequest | undefined> {
  for await (const line of createInterface({ input: socket })) {
    return JSON.parse(line) as OperatorRequest;
  }
  return undefined;
}

async function answer({ database, clock, log }: OperatorParts, socket: Socket): Promise<void> {
  const write = (line: OperatorLine): void => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
  };
  const request = await readRequest(socket);
  if (request === undefined) return;
  const { args, cwd } = request;
  log.info({ command: args.slice(0, 2) }, 'An operator runs a command');
  // The commands take memory that a server without an operator does not need.
  const { runCli } = await import('../../cli/run.js');
  const code = await runCli(args, {
    env: process.env,
    cwd,
    database,
    now: clock.now(),
    out: (out) => write({ out }),
    err: (err) => write({ err }),
  });
  write({ code });
}

/**
 * Runs commands of `npm run cli` for the operator, on the embedded database that only this process can open.
 *
 * @returns what ends it, once the commands under way are done
 */
export async function startOperatorCommands(parts: OperatorParts): Promise<() => Promise<void>> {
  const { config, log } = parts;
  const path = config.databaseUrl === undefined ? operatorSocketPath(config.dataDir) : undefined;
  if (path === undefined) return () => Promise.resolve();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const run = answer(parts, socket)
      .catch((err: unknown) => log.error({ err }, 'A command of the operator failed'))
      .finally(() => {
        socket.end();
        running.delete(run);
      });
    running.add(run);
    socket.on('error', () => socket.destroy());
  });
  // A killed server leaves its socket behind; this process holds the lock of the folder.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  await chmod(path, 0o600);
  return async () => {
    server.close();
    await Promise.all(running);
    await rm(path, { force: true });
  };
}
