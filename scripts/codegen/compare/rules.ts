import type { Audience } from './audiences.js';

interface Rule {
  /** Empty for a compatible change. */
  readonly breaks: readonly Audience[];
  readonly reason: string;
}

const rule = (breaks: readonly Audience[], reason: string): Rule => ({ breaks, reason });
const compatible = (reason: string): Rule => ({ breaks: [], reason });

const all: readonly Audience[] = ['wire', 'sdk', 'mock'];
const wire: readonly Audience[] = ['wire'];
const sdk: readonly Audience[] = ['sdk'];
const mock: readonly Audience[] = ['mock'];
const wireAndSdk: readonly Audience[] = ['wire', 'sdk'];
const wireAndMock: readonly Audience[] = ['wire', 'mock'];

const refused = 'A request that was accepted would be refused.';
const unseen = 'A client would meet an answer it was never promised.';
const wider = 'Every request accepted before still is.';
const narrower = 'Every answer given now was possible before.';
const byStatus = 'Clients without a case for a code go by its status.';

/**
 * All verdicts of the comparison, with the audiences that they can break and the reason. A place may spare an
 * audience: the mock does not read forms, and the types of a client have no bounds.
 */
export const rules = {
  'server-removed': rule(wire, 'A client calls the address that it knows.'),
  'server-added': compatible('The other addresses still work.'),
  'path-removed': rule(all, 'A client that calls the path gets a 404.'),
  'operation-removed': rule(all, 'A client that calls the operation gets a 404 or a 405.'),
  'operation-moved': rule(wireAndMock, 'A client calls the method and path it knows.'),
  'operation-added': compatible('No client calls it yet.'),
  'operation-id-changed': rule(sdk, 'Types and tools of the client are named by the id.'),
  'operation-deprecated': compatible('It still works.'),
  'operation-undeprecated': compatible('It works as before.'),
  'sunset-added': compatible('It works until that day, and each reply names it.'),
  'sunset-later': compatible('It works longer than it was promised.'),
  'sunset-earlier': rule(wire, 'Callers have planned their change by the day they know.'),
  'member-deprecated': compatible('It still works; editors strike it through.'),
  'member-undeprecated': compatible('It works as before.'),
  'sdk-name-changed': rule(sdk, 'Code written against the SDK no longer compiles.'),
  'sdk-arguments-changed': rule(sdk, 'Code passes the arguments of a method by position.'),
  'sdk-hook-changed': rule(sdk, 'The client reads with queries and writes with mutations.'),
  'client-type-removed': rule(
    sdk,
    'Code that imports the type from the client no longer compiles; keep the name of its schema.',
  ),
  'client-index-changed': rule(sdk, 'Code that uses members of any name no longer compiles.'),
  'suggestions-closed': rule(sdk, 'Code that passes any text no longer compiles.'),
  'suggestions-opened': compatible('Code that passes a known value still compiles.'),
  'path-parameter-renamed': rule(sdk, 'Mutations and tools of the client name their arguments.'),
  'webhook-removed': rule(wire, 'Receivers wait for an event that is no longer sent.'),
  'webhook-header-removed': rule(wire, 'Receivers read the header under the name that they know.'),
  'webhook-header-optional': rule(wire, 'A receiver that relies on the header may not find it.'),
  'webhook-header-added': compatible('Receivers ignore headers they do not know.'),
  'webhook-replies-changed': rule(
    wire,
    'A receiver that answers as before may be asked to take the event again.',
  ),
  'webhook-added': compatible('A receiver subscribes to the events that it wants.'),
  'permission-changed': rule(
    wire,
    'Callers who held the old permission may be refused, or others let in.',
  ),
  'permission-loosened': compatible('Every caller who was let in still is.'),
  'rate-limit-tightened': rule(wire, 'A client that kept within the old limit is refused.'),
  'rate-limit-loosened': compatible('A client within the old limit is within the new one.'),
  'idempotency-changed': rule(wire, 'A client that repeats a request as it used to may act twice.'),
  'idempotency-gained': compatible('Repeating a request becomes safe.'),
  'idempotency-key-option-removed': rule(
    sdk,
    'Code that passes an idempotency key to the method no longer compiles.',
  ),
  'verbatim-changed': rule(wire, 'Text that was kept as sent is trimmed, or the other way round.'),
  'pagination-changed': rule(sdk, 'Code that walks the pages of the method no longer compiles.'),
  'pagination-gained': compatible('The method still answers one page; walking them is new.'),
  'export-removed': rule(wireAndSdk, 'A client that asks for the list as a file is refused.'),
  'export-added': compatible('The list is still answered as JSON where no file is asked for.'),
  'security-added': rule(wire, 'A client without credentials is refused.'),
  'security-dropped': compatible('Credentials are no longer asked for.'),
  'security-scheme-removed': rule(wire, 'A client that logs in this way is refused.'),
  'security-scheme-added': compatible('The other ways to log in still work.'),
  'security-scheme-changed': rule(wire, 'A client sends its credentials in the old place.'),
  'parameter-removed': rule(all, 'Unknown parameters are refused.'),
  'header-removed': rule(wireAndSdk, 'The server no longer acts on the header.'),
  'parameter-added': compatible('A client need not send it.'),
  'parameter-added-required': rule(all, 'A client that does not send it is refused.'),
  'parameter-required': rule(all, 'A client that leaves it out is refused.'),
  'parameter-optional': compatible(wider),
  'parameter-serialization-changed': rule(
    wireAndMock,
    'A list that is written the old way is refused or read as another value.',
  ),
  'request-body-removed': rule(wireAndSdk, 'A body that was understood no longer is.'),
  'request-body-added': compatible('A client need not send it.'),
  'request-body-added-required': rule(all, 'A client that sends no body is refused.'),
  'request-body-required': rule(all, 'A client that sends no body is refused.'),
  'request-body-optional': compatible(wider),
  'request-media-type-removed': rule(wireAndMock, 'A body of the old media type gets a 415.'),
  'request-media-type-added': compatible(wider),
  'request-member-removed': rule(all, 'Unknown members are refused.'),
  'request-member-added': compatible('A client need not send it.'),
  'request-member-added-required': rule(all, 'A client that does not send it is refused.'),
  'request-member-required': rule(all, 'A client that leaves it out is refused.'),
  'request-member-optional': compatible(wider),
  'request-members-closed': rule(wireAndMock, 'Members that were ignored are refused.'),
  'request-members-opened': compatible(wider),
  'request-type-changed': rule(all, refused),
  'request-type-widened': compatible(wider),
  'request-enum-value-removed': rule(all, refused),
  'request-enum-value-added': compatible(wider),
  'request-bound-narrowed': rule(wireAndMock, refused),
  'request-bound-widened': compatible(wider),
  'request-format-changed': rule(wireAndMock, refused),
  'request-format-removed': compatible(wider),
  'request-pattern-changed': rule(wireAndMock, refused),
  'request-pattern-widened': compatible(wider),
  'request-branch-removed': rule(all, refused),
  'request-branch-added': compatible(wider),
  'request-rule-changed': rule(
    wireAndMock,
    'The same requests may no longer be accepted: this cannot be told in general.',
  ),
  'request-rule-loosened': compatible(wider),
  'request-default-changed': rule(
    wire,
    'A request that leaves the value out means something else.',
  ),
  'request-known-value-removed': rule(
    wire,
    'The server may refuse a value that it no longer knows.',
  ),
  'upload-removed': rule(wireAndSdk, 'A client that sends the file is refused.'),
  'upload-required': rule(wireAndSdk, 'A client that sends no such file is refused.'),
  'upload-narrowed': rule(wire, 'A file that was accepted would be refused.'),
  'upload-widened': compatible('Every file accepted before still is.'),
  'status-removed': rule(
    wireAndMock,
    'A client that tells this outcome by its status no longer can.',
  ),
  'status-added': compatible('Clients treat an unknown status as its class, 4xx or 5xx.'),
  'success-status-removed': rule(
    all,
    'A client that tells this outcome by its status no longer can.',
  ),
  'success-status-added': rule(all, 'A client takes the success statuses and bodies it knows.'),
  'success-status-changed': rule(wireAndMock, 'A client takes the success status it knows.'),
  'reply-media-type-changed': rule(all, 'A client reads the media type it knows.'),
  'reply-media-type-removed': rule(wire, 'A client that asks for the media type is refused.'),
  'reply-media-type-added': compatible('Clients get it only where they ask for it.'),
  'reply-header-removed': rule(wire, 'A client that reads the header no longer finds it.'),
  'reply-header-added': compatible('Clients ignore headers they do not know.'),
  'reply-member-removed': rule(wireAndSdk, 'A client that reads the member no longer finds it.'),
  'reply-member-added': compatible('Clients ignore members they do not know.'),
  'reply-member-optional': rule(wireAndSdk, 'A client that relies on the member may not find it.'),
  'reply-member-required': compatible(narrower),
  'reply-members-closed': compatible(narrower),
  'reply-members-opened': rule(
    wire,
    'A client that reads all members, or checks the reply, meets members that no contract names.',
  ),
  'reply-type-changed': rule(wireAndSdk, unseen),
  'reply-type-narrowed': rule(
    sdk,
    `${narrower} Code with a case for the lost type may not compile.`,
  ),
  'reply-enum-value-added': rule(
    wireAndSdk,
    'The enum is closed, so clients have no case for another value.',
  ),
  'reply-enum-value-removed': rule(
    sdk,
    `${narrower} Code that compares with the value no longer compiles.`,
  ),
  'reply-bound-widened': rule(wire, unseen),
  'reply-bound-narrowed': compatible(narrower),
  'reply-format-changed': rule(wire, unseen),
  'reply-format-added': compatible(narrower),
  'reply-pattern-changed': rule(wire, unseen),
  'reply-pattern-narrowed': compatible(narrower),
  'reply-branch-added': rule(wireAndSdk, unseen),
  'reply-branch-removed': rule(
    sdk,
    `${narrower} Code with a case for the alternative may not compile.`,
  ),
  'reply-rule-changed': rule(
    wire,
    'The reply may no longer keep what it promised: this cannot be told in general.',
  ),
  'reply-rule-tightened': compatible(narrower),
  'known-value-added': compatible('The enum is open: clients expect values they do not know.'),
  'reply-known-value-removed': compatible('The enum is open: no value was ever certain.'),
  'example-changed': rule(
    mock,
    'The mock answers the example, and it is no reply that the old contract allows.',
  ),
  'example-removed': rule(
    mock,
    'The mock no longer answers the example that is asked for by name.',
  ),
  'move-removed': rule(wire, 'A client that moves a record this way is refused.'),
  'move-added': compatible('Every status was possible before.'),
  'error-code-removed': rule(
    wireAndSdk,
    'Code that handles the error no longer compiles or no longer runs.',
  ),
  'error-code-added': compatible(byStatus),
  'error-status-changed': rule(wire, byStatus),
  'operation-error-removed': rule(
    wire,
    'A client that handles the error no longer meets it by this name.',
  ),
  'operation-error-added': compatible(byStatus),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;
