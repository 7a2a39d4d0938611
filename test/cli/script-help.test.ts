import { readFileSync } from 'node:fs';
import { run } from '../process/support.js';
import { describe, expect, test } from '../support/jest.js';

const root = new URL('../..', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe('every npm script answers --help with a short text and does no work', () => {
  test.each(Object.keys(manifest.scripts))('%s', async (name) => {
    const { PATH, HOME } = process.env;
    const args = ['run', '--silent', name, '--', '--help'];
    const { stdout } = await run('npm', args, { cwd: root, env: { PATH, HOME } });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(lines.slice(0, 3).join('\n')).toContain(command);
  });
});
