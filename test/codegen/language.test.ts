import { readFileSync } from 'node:fs';
import { findComments } from '../../scripts/language/comments.js';
import { languageFault, readRetiredWords } from '../../scripts/language/judge.js';
import { describe, expect, test } from '../support/jest.js';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const retired = readRetiredWords(glossary);

const faultsIn = (text: string): (string | undefined)[] =>
  findComments('planted.ts', text).map((comment) => languageFault(comment.text, retired));

describe('languageFault', () => {
  test.each([
    ['/** What came of a check. */', 'begins with “What”'],
    ['/** Whose login a token belongs to. */', 'begins with “Whose”'],
    ['// Who calls.', 'begins with “Who”'],
    ['/* Whoever holds the key. */', 'begins with “Whoever”'],
    ['/** Nobody is told. */', 'says “Nobody”'],
    ['const a = 1; // for somebody else', 'says “somebody”'],
    ['/**\n * The first line.\n * Whatever the second one says.\n */', 'says “Whatever”'],
    ['/** The name with its slips. */', 'says “slips”'],
    ['// One line\n// and whoever reads the next one.', 'says “whoever”'],
    ['/** A block. */\nconst a = 1;\n// Who comes after it.', 'begins with “Who”'],
    ['const tag = <div>{/* nobody */}</div>;', 'says “nobody”'],
  ])('refuses %j', (text, fault) => {
    const source = text.includes('<div>') ? findComments('planted.tsx', text) : undefined;
    const faults = source?.map((comment) => languageFault(comment.text, retired)) ?? faultsIn(text);
    expect(faults.filter((each) => each !== undefined)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    '/** The result of a check. */',
    '/** Returns what the engine answered. */',
    '/** Refuses the word `nobody` and the name "Whoever". */',
    "const text = 'nobody'; // A sentence of the console.",
    'const path = "/* nobody */";',
  ])('accepts %j', (text) => {
    expect(faultsIn(text).filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('reads the retired words from the glossary', () => {
    expect(retired.get('slips')).toBe('typo');
    expect(retired.size).toBeGreaterThan(10);
  });
});
