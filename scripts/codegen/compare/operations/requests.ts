import type { BodyModel, ParameterModel } from '../../model/model.js';
import { compareSchemas } from '../schemas.js';
import type { OperationPair } from './operation-pair.js';

const placeNames = { path: 'params', query: 'query', header: 'headers' } as const;

const placeOf = ({ in: where, name }: ParameterModel): string => `${placeNames[where]}.${name}`;

/** Header names know no case. */
const keyOf = ({ in: where, name }: ParameterModel): string =>
  where === 'header' ? `header ${name.toLowerCase()}` : `${where} ${name}`;

export function compareParameters(pair: OperationPair): void {
  const { before, after, report } = pair;
  const found = new Map(after.parameters.map((parameter) => [keyOf(parameter), parameter]));
  for (const old of before.parameters) {
    const now = found.get(keyOf(old));
    if (now !== undefined) compareParameter(pair, old, now);
    else if (old.in === 'path') compareRenamed(pair, old);
    else report(placeOf(old), 'parameter-removed', 'the parameter is gone');
  }
  const known = new Set(before.parameters.map(keyOf));
  const added = after.parameters.filter((now) => now.in !== 'path' && !known.has(keyOf(now)));
  for (const now of added) {
    if (now.required) report(placeOf(now), 'parameter-added-required', 'new and required');
    else report(placeOf(now), 'parameter-added', 'new');
  }
}

/** Path parameters are told apart by position, so one of another name is the same parameter. */
function compareRenamed(pair: OperationPair, old: ParameterModel): void {
  const position = parameterNames(pair.before.path).indexOf(old.name);
  const name = parameterNames(pair.after.path)[position];
  const now = pair.after.parameters.find((one) => one.in === 'path' && one.name === name);
  pair.report(placeOf(old), 'path-parameter-renamed', `${old.name} is now ${name ?? 'gone'}`);
  if (now !== undefined) compareParameter(pair, old, now);
}

const parameterNames = (path: string): readonly (string | undefined)[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

function compareParameter(
  { documents, report }: OperationPair,
  old: ParameterModel,
  now: ParameterModel,
): void {
  const place = placeOf(old);
  if (!old.required && now.required)
    report(place, 'parameter-required', 'optional is now required');
  if (old.required && !now.required)
    report(place, 'parameter-optional', 'required is now optional');
  compareSchemas({ documents, direction: 'request', report }, place, old.schema, now.schema);
}

export function compareBody(pair: OperationPair): void {
  const { before, after, report } = pair;
  const [old, now] = [before.body, after.body];
  if (old !== undefined && now !== undefined) compareBodies(pair, old, now);
  else if (old !== undefined) report('body', 'request-body-removed', 'the body is gone');
  else if (now?.required === true) report('body', 'request-body-added-required', 'new, required');
  else if (now !== undefined) report('body', 'request-body-added', 'new');
}

function compareBodies({ documents, report }: OperationPair, old: BodyModel, now: BodyModel): void {
  if (old.contentType !== now.contentType) {
    report('body', 'request-media-type-removed', `${old.contentType} is now ${now.contentType}`);
  }
  const forms = Number(now.takesForm) - Number(old.takesForm);
  if (forms < 0) report('body', 'request-media-type-removed', 'forms are no longer taken');
  if (forms > 0) report('body', 'request-media-type-added', 'forms are taken, too');
  if (!old.required && now.required)
    report('body', 'request-body-required', 'optional is now required');
  if (old.required && !now.required)
    report('body', 'request-body-optional', 'required is now optional');
  compareSchemas({ documents, direction: 'request', report }, 'body', old.schema, now.schema);
}
