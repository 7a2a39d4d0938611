import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type ConsoleProgram, visit } from './program.js';

export type Api = 'erp' | 'kyc';

/** An operation of a contract, and the method of the client that calls it. */
export interface ContractOperation {
  readonly api: Api;
  readonly id: string;
  readonly summary: string;
  /** `invoices.list`. */
  readonly method: string;
}

interface DocumentOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-sdk': { readonly group: string; readonly method: string };
}

interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
}

/** Returns the operations of a contract, in its order. */
export function operationsOf(api: Api): readonly ContractOperation[] {
  const text = readFileSync(`generated/${api}/openapi.json`, 'utf8');
  const { paths } = JSON.parse(text) as ContractDocument;
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined)
    .map(({ operationId: id, summary, 'x-sdk': { group, method } }) => ({
      api,
      id,
      summary,
      method: `${group}.${method}`,
    }));
}

const clientFile = /sdk\/(erp|kyc)\/generated\/(?:methods|queries)\.ts$/;
const groupType = /^(\w+)(?:Methods|Queries)$/;

/** Returns `erp invoices.list` when the symbol is a method of a client, or its query options. */
function methodOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.[0];
  const parent = declaration?.parent;
  if (declaration === undefined || parent === undefined || !ts.isInterfaceDeclaration(parent))
    return undefined;
  const [, api] = clientFile.exec(declaration.getSourceFile().fileName) ?? [];
  const [, group = ''] = groupType.exec(parent.name.text) ?? [];
  if (api === undefined || group === '') return undefined;
  return `${api} ${group[0]?.toLowerCase()}${group.slice(1)}.${symbol?.name}`;
}

/** Returns the methods of the clients that each file of the console uses. */
export function callsOf({ checker, files }: ConsoleProgram): ReadonlyMap<string, Set<string>> {
  const calls = new Map<string, Set<string>>();
  for (const [path, file] of files) {
    const found = new Set<string>();
    visit(file, (node) => {
      if (!ts.isPropertyAccessExpression(node)) return;
      const method = methodOf(checker.getSymbolAtLocation(node.name));
      if (method !== undefined) found.add(method);
    });
    calls.set(path, found);
  }
  return calls;
}
