import { readFileSync } from 'node:fs';
import { run } from '../process/support.js';
import { describe, expect, test } from '../support/jest.js';

const root = new URL('../..', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Runs the command of an npm script as npm does, which takes three times as long itself. */
const runCommand = (name: string, option: string) => {
  const { PATH, HOME } = process.env;
  const env = { PATH: `${root}node_modules/.bin:${PATH}`, HOME, npm_lifecycle_event: name };
  return run('sh', ['-c', `${manifest.scripts[name]} ${option}`], { cwd: root, env });
};

describe('every npm script answers --help with a short text and does no work', () => {
  test.each(Object.keys(manifest.scripts))('%s', async (name) => {
    const { stdout } = await runCommand(name, '--help');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(lines.slice(0, 3).join('\n')).toContain(command);
  });

  test('npm passes --help on', async () => {
    const { PATH, HOME } = process.env;
    const args = ['run', '--silent', 'lint', '--', '--help'];
    const { stdout } = await run('npm', args, { cwd: root, env: { PATH, HOME } });
    expect(stdout).toBe((await runCommand('lint', '--help')).stdout);
  });
});
