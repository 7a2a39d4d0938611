import {
  type Change,
  compareContracts,
  isBreaking,
  rules,
} from '../../scripts/codegen/compare/index.js';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { breakingReplyRows } from './compare-breaking-replies.js';
import { breakingRequestRows } from './compare-breaking-requests.js';
import { compatibleRows } from './compare-compatible.js';
import { list, schema } from './compare-places.js';
import { at, changed, type Draft, shop } from './contract.js';

const breakingRows = [...breakingRequestRows, ...breakingReplyRows];

let before: ContractModel;

beforeAll(async () => {
  before = await shop();
});

function compared(change: (draft: Draft) => void): readonly Change[] {
  return compareContracts(before, changed(before, change));
}

const found = (changes: readonly Change[]): readonly string[] =>
  changes.map(({ operation, place, rule }) => `${operation} ${place} ${rule}`);

describe('compareContracts', () => {
  test('finds no change between a contract and itself', () => {
    expect(compared(() => undefined)).toEqual([]);
  });

  test.each(breakingRows)('reports a breaking change when %s: %s', (_case, rule, place, change) => {
    const changes = compared(change);
    expect(found(changes)).toContain(`${place} ${rule}`);
    expect(rules[rule].isBreaking).toBe(true);
    expect(changes.some(isBreaking)).toBe(true);
  });

  test.each(compatibleRows)(
    'reports a compatible change when %s: %s',
    (_case, rule, place, change) => {
      const changes = compared(change);
      expect(found(changes)).toContain(`${place} ${rule}`);
      expect(rules[rule].isBreaking).toBe(false);
      expect(changes.filter(isBreaking)).toEqual([]);
    },
  );

  test('gives every rule a documented reason', () => {
    for (const [, rule] of [...breakingRows, ...compatibleRows]) {
      expect(rules[rule].reason).toMatch(/^[A-Z].+\.$/);
    }
  });

  // This schema serves requests and replies: the same edit affects them in different ways.
  test('judges one edit by its direction: request or reply', () => {
    const changes = compared((d) => (schema(d, 'Price')['maximum'] = 2000));
    const rulesBySide = new Map(changes.map(({ place, rule }) => [place.split(/[ .]/)[0], rule]));
    expect(rulesBySide.get('body')).toBe('request-bound-widened');
    expect(rulesBySide.get('reply')).toBe('reply-bound-widened');
  });

  test('reports a change of a shared schema for every operation that uses it', () => {
    const changes = compared((d) => delete schema(d, 'Maker', 'properties')['name']);
    expect([...new Set(changes.map(({ operation }) => operation))].sort()).toEqual([
      'createItem',
      'getItem',
      'importPhoto',
      'listItems',
      'updateItem',
    ]);
  });

  test('ignores changes of descriptions', () => {
    const changes = compared((d) => {
      list(d)['description'] = 'Other words.';
      schema(d, 'Item')['description'] = 'Other words.';
      at(d, 'info')['version'] = '2.0.0';
    });
    expect(changes).toEqual([]);
  });

  test('reports a renamed component as a lost client type, and nothing else', () => {
    const changes = compared((d) => {
      at(d, 'components', 'schemas')['Producer'] = schema(d, 'Maker');
      schema(d, 'Item', 'properties', 'maker')['oneOf'] = [
        { $ref: '#/components/schemas/Producer' },
        { type: 'null' },
      ];
    });
    expect(found(changes)).toEqual(['contract sdk/shop/generated/types.ts client-type-removed']);
    expect(changes[0]?.detail).toBe('the type Maker is gone');
    expect(changes.some(isBreaking)).toBe(true);
  });
});
