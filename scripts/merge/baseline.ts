import { readFile, writeFile } from 'node:fs/promises';
import { baselineText, contractDocument } from '../codegen/bundle/bundle.js';
import { MergeConflictError, mergeValues } from './merge-values.js';

// A merge driver of git: merges two released contracts into the file of our side.

const [basePath = '', oursPath = '', theirsPath = ''] = process.argv.slice(2);

/** An empty file means that a side has no baseline. */
async function read(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  return text === '' ? undefined : JSON.parse(text);
}

try {
  const [base, ours, theirs] = await Promise.all([basePath, oursPath, theirsPath].map(read));
  const merged = contractDocument(mergeValues(base, ours, theirs), oursPath);
  await writeFile(oursPath, baselineText(merged));
} catch (error) {
  if (!(error instanceof MergeConflictError)) throw error;
  process.stderr.write(`${error.message}. Choose one side, or run npm run drift -- --accept.\n`);
  process.exitCode = 1;
}
