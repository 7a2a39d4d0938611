import { join } from 'node:path';
import { ContractError } from '../../contract-rules/check.js';
import { buildFiles, run } from '../index.js';
import { KeptContracts } from './kept-contracts.js';
import { takeTimings } from './timings.js';
import { watchContracts } from './watch.js';

export interface GenerateOptions {
  readonly root: string;
  /** The folder with the results of earlier runs. */
  readonly cache: string;
  /** A hash of the generator and its packages. */
  readonly generator: string;
  readonly timings: boolean;
  readonly watch: boolean;
  /** Returns true if the generator on disk has not changed. */
  readonly isCurrent: () => boolean;
}

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Generates once. If a contract breaks a rule, lists the faults and returns false. */
async function generateOnce(options: GenerateOptions): Promise<boolean> {
  const kept = new KeptContracts(join(options.cache, 'contracts'), options.generator);
  try {
    await run(options.root, write, kept);
    return true;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  } finally {
    const timings = takeTimings();
    if (options.timings) for (const line of timings) write(line);
  }
}

/**
 * Builds the generated files that are not committed.
 *
 * @throws {ContractError} if a contract breaks a rule
 */
export async function buildCommand({
  root,
  cache,
  generator,
}: Pick<GenerateOptions, 'root' | 'cache' | 'generator'>): Promise<void> {
  const stale = await buildFiles(root, new KeptContracts(join(cache, 'contracts'), generator));
  for (const path of stale) {
    process.stderr.write(`${path} is not that of its contract: run npm run codegen\n`);
  }
}

/**
 * Generates once, or again after each change of a contract.
 *
 * @returns the exit code; undefined if the generator itself changed and must be reloaded
 */
export async function generateCommand(options: GenerateOptions): Promise<number | undefined> {
  if (!options.watch) return (await generateOnce(options)) ? 0 : 1;
  write('Watching contracts/ ...');
  await watchContracts(options.root, {
    isCurrent: options.isCurrent,
    generate: () => generateOnce(options),
  });
  return undefined;
}
