import { expect } from '../../support/jest.js';
import { faults } from '../validator-faults.js';
import { idOf, pathOf } from './contract.js';
import type { Consumer, OperationFeature, Returned } from './feature.js';
import type { FeatureOutput } from './generated.js';

type Misjudged = readonly { readonly feature: string; readonly text: string }[];

/** Expects that what handlers return is typed, judged and written by its status. */
export function checkReturned(
  feature: OperationFeature,
  consumer: Consumer,
  made: FeatureOutput,
  misjudged: Readonly<Partial<Record<Consumer, Misjudged>>>,
): void {
  const { accepted = [], refused = [] } = feature.returned ?? {};
  const wrong = misjudged[consumer] ?? [];
  expect(wrong.filter((one) => one.feature === feature.name)).toEqual([]);
  if (consumer === 'reply validator') {
    expect(accepted.filter((value) => !isDeclared(made, feature, value))).toEqual([]);
    expect(refused.filter((value) => isDeclared(made, feature, value))).toEqual([]);
  }
  if (consumer !== 'serializer') return;
  for (const { status, body } of accepted) {
    const leaky = { status, body: body && { ...body, secret: 1 } };
    const text = made.serializers[idOf(feature)]?.(leaky);
    expect(text && JSON.parse(text)).toEqual(body);
  }
}

/** Returns true if the contract declares the status with such a body. A status without a validator has no body. */
function isDeclared(
  { model, replies }: FeatureOutput,
  feature: OperationFeature,
  { status, body }: Returned,
): boolean {
  const id = idOf(feature);
  const operation = model.operations.find((one) => one.id === id);
  if (!operation?.replies.some((one) => one.status === status)) return false;
  const validate = replies[id]?.[status];
  return validate === undefined ? body === undefined : faults(validate, body).length === 0;
}

/** Expects that the mock answers the first success status, and each one that is asked for. */
export async function checkMock(feature: OperationFeature, baseUrl: string): Promise<void> {
  const statusOf = async (prefer: Readonly<Record<string, string>>) => {
    const method = (feature.method ?? 'get').toUpperCase();
    const headers = { 'if-match': '"1"', ...prefer };
    return (await fetch(baseUrl + pathOf(feature), { method, headers })).status;
  };
  const statuses = Object.keys(feature.replies).map(Number);
  expect(await statusOf({})).toBe(statuses[0]);
  for (const status of statuses) expect(await statusOf({ prefer: `code=${status}` })).toBe(status);
}
