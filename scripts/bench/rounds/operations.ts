import type { Facts } from '../database.js';
import type { Shot } from './load.js';

export const operationNames = ['list', 'search', 'detail', 'adjustment', 'createInvoice'] as const;
export type OperationName = (typeof operationNames)[number];

/** Returns a read under a login. */
export function get(path: string, token: string): Shot {
  const head = ['Host: 127.0.0.1', 'Accept: application/json', `Authorization: Bearer ${token}`];
  return { text: `GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`, status: 200 };
}

function post(path: string, token: string, body: object): Shot {
  const text = JSON.stringify(body);
  const head = [
    'Host: 127.0.0.1',
    'Accept: application/json',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return { text: `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`, status: 201 };
}

/** The same numbers in the same order for every server and every run. */
function createDice(): (sides: number) => number {
  let state = 7;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/** Returns three products in the order of their ids. */
function productsOf(facts: Facts, dice: (sides: number) => number): number[] {
  const ids = new Set<number>();
  while (ids.size < 3) ids.add(facts.firstProductId + dice(facts.productCount));
  return [...ids].sort((left, right) => left - right);
}

function invoiceOf(facts: Facts, dice: (sides: number) => number): object {
  const lines = productsOf(facts, dice).map((productId) => ({ productId, quantity: 1 + dice(3) }));
  return { customerId: facts.firstCustomerId + dice(facts.customerCount), lines };
}

function adjustmentOf(facts: Facts, dice: (sides: number) => number): object {
  const lines = productsOf(facts, dice).map((productId) => {
    return { productId, quantityDelta: 1 + dice(3) };
  });
  return { warehouseId: facts.warehouseIds[dice(2)], reason: 'found', lines };
}

/**
 * Returns a function for requests of an operation. They are made in advance, so that they cost no time during the
 * load.
 */
export function createShots(
  operation: OperationName,
  facts: Facts,
  tokens: readonly string[],
): () => Shot {
  const dice = createDice();
  const one: (token: string) => Shot = {
    list: (token: string) => get('/api/products', token),
    // Forty products share a number, which are two pages.
    search: (token: string) => get(`/api/products?search=size+${100 + dice(100)}`, token),
    detail: (token: string) =>
      get(`/api/products/${facts.firstProductId + dice(facts.productCount)}`, token),
    adjustment: (token: string) =>
      post('/api/inventory/adjustments', token, adjustmentOf(facts, dice)),
    createInvoice: (token: string) => post('/api/invoices', token, invoiceOf(facts, dice)),
  }[operation];
  const shots = Array.from({ length: 2000 }, (_none, place) =>
    one(tokens[place % tokens.length] ?? ''),
  );
  let index = 0;
  return () => {
    index = (index + 1) % shots.length;
    return shots[index] ?? one('');
  };
}
