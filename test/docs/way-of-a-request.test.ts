import { readFileSync } from 'node:fs';
import { startTestApp } from '../support/app.js';
import { expect, test } from '../support/jest.js';

const page = readFileSync('docs/architecture.md', 'utf8');

/** Returns the files of the numbered list under a heading. */
function listedUnder(heading: string): readonly string[] {
  const [, rest = ''] = page.split(`### ${heading}\n`);
  const [section = ''] = rest.split('\n#');
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** Returns the project's files in a stack, from the outermost call to the innermost. */
function filesOf(stack: string): readonly string[] {
  const places = [...stack.matchAll(/\((\/[^:]+):\d+/g)].map(([, place = '']) => place);
  const root = `${process.cwd()}/src/`;
  const files = places
    .filter((place) => place.startsWith(root))
    .map((place) => place.slice(root.length - 4));
  return [...new Set(files.reverse())];
}

test('a request for products passes from socket to SQL through the files that the architecture lists, eight at most', async () => {
  const app = await startTestApp();
  const { knex } = app.database;
  const { userParams } = knex;
  const stacks: string[] = [];
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  // Every statement reads these settings of the pool when it is sent.
  Object.defineProperty(knex, 'userParams', {
    get() {
      stacks.push(new Error('sent').stack ?? '');
      return userParams;
    },
  });
  try {
    await app.as('manager').products.list();
  } finally {
    Error.stackTraceLimit = before;
    await app.close();
  }
  const [list = ''] = stacks.filter((stack) => stack.includes('listProducts'));
  const listed = listedUnder('`GET /api/products`');
  expect(filesOf(list)).toEqual(listed);
  expect(listed.length).toBeLessThanOrEqual(8);
});
