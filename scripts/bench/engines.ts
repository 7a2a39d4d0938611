import { parseArgs } from 'node:util';
import { measureMrz } from './engines-mrz.js';

const usage = `How well the built-in engines see, and what it costs. Bring your own files: none come with the project.

  npm run bench:engines -- --mrz DIR
      Pictures, each with a text file of the same name that holds the lines of its machine-readable zone; \`drawn\` for
      DIR draws documents and distorts them. Prints how many zones are read exactly, how many wrongly although their
      check digits are right, processor time and memory.
`;

/** One measure for each kind of files; its option is its name. */
const measures: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  mrz: measureMrz,
};

const { values: options } = parseArgs({
  options: Object.fromEntries(Object.keys(measures).map((name) => [name, { type: 'string' }])),
});

let isAnythingAsked = false;
for (const [name, measure] of Object.entries(measures)) {
  const folder = options[name];
  if (typeof folder !== 'string') continue;
  isAnythingAsked = true;
  process.stdout.write(await measure(folder));
}
if (!isAnythingAsked) {
  process.stdout.write(usage);
  process.exitCode = 1;
}
