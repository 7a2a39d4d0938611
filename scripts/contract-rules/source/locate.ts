import { declaringFiles } from '../../codegen/bundle/declarations.js';
import { type Cursor, referredFiles, SourceFiles } from './source-files.js';

/** A line of a source file. */
export interface SourceLine {
  readonly path: string;
  readonly line: number;
}

/** Matches an operation, or a misspelt method with its path. */
const operation = /^([\w-]+) (\/\S*)/;
const step =
  /^(?: (?<kind>parameter|reply|header) (?<name>[^\s.[]+)| (?<body>body)| (?<key>x-[\w-]+)| (?<branch>oneOf|anyOf|allOf)\[(?<index>\d+)\]| (?<condition>not|if|then|else|contains|propertyNames)|(?<items>\[\])|(?<other>\.\*)|\.(?<member>[^\s.[]+))/;

/**
 * Finds the lines of a place in a bundled contract. For a place that is in no file, finds the line of the nearest
 * part.
 */
export class Locator {
  private readonly files = new SourceFiles();
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  lineOf(place: string): SourceLine {
    const { file, line } = this.find(place) ?? { line: 1 };
    return { path: file?.path ?? this.entry, line };
  }

  private find(place: string): Cursor | undefined {
    const entry = this.files.open(this.entry);
    const [whole, method = '', path = ''] = operation.exec(place) ?? [];
    if (whole !== undefined) {
      const item = this.item(entry, path);
      const start =
        this.files.step(item, method) ?? this.files.step(item, method.toLowerCase()) ?? item;
      const rest = place.slice(whole.length);
      return this.descend(start, rest) ?? this.descend(item, rest) ?? start;
    }
    if (place.startsWith('document')) return this.member(entry, place);
    const [schema, name = ''] = /^schemas\.(\w+)/.exec(place) ?? [];
    if (schema !== undefined) {
      const start = this.component('schemas', name);
      const odd = this.component('schemas', place.slice('schemas.'.length));
      return odd ?? this.descend(start, place.slice(schema.length)) ?? start;
    }
    return this.item(entry, place) ?? entry;
  }

  /** Returns the member at a place such as `document.paths./api/products.x-owner` or `document.tags[2]`. */
  private member(entry: Cursor | undefined, place: string): Cursor | undefined {
    const path = /^document\.paths\.(\/.*)$/.exec(place)?.[1];
    const [, webhook = '', inner = ''] = /^document\.webhooks\.(\w+)(.*)$/.exec(place) ?? [];
    if (webhook !== '')
      return this.deepest(this.registered(entry, 'webhooks', webhook), inner) ?? entry;
    const [, kind = '', name = '', rest = ''] =
      /^document\.components\.(\w+)\.([\w-]+)(.*)$/.exec(place) ?? [];
    if (kind !== '') return this.deepest(this.component(kind, name), rest) ?? entry;
    if (path === undefined) return this.deepest(entry, place.slice('document'.length));
    const end = path
      .split('.')
      .findIndex((_, at, all) => this.item(entry, all.slice(0, at + 1).join('.')));
    const known = path
      .split('.')
      .slice(0, end + 1)
      .join('.');
    return this.deepest(this.item(entry, known), path.slice(known.length)) ?? entry;
  }

  /** Follows keys and positions such as `.post.responses.200` or `[2]` as far as they exist. */
  private deepest(start: Cursor | undefined, steps: string): Cursor | undefined {
    const [whole, key, position] = /^(?:\.([^.[]+)|\[(\d+)\])/.exec(steps) ?? [];
    if (whole === undefined) return start;
    const next = this.files.step(start, key ?? Number(position));
    return next === undefined ? start : this.deepest(next, steps.slice(whole.length));
  }

  private item(entry: Cursor | undefined, path: string): Cursor | undefined {
    return this.registered(entry, 'paths', path);
  }

  /** Finds a path or a webhook in the entry, or else in a module that registers itself. */
  private registered(
    entry: Cursor | undefined,
    kind: 'paths' | 'webhooks',
    name: string,
  ): Cursor | undefined {
    const modules = declaringFiles(this.entry).map((file) => this.files.open(file));
    return [entry, ...modules]
      .map((file) => this.files.steps(file, kind, name))
      .find((found) => found !== undefined);
  }

  /** The name of a component is the end of its reference. */
  private component(kind: string, name: string): Cursor | undefined {
    for (const path of referredFiles(this.entry)) {
      const file = this.files.open(path);
      const found =
        this.files.steps(file, kind, name) ?? this.files.steps(file, 'components', kind, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Follows keys as far as they exist. Returns undefined if the first one is missing. */
  private descend(start: Cursor | undefined, steps: string): Cursor | undefined {
    let cursor: Cursor | undefined = steps === '' ? start : undefined;
    for (let rest = steps; rest !== ''; ) {
      const match = step.exec(rest);
      const next = match && this.next(cursor ?? start, match.groups ?? {});
      if (!next) return cursor;
      cursor = next;
      rest = rest.slice(match[0].length);
    }
    return cursor;
  }

  private next(
    from: Cursor | undefined,
    groups: Readonly<Record<string, string | undefined>>,
  ): Cursor | undefined {
    const {
      kind,
      name = '',
      body,
      key,
      branch = '',
      index,
      condition,
      items,
      other,
      member,
    } = groups;
    if (kind === 'parameter') return this.parameter(from, name);
    if (kind !== undefined)
      return this.files.steps(from, kind === 'reply' ? 'responses' : 'headers', name);
    if (body !== undefined) return this.files.step(from, 'requestBody');
    const schema = this.schemaIn(from);
    if (key !== undefined) return this.files.step(from, key) ?? this.files.step(schema, key);
    if (index !== undefined) return this.files.steps(schema, branch, Number(index));
    if (condition !== undefined) return this.files.step(schema, condition);
    if (items !== undefined) return this.files.step(schema, 'items');
    if (other !== undefined) return this.files.step(schema, 'additionalProperties');
    return member === undefined ? undefined : this.files.steps(schema, 'properties', member);
  }

  private parameter(from: Cursor | undefined, name: string): Cursor | undefined {
    const list = this.files.step(from, 'parameters');
    const index = this.files
      .keys(list)
      .find((key) => this.files.text(this.files.step(list, Number(key)), 'name') === name);
    return index === undefined
      ? undefined
      : this.files.follow(this.files.step(list, Number(index)));
  }

  /** Returns the schema of a body, reply, parameter or header; a schema unchanged. */
  private schemaIn(from: Cursor | undefined): Cursor | undefined {
    const content = this.files.step(from, 'content');
    const [media = ''] = this.files.keys(content);
    const holder = content === undefined ? from : this.files.step(content, media);
    return this.files.step(holder, 'schema') ?? holder;
  }
}
