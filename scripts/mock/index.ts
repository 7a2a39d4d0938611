import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Document } from 'openapi-backend';
import { bundleContract } from '../codegen/bundle/bundle.js';
import { contractNames } from '../codegen/lock.mjs';
import { createMock } from './server.js';

const usage = `Answers from the examples of contracts: pages can be built before there is a handler.

  npm run mock [-- [erp] [kyc] [FILE.yaml …] [--port 4010] [--host 127.0.0.1] [--delay MS]]

Without names, every contract of contracts/. A request is checked; a wrong one is answered 400, and X-Mock-Fault
tells why. Other replies are asked for by the query or by a header:

  ?__status=409   ?__status=409&__code=duplicate_code   ?__example=NAME   ?__delay=500
  Prefer: code=409, error=duplicate_code
`;

const root = fileURLToPath(new URL('../..', import.meta.url));

function fileOf(name: string): string {
  return contractNames(root).includes(name) ? join(root, 'contracts', name, 'openapi.yaml') : name;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    delay: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const names = positionals.length > 0 ? positionals : contractNames(root);
  const documents = await Promise.all(names.map((name) => bundleContract(fileOf(name))));
  const mock = await createMock(documents as unknown as Document[], Number(values.delay));
  const server = createServer((request, response) => {
    mock(request, response).then(
      (isKnown) => {
        if (isKnown) return;
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ ok: false, message: 'No contract names this path' }));
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error));
      },
    );
  });
  server.listen(Number(values.port), values.host, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`Mock of ${names.join(', ')} on http://${values.host}:${port}\n`);
  });
}

/** Reports an unreadable contract without a stack trace, because it is a fault of its author. */
function reportFault(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

if (values.help) process.stdout.write(usage);
else await run().catch(reportFault);
