import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { OperatorError } from '../kernel/operator/operator.js';
import {
  type OperatorLine,
  type OperatorRequest,
  operatorSocketPath,
} from '../kernel/operator/socket.js';

interface Output {
  out(text: string): void;
  err(text: string): void;
}

async function connectTo(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

/**
 * Sends a command to the server that holds the embedded database.
 *
 * @returns its exit code; undefined if no server accepts commands
 * @throws OperatorError if the server ends before the command
 */
export async function runInServer(
  dataDir: string,
  request: OperatorRequest,
  { out, err }: Output,
): Promise<number | undefined> {
  const path = operatorSocketPath(dataDir);
  const socket = path === undefined ? undefined : await connectTo(path);
  if (socket === undefined) return undefined;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as OperatorLine;
    if ('out' in line) out(line.out);
    else if ('err' in line) err(line.err);
    else {
      socket.end();
      return line.code;
    }
  }
  throw new OperatorError('The server ended before the command did; see its log');
}
