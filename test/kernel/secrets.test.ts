import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/kernel/config/config.js';
import { configTable } from '../../src/kernel/config/table.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const secret = 'a secret of at least thirty-two bytes for this test';

const bucket = { BLOB_STORE: 's3', S3_ENDPOINT: 'http://127.0.0.1', S3_BUCKET: 'files' };

/** Returns the faults of an environment, or an empty text. */
function faultsOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig({ NODE_ENV: 'test', ...env });
    return '';
  } catch (error) {
    return String(error);
  }
}

async function write(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Returns a command of Node.js that runs a script. */
const command = async (name: string, script: string): Promise<string> =>
  `${process.execPath} ${await write(name, script)}`;

const prints = (value: unknown): string =>
  `process.stdout.write(${JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value))})`;

describe('a file of a secret', () => {
  const names = configTable.filter(({ isSecret }) => isSecret).map(({ name }) => name);

  test.each(names)(
    'holds %s, and is refused when it is missing, empty or set twice',
    async (name) => {
      const fileName = `${name}_FILE`;
      expect(faultsOf({ ...bucket, [fileName]: join(folder, 'none') })).toContain(
        `${fileName} names a file that cannot be read`,
      );
      expect(faultsOf({ ...bucket, [fileName]: await write('empty', ' \n') })).toContain(
        'names a file without content',
      );
      const both = { ...bucket, [name]: 'x', [fileName]: await write('one', 'y') };
      expect(faultsOf(both)).toContain(`${name} and ${fileName} are both set`);
    },
  );

  test('gives its value without the line end', async () => {
    const config = loadConfig({
      NODE_ENV: 'test',
      JWT_SECRET_FILE: await write('jwt', `${secret}\n`),
    });
    expect(config.jwtSecrets).toEqual([secret]);
  });
});

describe('the command for secrets', () => {
  test('gives the values that it prints, without a shell', async () => {
    const script = `${prints({ JWT_SECRET: secret })}; require('node:fs').writeFileSync(${JSON.stringify(
      join(folder, 'args'),
    )}, JSON.stringify(process.argv.slice(2)))`;
    const SECRETS_COMMAND = `${await command('good.cjs', script)} $HOME ;id`;
    const config = loadConfig({ NODE_ENV: 'test', SECRETS_COMMAND });
    expect(config.jwtSecrets).toEqual([secret]);
    expect(JSON.parse(await readFile(join(folder, 'args'), 'utf8'))).toEqual(['$HOME', ';id']);
  });

  test.each([
    [
      'ends with 3',
      `console.error('hidden-value'); ${prints('hidden-value')}; process.exitCode = 3`,
    ],
    ['must print a JSON object', prints('hidden-value {')],
    ['must print a JSON object', prints(['hidden-value'])],
    ['must print a JSON object', prints({ JWT_SECRET: { hidden: 'hidden-value' } })],
    ['prints PORT, which is no secret', prints({ PORT: 'hidden-value' })],
  ])('is refused: %s, and its output is not repeated', async (fault, script) => {
    const faults = faultsOf({ SECRETS_COMMAND: await command('bad.cjs', script) });
    expect(faults).toContain(`SECRETS_COMMAND ${fault.replace('ends', 'ended')}`);
    expect(faults).not.toContain('hidden-value');
  });

  test('is refused when it is not there, or prints what the environment sets too', async () => {
    expect(faultsOf({ SECRETS_COMMAND: join(folder, 'none') })).toContain(
      'SECRETS_COMMAND failed: ENOENT',
    );
    const SECRETS_COMMAND = await command('twice.cjs', prints({ JWT_SECRET: secret }));
    expect(faultsOf({ SECRETS_COMMAND, JWT_SECRET: secret })).toContain(
      'prints JWT_SECRET, which the environment sets too',
    );
  });
});
