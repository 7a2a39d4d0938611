import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isRecord } from '../model/document.js';
import type { EmittedFiles } from '../model/model.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A valid contract and its generated files. */
export interface GeneratedContract {
  readonly name: string;
  /** The texts of the files that were read, by absolute path. */
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

/** Normalises line ends like the reader of contracts. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/**
 * Caches generated files, so that a contract is read, checked and generated again only after a change of its sources
 * or the generator. Only the content counts, never the time of a change.
 */
export class KeptContracts {
  private readonly folder: string;
  private readonly generator: string;

  /**
   * @param folder     the folder with a file per contract and generator
   * @param generator  a hash of the generator and its packages
   */
  constructor(folder: string, generator: string) {
    this.folder = folder;
    this.generator = generator;
  }

  /** Returns the files of a contract with unchanged sources; undefined otherwise. */
  find(root: string, name: string): EmittedFiles | undefined {
    const kept = parsed(textOf(this.pathOf(root, name)));
    if (kept === undefined) return undefined;
    const folder = join('contracts', name);
    // A new module file also counts as a change, because a file that no path refers to is a fault.
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
    // Replaced in one step, because another run may read the file.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ sources: Object.fromEntries(hashes), files }));
    renameSync(draft, path);
  }

  private pathOf(root: string, name: string): string {
    return join(this.folder, `${hash(JSON.stringify([root, name, this.generator]))}.json`);
  }
}
