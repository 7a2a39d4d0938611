import {
  audiences,
  type Change,
  compareContracts,
  isBreaking,
  rules,
} from '../../scripts/codegen/compare/index.js';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { accessRows } from './compare-access.js';
import { bodyRows } from './compare-bodies.js';
import { breakingOperationRows } from './compare-breaking-operations.js';
import { breakingReplyRows } from './compare-breaking-replies.js';
import { breakingRequestRows } from './compare-breaking-requests.js';
import { compatibleRows } from './compare-compatible.js';
import { discriminatorRows, unchangedDiscriminators } from './compare-discriminators.js';
import { memberRows } from './compare-members.js';
import { operationRows } from './compare-operations.js';
import { parameterRows } from './compare-parameters.js';
import { type Edit, list, type Row, schema, undo } from './compare-places.js';
import { replyRows } from './compare-replies.js';
import { replyValueRows } from './compare-reply-values.js';
import { unchangedRows } from './compare-unchanged.js';
import { at, changed, shop } from './contract.js';

const rows: readonly Row[] = [
  ...breakingOperationRows,
  ...breakingRequestRows,
  ...breakingReplyRows,
  ...compatibleRows,
  ...operationRows,
  ...accessRows,
  ...parameterRows,
  ...bodyRows,
  ...memberRows,
  ...replyRows,
  ...replyValueRows,
  ...discriminatorRows,
];

let before: ContractModel;

beforeAll(async () => {
  before = await shop();
});

/** Compares two states that are both edited by `base`, and the later one by `change`. */
function compared(change: Edit, base: Edit = undo): readonly Change[] {
  const now = changed(before, (draft) => {
    if (change !== undo) base(draft);
    change(draft);
  });
  return compareContracts(
    changed(before, (draft) => base(draft)),
    now,
  );
}

/** Returns the audiences that any of the changes breaks. */
const broken = (changes: readonly Change[]): string =>
  audiences.filter((one) => changes.some((change) => isBreaking(change, one))).join(' ');

const found = (changes: readonly Change[]): readonly string[] =>
  changes.map(({ operation, place, rule }) => `${operation} ${place} ${rule}`);

describe('compareContracts', () => {
  test('finds no change between a contract and itself', () => {
    expect(compared(() => undefined)).toEqual([]);
  });

  test.each(rows)(
    'judges for each audience when %s: %s',
    (_edit, rule, place, breaks, edit, base) => {
      const changes = compared(edit, base);
      expect(found(changes)).toContain(`${place} ${rule}`);
      expect(broken(changes)).toBe(breaks);
    },
  );

  test.each([...unchangedRows, ...unchangedDiscriminators])(
    'finds nothing when %s',
    (_edit, edit, base) => {
      expect(compared(edit, base)).toEqual([]);
    },
  );

  test('judges at least 120 edits, by every rule', () => {
    expect(new Set(rows.map(([edit, rule]) => `${edit} ${rule}`)).size).toBeGreaterThanOrEqual(120);
    const tested = new Set<string>(rows.map(([, rule]) => rule));
    expect(Object.keys(rules).filter((rule) => !tested.has(rule))).toEqual([]);
  });

  test('gives every rule a documented reason', () => {
    for (const { reason } of Object.values(rules)) expect(reason).toMatch(/^[A-Z].+\.$/);
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
    expect(changes.some((change) => isBreaking(change))).toBe(true);
  });
});
