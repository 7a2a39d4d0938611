import fc from 'fast-check';
import { FairQueue } from '../../src/kernel/limits/fair-queue.js';
import { describe, expect, test } from '../support/jest.js';

const groups = fc.integer({ min: 0, max: 4 });
/** Adds an item to a group, or takes the next one. */
const step = fc.oneof(groups, fc.constant('next' as const));

describe('a fair queue', () => {
  test('tells how many items are served before the next one of a group', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), groups, (steps, group) => {
        const queue = new FairQueue<string>();
        for (const one of steps) {
          if (one === 'next') queue.next();
          else queue.push(one, 'earlier');
        }
        const ahead = queue.ahead(group);
        queue.push(group, 'this one');
        const order = Array.from({ length: queue.size }, () => queue.next());
        expect(order.indexOf('this one')).toBe(ahead);
      }),
    );
  });

  test('serves a new group after at most one item of each other group', () => {
    fc.assert(
      fc.property(fc.array(groups, { maxLength: 60 }), (earlier) => {
        const queue = new FairQueue<number>();
        for (const group of earlier) queue.push(group, group);
        expect(queue.ahead('new')).toBe(new Set(earlier).size);
      }),
    );
  });
});
