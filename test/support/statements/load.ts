import { readdirSync } from 'node:fs';

const queryModules = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /^(?!console\/).*[/-](?:queries|record)\.ts$/.test(path) || /^kernel\/.*\.ts$/.test(path),
    )
    .map((path) => `../../../src/${path.replace(/\.ts$/, '.js')}`);

/** Loads every module that creates statements, so that `namedStatements` is complete. */
export async function loadStatements(): Promise<void> {
  for (const module of queryModules()) await import(module);
}

/** Names that the kernel derives from the text of a list: they end with a part of its hash. */
export const isList = (name: string): boolean => /\.(?=.*[A-Z0-9-])[\w-]{12}$/.test(name);
