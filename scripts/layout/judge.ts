import { dirname } from 'node:path';
import { findFunctions } from './functions.js';

/** A source file or test, by its path from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const mostFiles = 8;
const mostLines = 300;
const mostLinesOfFunction = 40;

/** Migrations are one list, with a file for each change of the schema. */
const lists: ReadonlySet<string> = new Set(['src/migrations']);

const isQueryModule = (path: string): boolean =>
  /(?:^|[/-])queries\.ts$/.test(path) || /^src\/(?:kernel\/db|migrations)\//.test(path);

/** A string or template that begins with an SQL statement. */
const sql =
  /[`'"]\s*(?:SELECT\s+\S|INSERT\s+INTO\s|UPDATE\s+\w+\s+(?:\w+\s+)?SET\s|DELETE\s+FROM\s|WITH\s+\w+\s+AS\s)/i;

/** The console and the capture page have catalogs of their own. Migrations never change. */
const hasOwnTexts = /^src\/(?:console|capture|migrations)\/|\/messages\//;

/** Finds a text in both languages: an object with members `en` and `es`, or a choice by language. */
const textPair =
  /\b(?:en|es):\s*[`'"]|\{\s*en,\s*es\b|\ben:[^{}]*,\s*es:|\b(?:locale|language)\s*===\s*'(?:en|es)'\s*\?\s*[`'"]/;

function folderFaults(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(({ path }) => !path.startsWith('test/')))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !lists.has(folder))
    .map(
      ([folder, count]) => `${folder}: ${count} files, more than ${mostFiles}: divide it by steps`,
    );
}

function faultAt(path: string, text: string, pattern: RegExp, fault: string): string[] {
  const at = text.search(pattern);
  return at < 0 ? [] : [`${path}:${text.slice(0, at).split('\n').length}: ${fault}`];
}

/** Migrations never change, so that their functions stay as long as they are. */
const hasShortFunctions = /^src\/(?!migrations\/)/;

const functionFaults = ({ path, text }: SourceFile): string[] =>
  findFunctions(path, text)
    .filter(({ lines }) => lines > mostLinesOfFunction)
    .map(
      ({ line, lines, name = 'a function' }) =>
        `${path}:${line}: ${name} has ${lines} lines, more than ${mostLinesOfFunction}: divide it by steps`,
    );

function fileFaults({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  const faults = lines > mostLines ? [`${path}: ${lines} lines, more than ${mostLines}`] : [];
  if (!path.startsWith('src/')) return faults;
  if (hasShortFunctions.test(path)) faults.push(...functionFaults({ path, text }));
  if (!path.startsWith('src/console/') && !isQueryModule(path)) {
    faults.push(...faultAt(path, text, sql, 'SQL belongs into a file named *queries.ts'));
  }
  if (!hasOwnTexts.test(path)) {
    faults.push(...faultAt(path, text, textPair, 'texts belong into the messages folder'));
  }
  return faults;
}

/**
 * Returns the faults in the layout of files: crowded folders (but of tests), long files, and within `src/` long functions,
 * SQL outside query modules and texts outside catalogs.
 */
export function layoutFaults(files: readonly SourceFile[]): string[] {
  return [...folderFaults(files), ...files.flatMap(fileFaults)];
}
