import { requestErrors } from '../../kernel/errors.js';
import { containsAddress } from '../../kernel/values/address-ranges.js';
import { text } from './messages/index.js';

/** The addresses and the expiry of a key. */
export interface KeyLimits {
  /** Allowed addresses or ranges; empty: all addresses. */
  readonly allowedIps: readonly string[];
  /** Null: never expires. */
  readonly expiresAt: Date | null;
}

/** The requested limits. Absent ones come from the parent key. */
export type RequestedLimits = {
  readonly [Name in keyof KeyLimits]: KeyLimits[Name] | undefined;
};

/**
 * Returns the limits of a key that is made with another key: never wider than those of its parent.
 *
 * @param parent  undefined if a user creates the key
 * @throws ApiError 400 for an address outside the parent's, and for an expiry after the parent's
 */
export function limitsWithin(parent: KeyLimits | undefined, requested: RequestedLimits): KeyLimits {
  const { allowedIps = parent?.allowedIps ?? [], expiresAt } = requested;
  if (parent === undefined) return { allowedIps, expiresAt: expiresAt ?? null };
  const addresses = allowedIps.length === 0 ? parent.allowedIps : allowedIps;
  assertAddresses(parent.allowedIps, addresses);
  return { allowedIps: addresses, expiresAt: expiryWithin(parent.expiresAt, expiresAt) };
}

function assertAddresses(outer: readonly string[], inner: readonly string[]): void {
  if (outer.length === 0) return;
  const at = inner.findIndex((entry) => !outer.some((range) => containsAddress(range, entry)));
  const address = inner[at];
  if (address === undefined) return;
  throw requestErrors.invalidField(`body.allowedIps.${at}`, text('addressOutside', { address }));
}

function expiryWithin(end: Date | null, requested: Date | null | undefined): Date | null {
  if (end === null || requested === undefined) return requested ?? end;
  if (requested !== null && requested <= end) return requested;
  throw requestErrors.invalidField(
    'body.expiresAt',
    text('expiresLater', { end: end.toISOString() }),
  );
}
