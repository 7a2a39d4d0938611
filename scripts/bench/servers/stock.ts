import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import addFormats from 'ajv-formats';
import express, { type Request, type Response } from 'express';
import jwt from 'jsonwebtoken';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { listen, readSetting } from './served.js';
import { createStockRows } from './stock-rows.js';

/**
 * The usual setup: express, openapi-backend with its own router and validators, Knex's query builder, and a secret as
 * text.
 */
const setting = readSetting();
const rows = createStockRows(setting);
const file = new URL('../generated/erp/openapi.json', import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8')) as Document;

interface Claims {
  readonly cid: number;
  readonly sub: string;
}

type Call = Context<
  { warehouseId: number; reason: string; notes?: string; lines: never[] },
  { id: number },
  { page: number; pageSize: number; search?: string }
>;

const claimsOf = (context: Context) => context.security?.['bearerAuth'] as Claims;

const api = new OpenAPIBackend({
  definition,
  // Its start-up check refuses the document, because it knows only OpenAPI 3.0.
  quick: true,
  coerceTypes: true,
  ajvOpts: { strict: false, useDefaults: true, unicodeRegExp: true },
  customizeAjv: (ajv) => addFormats.default(ajv as never) as never,
  securityHandlers: {
    bearerAuth: ({ request }) => {
      const header = String(request.headers['authorization'] ?? '');
      return jwt.verify(header.replace('Bearer ', ''), setting.secret) as Claims;
    },
  },
});
api.register({
  async listProducts(context: Call, _request: Request, response: Response) {
    const { page = 1, pageSize = 20, search } = context.request.query;
    response.json(await rows.list(claimsOf(context).cid, { page, pageSize, search }));
  },
  async getProduct(context: Call, _request: Request, response: Response) {
    response.json(await rows.detail(claimsOf(context).cid, Number(context.request.params.id)));
  },
  async createAdjustment(context: Call, _request: Request, response: Response) {
    const { cid, sub } = claimsOf(context);
    const body = context.request.requestBody;
    response.status(201).json(await rows.adjust(cid, Number(sub), body));
  },
  notImplemented: (_context, _request, response: Response) => response.status(404).json({}),
  notFound: (_context, _request, response: Response) => response.status(404).json({}),
  unauthorizedHandler: (_context, _request, response: Response) => response.status(401).json({}),
  validationFail: (context, _request, response: Response) =>
    response.status(400).json({ errors: context.validation.errors }),
});
await api.init();

const app = express();
app.use(express.json());
app.use((request, response) => {
  const { method, path, query, body, headers } = request;
  return api.handleRequest({ method, path, query, body, headers } as never, request, response);
});
listen(createServer(app));
