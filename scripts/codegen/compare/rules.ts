interface Rule {
  readonly isBreaking: boolean;
  readonly reason: string;
}

const breaking = (reason: string): Rule => ({ isBreaking: true, reason });
const compatible = (reason: string): Rule => ({ isBreaking: false, reason });

const refused = 'A request that was accepted would be refused.';
const unseen = 'A client would meet an answer it was never promised.';
const wider = 'Every request accepted before still is.';
const narrower = 'Every answer given now was possible before.';

/** Every verdict the comparison can reach, with the reason for it. */
export const rules = {
  'path-removed': breaking('A client that calls the path gets a 404.'),
  'operation-removed': breaking('A client that calls the operation gets a 404 or a 405.'),
  'operation-moved': breaking('A client calls the method and path it knows.'),
  'operation-added': compatible('Nobody calls it yet.'),
  'operation-id-changed': breaking('Handlers, metrics and generated clients go by the id.'),
  'operation-deprecated': compatible('It still works.'),
  'operation-undeprecated': compatible('It works as before.'),
  'sdk-name-changed': breaking('Code written against the SDK no longer compiles.'),
  'client-type-removed': breaking(
    'Code that imports the type from the client no longer compiles; keep the name of its schema.',
  ),
  'path-parameter-renamed': breaking('Generated clients pass path parameters by name.'),
  'permission-changed': breaking(
    'Callers who held the old permission may be refused, or others let in.',
  ),
  'rate-limit-tightened': breaking('A client that kept within the old limit is refused.'),
  'rate-limit-loosened': compatible('A client within the old limit is within the new one.'),
  'idempotency-changed': breaking('A client that repeats a request as it used to may act twice.'),
  'idempotency-gained': compatible('Repeating a request becomes safe.'),
  'verbatim-changed': breaking('Text that was kept as sent is trimmed, or the other way round.'),
  'pagination-changed': breaking(
    'A client that read all records, or page by page, no longer does.',
  ),
  'security-added': breaking('A client without credentials is refused.'),
  'security-dropped': compatible('Credentials are no longer asked for.'),
  'security-scheme-removed': breaking('A client that logs in this way is refused.'),
  'security-scheme-added': compatible('The other ways to log in still work.'),
  'parameter-removed': breaking('Unknown parameters are refused.'),
  'parameter-added': compatible('A client need not send it.'),
  'parameter-added-required': breaking('A client that does not send it is refused.'),
  'parameter-required': breaking('A client that leaves it out is refused.'),
  'parameter-optional': compatible(wider),
  'request-body-removed': breaking('A body that was understood no longer is.'),
  'request-body-added': compatible('A client need not send it.'),
  'request-body-added-required': breaking('A client that sends no body is refused.'),
  'request-body-required': breaking('A client that sends no body is refused.'),
  'request-body-optional': compatible(wider),
  'request-media-type-removed': breaking('A body of the old media type gets a 415.'),
  'request-media-type-added': compatible(wider),
  'request-member-removed': breaking('Unknown members are refused.'),
  'request-member-added': compatible('A client need not send it.'),
  'request-member-added-required': breaking('A client that does not send it is refused.'),
  'request-member-required': breaking('A client that leaves it out is refused.'),
  'request-member-optional': compatible(wider),
  'request-members-closed': breaking('Members that were ignored are refused.'),
  'request-members-opened': compatible(wider),
  'request-type-changed': breaking(refused),
  'request-type-widened': compatible(wider),
  'request-enum-value-removed': breaking(refused),
  'request-enum-value-added': compatible(wider),
  'request-bound-narrowed': breaking(refused),
  'request-bound-widened': compatible(wider),
  'request-format-changed': breaking(refused),
  'request-format-removed': compatible(wider),
  'request-pattern-changed': breaking(refused),
  'request-pattern-removed': compatible(wider),
  'request-branch-removed': breaking(refused),
  'request-branch-added': compatible(wider),
  'request-rule-changed': breaking('Whether it still accepts the same requests cannot be told.'),
  'request-default-changed': breaking('A request that leaves the value out means something else.'),
  'upload-narrowed': breaking('A file that was accepted would be refused.'),
  'upload-widened': compatible('Every file accepted before still is.'),
  'status-removed': breaking('A client that tells this outcome by its status no longer can.'),
  'status-added': compatible('Clients treat an unknown status as its class, 4xx or 5xx.'),
  'success-status-changed': breaking('A client takes the success status it knows.'),
  'reply-media-type-changed': breaking('A client reads the media type it knows.'),
  'reply-header-removed': breaking('A client that reads the header no longer finds it.'),
  'reply-header-added': compatible('Clients ignore headers they do not know.'),
  'reply-member-removed': breaking('A client that reads the member no longer finds it.'),
  'reply-member-added': compatible('Clients ignore members they do not know.'),
  'reply-member-optional': breaking('A client that relies on the member may not find it.'),
  'reply-member-required': compatible(narrower),
  'reply-members-closed': compatible(narrower),
  'reply-members-opened': compatible('Clients ignore members they do not know.'),
  'reply-type-changed': breaking(unseen),
  'reply-type-narrowed': compatible(narrower),
  'reply-enum-value-added': breaking(
    'The enum is closed, so clients have no case for another value.',
  ),
  'reply-enum-value-removed': compatible(narrower),
  'reply-bound-widened': breaking(unseen),
  'reply-bound-narrowed': compatible(narrower),
  'reply-format-changed': breaking(unseen),
  'reply-format-added': compatible(narrower),
  'reply-pattern-changed': breaking(unseen),
  'reply-pattern-added': compatible(narrower),
  'reply-branch-added': breaking(unseen),
  'reply-branch-removed': compatible(narrower),
  'reply-rule-changed': breaking('Whether it still promises the same answers cannot be told.'),
  'known-value-added': compatible('The enum is open: clients expect values they do not know.'),
  'known-value-removed': compatible('The enum is open: no value was ever certain.'),
  'move-removed': breaking('A client that moves a record this way is refused.'),
  'move-added': compatible('Every status was possible before.'),
  'error-code-removed': breaking(
    'Code that handles the error no longer compiles or no longer runs.',
  ),
  'error-code-added': compatible('Clients without a case for a code go by its status.'),
  'error-status-changed': breaking('Clients without a case for a code go by its status.'),
  'operation-error-removed': breaking(
    'A client that handles the error no longer meets it by this name.',
  ),
  'operation-error-added': compatible('Clients without a case for a code go by its status.'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

export interface Change {
  /** The operation's id; `contract` for what concerns all of them. */
  readonly operation: string;
  /** Where in the operation, e.g. `query.pageSize` or `reply 200.data[].price`. */
  readonly place: string;
  readonly rule: RuleName;
  /** The old and the new state, in words. */
  readonly detail: string;
}

export function isBreaking(change: Change): boolean {
  return rules[change.rule].isBreaking;
}
