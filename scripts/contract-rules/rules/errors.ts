import { listAt, recordAt, stringAt, stringsAt } from '../../codegen/model/document.js';
import { adviceFor } from '../nearest.js';
import type { Finding, LintRule } from '../rule.js';
import {
  errorCodesOf,
  hasHeaderParameter,
  isPublic,
  type OperationSite,
  operationRule,
  operationSites,
} from '../sites.js';

export const errorCodesClosed: LintRule = {
  name: 'error-codes-closed',
  reason:
    'Clients branch on codes: the list must be closed, and each code have one status and a meaning.',
  check(document) {
    const place = 'schemas.ErrorCode';
    const schema = document.components.schemas['ErrorCode'];
    const codes = stringsAt(schema, 'enum');
    if (codes.length === 0) return [{ place, message: 'there is no closed enum of codes' }];
    const tables = ['x-status', 'x-enumDescriptions'].map(
      (name) => [name, Object.keys(recordAt(schema, name))] as const,
    );
    const missing = tables.flatMap(([name, known]) =>
      codes.filter((code) => !known.includes(code)).map((code) => `${code} has no ${name}`),
    );
    const named = [
      ...tables.flatMap(([, known]) => known),
      ...stringsAt(schema, 'x-common-errors'),
    ];
    const unknown = [...new Set(named)].filter((code) => !codes.includes(code));
    return [
      ...missing.map((message) => ({ place, message })),
      ...unknown.map((code) => ({ place, message: `${code} is not in the enum` })),
    ];
  },
};

const addCode =
  "add it to errors in x-module of the module's file, as { status: 409, meaning: ... }";

export const errorCodesExist: LintRule = {
  name: 'error-codes-exist',
  reason: 'A code outside the closed list would reach clients that have no case for it.',
  check(document) {
    const codes = stringsAt(document.components.schemas['ErrorCode'], 'enum');
    return operationSites(document).flatMap(({ place, operation }) =>
      stringsAt(operation, 'x-errors')
        .filter((code) => !codes.includes(code))
        .map((code) => ({
          place: `${place} x-errors`,
          message: `${code} is not in ErrorCode: ${adviceFor(code, codes, addCode)}`,
        })),
    );
  },
};

export const errorStatusesDeclared: LintRule = {
  name: 'error-statuses-declared',
  reason: 'The reply to such an error would be refused by our own reply validator.',
  check(document) {
    const statuses = recordAt(document.components.schemas['ErrorCode'], 'x-status');
    return operationSites(document).flatMap(({ place, operation, responses }) =>
      stringsAt(operation, 'x-errors')
        .filter((code) => statuses[code] !== undefined)
        .filter((code) => !Object.hasOwn(responses, String(statuses[code])))
        .map((code) => ({ place, message: `${code} needs status ${String(statuses[code])}` })),
    );
  },
};

export const errorStatusesHaveCodes: LintRule = {
  name: 'error-statuses-have-codes',
  reason: 'A status that no listed code leads to is one that nobody can plan for.',
  check(document) {
    const statuses = recordAt(document.components.schemas['ErrorCode'], 'x-status');
    return operationSites(document).flatMap((site) => {
      const answered = new Set(errorCodesOf(document, site).map((code) => String(statuses[code])));
      return Object.keys(site.responses)
        .filter((status) => Number(status) >= 400 && !answered.has(status))
        .map((status) => ({ place: site.place, message: `no code of ${status} is in x-errors` }));
    });
  },
};

/** Returns the statuses that an operation must declare, each with the reason. */
function neededStatuses(site: OperationSite): readonly (readonly [string, string])[] {
  const hasBody = Object.keys(site.body).length > 0;
  const needs: [boolean, string, string][] = [
    [true, '400', 'any request may be malformed'],
    [!isPublic(site), '401', 'it needs credentials'],
    [!isPublic(site), '403', 'it needs a permission'],
    [site.path.includes('{'), '404', 'its path names a record'],
    [hasHeaderParameter(site, 'If-Match'), '412', 'it takes If-Match'],
    [hasBody, '413', 'it takes a body'],
    [hasBody, '415', 'it takes a body'],
    [hasHeaderParameter(site, 'Idempotency-Key'), '409', 'it takes Idempotency-Key'],
    [hasHeaderParameter(site, 'Idempotency-Key'), '422', 'it takes Idempotency-Key'],
    [true, '429', 'any request may be over the limit'],
    [true, '500', 'any request may meet a bug'],
  ];
  return needs.filter(([applies]) => applies).map(([, status, why]) => [status, why]);
}

export const statusesDeclared: LintRule = {
  name: 'statuses-declared',
  reason: 'A client must be able to plan for every status that the pipeline can answer.',
  check: (document) =>
    operationSites(document).flatMap((site) =>
      neededStatuses(site)
        .filter(([status]) => !Object.hasOwn(site.responses, status))
        .map(([status, why]) => ({ place: site.place, message: `${status} is missing: ${why}` })),
    ),
};

export const errorsInEnvelope: LintRule = {
  name: 'errors-in-envelope',
  reason: 'The SDK turns every failure into a typed error, so all have one shape.',
  check: (document) =>
    operationSites(document).flatMap((site) =>
      Object.entries(site.responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([status, response]): readonly Finding[] => {
          const media = recordAt(recordAt(response, 'content'), 'application/json');
          const ref = stringAt(media['schema'], '$ref');
          return ref === '#/components/schemas/ErrorReply'
            ? []
            : [{ place: `${site.place} reply ${status}`, message: 'the body must be ErrorReply' }];
        }),
    ),
};

const isSuccess = (status: string): boolean => /^2\d\d$/.test(status);

/** Returns the part of an operation that allows only one success status. */
function onlySuccess({ operation, parameters, responses }: OperationSite): string | undefined {
  const extension = ['x-export', 'x-pagination'].find((name) => operation[name] !== undefined);
  if (extension !== undefined) return extension;
  if (parameters.some(({ name }) => name === 'fields')) return 'the parameter fields';
  const types = Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .flatMap(([, response]) => Object.keys(recordAt(response, 'content')));
  return types.some((type) => type !== 'application/json') ? 'a file' : undefined;
}

/** Returns the faults of the statuses of an operation. */
function statusFaults(site: OperationSite): readonly string[] {
  const statuses = Object.keys(site.responses);
  const [first, ...others] = statuses.filter(isSuccess);
  const odd = statuses.filter((status) => !/^[2-5]\d\d$/.test(status));
  const only = onlySuccess(site);
  const second = only === undefined ? [] : others;
  return [
    ...odd.map((status) => `reply ${status} is no status: write each status, as in '400'`),
    ...second.map(
      (status) =>
        `reply ${status} is a second success beside ${first} of an operation with ${only}: declare an operation for each`,
    ),
    ...(first === undefined ? ['has no success reply: declare 200, 201, 202 or 204'] : []),
  ];
}

export const successesDeclared = operationRule(
  'successes-declared',
  'A handler chooses one of the declared statuses; lists and files have one shape, which the SDK reads.',
  statusFaults,
);

export const publicWithoutSecurity: LintRule = {
  name: 'public-without-security',
  reason: 'Permission and security would disagree on whether credentials are asked for.',
  check: (document) =>
    operationSites(document).flatMap((site) => {
      const own = site.operation['security'];
      const security =
        own === undefined ? listAt(document, 'security') : listAt(site.operation, 'security');
      if (isPublic(site) === (security.length === 0)) return [];
      const message = isPublic(site)
        ? 'x-permission public needs security []'
        : 'an operation without security must be public';
      return [{ place: site.place, message }];
    }),
};
