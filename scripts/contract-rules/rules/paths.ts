import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { httpMethods } from '../../codegen/model/build-model.js';
import {
  isRecord,
  type JsonRecord,
  resolve,
  resolveSchema,
  stringAt,
  typesOf,
} from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { validationSchema } from '../../codegen/model/schema-shape.js';
import { adviceFor } from '../nearest.js';
import type { Finding, LintRule } from '../rule.js';
import { operationSites } from '../sites.js';

interface Segments {
  readonly path: string;
  readonly segments: readonly string[];
}

const parameterName = (segment: string | undefined): string | undefined =>
  segment?.match(/^\{(.+)\}$/)?.[1];

/** Returns all pairs of paths that are equal up to a position at which one has a parameter. */
export const pathsDoNotClash: LintRule = {
  name: 'paths-do-not-clash',
  reason: 'A literal segment hides the record of the same name, e.g. /products/categories.',
  check(document) {
    const paths = Object.keys(document.paths).map((path): Segments => {
      return { path, segments: path.split('/').slice(1) };
    });
    return paths.flatMap((one) => paths.flatMap((other) => clash(document, one, other)));
  },
};

function clash(document: ContractDocument, one: Segments, other: Segments): readonly Finding[] {
  const at = one.segments.findIndex((segment, index) => segment !== other.segments[index]);
  const [own, theirs] = [one.segments[at], other.segments[at]];
  const name = parameterName(own);
  if (at < 0 || name === undefined || theirs === undefined) return [];
  const theirName = parameterName(theirs);
  if (theirName !== undefined) {
    const message = `{${name}} is called {${theirName}} in ${other.path}`;
    return one.path < other.path ? [{ place: one.path, message }] : [];
  }
  return couldBe(document, one.path, name, theirs)
    ? [{ place: one.path, message: `"${theirs}" of ${other.path} is a possible {${name}}` }]
    : [];
}

const ajv = new Ajv2020({ strictTypes: false });
addFormats.default(ajv);

/** Results by schema and literal, because many paths share a parameter. */
const verdicts = new Map<string, boolean>();

function accepts(schema: JsonRecord, literal: string): boolean {
  const key = JSON.stringify([schema, literal]);
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = ajv.validate(schema, literal);
  verdicts.set(key, verdict);
  return verdict;
}

/** Returns true if the schema of the parameter accepts the literal text. */
function couldBe(document: ContractDocument, path: string, name: string, literal: string): boolean {
  const parameter = operationSites(document)
    .filter((site) => site.path === path)
    .flatMap((site) => site.parameters)
    .find((candidate) => candidate['in'] === 'path' && candidate['name'] === name);
  const schema = resolveSchema(document, parameter?.['schema']);
  if (!typesOf(schema).includes('string')) return typesOf(schema).length === 0;
  return accepts(validationSchema(schema), literal);
}

/** Matches a segment that is a parameter. */
const whole = /^\{[A-Za-z]\w*\}$/;

export const pathParametersDeclared: LintRule = {
  name: 'path-parameters-declared',
  reason: 'An undeclared parameter would reach the handler as unchecked text.',
  check: (document) =>
    operationSites(document).flatMap(({ place, path, parameters }) => {
      const declared = parameters
        .map((parameter) => resolve(document, parameter))
        .filter((parameter) => isRecord(parameter) && parameter['in'] === 'path')
        .map((parameter) => stringAt(parameter, 'name'));
      const written = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const odd = path.split('/').filter((segment) => /[{}]/.test(segment) && !whole.test(segment));
      return [
        ...odd.map((segment) => ({
          place,
          message: `${segment} must be a literal or one whole {name} of letters and digits`,
        })),
        ...written
          .filter((name) => !declared.includes(name))
          .map((name) => ({ place, message: `{${name ?? ''}} is not declared` })),
        ...declared
          .filter((name) => !written.includes(name))
          .map((name) => ({ place, message: `${name ?? ''} is not in the path` })),
      ];
    }),
};

/** The methods, each with its use. */
const methods =
  'get reads, post creates or acts, put replaces, patch changes some members, delete deletes';

const pathMembers = [...httpMethods, 'parameters', 'summary', 'description', 'servers', '$ref'];

/** Returns true for an operation, another member of a path, or an extension. */
export const isPathMember = (key: string): boolean =>
  key.startsWith('x-') || pathMembers.includes(key);

export const methodsKnown: LintRule = {
  name: 'methods-known',
  reason: 'The server would never answer an operation under another name.',
  check: (document) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => !isPathMember(key))
        .map((key) => ({
          place: `${key} ${path}`,
          message: `${key} is no method of the server: ${adviceFor(key, httpMethods, methods)}`,
        })),
    ),
};
