import { type Api, type ContractOperation, callsOf, operationsOf } from './calls.js';
import { type ConsoleProgram, readConsole } from './program.js';
import { framePages, importsOf, type PageFiles, pagesOf } from './routes.js';

/** Returns how many imports lead from the files of a page to each file that it loads. */
function distancesOf(
  { files }: PageFiles,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const next of imports.get(file) ?? [])
      if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}

/**
 * An operation and the page that calls it. Of several, it is a page that has the name of the operation's group, then the
 * page whose own code is nearest to the call.
 */
export interface OperationPage extends ContractOperation {
  readonly page: string | undefined;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns whether the page has the name of the method's group: `/credit-notes/:id` of `creditNotes.get`. */
function isOfGroup(path: string, method: string): boolean {
  const [, group = ''] = /^\w+ (\w+)\./.exec(method) ?? [];
  return path.split('/')[1] === kebab(group);
}

interface NearestPage {
  readonly page: string;
  readonly rank: number;
}

const isNearer = (page: NearestPage, known: NearestPage | undefined): boolean =>
  known === undefined || page.rank < known.rank;

interface PageUse {
  readonly method: string;
  /** How many imports lead from the page to the call. */
  readonly distance: number;
}

/** More than any path of imports is long. */
const far = 1000;

/** The frame of the console comes first: its calls belong to every page. */
function rankOf(path: string, { method, distance }: PageUse): number {
  if (path === framePages.login && distance === 0) return -2;
  if (path === framePages.every) return -1;
  return isOfGroup(path, method) ? distance : far + distance;
}

/** Returns the page of each method of the clients. */
function pagesByMethod(program: ConsoleProgram): ReadonlyMap<string, NearestPage> {
  const calls = callsOf(program);
  const imports = importsOf(program);
  const nearest = new Map<string, NearestPage>();
  for (const page of pagesOf(program)) {
    const uses = [...distancesOf(page, imports)].flatMap(([file, distance]) =>
      [...(calls.get(file) ?? [])].map((method) => ({ method, distance })),
    );
    for (const { method, distance } of uses) {
      const rank = rankOf(page.path, { method, distance });
      const found: NearestPage = { page: page.path, rank };
      if (isNearer(found, nearest.get(method))) nearest.set(method, found);
    }
  }
  return nearest;
}

/** Returns every operation of both contracts with its page, from the source of the console. */
export function operationPages(): readonly OperationPage[] {
  const nearest = pagesByMethod(readConsole());
  const apis: readonly Api[] = ['erp', 'kyc'];
  return apis.flatMap(operationsOf).map((operation) => ({
    ...operation,
    page: nearest.get(`${operation.api} ${operation.method}`)?.page,
  }));
}
