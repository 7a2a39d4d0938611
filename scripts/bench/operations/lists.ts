import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns letters that no other number has. */
const nameOf = (at: number): string =>
  [...`${at}`].map((digit) => 'bcdfglmnrs'.charAt(Number(digit))).join('a');

interface Target {
  /** The checkout whose commands import the lists. */
  readonly root: string;
  readonly databaseUrl: string;
  /** A folder for the files of the lists. */
  readonly folder: string;
}

/** Imports a watchlist of 1,000 people and a register of 1,000 others, as an operator does. */
export function importLists({ databaseUrl, folder, root }: Target): void {
  const numbers = Array.from({ length: 1000 }, (_none, at) => at);
  const write = (name: string, lines: readonly string[]): string => {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return join(folder, name);
  };
  const run = (words: readonly string[]): void => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], {
      ...{ cwd: folder, env, encoding: 'utf8' },
    });
    if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  };
  const entries = numbers.map((at) => {
    const properties = { name: [`Timofey ${nameOf(at)}ovich`] };
    return JSON.stringify({ id: `b-${at}`, schema: 'Person', properties });
  });
  const list = write('watchlist.json', entries);
  run(['watchlists', 'import', list, '--list', 'bench', '--format', 'ftm']);
  const rows = numbers.map((at) => `B-${at},passport,Person ${nameOf(at)}`);
  const people = write('people.csv', ['id_number,id_type,full_name', ...rows]);
  const register = ['--source', 'bench', '--format', 'plain', '--country', 'do'];
  run(['registry', 'import', '--file', people, ...register]);
}
