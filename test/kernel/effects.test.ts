import { assertEffects } from '../../src/kernel/http/steps.js';
import { type Effects, noEffects } from '../../src/kernel/operations/context.js';
import { expect, test } from '../support/jest.js';

const operation = { id: 'createThing', method: 'POST' };
const written: Effects = { ...noEffects(), audits: 1, event: 'product.created' };

test('a write with one audit entry and an event of the contract keeps the promises of the pipeline', () => {
  expect(() => assertEffects(operation, {}, written, false)).not.toThrow();
});

test.each<[string, Effects, string]>([
  ['without an audit entry', noEffects(), 'createThing wrote 0 audit rows instead of one'],
  ['with two', { ...written, audits: 2 }, 'createThing wrote 2 audit rows instead of one'],
  [
    'with an event that the contract does not list',
    { ...written, event: 'product.lost' },
    'createThing sent product.lost, which the contract does not list',
  ],
])('a write %s fails in tests and development', (_case, effects, message) => {
  expect(() => assertEffects(operation, {}, effects, false)).toThrow(message);
});

test('a reply that differs from the one kept with its idempotency key fails in tests and development', () => {
  expect(() => assertEffects(operation, {}, { ...written, storedReply: {} }, true)).toThrow(
    'createThing answered something else than it kept with its idempotency key',
  );
});
