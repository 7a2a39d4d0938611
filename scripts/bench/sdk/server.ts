import { createServer } from 'node:http';
import { listen } from '../servers/served.js';

/** Answers every request with the same product, because the client is measured. */
const product = {
  id: 1,
  code: 'A-1',
  name: 'Bolt M8',
  description: null,
  barcode: null,
  unit: 'unit',
  price: 1.5,
  stock: 40,
  minStock: 10,
  categoryId: 3,
  categoryName: 'Bolts',
  type: 'good',
  active: true,
  version: 1,
  createdAt: '2026-01-31T11:00:00-04:00',
};
const body = Buffer.from(JSON.stringify({ ok: true, data: product }));
const headers = {
  'content-type': 'application/json',
  'content-length': body.length,
  'x-request-id': '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69',
};

listen(
  createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body));
  }),
);
