/** A source file or test, by its path from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

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

function faultAt(path: string, text: string, pattern: RegExp, fault: string): string[] {
  const at = text.search(pattern);
  return at < 0 ? [] : [`${path}:${text.slice(0, at).split('\n').length}: ${fault}`];
}

function fileFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith('src/')) return [];
  const faults: string[] = [];
  if (!path.startsWith('src/console/') && !isQueryModule(path)) {
    faults.push(...faultAt(path, text, sql, 'SQL belongs into a file named *queries.ts'));
  }
  if (!hasOwnTexts.test(path)) {
    faults.push(...faultAt(path, text, textPair, 'texts belong into the messages folder'));
  }
  return faults;
}

/** Returns the faults in the layout of files: within `src/`, SQL outside query modules and texts outside catalogs. */
export function layoutFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(fileFaults);
}
