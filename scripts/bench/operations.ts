import type { Request } from 'autocannon';
import type { Company } from './company.js';
import { below, createRandom, type Random } from './random.js';

/** The path and body of a request. */
interface Question {
  readonly path: string;
  /** Absent for a read. */
  readonly body?: object;
}

const oneOf = (random: Random, ids: readonly number[]): number =>
  ids[below(random, ids.length)] ?? 0;

/** Returns lines of three products in the order of their ids, so that requests never wait for each other in a circle. */
function linesOf<T>(random: Random, { productIds }: Company, line: (productId: number) => T): T[] {
  const chosen = new Set<number>();
  while (chosen.size < 3) chosen.add(oneOf(random, productIds));
  return [...chosen].sort((left, right) => left - right).map(line);
}

/** The measured operations. */
const operations = {
  list: () => ({ path: '/api/products' }),
  search: (_company, random) => ({ path: `/api/products?search=size+${100 + below(random, 50)}` }),
  detail: ({ productIds }, random) => ({ path: `/api/products/${oneOf(random, productIds)}` }),
  invoice: (company, random) => {
    const lines = linesOf(random, company, (productId) => {
      return { productId, warehouseId: oneOf(random, company.warehouseIds), quantity: 1 };
    });
    return {
      path: '/api/invoices',
      body: { customerId: oneOf(random, company.customerIds), lines },
    };
  },
  /** It pays the oldest invoices that the operation above has left. */
  payment: ({ customerIds }, random) => ({
    path: '/api/receivables/payments',
    body: {
      customerId: oneOf(random, customerIds),
      amount: 30,
      method: 'transferencia',
      autoAllocate: true,
    },
  }),
  adjustment: (company, random) => {
    const lines = linesOf(random, company, (productId) => ({ productId, quantityDelta: 1 }));
    const warehouseId = oneOf(random, company.warehouseIds);
    return { path: '/api/inventory/adjustments', body: { warehouseId, reason: 'found', lines } };
  },
  /** With test data, which the sandbox answers: `npm run bench:matching` measures the lists. */
  check: (_company, random) => ({
    path: '/v1/documents/database-validation',
    body: {
      idNumber: `${10_000_000_000 + below(random, 1000)}`,
      country: 'do',
      firstName: 'Ana',
      lastName: 'Approve',
    },
  }),
} satisfies Readonly<Record<string, (company: Company, random: Random) => Question>>;

type Single = keyof typeof operations;

/** Operations at the same time: each connection sends one of them. */
const mixes = {
  mixed: ['list', 'invoice', 'detail', 'invoice', 'search', 'adjustment', 'list', 'detail'],
} satisfies Readonly<Record<string, readonly Single[]>>;

export type OperationName = Single | keyof typeof mixes;

export const operationNames = Object.keys({ ...operations, ...mixes }) as OperationName[];

export const isMix = (name: OperationName): name is keyof typeof mixes => name in mixes;

/** Returns the operation that a connection sends. */
export function operationOn(name: OperationName, connection: number): Single {
  if (!isMix(name)) return name;
  const mix = mixes[name];
  return mix[connection % mix.length] ?? 'list';
}

/** Returns different requests of an operation, the same in every run, for a connection. */
export function requestsOf(
  operation: OperationName,
  company: Company,
  connection: number,
): Request[] {
  const random = createRandom(connection);
  const token = company.tokens[connection % company.tokens.length] ?? '';
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-environment': 'test',
  };
  return Array.from({ length: 100 }, () => {
    const { path, body }: Question = operations[operationOn(operation, connection)](
      company,
      random,
    );
    if (body === undefined) return { method: 'GET', path, headers };
    return {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  });
}
