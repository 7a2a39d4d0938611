import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContract } from '../../scripts/contract-rules/check.js';
import { expect } from '../support/jest.js';
import { writableProject } from './contract.js';

/** The part of the fixture that the faults stand in. */
export const file = 'contracts/shop/items.yaml';

/** A fault, the text that it replaces, the text of the fault, a mark at its line, and the message. */
export type FaultRow = [
  fault: string,
  before: string | RegExp,
  after: string,
  mark: string,
  says: string,
];

/** Replaces a text of a contract. Returns all faults, and the line of a mark in the new text. */
export async function faultsAfter(
  before: string | RegExp,
  after: string,
  mark: string,
  name = file,
): Promise<{ faults: readonly string[]; line: number }> {
  const [root, remove] = await writableProject();
  try {
    const path = join(root, name);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(before, after);
    expect(changed).not.toBe(text);
    await writeFile(path, changed);
    const { faults } = await checkContract(root, 'shop');
    const line = changed.split('\n').findIndex((one) => one.includes(mark)) + 1;
    return { faults, line };
  } finally {
    await remove();
  }
}
