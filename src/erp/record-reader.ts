import { operations } from '../../generated/erp/operations.js';
import { serializers } from '../../generated/erp/serializers.js';
import { ApiError } from '../kernel/errors.js';
import type { AnyHandler } from '../kernel/http/contract.js';
import { createLocalContext } from '../kernel/operations/context.js';
import type { RequestFacts } from '../kernel/operations/handlers.js';
import { permissionSet } from '../kernel/permissions.js';
import { recordHandlers } from './api.js';
import { type FeedOptions, permissionsOf } from './webhooks/index.js';

/** The operations that read a kind of record and are not named after it. */
const otherNames: Readonly<Record<string, string>> = {
  collection: 'getReceivablePayment',
  vendor_payment: 'getPayablePayment',
};

/** Returns the name of the operation that reads a record of this kind, such as `getTaxRate` of `tax_rate`. */
function readingOf(objectType: string): string {
  const name = objectType.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return otherNames[objectType] ?? `get${name}`;
}

const paths: Readonly<Record<string, { readonly path: string } | undefined>> = operations;
const handlers: Readonly<Record<string, AnyHandler | undefined>> = recordHandlers;
const writers: Readonly<Record<string, ((reply: unknown) => string | undefined) | undefined>> =
  serializers;

/** A receiver of webhooks sees all records, but neither costs nor bank accounts, which need permissions of their own. */
const permissions = permissionSet([...permissionsOf(['*'])]);

const name = 'webhooks';

const request: RequestFacts = {
  requestId: name,
  ip: 'local',
  userAgent: '',
  locale: 'en',
  operationId: name,
};

/** Returns a reader of the records of a company, which reads them as the operations of the API do. */
export const recordReaderOf: FeedOptions['readerOf'] = (
  trx,
  { companyId, timeZone, baseCurrency, testOf, testClock, now },
) => {
  const ctx = createLocalContext({
    db: trx,
    principal: {
      companyId,
      timeZone,
      baseCurrency,
      lockedThrough: undefined,
      type: 'user',
      id: 0,
      publicId: '0',
      environment: 'live',
      name,
      permissions,
      locale: request.locale,
      loginId: undefined,
      ...(testOf && { testCompany: { liveId: testOf, clock: testClock ?? undefined } }),
    },
    request,
    now,
  });
  return {
    linkOf: (objectType, objectId) =>
      paths[readingOf(objectType)]?.path.replace('{id}', encodeURIComponent(objectId)) ?? null,
    async read(objectType, objectId) {
      const operation = readingOf(objectType);
      const handler = handlers[operation];
      if (handler === undefined) return null;
      const id = /^\d+$/.test(objectId) ? Number(objectId) : objectId;
      const call = { params: { id }, query: {}, headers: {}, body: undefined };
      try {
        const reply = await handler(call as never, ctx as never);
        const { data } = JSON.parse(writers[operation]?.(reply) ?? '{}') as {
          readonly data?: Readonly<Record<string, unknown>>;
        };
        return data ?? null;
      } catch (error) {
        // The record was deleted after the event.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
};
