import { RpcError } from '../errors.js';
import type { ToolResult } from '../results.js';
import type { Arguments, Tool } from '../tools.js';
import { createRpc, type Params, type RpcParts, type RpcServer, recordOf } from './rpc.js';

/** Supported versions, the newest first. */
const protocolVersions = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** The only version that allows an array of messages. */
const batchVersion = '2025-03-26';

export interface ServerParts extends Pick<RpcParts, 'send' | 'report'> {
  readonly info: { readonly name: string; readonly title: string; readonly version: string };
  readonly instructions: string;
  /** The tools that may be called. */
  readonly tools: readonly Tool[];
  /** Explains why a tool that is not listed cannot be called. */
  readonly refusal: (name: string) => string;
  readonly call: (tool: Tool, given: Arguments, signal: AbortSignal) => Promise<ToolResult>;
}

/** Creates a server of the Model Context Protocol that offers tools only. It does not depend on a transport. */
export function createServer(parts: ServerParts): RpcServer {
  const byName = new Map(parts.tools.map((tool) => [tool.name, tool]));
  let version: string = protocolVersions[0];

  function initialize(params: Params): object {
    const requestedVersion = params['protocolVersion'];
    if (typeof requestedVersion !== 'string') {
      throw new RpcError('invalidParams', 'protocolVersion must be a string');
    }
    version = protocolVersions.find((known) => known === requestedVersion) ?? protocolVersions[0];
    const { info: serverInfo, instructions } = parts;
    return { protocolVersion: version, capabilities: { tools: {} }, serverInfo, instructions };
  }

  /** One page holds all tools, for hosts that do not ask for a second page. */
  function listTools({ cursor }: Params): object {
    if (cursor !== undefined) throw new RpcError('invalidParams', 'There is no such cursor');
    return {
      tools: parts.tools.map(({ name, title, description, inputSchema, annotations }) => ({
        name,
        title,
        description,
        inputSchema,
        annotations,
      })),
    };
  }

  async function callTool(params: Params, signal: AbortSignal): Promise<object> {
    const name = String(params['name']);
    const tool = byName.get(name);
    if (tool === undefined) throw new RpcError('invalidParams', parts.refusal(name));
    return parts.call(tool, recordOf(params['arguments'], 'arguments'), signal);
  }

  async function run(method: string, params: Params, signal: AbortSignal): Promise<object> {
    if (method === 'initialize') return initialize(params);
    if (method === 'ping') return {};
    if (method === 'tools/list') return listTools(params);
    if (method === 'tools/call') return callTool(params, signal);
    throw new RpcError('unknownMethod', `There is no method ${method}`);
  }

  const { send, report } = parts;
  return createRpc({ run, mayBatch: () => version === batchVersion, send, report });
}
