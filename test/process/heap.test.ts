import { setFlagsFromString } from 'node:v8';
import { FairQueue } from '../../src/kernel/limits/fair-queue.js';
import {
  type ContextParts,
  createContext,
  noEffects,
} from '../../src/kernel/operations/context.js';
import { keepTickShape } from '../../src/process/heap.js';
import { expect, test } from '../support/jest.js';

test('one tick of process.nextTick stays in memory', () => {
  expect(keepTickShape()).toMatchObject({ callback: expect.any(Function) });
});

setFlagsFromString('--allow-natives-syntax');
const isFast = new Function('value', 'return %HasFastProperties(value)') as (
  value: object,
) => boolean;

/** V8 keeps the members of an object literal with an accessor in a dictionary, and such objects live on in its old generation. */
const slow = () => ({
  size: 1,
  get value() {
    return this.size;
  },
});

test.each<readonly [string, () => object]>([
  ['context', () => createContext({ db: {}, principal: {} } as ContextParts, noEffects())],
  ['queue', () => new FairQueue()],
])('the %s of a request has a hidden class', (_name, make) => {
  expect(isFast(slow())).toBe(false);
  expect(isFast(make())).toBe(true);
});
