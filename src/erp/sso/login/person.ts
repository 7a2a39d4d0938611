import type { Message } from '../../../kernel/messages/catalog.js';
import type { ConnectionRow, RoleOfValue } from '../connection/queries.js';
import { ssoErrors } from '../errors.js';
import { text } from '../messages/index.js';
import type { Claims } from '../provider.js';

/** A person for whom an identity provider vouches. */
export interface Person {
  /** The id of the person at the provider. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** The role by the values of the claim; null if none of them has one. */
  readonly mappedRole: string | null;
}

const emailForm = /^[^@\s]+@[^@\s]+$/;

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns a claim by its name, or by a path such as `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Claims)[key]
          : undefined,
      claims,
    );
}

/** A claim has one text or many. */
export function roleOf(claims: Claims, name: string, roles: readonly RoleOfValue[]): string | null {
  const claim = claimAt(claims, name);
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return roles.find(({ value }) => values.includes(value))?.role ?? null;
}

const controlCharacters = /[\p{Cc}\s]+/gu;

function nameOf({ name }: Claims, email: string): string {
  const cleaned = typeof name === 'string' ? name.replaceAll(controlCharacters, ' ').trim() : '';
  return (cleaned === '' ? (email.split('@')[0] ?? email) : cleaned).slice(0, 200);
}

/** @throws ApiError 403 unless the claims name a verified e-mail address in a domain of the company */
export function personOf(
  claims: Claims & { readonly sub: string },
  { domains, role_claim: roleClaim, roles }: ConnectionRow,
): Person {
  const refuse = (reason: Message) => ssoErrors.personRefused(reason);
  const { email, email_verified: isVerified, sub: subject } = claims;
  if (typeof email !== 'string' || !emailForm.test(email) || email.length > 254) {
    throw refuse(text('noEmail'));
  }
  // Providers that manage the addresses of a company themselves leave the claim out.
  if (isVerified === false || isVerified === 'false') throw refuse(text('emailUnverified'));
  if (!domains.includes(domainOf(email))) throw refuse(text('foreignDomain'));
  return {
    subject,
    email,
    name: nameOf(claims, email),
    mappedRole: roleOf(claims, roleClaim, roles),
  };
}
