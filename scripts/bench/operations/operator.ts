import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns letters that no other number has. */
const lettersOf = (at: number): string =>
  [...`${at}`].map((digit) => 'bcdfglmnrs'.charAt(Number(digit))).join('a');

/** The server and the files of a side. */
export interface Target {
  /** The checkout whose commands run. */
  readonly root: string;
  readonly databaseUrl: string;
  /** A folder for the files of the lists. */
  readonly folder: string;
}

/** Runs a command as an operator does, and returns its output. */
function run({ databaseUrl, folder, root }: Target, words: readonly string[]): string {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'dist/cli.js'), ...words],
    { cwd: folder, env, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Imports a watchlist of 1,000 people and a register of 1,000 others. */
export function importLists(target: Target): void {
  const numbers = Array.from({ length: 1000 }, (_none, at) => at);
  const write = (name: string, lines: readonly string[]): string => {
    writeFileSync(join(target.folder, name), `${lines.join('\n')}\n`);
    return join(target.folder, name);
  };
  const entries = numbers.map((at) => {
    const properties = { name: [`Timofey ${lettersOf(at)}ovich`] };
    return JSON.stringify({ id: `b-${at}`, schema: 'Person', properties });
  });
  const list = write('watchlist.json', entries);
  run(target, ['watchlists', 'import', list, '--list', 'bench', '--format', 'ftm']);
  const rows = numbers.map((at) => `B-${at},passport,Person ${lettersOf(at)}`);
  const people = write('people.csv', ['id_number,id_type,full_name', ...rows]);
  const register = ['--source', 'bench', '--format', 'plain', '--country', 'do'];
  run(target, ['registry', 'import', '--file', people, ...register]);
}

/** Returns a key of the verification API for test data that may also import lists. */
export function addOperatorKey(target: Target, company: string): string {
  const scopes = 'watchlists:import,registers:import';
  const words = ['create', 'kyc-key', '--company', company, '--name', 'Bench', '--scopes', scopes];
  const shown = run(target, [...words, '--environment', 'test', '--json']);
  return (JSON.parse(shown) as { readonly value: string }).value;
}
