import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';
import { declaringFiles } from '../../codegen/bundle/declarations.js';

interface SourceFile {
  readonly path: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** A fault of a source file. */
export interface SourceFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A file of a contract after parsing; undefined for one that is no YAML. */
export interface ParsedFile {
  readonly path: string;
  readonly parsed: unknown;
}

/** A place in the files of a contract. */
export interface Cursor {
  readonly file: SourceFile;
  readonly line: number;
  readonly node: unknown;
}

const reference = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,}]+\.ya?ml)/g;

const unescapePointer = (token: string): string =>
  token.replaceAll('~1', '/').replaceAll('~0', '~');

/** The YAML files of a contract, navigated by keys and across references. */
export class SourceFiles {
  private readonly files = new Map<string, SourceFile>();

  /** Returns the first line of a file; undefined for a missing file. */
  open(path: string): Cursor | undefined {
    const known = this.files.get(path);
    if (known !== undefined) return { file: known, line: 1, node: known.document.contents };
    if (!existsSync(path)) return undefined;
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
    this.files.set(path, { path, document, lines });
    return this.open(path);
  }

  /** Returns the value of a key, or an item of a list, across references, with the line of the key. */
  step(from: Cursor | undefined, key: string | number): Cursor | undefined {
    const holder = this.follow(from);
    if (holder === undefined) return undefined;
    const { file, node } = holder;
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key: one }) => isScalar(one) && String(one.value) === `${key}`,
      );
      return pair && { file, line: lineOf(file, pair.key), node: pair.value };
    }
    const item: unknown = isSeq(node) ? node.items[Number(key)] : undefined;
    return item === undefined ? undefined : { file, line: lineOf(file, item), node: item };
  }

  steps(from: Cursor | undefined, ...keys: readonly (string | number)[]): Cursor | undefined {
    return keys.reduce<Cursor | undefined>((cursor, key) => this.step(cursor, key), from);
  }

  /** Returns the keys of a map, or the positions of a list. */
  keys(from: Cursor | undefined): readonly string[] {
    const { node } = this.follow(from) ?? {};
    if (isMap(node)) return node.items.map(({ key }) => String(isScalar(key) ? key.value : key));
    return isSeq(node) ? node.items.map((_, index) => String(index)) : [];
  }

  /** Returns the text at a key. */
  text(from: Cursor | undefined, key: string): string | undefined {
    const { node } = this.step(from, key) ?? {};
    return isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
  }

  /** Returns the node after all references and anchors, with its line. */
  follow(from: Cursor | undefined): Cursor | undefined {
    let cursor = from;
    for (let hops = 0; cursor !== undefined && hops < 20; hops += 1) {
      const { file, node, line } = cursor;
      if (isAlias(node)) cursor = { file, line, node: node.resolve(file.document) };
      else if (isMap(node) && typeof node.get('$ref') === 'string') {
        cursor = this.target(file.path, String(node.get('$ref')));
      } else return cursor;
    }
    return cursor;
  }

  private target(path: string, ref: string): Cursor | undefined {
    const [file = '', pointer = ''] = ref.split('#');
    const start = this.open(file === '' ? path : resolve(dirname(path), file));
    const keys = pointer.split('/').slice(1).map(unescapePointer);
    return this.steps(start, ...keys);
  }
}

function lineOf(file: SourceFile, node: unknown): number {
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  return file.lines.linePos(offset).line;
}

/**
 * Returns all files of a contract, with indirect references: the entry first, then modules that register themselves.
 */
export function referredFiles(entry: string): readonly string[] {
  const found = [entry, ...declaringFiles(entry)];
  for (const path of found) {
    if (!existsSync(path)) continue;
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(reference)) {
      const target = resolve(dirname(path), to);
      if (!found.includes(target)) found.push(target);
    }
  }
  return found;
}
