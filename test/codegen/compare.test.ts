import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Change,
  compareContracts,
  isBreaking,
  rules,
} from '../../scripts/codegen/compare/index.js';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
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
  test('finds nothing between a contract and itself', () => {
    expect(compared(() => undefined)).toEqual([]);
  });

  test.each(breakingRows)('breaks when %s: %s', (_what, rule, place, change) => {
    const changes = compared(change);
    expect(found(changes)).toContain(`${place} ${rule}`);
    expect(rules[rule].isBreaking).toBe(true);
    expect(changes.some(isBreaking)).toBe(true);
  });

  test.each(compatibleRows)('is compatible when %s: %s', (_what, rule, place, change) => {
    const changes = compared(change);
    expect(found(changes)).toContain(`${place} ${rule}`);
    expect(rules[rule].isBreaking).toBe(false);
    expect(changes.filter(isBreaking)).toEqual([]);
  });

  test('speaks with a rule whose verdict and reason are written down', () => {
    for (const [, rule] of [...breakingRows, ...compatibleRows]) {
      expect(rules[rule].reason).toMatch(/^[A-Z].+\.$/);
    }
  });

  // One schema serves requests and replies here: the same edit widens one and opens the other.
  test('judges one edit by the direction it is used in', () => {
    const changes = compared((d) => (schema(d, 'Price')['maximum'] = 2000));
    const rulesBySide = new Map(changes.map(({ place, rule }) => [place.split(/[ .]/)[0], rule]));
    expect(rulesBySide.get('body')).toBe('request-bound-widened');
    expect(rulesBySide.get('reply')).toBe('reply-bound-widened');
  });

  test('reports a shared change for every operation it reaches', () => {
    const changes = compared((d) => delete schema(d, 'Maker', 'properties')['name']);
    expect([...new Set(changes.map(({ operation }) => operation))].sort()).toEqual([
      'createItem',
      'getItem',
      'importPhoto',
      'listItems',
      'updateItem',
    ]);
  });

  test('ignores words', () => {
    const changes = compared((d) => {
      list(d)['description'] = 'Other words.';
      schema(d, 'Item')['description'] = 'Other words.';
      at(d, 'info')['version'] = '2.0.0';
    });
    expect(changes).toEqual([]);
  });

  test('finds nothing on the wire when a component is renamed, and names the lost type', () => {
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
