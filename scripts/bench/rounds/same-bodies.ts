import type { Server } from './rounds.js';

/** Members that differ between documents. */
const own = new Set(['id', 'number', 'message', 'createdAt', 'updatedAt', 'before', 'after']);

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !own.has(name));
  members.sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, comparable(member)]));
}

/** Returns the reply of the server to one request per operation. */
async function bodiesOf(server: Server): Promise<string[]> {
  const { child, makesInvoices, facts, tokens } = server;
  const { port } = child;
  const token = tokens[0] ?? '';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...init });
    return JSON.stringify([response.status, comparable(await response.json())]);
  };
  const lines = [{ productId: facts.firstProductId, quantityDelta: 2 }];
  const adjustment = { warehouseId: facts.warehouseIds[0], reason: 'found', lines };
  const sold = [1, 2, 3].map((quantity) => {
    return { productId: facts.firstProductId + quantity, quantity };
  });
  const invoice = { customerId: facts.firstCustomerId, lines: sold };
  return [
    await ask('/api/products'),
    await ask('/api/products?search=size+150'),
    await ask(`/api/products/${facts.firstProductId + 5}`),
    await ask('/api/inventory/adjustments', adjustment),
    ...(makesInvoices ? [await ask('/api/invoices', invoice)] : []),
  ];
}

/** @throws Error if the reply of a server differs from that of the first one, because it does other work */
export async function assertSameBodies(servers: readonly Server[]): Promise<void> {
  const [first, ...others] = servers;
  if (first === undefined) return;
  const expected = await bodiesOf(first);
  for (const server of others) {
    const bodies = await bodiesOf(server);
    const index = bodies.findIndex((body, place) => body !== expected[place]);
    if (index !== -1)
      throw new Error(`Servers differ:\n${expected[index] ?? ''}\n${bodies[index] ?? ''}`);
  }
}
