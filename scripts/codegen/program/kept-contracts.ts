import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isRecord } from '../model/document.js';
import type { EmittedFiles } from '../model/model.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A contract without faults and the files that it generates. */
export interface GeneratedContract {
  readonly name: string;
  /** The texts of all files that were read, by their absolute paths. */
  readonly sources: ReadonlyMap<string, string>;
  readonly files: EmittedFiles;
}

interface KeptContract {
  /** Hashes of all files that were read, by their paths relative to the project. */
  readonly sources: Readonly<Record<string, string>>;
  readonly files: EmittedFiles;
}

function isKept(value: unknown): value is KeptContract {
  return isRecord(value) && isRecord(value['sources']) && isRecord(value['files']);
}

function parsed(text: string | undefined): KeptContract | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Line ends count as the reader of contracts counts them. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/**
 * Keeps the files that contracts generated, so that a contract is read, checked and generated again only when one of
 * its sources or the generator changes. It decides by content alone, never by the time of a change.
 */
export class KeptContracts {
  private readonly folder: string;
  private readonly generator: string;

  /**
   * @param folder     holds one file for each contract and generator
   * @param generator  identifies the generator with its packages
   */
  constructor(folder: string, generator: string) {
    this.folder = folder;
    this.generator = generator;
  }

  /** Returns the files of a contract whose sources are as they were; undefined for any other. */
  find(root: string, name: string): EmittedFiles | undefined {
    const kept = parsed(textOf(this.pathOf(root, name)));
    if (kept === undefined) return undefined;
    const folder = join('contracts', name);
    // A module that no file refers to would be a fault.
    const present = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => join(folder, path).split(sep).join('/'));
    const isSame = Object.entries(kept.sources).every(([path, known]) => {
      const text = textOf(join(root, path));
      return text !== undefined && hash(text) === known;
    });
    const isAll = present.every((path) => Object.hasOwn(kept.sources, path));
    return isSame && isAll ? kept.files : undefined;
  }

  keep(root: string, { name, sources, files }: GeneratedContract): void {
    const hashes = [...sources].map(([path, text]) => [
      relative(root, path).split(sep).join('/'),
      hash(text),
    ]);
    const path = this.pathOf(root, name);
    mkdirSync(this.folder, { recursive: true });
    // Another run may read the file meanwhile, so it is replaced in one step.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ sources: Object.fromEntries(hashes), files }));
    renameSync(draft, path);
  }

  private pathOf(root: string, name: string): string {
    return join(this.folder, `${hash(JSON.stringify([root, name, this.generator]))}.json`);
  }
}
