import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { measurePairs } from './matching-pairs.js';

const usage = `npm run bench:matching -- --pairs FILE.csv [--errors]
  columns name1 (as asked), name2 (as listed), expected (true or false) and, if there, schema
`;

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string' },
    /** Tells every pair that is judged wrongly at 70. */
    errors: { type: 'boolean', default: false },
  },
});

function readRows(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true });
}

if (options.pairs !== undefined) {
  process.stdout.write(measurePairs(readRows(options.pairs), options.errors));
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
