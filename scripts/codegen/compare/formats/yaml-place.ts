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
  type Pair,
  parseDocument,
} from 'yaml';

interface OpenFile {
  readonly path: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Reads YAML files, each once. */
export class YamlPlaces {
  readonly #files = new Map<string, OpenFile>();

  open(path: string): YamlPlace {
    const known = this.#files.get(path);
    if (known !== undefined) return new YamlPlace(this, known, known.document.contents, 0);
    const lines = new LineCounter();
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const file = { path, document: parseDocument(text, { lineCounter: lines }), lines };
    this.#files.set(path, file);
    return new YamlPlace(this, file, file.document.contents, 0);
  }
}

/** A value in a YAML file, and the line where it begins. */
export class YamlPlace {
  readonly #places: YamlPlaces;
  readonly #file: OpenFile;
  readonly #value: unknown;
  readonly #offset: number;

  constructor(places: YamlPlaces, file: OpenFile, value: unknown, offset: number) {
    this.#places = places;
    this.#file = file;
    this.#value = isAlias(value) ? value.resolve(file.document) : value;
    this.#offset = offset;
  }

  get file(): string {
    return this.#file.path;
  }

  get line(): number {
    return Math.max(1, this.#file.lines.linePos(this.#offset).line);
  }

  text(): string | undefined {
    return isScalar(this.#value) ? String(this.#value.value) : undefined;
  }

  keys(): readonly string[] {
    return this.#pairs().map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  }

  /** A member of a map. */
  at(name: string): YamlPlace | undefined {
    return this.#member(({ key }) => isScalar(key) && String(key.value) === name);
  }

  first(): YamlPlace | undefined {
    return this.#member(() => true);
  }

  items(): readonly YamlPlace[] {
    return isSeq(this.#value) ? this.#value.items.map((item) => this.#inside(item, item)) : [];
  }

  branches(): readonly YamlPlace[] {
    return ['oneOf', 'anyOf', 'allOf'].flatMap((name) => this.at(name)?.items() ?? []);
  }

  branch(index: number): YamlPlace | undefined {
    return this.branches()[index];
  }

  /** The value that a reference leads to, in this file or another; without one, the value itself. */
  target(): YamlPlace {
    const reference = this.at('$ref')?.text();
    if (reference === undefined) return this;
    const [file = '', pointer = ''] = reference.split('#');
    const path = file === '' ? this.file : resolve(dirname(this.file), file);
    let place: YamlPlace | undefined = this.#places.open(path);
    for (const token of pointer.split('/').slice(1)) {
      place = place?.at(token.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    return place?.target() ?? this;
  }

  #pairs(): readonly Pair[] {
    return isMap(this.#value) ? this.#value.items : [];
  }

  #member(isWanted: (pair: Pair) => boolean): YamlPlace | undefined {
    const found = this.#pairs().find(isWanted);
    return found && this.#inside(found.value, found.key);
  }

  #inside(value: unknown, start: unknown): YamlPlace {
    const offset = isNode(start) ? start.range?.[0] : undefined;
    return new YamlPlace(this.#places, this.#file, value, offset ?? this.#offset);
  }
}
