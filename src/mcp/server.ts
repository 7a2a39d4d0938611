import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { FetchLike } from '../../sdk/core/transport/runtime.js';
import { groups as erpTables } from '../../sdk/erp/generated/methods.js';
import { tools as erpTools, version } from '../../sdk/erp/generated/tools.js';
import { createErp } from '../../sdk/erp/index.js';
import { groups as kycTables } from '../../sdk/kyc/generated/methods.js';
import { tools as kycTools } from '../../sdk/kyc/generated/tools.js';
import { createKyc } from '../../sdk/kyc/index.js';
import { ToolError } from '../../sdk/mcp/errors.js';
import { createSearch } from '../../sdk/mcp/search.js';
import { type Api, createServer } from '../../sdk/mcp/server.js';
import type { Listener } from '../kernel/http/server/server.js';
import type { Logger } from '../kernel/log.js';
import type { Principal } from '../kernel/principal.js';
import { innerFetch } from './inner-fetch.js';

/** The clients call no address: their `fetch` calls this process. */
const baseUrl = 'http://localhost';

const search = createSearch([...erpTools, ...kycTools]);

function erpApi(fetch: FetchLike): Api {
  const access = () => ({ headers: () => ({}) });
  const client = createErp({ baseUrl, fetch, access, maxRetries: 0 }, erpTables);
  return { tools: erpTools, tables: erpTables, client };
}

function kycApi(fetch: FetchLike): Api {
  const client = createKyc({ baseUrl, fetch, withCredentials: false, maxRetries: 0 }, kycTables);
  return { tools: kycTools, tables: kycTables, client };
}

/** Returns the APIs that accept the credentials of the caller: a key belongs to one of them, a user to both. */
function apisOf({ type }: Principal, fetch: FetchLike): readonly Api[] {
  return [
    ...(type === 'kycKey' ? [] : [erpApi(fetch)]),
    ...(type === 'apiKey' ? [] : [kycApi(fetch)]),
  ];
}

export interface McpCall {
  readonly principal: Principal;
  readonly mayWrite: boolean;
  /** The message, parsed. */
  readonly message: unknown;
  readonly listener: Listener;
  readonly log: Logger;
}

/** Answers one message of the Model Context Protocol. Nothing is kept between two requests. */
export async function answerMessage(
  request: IncomingMessage,
  response: ServerResponse,
  { principal, mayWrite, message, listener, log }: McpCall,
): Promise<void> {
  const server = createServer({
    info: { name: 'notaria', title: 'Notaria APIs', version },
    apis: apisOf(principal, innerFetch(listener, request)),
    search,
    writes: mayWrite ? 'all' : new Set(),
    howToWrite: ({ name }) =>
      `${name} writes, which is not allowed: connect to /mcp?write=true to allow writes`,
    readFile: () =>
      Promise.reject(
        new ToolError('file_refused', 'This server reads no paths: give the content as base64.'),
      ),
    report: (error) => log.error({ err: error }, 'A call of a tool failed'),
  });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void server.close();
  });
  // Its types are not made for exactOptionalPropertyTypes.
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response, message);
}
