import {
  type BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { isRecord } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { ContractReader } from './contract-reader.js';
import { withDeclarations } from './declarations.js';

/** A place in the files of a contract that cannot be bundled. */
export interface BundleFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Faults that keep a contract from being bundled. The message lists all of them. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly faults: readonly BundleFault[];

  constructor(faults: readonly BundleFault[]) {
    const lines = faults.map(({ path, message }) => `  ${path}: ${message}`);
    super(`The contract cannot be bundled:\n${[...new Set(lines)].join('\n')}`);
    this.faults = faults;
  }
}

const sameName = /^Two .+ are referenced with the same name .*Renamed (.+) to .+\.$/;

function bundleFault(
  { location: [first], message }: NormalizedProblem,
  entry: string,
): BundleFault {
  const name = sameName.exec(message)?.[1];
  return {
    path: first?.source.absoluteRef ?? entry,
    line: first === undefined ? 1 : getLineColLocation(first).start.line,
    message:
      name === undefined
        ? message
        : `${name} is the name of another component in another file too: rename one of them`,
  };
}

/**
 * Gathers a contract and the files it refers to into one document. Components take the last
 * segment of their reference as name; members keep the order they were written in.
 *
 * @param entry   path of the contract's `openapi.yaml`
 * @param reader  has read the files already; bundling changes them, so it is of no use afterwards
 * @throws {BundleError} when a reference is broken, or when two files give one name to different components
 */
export async function bundleContract(
  entry: string,
  reader: BaseResolver = new ContractReader(),
): Promise<ContractDocument> {
  const result = await bundle({
    ref: entry,
    config: await createConfig({}),
    externalRefResolver: reader,
    componentRenamingConflicts: 'error',
  });
  if (result.problems.length > 0) {
    throw new BundleError(result.problems.map((problem) => bundleFault(problem, entry)));
  }
  return withDeclarations(contractDocument(result.bundle.parsed, entry));
}

/** Checks that a parsed document has the parts of a contract. */
export function contractDocument(parsed: unknown, entry: string): ContractDocument {
  if (!isContract(parsed)) {
    throw new Error(`${entry} is no OpenAPI 3.1 contract with info, paths and components.schemas`);
  }
  return parsed;
}

function isContract(value: unknown): value is ContractDocument {
  return (
    isRecord(value) &&
    typeof value['openapi'] === 'string' &&
    value['openapi'].startsWith('3.1') &&
    isRecord(value['info']) &&
    isRecord(value['paths']) &&
    isRecord(value['components']) &&
    isRecord(value['components']['schemas'])
  );
}

const lineWidth = 160;

/**
 * Returns JSON in which every value that fits is on one line, so that a small change of a contract is a small
 * difference.
 *
 * @param start  the length of the line before the value
 * @param levels  values within more values than this stay on one line of any length
 */
function jsonLines(value: unknown, indent: string, start: number, levels: number): string {
  const flat = JSON.stringify(value);
  const isBranch = typeof value === 'object' && value !== null && flat.length > 2 && levels > 0;
  if (!isBranch || start + flat.length <= lineWidth) return flat;
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + jsonLines(item, inner, inner.length, levels - 1))
    : Object.entries(value).map(([name, member]) => {
        const key = `${inner}${JSON.stringify(name)}: `;
        return key + jsonLines(member, inner, key.length, levels - 1);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Returns the text of the document that is served and downloaded. */
export const documentText = (document: ContractDocument): string =>
  `${jsonLines(document, '', 0, Number.POSITIVE_INFINITY)}\n`;

/** Returns the text of a released contract, for later comparisons: each operation and each schema is one line. */
export const baselineText = (document: ContractDocument): string =>
  `${jsonLines(document, '', 0, 3)}\n`;
