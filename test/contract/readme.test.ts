import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { configTable } from '../../src/kernel/config-table.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe('the configuration table of the README', () => {
  test.each(configTable.map((variable) => [variable.name, variable] as const))(
    'tells %s as the server reads it',
    (name, variable) => {
      const shown = variable.default === '' ? '' : `\`${variable.default}\``;
      expect(readme).toContain(`| \`${name}\` | ${shown} | ${variable.meaning} |`);
    },
  );
});
