import { RpcError, rpcCodes } from '../errors.js';

export type Params = Readonly<Record<string, unknown>>;

/** The handlers of JSON-RPC 2.0 requests. */
export interface RpcParts {
  /** Returns the result of a request. `signal` aborts when the request is cancelled. */
  readonly run: (method: string, params: Params, signal: AbortSignal) => Promise<object>;
  /** Whether an array of messages is allowed. */
  readonly mayBatch: () => boolean;
  /** Receives one message: a line without its line feed. */
  readonly send: (line: string) => void;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

export interface RpcServer {
  /** Handles one line. Resolves when it is answered; never rejects. */
  receive(line: string): Promise<void>;
  /** Cancels all requests in progress. None of them is answered. */
  abort(): void;
}

type Id = string | number;

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isFinite(value);

/** @throws {RpcError} if the message is not a request */
export function recordOf(value: unknown, name: string): Params {
  if (value === undefined) return {};
  if (isRecord(value)) return value;
  throw new RpcError('invalidParams', `${name} must be an object`);
}

const failed = (id: Id | null, code: number, message: string): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const invalid = (message: string, id: unknown = null): object =>
  failed(isId(id) ? id : null, rpcCodes.invalidRequest, message);

/** Returns the error reply to a malformed message. */
function faultOf(message: unknown): object | undefined {
  if (!isRecord(message)) return invalid('A message is an object');
  const { jsonrpc, id, method } = message;
  if (jsonrpc !== '2.0') return invalid('jsonrpc must be "2.0"', id);
  if (typeof method !== 'string') return invalid('method must be a string', id);
  return id === undefined || isId(id) ? undefined : invalid('id must be a string or a number');
}

/** Ignores a reply, since this server sends no requests. */
const isReply = (message: unknown): boolean =>
  isRecord(message) &&
  message['method'] === undefined &&
  ('result' in message || 'error' in message);

/** The requests in progress. */
function createRequests(parts: RpcParts) {
  const running = new Map<Id, AbortController>();

  async function outcome(
    id: Id,
    { method, params }: Message,
    signal: AbortSignal,
  ): Promise<object> {
    try {
      const result = await parts.run(String(method), recordOf(params, 'params'), signal);
      return { jsonrpc: '2.0', id, result };
    } catch (error) {
      if (error instanceof RpcError) return failed(id, error.code, error.message);
      if (!signal.aborted) parts.report(error);
      return failed(id, rpcCodes.internal, 'The call could not be made');
    }
  }

  return {
    /** A request that was cancelled has no reply. */
    async answer(id: Id, message: Message): Promise<object | undefined> {
      if (running.has(id)) return invalid('id is that of a request under way', id);
      const controller = new AbortController();
      running.set(id, controller);
      const reply = await outcome(id, message, controller.signal);
      running.delete(id);
      return controller.signal.aborted ? undefined : reply;
    },
    /** Cancels the request that a notification names. */
    notice({ method, params }: Message): void {
      const id = isRecord(params) ? params['requestId'] : undefined;
      if (method === 'notifications/cancelled' && isId(id)) running.get(id)?.abort();
    },
    abort(): void {
      for (const controller of running.values()) controller.abort();
    },
  };
}

export function createRpc(parts: RpcParts): RpcServer {
  const requests = createRequests(parts);

  /** Returns the reply to a message, or undefined for a notification. */
  async function answer(message: unknown): Promise<object | undefined> {
    if (isReply(message)) return undefined;
    const fault = faultOf(message);
    if (fault !== undefined) return fault;
    const { id } = message as Message;
    if (isId(id)) return requests.answer(id, message as Message);
    requests.notice(message as Message);
    return undefined;
  }

  async function answerAll(messages: readonly unknown[]): Promise<object | undefined> {
    if (!parts.mayBatch() || messages.length === 0) return invalid('A line is one message');
    const replies = (await Promise.all(messages.map(answer))).filter(isRecord);
    return replies.length > 0 ? replies : undefined;
  }

  return {
    async receive(line) {
      let message: unknown;
      try {
        message = JSON.parse(line);
      } catch {
        parts.send(JSON.stringify(failed(null, rpcCodes.malformed, 'The line is not JSON')));
        return;
      }
      const reply = await (Array.isArray(message) ? answerAll(message) : answer(message));
      if (reply !== undefined) parts.send(JSON.stringify(reply));
    },
    abort: requests.abort,
  };
}
