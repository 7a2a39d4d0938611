import { isRecord, type JsonRecord } from '../../codegen/model/document.js';
import type { Finding, LintRule } from '../rule.js';
import {
  type OpenapiObject,
  openapiMembers,
  ruleOfMembers,
} from '../vocabulary/openapi-members.js';
import { refusals } from '../vocabulary/verdict.js';

/** A member that holds one object of OpenAPI, a list of them, or a map of them by name. */
interface Holding {
  readonly holds: 'one' | 'list' | 'map';
  readonly object: OpenapiObject;
}

const one = (object: OpenapiObject): Holding => ({ holds: 'one', object });
const list = (object: OpenapiObject): Holding => ({ holds: 'list', object });
const map = (object: OpenapiObject): Holding => ({ holds: 'map', object });

const operation = one('Operation');
const examples = map('Example');

/** The objects inside the objects of OpenAPI. Schemas have rules of their own. */
const inside: Readonly<Partial<Record<OpenapiObject, Readonly<Record<string, Holding>>>>> = {
  Root: {
    info: one('Info'),
    servers: list('Server'),
    tags: list('Tag'),
    paths: map('PathItem'),
    webhooks: map('PathItem'),
    components: one('Components'),
  },
  Components: {
    responses: map('Response'),
    parameters: map('Parameter'),
    examples,
    requestBodies: map('RequestBody'),
    headers: map('Header'),
    securitySchemes: map('SecurityScheme'),
  },
  PathItem: {
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    patch: operation,
    parameters: list('Parameter'),
  },
  Operation: {
    parameters: list('Parameter'),
    requestBody: one('RequestBody'),
    responses: map('Response'),
  },
  RequestBody: { content: map('MediaType') },
  Response: { content: map('MediaType'), headers: map('Header') },
  MediaType: { examples },
};

type Held = readonly [place: string, value: unknown, object: OpenapiObject];

function heldIn(value: unknown, { holds, object }: Holding, place: string): readonly Held[] {
  if (holds === 'one') return [[place, value, object]];
  if (holds === 'list')
    return Array.isArray(value)
      ? value.map((item, at): Held => [`${place}[${at}]`, item, object])
      : [];
  return isRecord(value)
    ? Object.entries(value).map(([name, item]): Held => [`${place}.${name}`, item, object])
    : [];
}

/** Returns the members of an object, and of the objects inside it, that nothing honours. */
function unhonoured([place, value, object]: Held): readonly Finding[] {
  // The target of a reference is judged in its own place.
  if (!isRecord(value) || value['$ref'] !== undefined) return [];
  const refused = refusals(openapiMembers[object], ruleOfMembers);
  return Object.entries(value).flatMap(([key, inner]): readonly Finding[] => {
    const at = `${place}.${key}`;
    const advice = refused.get(key);
    if (advice !== undefined)
      return [{ place: at, message: `${key} is not honoured here: ${advice}` }];
    const holding = inside[object]?.[key];
    return holding === undefined ? [] : heldIn(inner, holding, at).flatMap(unhonoured);
  });
}

export const membersHonoured: LintRule = {
  name: ruleOfMembers,
  reason: 'It would promise what neither server nor clients do.',
  check: (document) => unhonoured(['document', document as unknown as JsonRecord, 'Root']),
};
