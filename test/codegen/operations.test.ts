import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { columnsOf, fieldsOf } from '../../scripts/codegen/model/item.js';
import { emitOperations } from '../../scripts/codegen/server/operations.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { at, changed, generatedFile, loadModule, projectRoot, shop } from './contract.js';

interface TrieNode {
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, string>>;
  readonly allow?: string;
}

interface OperationsModule {
  readonly operations: Readonly<Record<string, unknown>>;
  readonly errorStatus: Readonly<Record<string, number>>;
  readonly trie: TrieNode;
}

async function operationsModule(): Promise<OperationsModule> {
  const source = await generatedFile('generated/shop/operations.ts');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return loadModule(ts.transpileModule(source, { compilerOptions: options }).outputText);
}

/** Returns the node of a path, as the router does: literals first, without backtracking. */
function walk(node: TrieNode | undefined, path: string): TrieNode | undefined {
  return path
    .split('/')
    .slice(1)
    .reduce<TrieNode | undefined>(
      (place, segment) => place?.literals[segment] ?? place?.param?.node,
      node,
    );
}

describe('fieldsOf and columnsOf', () => {
  test('return the members of a record for fields, and with x-export the columns of a file', async () => {
    const model = changed(await shop(), (draft) => {
      at(draft, 'paths', '/shop/items', 'get')['x-export'] = true;
    });
    const operation = (id: string) => {
      const found = model.operations.find((one) => one.id === id);
      if (found === undefined) throw new Error(`There is no ${id}`);
      return found;
    };
    const columns = columnsOf(model.document, operation('listItems'));
    expect(fieldsOf(model.document, operation('listItems'))).toEqual(
      columns.map(({ name }) => name),
    );
    expect(Object.fromEntries(columns.map(({ name, kind }) => [name, kind]))).toMatchObject({
      id: 'number',
      name: 'text',
      tags: 'json',
      soldAt: 'instant',
      maker: 'json',
    });
    expect(columnsOf(model.document, operation('getItem'))).toEqual([]);
    expect(fieldsOf(model.document, operation('createItem'))).toEqual([]);
  });
});

describe('the call type of a form', () => {
  test('has its files as uploads, and its texts with their parsed types', async () => {
    const source = await generatedFile('generated/shop/operations.ts');
    expect(source).toContain(
      'readonly body: { photo: UploadedFile; width: number; caption: string };',
    );
  });
});

describe('the operations table', () => {
  test('holds every fact that the pipeline needs', async () => {
    const { operations } = await operationsModule();
    expect(operations['updateItem']).toEqual({
      id: 'updateItem',
      method: 'PUT',
      path: '/shop/items/{id}',
      status: 200,
      statuses: [200, 400, 401, 403, 404, 412, 413, 415, 429, 500],
      permission: 'products:write',
      rateLimit: 'general',
      idempotent: 'natural',
      etag: true,
      headers: ['if-match'],
      paged: false,
      report: false,
      body: 'json',
      bodyRequired: false,
      verbatim: ['name'],
      reply: 'json',
      uploads: [],
      fields: [],
      columns: [],
      errorCodes: ['not_found', 'outdated', 'too_large', 'wrong_type'],
    });
    expect(operations['listItems']).toMatchObject({ paged: true, body: 'none' });
    expect(operations['downloadPhoto']).toMatchObject({ reply: 'binary', rateLimit: 'exports' });
    expect(operations['deleteItem']).toMatchObject({ status: 204, reply: 'none' });
    expect(operations['importPhoto']).toMatchObject({
      body: 'multipart',
      uploads: [{ maxBytes: 1000 }],
    });
  });

  test('maps each error code to its status', async () => {
    const { errorStatus } = await operationsModule();
    expect(errorStatus['taken']).toBe(409);
    expect(Object.keys(errorStatus)).toHaveLength(11);
  });
  test('holds the transitions of each state machine, in a table named after its schema', async () => {
    const kind = {
      description: 'Where it stands.',
      type: 'string',
      enum: ['new', 'old'],
      'x-states': { new: ['old'], old: [] },
    };
    const model = changed(await shop(), (d) => {
      at(d, 'components', 'schemas')['ItemState'] = kind;
    });
    const text = emitOperations(model)['generated/shop/operations.ts'];
    expect(text).toContain('export const itemStateMoves');
    expect(text).toContain("  new: ['old'],\n  old: [],\n");
  });
});

describe('the route trie', () => {
  test('finds operations by path and method', async () => {
    const { trie } = await operationsModule();
    expect({ ...walk(trie, '/shop/items')?.methods }).toEqual({
      GET: 'listItems',
      POST: 'createItem',
    });
    expect(walk(trie, '/shop/items/7')?.methods?.['DELETE']).toBe('deleteItem');
    expect(walk(trie, '/shop/items/7')?.allow).toBe('GET, PUT, DELETE');
    expect(walk(trie, '/shop/items/7/photo')?.methods?.['POST']).toBe('importPhoto');
    expect(walk(trie, '/shop')?.methods).toBeUndefined();
    expect(walk(trie, '/shop/items/7/nothing')).toBeUndefined();
  });

  // DELETE /shop/items/kinds must answer 405 instead of deleting an item named "kinds".
  test('gives a literal segment precedence with all methods', async () => {
    const { trie } = await operationsModule();
    expect({ ...walk(trie, '/shop/items/kinds')?.methods }).toEqual({ GET: 'getKinds' });
    expect(walk(trie, '/shop/items/kinds')?.allow).toBe('GET');
  });

  test('finds nothing under names of inherited properties', async () => {
    const { trie } = await operationsModule();
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(walk(trie, `/${name}`)).toBeUndefined();
      expect(walk(trie, '/shop/items')?.methods?.[name]).toBeUndefined();
    }
  });
});

const use = `import type { CreateItemCall, Handlers, ListItemsCall, ListItemsReply } from './operations.js';
interface Ctx { readonly user: number }
interface PublicCtx { readonly ip: string }
`;

const kept = `
export const handlers = {
  async listItems({ query }: ListItemsCall, ctx: Ctx): Promise<ListItemsReply> {
    const page: number = query.page;
    const sold: boolean = query.sold;
    const tags: readonly number[] = query.tag ?? [ctx.user];
    return { ok: true, data: [], totalCount: tags.length + Number(sold), page, pageSize: query.pageSize };
  },
  async getKinds(_call, ctx) {
    return { ok: true, data: [ctx.ip] };
  },
  async downloadPhoto() {
    return { content: new Uint8Array(), contentType: 'image/png' };
  },
  async deleteItem() {
    return undefined;
  },
} satisfies Partial<Handlers<Ctx, PublicCtx>>;
export const key = ({ headers }: CreateItemCall): string | undefined => headers['idempotency-key'];
`;

const broken = [
  [
    'a missing operation',
    'export const all: Handlers<Ctx, PublicCtx> = {};',
    /missing the following properties/,
  ],
  [
    'a reply of another shape',
    'export const part = { async getKinds() { return { ok: true, data: [1] }; } } satisfies Partial<Handlers<Ctx, PublicCtx>>;',
    /not assignable/,
  ],
  [
    'a principal in a public operation',
    'export const part = { async getKinds(_call, ctx: Ctx) { return { ok: true as const, data: [] }; } } satisfies Partial<Handlers<Ctx, PublicCtx>>;',
    /not assignable/,
  ],
  [
    'an optional parameter read as if it were always there',
    'export const read = ({ query }: ListItemsCall): string => query.search;',
    /'undefined' is not assignable to type 'string'/,
  ],
  [
    'a member the body does not have',
    'export const read = ({ body }: CreateItemCall): unknown => body.colour;',
    /'colour' does not exist/,
  ],
] as const;

/** Compiles all files as one program with the settings of the project. Returns the messages by file. */
async function compilerMessages(
  sources: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  await mkdir(join(projectRoot, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(projectRoot, '.cache/codegen-'));
  for (const name of ['operations.ts', 'types.ts']) {
    await writeFile(join(folder, name), await generatedFile(`generated/shop/${name}`));
  }
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  const config = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, projectRoot);
  const files = Object.keys(sources).map((name) => join(folder, name));
  const messages = new Map<string, string>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(ts.createProgram(files, options))) {
    const name = basename(file?.fileName ?? '');
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    messages.set(name, `${messages.get(name) ?? ''}${text}\n`);
  }
  await rm(folder, { recursive: true });
  return messages;
}

describe('types of calls and handlers', () => {
  let messages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const files = broken.map(([, source], index) => [`broken-${index}.ts`, use + source]);
    messages = await compilerMessages({ 'kept.ts': use + kept, ...Object.fromEntries(files) });
  });

  test('accept handlers that match the contract', () => {
    expect(messages.get('kept.ts')).toBeUndefined();
    expect(messages.get('operations.ts')).toBeUndefined();
    expect(messages.get('types.ts')).toBeUndefined();
  });

  test.each(broken.map(([what, , message], index) => [what, index, message] as const))(
    'refuse %s',
    (_case, index, message) => {
      expect(messages.get(`broken-${index}.ts`)).toMatch(message);
    },
  );
});
