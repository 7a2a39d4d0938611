import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BaseResolver } from '@redocly/openapi-core';
import { isRecord, type JsonRecord, listAt, recordAt, stringAt } from '../model/document.js';
import { declarationKey, declarationsKey, declaringFiles } from './declarations.js';
import { addErrorReplies, errorRepliesKey } from './error-replies.js';

const pointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** The members of a module file that `openapi.yaml` refers to one by one. */
export const registeredMembers = ['paths', 'webhooks'] as const;

/** Returns a reference to each entry of a member of a module file, by name. */
const references = (
  file: unknown,
  name: string,
  member: string,
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.keys(recordAt(file, member)).map((key) => [
      key,
      { $ref: `./${name}.yaml#/${member}/${pointer(key)}` },
    ]),
  );

/**
 * Reads the files of a contract. To its `openapi.yaml` it adds the paths, webhooks and tags of the module files that
 * register themselves, and to each operation the replies of its errors, so that bundling, rules and comparison see one
 * contract.
 */
export class ContractReader extends BaseResolver {
  readonly #composed = new Map<string, Promise<void>>();

  override async resolveDocument<T = unknown>(base: string | null, ref: string, isRoot = false) {
    const document = await super.resolveDocument<T>(base, ref, isRoot);
    const path = this.resolveExternalRef(base, ref);
    if (basename(path) === 'openapi.yaml' && !(document instanceof Error)) {
      const composed = this.#composed.get(path) ?? this.#compose(path, document.parsed);
      this.#composed.set(path, composed);
      await composed;
    }
    return document;
  }

  /** @throws {Error} for an address, so that a contract depends on its files alone */
  override async loadExternalRef(path: string) {
    if (/^https?:/i.test(path))
      throw new Error(`${path} is an address: copy the file into contracts/, and refer to that`);
    return super.loadExternalRef(path);
  }

  async #compose(path: string, entry: unknown): Promise<void> {
    if (!isRecord(entry)) return;
    await this.#addErrorReplies(path, entry);
    const files = declaringFiles(path);
    const modules = await Promise.all(files.map((file) => this.#moduleOf(file)));
    const known = modules.flatMap((one) => (one === undefined ? [] : [one]));
    if (known.length === 0) return;
    const tags = known.flatMap(({ declaration }) => declaration['tag'] ?? []);
    const declarations = known.map(({ name, declaration }) => [name, declaration]);
    Object.assign(entry, {
      tags: [...listAt(entry, 'tags'), ...tags],
      [declarationsKey]: Object.fromEntries(declarations),
    });
    for (const member of registeredMembers) {
      const added = Object.assign(
        {},
        ...known.map(({ file, name }) => references(file, name, member)),
      );
      const all = { ...added, ...recordAt(entry, member) };
      if (Object.keys(all).length > 0) Object.assign(entry, { [member]: all });
    }
  }

  async #addErrorReplies(path: string, entry: JsonRecord): Promise<void> {
    const references = Object.entries(recordAt(entry, errorRepliesKey));
    Reflect.deleteProperty(entry, errorRepliesKey);
    const replies = Object.fromEntries(
      references.map(([status, reference]) => {
        const [file = '', target = ''] = (stringAt(reference, '$ref') ?? '').split('#');
        return [status, { path: join(dirname(path), file), pointer: target }] as const;
      }),
    );
    const [first] = Object.values(replies);
    if (first === undefined) return;
    const schemas = recordAt(await this.#parsed(first.path), 'schemas');
    const errors = { replies, codes: schemas['ErrorCode'] };
    for (const name of readdirSync(dirname(path)).filter((one) => one.endsWith('.yaml'))) {
      const file = join(dirname(path), name);
      const content = file === path ? entry : await this.#parsed(file);
      addErrorReplies(content, errors, (to, target) => {
        const from = relative(dirname(file), to);
        return `${from.startsWith('.') ? from : `./${from}`}#${target}`;
      });
    }
  }

  /** Returns the content of a file. Invalid YAML is reported where files are read, and is undefined here. */
  async #parsed(file: string): Promise<unknown> {
    const document = await super.resolveDocument(null, file).catch(() => undefined);
    return document === undefined || document instanceof Error ? undefined : document.parsed;
  }

  async #moduleOf(file: string) {
    const content = await this.#parsed(file);
    if (content === undefined) return undefined;
    const name = basename(file, '.yaml');
    return { name, declaration: recordAt(content, declarationKey), file: content };
  }
}
