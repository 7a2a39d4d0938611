import { isScalar } from 'yaml';
import { type Cursor, SourceFiles } from '../../../contract-rules/source/source-files.js';

/** A value in a YAML file and its first line. */
export class YamlPlace {
  readonly #files: SourceFiles;
  readonly #cursor: Cursor;

  constructor(files: SourceFiles, cursor: Cursor) {
    this.#files = files;
    this.#cursor = cursor;
  }

  get file(): string {
    return this.#cursor.file.path;
  }

  get line(): number {
    return this.#cursor.line;
  }

  text(): string | undefined {
    const { node } = this.#cursor;
    return isScalar(node) ? String(node.value) : undefined;
  }

  /** Returns the keys of a map, or the positions of a list. */
  keys(): readonly string[] {
    return this.#files.keys(this.#cursor);
  }

  /** Returns a member of a map, or an item of a list. */
  at(name: string): YamlPlace | undefined {
    return this.#placeOf(this.#files.step(this.#cursor, name));
  }

  first(): YamlPlace | undefined {
    const [name] = this.keys();
    return name === undefined ? undefined : this.at(name);
  }

  items(): readonly YamlPlace[] {
    return this.keys().flatMap((position) => this.at(position) ?? []);
  }

  branches(): readonly YamlPlace[] {
    return ['oneOf', 'anyOf', 'allOf'].flatMap((name) => this.at(name)?.items() ?? []);
  }

  branch(index: number): YamlPlace | undefined {
    return this.branches()[index];
  }

  /** Returns the target of a reference in this or another file; the value itself if it is not a reference. */
  target(): YamlPlace {
    return this.#placeOf(this.#files.follow(this.#cursor)) ?? this;
  }

  #placeOf(cursor: Cursor | undefined): YamlPlace | undefined {
    return cursor && new YamlPlace(this.#files, cursor);
  }
}

/** Returns a function that opens YAML files and reads each once. It returns undefined for a missing file. */
export function openYamlFiles(): (path: string) => YamlPlace | undefined {
  const files = new SourceFiles();
  return (path) => {
    const start = files.open(path);
    return start && new YamlPlace(files, start);
  };
}
