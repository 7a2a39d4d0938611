import { alternativesOf } from '../../codegen/model/combinations.js';
import {
  isRecord,
  type JsonRecord,
  recordAt,
  resolveSchema,
  typesOf,
} from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import type { Finding, LintRule } from '../rule.js';
import { operationRule, successesOf } from '../sites.js';

const json = 'application/json';
const form = 'multipart/form-data';
const fileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Returns true for an object with named members, and for alternatives of such objects. */
function isNamedObject(document: ContractDocument, schema: unknown): boolean {
  const target = resolveSchema(document, schema);
  if (target['additionalProperties'] === false || target['unevaluatedProperties'] === false)
    return true;
  const branches = alternativesOf(target);
  return branches.length > 0 && branches.every((branch) => isNamedObject(document, branch));
}

function bodyFaults(document: ContractDocument, body: JsonRecord): readonly string[] {
  const types = Object.keys(body);
  const isKnown = ['', json, form, `${json},${form}`].includes(types.join());
  if (!isKnown) {
    const advice = `write ${json}, or ${form} with x-upload for files`;
    return [`body of ${types.join(' and ')} is not read: ${advice}`];
  }
  const schema = recordAt(body, json)['schema'];
  if (schema !== undefined && !isNamedObject(document, schema))
    return ['body must be an object with named members: put the value into a member'];
  const fields = resolveSchema(document, recordAt(body, form)['schema']);
  const isPlain = types.includes(form) ? isRecord(fields['properties']) : true;
  const combined = ['oneOf', 'anyOf', 'allOf'].some((keyword) => fields[keyword] !== undefined);
  return isPlain && !combined
    ? []
    : ['body that is a form must be one plain object: list all its members'];
}

export const bodiesRead = operationRule(
  'bodies-read',
  'The server reads JSON objects and forms; any other body would be refused with 415.',
  (site, document) => bodyFaults(document, site.body),
);

const isFile = (document: ContractDocument, media: unknown): boolean => {
  const schema = resolveSchema(document, recordAt({ media }, 'media')['schema']);
  return typesOf(schema).join() === 'string' && schema['format'] === 'binary';
};

function replyFaults(
  document: ContractDocument,
  content: JsonRecord,
  isExport: boolean,
): readonly string[] {
  const types = Object.keys(content);
  if (types.includes('text/event-stream'))
    return [
      'text/event-stream is not sent: declare a list with x-pagination: cursor, and let clients ask again with its cursor',
    ];
  const files = types.filter((type) => type !== json && !(isExport && fileTypes.includes(type)));
  if (types.includes(json) && files.length > 0)
    return [
      `${files.join(', ')} beside JSON is not sent: declare an operation of its own for the file, or x-export on a list`,
    ];
  return files.flatMap((type) => {
    if (type.endsWith('+json')) return [`${type} is sent as a file: write ${json}`];
    return isFile(document, content[type])
      ? []
      : [`${type} is sent as a file: its schema must be { type: string, format: binary }`];
  });
}

export const repliesSent = operationRule(
  'replies-sent',
  'A handler answers JSON by its serializer or bytes as they are, and the SDK reads one of the two.',
  ({ operation, responses }, document) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) => {
        const isExport = operation['x-export'] === true;
        const faults = replyFaults(document, recordAt(response, 'content'), isExport);
        return faults.map((fault) => `reply ${status} of ${fault}`);
      }),
);

/** The headers that the pipeline sends automatically. */
const sentHeaders = new Set([
  'etag',
  'idempotency-replayed',
  'retry-after',
  'www-authenticate',
  'content-disposition',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-request-id',
  'allow',
  'preference-applied',
  'data-age',
  'sunset',
]);

export const replyHeadersSent = operationRule(
  'reply-headers-sent',
  'No handler can set a header, so a client would wait for it in vain.',
  ({ responses }) => {
    const names = Object.values(responses).flatMap((one) => Object.keys(recordAt(one, 'headers')));
    const unsent = [...new Set(names)].filter((name) => !sentHeaders.has(name.toLowerCase()));
    return unsent.map((name) => `the header ${name} is not sent: make it a member of the reply`);
  },
);

/** Returns true for a day of the calendar. `Date` would take 31 February for a day of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export const sunsetsAnnounced = operationRule(
  'sunsets-announced',
  'Callers learn the last day of an operation from its description and from each reply.',
  (site) => {
    const { operation } = site;
    const day = operation['x-sunset'];
    const successes = successesOf(site);
    const senders = successes.filter(([, one]) => recordAt(one, 'headers')['Sunset'] !== undefined);
    if (day === undefined) return senders.length > 0 ? ['the header Sunset needs x-sunset'] : [];
    const isWritten = isDay(String(day)) || !/^\d{4}-\d{2}-\d{2}$/.test(String(day));
    return [
      ...(operation['deprecated'] === true ? [] : ['x-sunset needs deprecated: true']),
      // Another rule reports another form.
      ...(isWritten ? [] : ['x-sunset must be a day of the calendar, as in 2027-01-31']),
      ...(senders.length === successes.length
        ? []
        : ['x-sunset needs the header Sunset on each success reply']),
    ];
  },
);

/** Returns the fault of a webhook, if any. */
function webhookFault(webhook: unknown): string | undefined {
  if (!isRecord(webhook) || Object.keys(webhook).join() !== 'post') return 'must be one post';
  const content = recordAt(recordAt(webhook['post'], 'requestBody'), 'content');
  const isNamed = typeof recordAt(recordAt(content, json), 'schema')['$ref'] === 'string';
  return Object.keys(content).join() === json && isNamed
    ? undefined
    : `must have a body of ${json} whose schema is a reference to a component`;
}

export const webhooksPosted: LintRule = {
  name: 'webhooks-posted',
  reason: 'Drift and the published files compare and show the event as one named payload.',
  check: (document) =>
    Object.entries(recordAt(document, 'webhooks')).flatMap(([name, webhook]): Finding[] => {
      const fault = webhookFault(webhook);
      return fault === undefined
        ? []
        : [{ place: 'document', message: `the webhook ${name} ${fault}` }];
    }),
};
