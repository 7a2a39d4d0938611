/** A call that a tool refuses. The model receives the message and may try again. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: 'invalid_arguments' | 'file_refused' | 'file_too_large';

  constructor(code: ToolError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Codes of JSON-RPC 2.0. */
export const rpcCodes = {
  malformed: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const;

/** A request that failed. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(kind: keyof typeof rpcCodes, message: string) {
    super(message);
    this.code = rpcCodes[kind];
  }
}
