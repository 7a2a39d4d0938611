import { addressKey, assertWithin, type LimitName } from '../limits/rate-limit.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Services } from './services.js';

/** The operations of a batch that one count of its limit covers. */
const operationsPerCount = 10;

/** @throws ApiError 429 once the address has used up the limit */
export async function countAddress(
  { limiter }: Pick<Services, 'limiter'>,
  name: LimitName,
  exchange: Exchange,
): Promise<void> {
  exchange.limit = await limiter.hit(name, addressKey(exchange.ip));
  assertWithin(name, exchange.limit);
}

/** Returns true if a count of the batch covers the operation: its first one covers the first operations. */
export const isCovered = ({ batchLimit, place }: Exchange, limit: LimitName): boolean =>
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
  if (loginId === undefined) return countAddress(services, 'general', exchange);
  exchange.limit = await services.limiter.hit('general', `login:${loginId}`);
  assertWithin('general', exchange.limit);
}
