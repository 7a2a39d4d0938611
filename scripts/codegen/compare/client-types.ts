import type { ContractModel } from '../model/model.js';
import { pascal } from '../sdk/schema-types.js';
import { emitTypes, typeNames } from '../sdk/types.js';
import { type Report, sparing } from './change.js';
import { removed } from './difference.js';
import { compareSchemas } from './schemas/compare-schemas.js';
import type { Direction, Documents } from './schemas/comparison.js';

/**
 * Compares the exported types of the client. They have the names of schemas, which requests and replies do not show.
 * Runs after the comparison of operations.
 */
export function compareClientTypes(
  before: ContractModel,
  after: ContractModel,
  documents: Documents,
  report: Report,
): void {
  const exported = new Set(typeNames(emitTypes(after)));
  const lost = typeNames(emitTypes(before)).filter((name) => !exported.has(name));
  for (const name of lost) {
    const place = `sdk/${after.name}/generated/types.ts`;
    report(place, 'client-type-removed', removed(`the type ${name}`));
  }
  for (const [direction, name] of unpaired(documents)) {
    if (!exported.has(pascal(name))) continue;
    // Operations use another component now, but code can still import the name.
    const schema = { $ref: `#/components/schemas/${name}` };
    const own = { documents, direction, report: sparing(report, 'wire', 'mock') };
    compareSchemas(own, `type ${pascal(name)}`, schema, schema);
  }
}

/** Components that both documents have, and that were compared with components of other names only. */
function unpaired({ pairs, after }: Documents): readonly (readonly [Direction, string])[] {
  const names = { request: new Set<string>(), reply: new Set<string>() };
  for (const pair of pairs) {
    const [direction = '', name = ''] = pair.split(' ');
    if (direction === 'request' || direction === 'reply') names[direction].add(name);
  }
  return (['request', 'reply'] as const).flatMap((direction) =>
    [...names[direction]]
      .filter((name) => Object.hasOwn(after.components.schemas, name))
      .filter((name) => !pairs.has(`${direction} ${name} ${name}`))
      .map((name) => [direction, name] as const),
  );
}
