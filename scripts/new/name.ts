import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiNames, apis } from './api.js';
import { namesOf } from './plan/names.js';

/** A mistake in the arguments of the command, or a fault of the contract. */
export class NewModuleError extends Error {
  override readonly name = 'NewModuleError';
}

const longest = 30;

/** Names that have another meaning in TypeScript or in the layout of the project. */
const reserved: ReadonlySet<string> = new Set(
  'index module modules messages class default delete enum export function import new null package private public return static super switch this throw try typeof var void with yield'.split(
    ' ',
  ),
);

/** The files and folders of a module of either API: both share permissions. One of them shows that the module exists. */
const placesOf = (name: string): readonly string[] => [
  ...apiNames.flatMap((api) => [
    `contracts/${api}/${name}.yaml`,
    `src/${api}/${name}`,
    `test/${api}/${name}.test.ts`,
  ]),
  `src/console/pages/${name}`,
];

function hasTable(root: string, table: string): boolean {
  const folder = join(root, 'src/migrations');
  const create = new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?${table}\\b`, 'i');
  return readdirSync(folder).some((file) => create.test(readFileSync(join(folder, file), 'utf8')));
}

/** @throws NewModuleError for an invalid or existing name */
export function assertName(root: string, name: string): void {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || name.length > longest) {
    throw new NewModuleError(
      `"${name}" is not a name of a module: write lower-case words joined by hyphens, at most ${longest} characters, such as fuel-cards`,
    );
  }
  if (reserved.has(name)) throw new NewModuleError(`${name} is a reserved word: use another name`);
  const place = placesOf(name).find((path) => existsSync(join(root, path)));
  if (place !== undefined) {
    throw new NewModuleError(`${place} exists: delete the old module, or use another name`);
  }
  const { snake } = namesOf(name);
  const tables = apiNames.map((api) => `${apis[api].table}${snake}`);
  const present = tables.find((table) => hasTable(root, table));
  if (present !== undefined) {
    throw new NewModuleError(`src/migrations has a table ${present}: use another name`);
  }
}
