import ts from 'typescript';
import {
  bundledSize,
  measureSizes,
  wholeClient,
  wholeLimit,
} from '../../scripts/build/sdk-size.js';
import type { ContractModel, OperationModel } from '../../scripts/codegen/model/model.js';
import { emitSdk } from '../../scripts/codegen/sdk/index.js';
import { describe, expect, test } from '../support/jest.js';
import { model, modelWithFiles } from './fixtures.js';
import { largeModel } from './large-model.js';

const root = new URL('../../', import.meta.url).pathname;
const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noEmit: true,
};

/** Compiles `files` in place of those on disk. Returns the file, line, column and text of each error. */
function compile(files: Readonly<Record<string, string>>, options = settings): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const texts = new Map(Object.entries(files).map(([path, text]) => [root + path, text]));
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const place = file && ts.getLineAndCharacterOfPosition(file, start);
    const [line, column] = place ? [place.line + 1, place.character + 1] : [0, 0];
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file?.fileName.replace(root, '')}:${line}:${column} ${text}`;
  });
}

/** Returns the lines of `calls` that the compiler refuses in a program with the emitted client. */
function refusedLines(
  emitted: Readonly<Record<string, string>>,
  calls: readonly string[],
): string[] {
  const use = 'sdk/erp/use.ts';
  const source = [
    "import type { ErpGroups } from './generated/methods.js';",
    'export async function use(erp: ErpGroups, signal: { aborted: boolean }): Promise<void> {',
    ...calls,
    '}',
  ].join('\n');
  const lines = compile({ ...emitted, [use]: source }).map((said) => {
    expect(said).toMatch(/^sdk\/erp\/use\.ts:\d+:\d+ /);
    return Number(/:(\d+):/.exec(said)?.[1]);
  });
  return [...new Set(lines)].map((line) => calls[line - 3] ?? `line ${line}`);
}

const textOf = (of: ContractModel, file: 'types' | 'methods'): string =>
  emitSdk(of)[`sdk/${of.name}/generated/${file}.ts`] ?? '';

describe('emitSdk', () => {
  test('writes the same bytes every time, and only its four files', () => {
    const again = structuredClone(modelWithFiles);
    expect(emitSdk(again)).toEqual(emitSdk(modelWithFiles));
    expect(Object.keys(emitSdk(model))).toEqual([
      'sdk/erp/generated/types.ts',
      'sdk/erp/generated/methods.ts',
      'sdk/erp/generated/queries.ts',
      'sdk/erp/generated/tools.ts',
    ]);
  });

  test.each([
    ['without files', model],
    ['with files', modelWithFiles],
  ])('compiles without DOM and Node.js types, %s', (_, contract) => {
    expect(compile(emitSdk(contract))).toEqual([]);
  });

  test('accepts correct calls', () => {
    const calls = [
      "const page = await erp.products.list({ page: 2, search: 'bolt', sortDir: undefined });",
      'const price: number = page.data[0]?.price ?? 0;',
      'for await (const { code } of erp.products.list()) code.trim();',
      'for await (const { totalCount } of erp.products.list().pages()) totalCount.toFixed();',
      "const made = await erp.products.create({ code: 'A', name: 'B', price }, { idempotencyKey: 'k' });",
      'const { data, requestId } = await erp.products.get(made.data.id).withResponse();',
      "await erp.products.update(1, { ...data.data, name: requestId ?? '' }, { ifMatch: data.data.version });",
      'const lines = [{ productId: 1, countedQuantity: 4 }] as const;',
      "await erp.inventory.adjust({ warehouseId: 1, reason: 'count', lines, date: undefined });",
      "const file = { data: new Uint8Array(1), filename: 'a.pdf' };",
      'await erp.sheets.upload(1, { sheet: file });',
      "await erp.sheets.upload(1, { sheet: file }, { fetch: undefined, idempotencyKey: 'k' });",
      'const bytes: Uint8Array = (await erp.sheets.download(1, {}, { timeout: 1 })).content;',
      'return void bytes;',
    ];
    expect(refusedLines(emitSdk(modelWithFiles), calls)).toEqual([]);
  });

  test('turns every misuse into a compile error', () => {
    const calls = [
      "erp.products.get('1');",
      'erp.products.get();',
      'erp.products.list({ pageNumber: 1 });',
      "erp.products.list({ sortDir: 'up' });",
      "erp.products.create({ code: 'A', name: 'B' });",
      "erp.products.create({ code: 'A', name: 'B', price: '1' });",
      "erp.products.create({ code: 'A', name: 'B', price: 1, colour: 'red' });",
      "erp.products.create({ code: 'A', name: 'B', price: 1 }, { ifMatch: 1 });",
      "erp.products.update(1, { code: 'A', name: 'B', price: 1 }, { idempotencyKey: 'k' });",
      'erp.products.get(1, { signal });',
      'erp.products.get(1, { fetch: undefined });',
      'erp.products.get(1).then(({ data }) => data.colour);',
      "erp.inventory.adjust({ warehouseId: 1, reason: 'theft', lines: [] });",
      "erp.inventory.adjust({ warehouseId: 1, reason: 'count', lines: [{ productId: 1 }] });",
      "erp.inventory.adjust({ warehouseId: 1, reason: 'count', lines: [{ productId: 1, quantityDelta: 1, countedQuantity: 1 }] });",
      "erp.sheets.upload(1, { sheet: 'bytes' });",
      'erp.sheets.upload(1, {});',
      "erp.auth.login({ email: 'a@b.c' });",
      'erp.invoices.list();',
    ];
    expect(refusedLines(emitSdk(modelWithFiles), calls)).toEqual(calls);
  });

  test('documents rules that types cannot express', () => {
    const types = textOf(modelWithFiles, 'types');
    expect(types).toContain('Price per unit.\n   *\n   * 0 to 9999999999999. At most 6 decimals.');
    expect(types).toContain(
      '/** A day, `YYYY-MM-DD`. At most 10 characters. */\n  date?: string | undefined;',
    );
    expect(types).toContain('/** 1 to 100. Default `20`. */');
    expect(types).toContain('/** At most 1048576 bytes; application/pdf. */\n  sheet: UploadFile;');
    expect(types).toContain("/** 409 */\n  | 'duplicate_code'");
    const methods = textOf(modelWithFiles, 'methods');
    expect(methods).toContain('`POST /api/products`. Permission `products:write`.');
    expect(methods).toContain('@throws {SvcErpError} `not_found` (404)');
    expect(methods).toContain("@param id The record's id. At least 1.");
    expect(methods).toContain('Limited as `exports`.');
    expect(methods).toContain('@deprecated');
  });

  // An interface cannot be null: `export interface Place {…} | null` is not valid TypeScript.
  test('writes a nullable object as a union, not an interface', () => {
    const changed = structuredClone(model);
    const { schemas } = changed.document.components;
    const line = { ...schemas['ProductInput'], type: ['object', 'null'] };
    Object.assign(schemas, { ProductInput: line });
    expect(textOf(changed, 'types')).toMatch(/export type ProductInput = \{[^}]*\} \| null;/);
    expect(compile(emitSdk(changed))).toEqual([]);
  });

  test('omits types that no operation uses', () => {
    expect(textOf(modelWithFiles, 'types')).not.toContain('Orphan');
  });

  test('escapes the end of a comment in descriptions', () => {
    expect(textOf(model, 'types')).toContain('Never *\\/ closed early.');
  });

  test('accepts any value of an open enum, and suggests the known ones', () => {
    expect(textOf(model, 'types')).toContain('source: "manual" | "import" | (string & {});');
  });

  test('refuses two operations with one name', () => {
    const [first] = model.operations;
    const twin = { ...first, id: 'loginAgain' } as OperationModel;
    const doubled = { ...model, operations: [...model.operations, twin] };
    expect(() => emitSdk(doubled)).toThrow('loginAgain and login are both auth.login');
  });

  test('refuses a path with an undeclared parameter', () => {
    const operations = model.operations.map((one) => ({ ...one, parameters: [] }));
    expect(() => emitSdk({ ...model, operations })).toThrow('does not declare {id}');
  });
});

describe('the generated client', () => {
  test.each([
    ['a browser', { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] }],
    ['Node', { types: ['node'] }],
  ])('compiles with the fetch, signals, files and responses of %s', (_, host) => {
    const use = [
      "import { SvcErp } from './index.js';",
      "export const erp = new SvcErp({ baseUrl: '', fetch });",
      'export const own = new SvcErp({',
      "  baseUrl: '',",
      '  fetch: async (url, init) => {',
      '    init.signal.throwIfAborted();',
      '    return fetch(url, init);',
      '  },',
      '});',
      'const { signal } = new AbortController();',
      'export const call = erp.products.get(1, { signal });',
      "export const file = { data: new Blob(['x']), filename: 'x' };",
    ].join('\n');
    const files = { 'sdk/erp/use.ts': use };
    expect(compile(files, { ...settings, ...host })).toEqual([]);
  });
});

describe('the usual overload of a list, which is its last', () => {
  test.each([
    ['that answers JSON only', 'users', '"lastLoginAt"'],
    ['with overloads for exports', 'products', '"categoryName"'],
  ])(
    'explains an unknown sortBy at its place, with the members that it has: a list %s',
    (_, group, member) => {
      const use = [
        "import type { ErpGroups } from './generated/methods.js';",
        'export const page = (erp: ErpGroups) =>',
        `  erp.${group}.list({`,
        "    search: 'bolt',",
        "    sortBy: 'nme',",
        '  });',
      ].join('\n');
      const [error = '', ...others] = compile({ 'sdk/erp/use.ts': use });
      expect(others).toEqual([]);
      expect(error).toMatch(/^sdk\/erp\/use\.ts:5:5 /);
      // The compiler explains overloads in their order. The last explanation is that of the usual overload, a page.
      const [last = ''] = error.split(/Overload \d of \d, /).slice(-1);
      expect(last).not.toContain('ExportQuery');
      expect(last).toContain(`Type '"nme"' is not assignable to type`);
      expect(last).toContain(member);
    },
  );

  test('has the parameters of a page, not those of an export', () => {
    const use = [
      "import type { ErpGroups } from './generated/methods.js';",
      "type Query = Parameters<ErpGroups['products']['list']>[0];",
      "export const page: Query = { page: 2, sortBy: 'name' };",
      "export const file: Query = { format: 'csv' };",
    ].join('\n');
    const [error, ...others] = compile({ 'sdk/erp/use.ts': use });
    expect(others).toEqual([]);
    expect(error).toMatch(/^sdk\/erp\/use\.ts:4:30 .*'format' does not exist/);
  });
});

describe('size', () => {
  test('stays within the limit in the README', async () => {
    const { report, isWithin } = await measureSizes();
    expect(report).toMatch(/SvcErp, every group: \d+ of \d+ bytes/);
    expect(isWithin).toBe(true);
  });

  test('has room for sixty operations in twelve groups', async () => {
    const methods = textOf(largeModel, 'methods');
    expect(largeModel.operations.length).toBeGreaterThanOrEqual(60);
    expect(await bundledSize(wholeClient, methods)).toBeLessThanOrEqual(wholeLimit('erp'));
  });

  test('counts the bytes of a bundle', async () => {
    const nothing = await bundledSize('export {};');
    const whole = await bundledSize(wholeClient);
    const small = await bundledSize(`export { apiKey } from './index.js';`);
    expect(nothing).toBeLessThan(100);
    expect(small).toBeLessThan(300);
    expect(whole).toBeGreaterThan(small);
    expect(whole).toBeLessThan(wholeLimit('erp'));
  });
});
