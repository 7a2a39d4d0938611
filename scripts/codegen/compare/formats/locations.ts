import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { httpMethods } from '../../model/build-model.js';
import { pascal } from '../../sdk/schema-types.js';
import type { Change } from '../change.js';
import { openYamlFiles, type YamlPlace } from './yaml-place.js';

/** A line of a contract, from 1. The path of the file is relative to the root. */
export interface Location {
  readonly file: string;
  readonly line: number;
}

/** Returns a function that finds the line of a change, or the nearest existing line. */
export function locateChanges(root: string, name: string): (change: Change) => Location {
  const folder = join(root, 'contracts', name);
  const open = openYamlFiles();
  const entry = join(folder, 'openapi.yaml');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .flatMap((file) => open(join(folder, file)) ?? [])
    : [];
  return (change) => {
    const place =
      change.operation === 'contract' ? findNamed(files, change) : findOperation(files, change);
    if (place === undefined) return { file: posix(relative(root, entry)), line: 1 };
    return { file: posix(relative(root, place.file)), line: place.line };
  };
}

const posix = (path: string): string => path.split(sep).join('/');

/** Finds a type of the client or the list of error codes. */
function findNamed(files: readonly YamlPlace[], { place, rule }: Change): YamlPlace | undefined {
  const [kind, name = ''] = place.split(/[ .[(]/);
  const wanted = kind === 'type' ? name : rule.includes('error-') ? 'ErrorCode' : '';
  for (const file of files) {
    const schemas = file.at('schemas') ?? file.at('components')?.at('schemas');
    const found = schemas?.keys().find((key) => pascal(key) === wanted);
    if (found !== undefined) return schemas?.at(found);
  }
  return undefined;
}

function findOperation(files: readonly YamlPlace[], change: Change): YamlPlace | undefined {
  for (const file of files) {
    const paths = file.at('paths');
    for (const path of paths?.keys() ?? []) {
      const item = paths?.at(path)?.target();
      for (const method of httpMethods) {
        const operation = item?.at(method);
        if (operation?.at('operationId')?.text() === change.operation) {
          return within(operation, item, change.place);
        }
      }
    }
  }
  return undefined;
}

/**
 * The parts of a place in an operation, such as `reply 200.data[].price`, `reply 200 header ETag` or `query.tag[]`.
 */
const placeForm =
  /^(?<head>[\w-]+)(?: (?<status>\d+))?(?: header (?<header>\S+)|\.(?=\S))?(?<rest>.*)$/;

/** Follows a place as far as it exists in the contract. */
function within(operation: YamlPlace, item: YamlPlace | undefined, place: string): YamlPlace {
  const { head = '', status = '', header, rest = '' } = placeForm.exec(place)?.groups ?? {};
  if (head === 'reply')
    return inReply(operation, operation.at('responses')?.at(status), header, rest);
  if (head === 'body') return inBody(operation, rest);
  if (head === 'uploads') return operation.at('x-upload')?.at(rest) ?? operation;
  const where = parameterPlaces[head];
  if (where !== undefined) return inParameter(operation, item, where, rest);
  return operation.at(head) ?? operation.at('operationId') ?? operation;
}

function inReply(
  operation: YamlPlace,
  reply: YamlPlace | undefined,
  header: string | undefined,
  steps: string,
): YamlPlace {
  if (reply === undefined) return operation.at('responses') ?? operation;
  if (header !== undefined) return reply.target().at('headers')?.at(header) ?? reply;
  return inSchema(reply.target().at('content')?.first()?.at('schema') ?? reply, steps);
}

function inBody(operation: YamlPlace, steps: string): YamlPlace {
  const body = operation.at('requestBody');
  const schema = body?.target().at('content')?.first()?.at('schema');
  return inSchema(schema ?? body ?? operation, steps);
}

const parameterPlaces: Readonly<Record<string, string>> = {
  params: 'path',
  query: 'query',
  headers: 'header',
};

function inParameter(
  operation: YamlPlace,
  item: YamlPlace | undefined,
  where: string,
  rest: string,
): YamlPlace {
  const [, name = '', steps = ''] = /^([^.[(]*)(.*)$/.exec(rest) ?? [];
  const found = [operation, item]
    .flatMap((one) => one?.at('parameters')?.items() ?? [])
    .map((one) => one.target())
    .find((one) => one.at('name')?.text() === name && one.at('in')?.text() === where);
  if (found === undefined) return operation;
  return steps === '' ? found : inSchema(found.at('schema') ?? found, steps);
}

/** @param steps  members, items and branches, such as `.data[].shape(1)` */
function inSchema(start: YamlPlace, steps: string): YamlPlace {
  let place = start;
  for (const [step, branch] of steps.matchAll(/[^.[(]+|\[\]|\((\d+)\)/g)) {
    const next =
      branch === undefined
        ? inner(place.target(), step)
        : place.target().branch(Number(branch) - 1);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

function inner(schema: YamlPlace, step: string): YamlPlace | undefined {
  if (step === '[]') return schema.at('items') ?? throughNull(schema, step);
  if (step === '*') return schema.at('additionalProperties');
  return schema.at('properties')?.at(step) ?? throughNull(schema, step);
}

/** A place does not name the alternatives of a schema that only adds null. */
function throughNull(schema: YamlPlace, step: string): YamlPlace | undefined {
  for (const option of schema.branches()) {
    const found = inner(option.target(), step);
    if (found !== undefined) return found;
  }
  return undefined;
}
