import {
  addressKey,
  assertWithin,
  isPerCaller,
  type LimitName,
  type RateLimiter,
} from '../limits/rate-limit.js';
import { countedCompany, type Principal } from '../principal.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Services } from './services.js';

/** The operations of a batch that one count of its limit covers. */
const operationsPerCount = 10;

type Counters = Pick<Services, 'limiter'>;

const callerKey = (principal: Principal): string =>
  `${countedCompany(principal)}:${principal.type}:${principal.id}`;

/** @throws ApiError 429 once the limit is used up */
async function count({ limiter }: Counters, name: LimitName, key: string, exchange: Exchange) {
  exchange.limit = await limiter.hit(name, key);
  assertWithin(name, exchange.limit);
}

/** @throws ApiError 429 once the address has used up the limit */
export const countAddress = (services: Counters, name: LimitName, exchange: Exchange) =>
  count(services, name, addressKey(exchange.ip), exchange);

/** Returns true if a count of the batch covers the operation: its first one covers the first operations. */
const isCovered = ({ batchLimit, place }: Exchange, limit: LimitName): boolean =>
  batchLimit === limit && (place === 0 || place % operationsPerCount !== 0);

/** Returns true for an operation that is counted when its caller is known. */
export const countsLogin = (
  { isOwnNetwork }: Services,
  { addressLimit, permission }: Operation,
  { ip }: Exchange,
): boolean => addressLimit === 'general' && permission !== 'public' && isOwnNetwork(ip);

/** Counts an operation before its caller is known. */
export async function countFirst(
  services: Services,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  const { addressLimit } = operation;
  if (addressLimit === undefined || countsLogin(services, operation, exchange)) return;
  if (isCovered(exchange, addressLimit)) return;
  await countAddress(services, addressLimit, exchange);
}

/** Counts an operation of an own network: by its login, and by the address for keys. */
export async function countOwn(
  services: Services,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  if (!countsLogin(services, operation, exchange) || isCovered(exchange, 'general')) return;
  const loginId = exchange.principal?.loginId;
  if (loginId === undefined) await countAddress(services, 'general', exchange);
  else await count(services, 'general', `login:${loginId}`, exchange);
}

/** Counts an operation by its caller, if that is what its limit counts. */
export async function countCaller(
  services: Services,
  { rateLimit }: Operation,
  exchange: Exchange,
): Promise<void> {
  const { principal } = exchange;
  if (principal === undefined || !isPerCaller(rateLimit) || isCovered(exchange, rateLimit)) return;
  await count(services, rateLimit, callerKey(principal), exchange);
}

export async function countExport(services: Services, exchange: Exchange): Promise<void> {
  const { principal } = exchange;
  if (principal !== undefined) await count(services, 'exports', callerKey(principal), exchange);
}

/** Takes a count back, for an export that the caller has already. */
export const uncountExport = (limiter: RateLimiter, principal: Principal): Promise<void> =>
  limiter.undo('exports', callerKey(principal));
