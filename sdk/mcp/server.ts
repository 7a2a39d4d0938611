import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { ToolError } from './errors.js';
import { failureOf, jsonResult, resultOf } from './results.js';
import type { Search } from './search.js';
import {
  type Arguments,
  isOpen,
  methodArguments,
  type ReadFile,
  type Tables,
  type Tool,
  type Writes,
} from './tools.js';

/** An API whose operations can be called. */
export interface Api {
  readonly tools: readonly Tool[];
  readonly tables: Tables;
  /** The client, with the credentials of the caller. */
  readonly client: object;
}

export interface ServerParts {
  readonly info: { readonly name: string; readonly title: string; readonly version: string };
  readonly apis: readonly Api[];
  /** May find operations of other APIs, too. */
  readonly search: Search;
  readonly writes: Writes;
  /** Tells how the operation of a write is allowed. */
  readonly howToWrite: (tool: Tool) => string;
  readonly readFile: ReadFile;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** The longest type of a reply, in characters. */
const maxReplyType = 8_000;

type Method = (...args: readonly unknown[]) => Promise<unknown>;
type Groups = Readonly<Record<string, Readonly<Record<string, Method>>>>;

/** A method throws at once for arguments that make no request, such as an id of two dots. */
function begin(method: Method, args: readonly unknown[]): Promise<unknown> {
  try {
    return method(...args);
  } catch (error) {
    throw new ToolError('invalid_arguments', (error as Error).message);
  }
}

const summarise = ({ name, http, title, annotations }: Tool): object => ({
  operation: name,
  http,
  summary: title,
  writes: !annotations.readOnlyHint,
});

function describe(tool: Tool): object {
  const { description, permission, inputSchema, reply, errors } = tool;
  return {
    ...summarise(tool),
    ...(description && { description }),
    permission,
    ...(tool.annotations.destructiveHint && { changesOrDeletes: true }),
    arguments: inputSchema,
    reply: reply.length > maxReplyType ? `${reply.slice(0, maxReplyType)}…` : reply,
    errors: errors.length > 0 ? errors : undefined,
  };
}

const operationName = z.string().max(100).describe('Its id, such as "createInvoice".');

/**
 * Creates a server of the Model Context Protocol that offers whole APIs in three tools, because a tool for each of some
 * two hundred operations would fill the memory of a model. It does not depend on a transport.
 */
export function createServer(parts: ServerParts): McpServer {
  const { apis, info, writes } = parts;
  const operations = new Map(
    apis.flatMap((api) => api.tools.map((tool) => [tool.name, { api, tool }] as const)),
  );
  const search = (words: string, limit: number) =>
    parts
      .search(words)
      .filter(({ name }) => operations.has(name))
      .slice(0, limit);
  const mayWrite = writes === 'all' || writes.size > 0;

  function find(name: string): { readonly tool: Tool; readonly api: Api } {
    const found = operations.get(name);
    if (found !== undefined) return found;
    const near = search(name, 3).map((tool) => tool.name);
    const hint = near.length === 0 ? 'Use search.' : `Did you mean ${near.join(', ')}?`;
    throw new ToolError('unknown_operation', `There is no operation ${name}. ${hint}`);
  }

  async function call(name: string, given: Arguments, signal: AbortSignal) {
    const { api, tool } = find(name);
    if (!isOpen(tool, writes)) throw new ToolError('writes_not_allowed', parts.howToWrite(tool));
    const sorted = await methodArguments(tool, api.tables, given, parts.readFile);
    const method = (api.client as Groups)[tool.group]?.[tool.method];
    if (method === undefined) throw new Error(`The client has no ${tool.group}.${tool.method}`);
    const args = [...sorted.leading, { ...sorted.options, signal }];
    return resultOf(tool, await begin(method, args), given);
  }

  /** Answers failures as results, so that the model can read them and try again. */
  async function answer(work: () => CallToolResult | Promise<CallToolResult>) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== undefined) return failure;
      parts.report(error);
      return { ...jsonResult({ code: 'internal', message: 'The call failed.' }), isError: true };
    }
  }

  const instructions = `${info.title} in three tools: search for an operation, describe it, call it. ${mayWrite ? 'Some calls write: ask before you change or delete.' : 'Calls only read.'} The permissions of the key decide what is allowed.`;
  const server = new McpServer(info, { instructions });
  const reading = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      title: 'Search operations',
      description: `Finds operations of the ${info.title} by words, such as "unpaid invoices". Answers their ids, methods and paths, summaries, and whether they write.`,
      inputSchema: {
        words: z.string().min(1).max(200),
        limit: z.number().int().min(1).max(20).default(8),
      },
      annotations: reading,
    },
    ({ words, limit }) => answer(() => jsonResult(search(words, limit).map(summarise))),
  );
  server.registerTool(
    'describe',
    {
      title: 'Describe an operation',
      description:
        'Returns the arguments of an operation as JSON Schema, its reply as TypeScript, its permission and its error codes. Read it before the first call.',
      inputSchema: { operation: operationName },
      annotations: reading,
    },
    ({ operation }) => answer(() => jsonResult(describe(find(operation).tool))),
  );
  server.registerTool(
    'call',
    {
      title: 'Call an operation',
      description: `Calls an operation and returns its reply as JSON, or its file. ${mayWrite ? 'Operations with writes: true change data.' : 'Only operations that read are allowed.'} A long list is cut, and a note says how to go on.`,
      inputSchema: {
        operation: operationName,
        arguments: z
          .record(z.string(), z.unknown())
          .default({})
          .describe('Path, query and body parameters in one object, as describe gives them.'),
      },
      annotations: {
        readOnlyHint: !mayWrite,
        destructiveHint: mayWrite,
        idempotentHint: !mayWrite,
        openWorldHint: false,
      },
    },
    ({ operation, arguments: given }, { signal }) => answer(() => call(operation, given, signal)),
  );
  return server;
}
