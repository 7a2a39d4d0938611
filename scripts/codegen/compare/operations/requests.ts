import { isRecord, listAt, resolve, stringAt } from '../../model/document.js';
import type {
  BodyModel,
  ContractDocument,
  OperationModel,
  ParameterModel,
} from '../../model/model.js';
import { type Report, sparing } from '../change.js';
import {
  added,
  addedAsRequired,
  changedFrom,
  nowOptional,
  nowRequired,
  removed,
} from '../difference.js';
import { compareSchemas } from '../schemas/compare-schemas.js';
import { type OperationPair, writtenOperation } from './operation-pair.js';

const placeNames = { path: 'params', query: 'query', header: 'headers' } as const;

const placeOf = ({ in: where, name }: ParameterModel): string => `${placeNames[where]}.${name}`;

/** Header names are case-insensitive. */
const keyOf = ({ in: where, name }: ParameterModel): string =>
  where === 'header' ? `header ${name.toLowerCase()}` : `${where} ${name}`;

export function compareParameters(pair: OperationPair): void {
  const { before, after, report } = pair;
  const found = new Map(after.parameters.map((parameter) => [keyOf(parameter), parameter]));
  for (const old of before.parameters) {
    const now = found.get(keyOf(old));
    if (now !== undefined) compareParameter(pair, old, now);
    else if (old.in === 'path') compareRenamed(pair, old);
    else if (old.in === 'header') reportLostHeader(report, old);
    else report(placeOf(old), 'parameter-removed', removed('the parameter'));
  }
  const known = new Set(before.parameters.map(keyOf));
  const gained = after.parameters.filter((now) => now.in !== 'path' && !known.has(keyOf(now)));
  for (const now of gained) {
    const own = reportOf(report, now);
    if (now.required) own(placeOf(now), 'parameter-added-required', addedAsRequired);
    else own(placeOf(now), 'parameter-added', added());
  }
}

/** Methods of the client do not name headers. */
function reportOf(report: Report, parameter: ParameterModel): Report {
  return parameter.in === 'header' ? sparing(report, 'sdk') : report;
}

/** The types of the client contain only the header that makes a method accept a version. */
function reportLostHeader(report: Report, old: ParameterModel): void {
  const own = old.name.toLowerCase() === 'if-match' ? report : sparing(report, 'sdk');
  own(placeOf(old), 'header-removed', removed('the header'));
}

/** Path parameters are identified by position, so that a renamed one is the same parameter. */
function compareRenamed(pair: OperationPair, old: ParameterModel): void {
  const position = parameterNames(pair.before.path).indexOf(old.name);
  const name = parameterNames(pair.after.path)[position];
  const now = pair.after.parameters.find((one) => one.in === 'path' && one.name === name);
  // A path with fewer parameters is another address with other arguments.
  if (now === undefined) return;
  pair.report(placeOf(old), 'path-parameter-renamed', changedFrom(old.name, now.name));
  compareParameter(pair, old, now);
}

const parameterNames = (path: string): readonly (string | undefined)[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

function compareParameter(pair: OperationPair, old: ParameterModel, now: ParameterModel): void {
  const { documents } = pair;
  const report = reportOf(pair.report, old);
  const place = placeOf(old);
  if (!old.required && now.required) report(place, 'parameter-required', nowRequired);
  if (old.required && !now.required) report(place, 'parameter-optional', nowOptional);
  compareSerialization(pair, place, old, now);
  compareSchemas({ documents, direction: 'request', report }, place, old.schema, now.schema);
}

/** Returns the serialisation of a list or an object in a parameter. */
interface Serialization {
  readonly style: string;
  readonly explode: boolean;
}

function compareSerialization(
  { documents, before, after, report }: OperationPair,
  place: string,
  old: ParameterModel,
  now: ParameterModel,
): void {
  const was = serializationOf(documents.before, before, old);
  const is = serializationOf(documents.after, after, now);
  if (was === undefined || is === undefined) return;
  const textOf = ({ style, explode }: Serialization): string =>
    `style ${style}, explode ${explode}`;
  if (textOf(was) === textOf(is)) return;
  // The client serialises a list by the contract. The mock always accepts commas and repeated names.
  const isReadByMock = !is.explode && (was.explode || was.style === 'form');
  const spared = isReadByMock ? (['sdk', 'mock'] as const) : (['sdk'] as const);
  report(place, 'parameter-serialization-changed', changedFrom(textOf(was), textOf(is)), spared);
}

/** Undefined for single values, which have only one serialisation. */
function serializationOf(
  document: ContractDocument,
  operation: OperationModel,
  { in: where, name, schema }: ParameterModel,
): Serialization | undefined {
  const target = resolve(document, schema);
  const types = isRecord(target) ? [target['type']].flat() : [];
  if (!types.includes('array') && !types.includes('object')) return undefined;
  const written = [
    ...listAt(writtenOperation(document, operation), 'parameters'),
    ...listAt(document.paths[operation.path], 'parameters'),
  ]
    .map((raw) => resolve(document, raw))
    .find((one) => stringAt(one, 'name') === name && stringAt(one, 'in') === where);
  const style = stringAt(written, 'style') ?? (where === 'query' ? 'form' : 'simple');
  const explode = isRecord(written) ? written['explode'] : undefined;
  return { style, explode: explode === undefined ? style === 'form' : explode === true };
}

export function compareBody(pair: OperationPair): void {
  const { before, after, report } = pair;
  const [old, now] = [before.body, after.body];
  if (old !== undefined && now !== undefined) compareBodies(pair, old, now);
  else if (old !== undefined) report('body', 'request-body-removed', removed('the body'));
  else if (now?.required === true) {
    reportBody(report, now)('body', 'request-body-added-required', addedAsRequired);
  } else if (now !== undefined) report('body', 'request-body-added', added());
}

/** The mock accepts forms unchecked. */
function reportBody(report: Report, now: BodyModel): Report {
  return now.contentType === 'multipart/form-data' ? sparing(report, 'mock') : report;
}

function compareBodies(pair: OperationPair, old: BodyModel, now: BodyModel): void {
  const report = reportBody(pair.report, now);
  if (old.contentType !== now.contentType) {
    const difference = changedFrom(old.contentType, now.contentType);
    report('body', 'request-media-type-removed', difference);
  }
  const forms = Number(now.takesForm) - Number(old.takesForm);
  // The mock does not read forms.
  const wire = sparing(report, 'mock');
  if (forms < 0) wire('body', 'request-media-type-removed', removed('the form'));
  if (forms > 0) wire('body', 'request-media-type-added', added('the form'));
  if (!old.required && now.required) report('body', 'request-body-required', nowRequired);
  if (old.required && !now.required) report('body', 'request-body-optional', nowOptional);
  const { documents } = pair;
  compareSchemas({ documents, direction: 'request', report }, 'body', old.schema, now.schema);
}
