import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Validate } from '../../../generated/erp/requests.js';
import { requests } from '../../../generated/erp/requests.js';
import { createRows } from './ceiling-rows.js';
import { createVerifier } from './ceiling-token.js';
import { listen, readSetting, type Subject } from './served.js';

/**
 * The baseline with the least possible work: node:http, pg and handwritten prepared statements. Validation and bodies
 * are those of the contract. It has no revocation, permissions, limits, security headers, metrics or log.
 */
const setting = readSetting();
const verify = createVerifier(setting.secret);
const rows = createRows(setting);

class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

function checked<T>(validate: Validate | undefined, data: unknown): T {
  if (validate !== undefined && !validate(data)) throw new Refused(400);
  return data as T;
}

function readBody(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => resolve(JSON.parse(text)));
    request.on('error', reject);
  });
}

const productPath = '/api/products/';

async function work(request: IncomingMessage, subject: Subject): Promise<object> {
  const { method, url = '/' } = request;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (method === 'POST' && path === '/api/inventory/adjustments') {
    const body = checked(requests.createAdjustment.body, await readBody(request));
    return rows.adjust(subject, body as Parameters<typeof rows.adjust>[1]);
  }
  if (method === 'POST' && path === '/api/invoices') {
    const body = checked(requests.createInvoice.body, await readBody(request));
    return rows.invoice(subject, body as Parameters<typeof rows.invoice>[1]);
  }
  if (method === 'GET' && path === '/api/products') {
    const sent = Object.fromEntries(new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)));
    return rows.list(subject, checked(requests.listProducts.query, sent));
  }
  if (method === 'GET' && path.startsWith(productPath)) {
    const params = { id: path.slice(productPath.length) };
    return rows.detail(subject, checked<{ id: number }>(requests.getProduct.params, params).id);
  }
  throw new Refused(404);
}

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const subject = verify(request.headers.authorization);
    if (subject === undefined) throw new Refused(401);
    const body = await work(request, subject);
    answer(response, request.method === 'POST' ? 201 : 200, body);
  } catch (error) {
    answer(response, error instanceof Refused ? error.status : 500, { message: String(error) });
  }
}

listen(createServer((request, response) => void serve(request, response)));
