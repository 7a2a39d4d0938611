import { compareContracts } from '../../../scripts/codegen/compare/index.js';
import { emitContract } from '../../../scripts/codegen/index.js';
import { buildModel } from '../../../scripts/codegen/model/build-model.js';
import { pascal } from '../../../scripts/codegen/sdk/schema-types.js';
import { lintDocument } from '../../../scripts/contract-rules/index.js';
import { expect } from '../../support/jest.js';
import { featureContract, type features, idOf } from './contract.js';
import type { Consumer, OperationFeature, ParameterFeature, WebhookFeature } from './feature.js';
import type { FeatureOutput } from './generated.js';

/** Names the faults of a contract that holds one feature only. */
export const lintOf = (feature: (typeof features)[number]): readonly string[] =>
  lintDocument(featureContract([feature])).map(
    ({ rule, place, message }) => `${rule.name} ${place}: ${message}`,
  );

/** Names the rules that drift reports between two contracts of one operation. */
export function driftBetween(before: (typeof features)[number], after: (typeof features)[number]) {
  const [old, now] = [before, after].map((one) =>
    buildModel('features', featureContract([one])),
  ) as [FeatureOutput['model'], FeatureOutput['model']];
  return compareContracts(old, now).map(({ place, rule }) => `${place.split(/[.\s]/)[0]} ${rule}`);
}

/** The generated file that each consumer reads. */
const fileOf: Readonly<Partial<Record<Consumer, string>>> = {
  types: 'generated/features/operations.ts',
  'request validator': 'generated/features/requests.js',
  'reply validator': 'generated/features/replies.js',
  serializer: 'generated/features/serializers.js',
  'SDK types': 'sdk/features/generated/types.ts',
  'SDK call': 'sdk/features/generated/methods.ts',
  'MCP tool': 'sdk/features/generated/tools.ts',
  reference: 'generated/features/openapi.json',
};

/** Expects the line that a feature promises in the generated file of a consumer. */
export async function containsLine(
  feature: ParameterFeature | OperationFeature | WebhookFeature,
  consumer: Consumer,
): Promise<void> {
  const id = idOf(feature);
  const line = feature.contains?.[consumer];
  if (line === undefined) return;
  const files = await emitContract(buildModel('features', featureContract([feature])));
  const expected = line.replaceAll('NAME', id).replaceAll('PASCAL', pascal(id));
  const text = files[fileOf[consumer] ?? ''] ?? '';
  // The lines of a document depend on the room that they have.
  expect(consumer === 'reference' ? JSON.stringify(JSON.parse(text)) : text).toContain(expected);
}
