import swc from '@swc/jest';
import { isLoner } from '../../scripts/testing/test-groups.mjs';

/*
 * TypeScript for Jest. With NOTARIA_TEST_GROUPS every test file becomes one `describe`: several of them then stand in one
 * file of a group (scripts/testing/test-groups.mjs) and share its modules, which take longer to load than most tests to run.
 */

const { createTransformer } = swc;
const inner = createTransformer({
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
});
const isGrouped = process.env.NOTARIA_TEST_GROUPS !== undefined;

/** Comments and imports, which stand before everything else. */
const head = /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;]*?;))*/;

/** Lines stay where they are: so do the places of failures. */
function enclose(source, path) {
  const isTest = path.endsWith('.test.ts') && !path.includes('/.cache/');
  if (!isGrouped || !isTest || isLoner(path)) return source;
  const imports = head.exec(source)[0];
  const name = path.replace(/^.*\/test\//, 'test/');
  return [
    "import { describe as inFile } from '@jest/globals';",
    imports,
    `inFile(${JSON.stringify(name)}, () => {`,
    source.slice(imports.length),
    '});',
  ].join(' ');
}

export default {
  canInstrument: false,
  process: (source, path, options) => inner.process(enclose(source, path), path, options),
  getCacheKey: (source, path, options) => inner.getCacheKey(enclose(source, path), path, options),
};
