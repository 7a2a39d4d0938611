import { keepTickShape } from '../../src/process/heap.js';
import { expect, test } from '../support/jest.js';

test('one tick of process.nextTick stays in memory', () => {
  expect(keepTickShape()).toMatchObject({ callback: expect.any(Function) });
});
