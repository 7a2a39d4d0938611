import { eventTypes } from '../../../generated/erp/modules.js';
import { auditObjects } from '../../kernel/audit/objects.js';

/** Returns the permission that shows the records of an event, by the noun of its type. */
function permissionOfNoun(noun: string): string | undefined {
  const permissions: Readonly<Record<string, string>> = auditObjects;
  const kind = noun.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return permissions[noun] ?? permissions[kind];
}

/** A lock of the books is an event of the configuration. */
const nouns: Readonly<Record<string, string>> = { period: 'company' };

/** The events that a webhook may subscribe to, each with the permission that shows its records. */
const deliverable: ReadonlyMap<string, string> = new Map(
  [...eventTypes, 'webhook.disabled'].map((type) => {
    const noun = type.slice(0, type.indexOf('.'));
    const permission = permissionOfNoun(nouns[noun] ?? noun);
    if (permission === undefined) throw new Error(`No permission shows the records of ${type}`);
    return [type, permission] as const;
  }),
);

const moduleOf = (permission: string): string => permission.slice(0, permission.indexOf(':'));

/** The names that a subscription may have. */
const names: ReadonlySet<string> = new Set([
  '*',
  ...deliverable.keys(),
  ...[...deliverable.values()].map((permission) => `${moduleOf(permission)}.*`),
]);

export const isSubscription = (name: string): boolean => names.has(name);

/** Returns the permission that shows the record of an event; that of webhooks for their own events. */
export const permissionOf = (type: string): string => deliverable.get(type) ?? 'webhooks:manage';

/** Returns the subscriptions that an event of this type matches. */
export const matchesOf = (type: string): readonly string[] => [
  '*',
  `${moduleOf(permissionOf(type))}.*`,
  type,
];

/** Returns the permissions that show the records of all events of some subscriptions. */
export function permissionsOf(subscriptions: readonly string[]): ReadonlySet<string> {
  const subscribed = new Set(subscriptions);
  const matching = [...deliverable].filter(([type]) =>
    matchesOf(type).some((name) => subscribed.has(name)),
  );
  return new Set(matching.map(([, permission]) => permission));
}
