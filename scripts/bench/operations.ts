import type { Facts } from './database.js';
import type { Shot } from './load.js';

export const operationNames = ['list', 'search', 'detail', 'adjustment'] as const;
export type OperationName = (typeof operationNames)[number];

function get(path: string, token: string): Shot {
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

function adjustmentOf(facts: Facts, dice: (sides: number) => number): object {
  const ids = new Set<number>();
  while (ids.size < 3) ids.add(facts.firstProductId + dice(facts.productCount));
  const lines = [...ids]
    .sort((left, right) => left - right)
    .map((productId) => ({ productId, quantityDelta: 1 + dice(3) }));
  return { warehouseId: facts.warehouseIds[dice(2)], reason: 'found', lines };
}

/** An endless row of requests of one operation. Made before it is sent, so that it costs the load nothing. */
export function createShots(
  operation: OperationName,
  facts: Facts,
  tokens: readonly string[],
): () => Shot {
  const dice = createDice();
  const one: (token: string) => Shot = {
    list: (token: string) => get('/api/products', token),
    // Forty products have a number between them: two pages each.
    search: (token: string) => get(`/api/products?search=size+${100 + dice(100)}`, token),
    detail: (token: string) =>
      get(`/api/products/${facts.firstProductId + dice(facts.productCount)}`, token),
    adjustment: (token: string) =>
      post('/api/inventory/adjustments', token, adjustmentOf(facts, dice)),
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
