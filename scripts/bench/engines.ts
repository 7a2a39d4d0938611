import { parseArgs } from 'node:util';
import { build } from './build.js';
import { measureBarcodes } from './engines/barcodes.js';
import { measureFaces } from './engines/faces.js';
import { measureGalleries } from './engines/galleries.js';
import { measureMrz } from './engines/mrz.js';
import { measurePages } from './engines/pages.js';

const usage = `How well the built-in engines see, and what it costs. Bring your own files: none come with the project.

  npm run bench:engines -- --faces DIR
      Pictures called PERSON__anything.jpg, one face in each: two of one PERSON are one person, all others are not.
      Prints how many faces were found, how many of one person are refused (FRR) and of two are taken for one (FAR) at
      the default thresholds, processor time and memory, and how long /healthz takes while faces are compared.

  npm run bench:engines -- --galleries 1000,10000,100000
      Searches made-up faces of the size of the built-in networks', so many in a gallery, by comparing each one and by a
      copy in a thread. Prints how long the first search takes and later ones, and how long /healthz takes meanwhile. On
      the embedded engine; with DATABASE_URL on a database that is made there for it, and dropped.

  npm run bench:engines -- --barcodes DIR
      Images of bar codes, each with what its code says in a .txt of the same name, or without.

  npm run bench:engines -- --mrz DIR
      Pictures of documents, each with the lines of its machine-readable zone in a .txt of the same name; \`drawn\` for
      DIR draws documents and distorts them. Prints how many zones are read exactly, how many wrongly although their
      check digits are right, processor time and memory.

  npm run bench:engines -- --pages 10000
      Draws so many documents over issuers, formats and distortions, or those of the seeds FIRST-LAST. Prints how many
      zones are read, how many without a doubt, and each field that was read wrongly without a doubt.
`;

/** The measurements by the names of their options. */
const measures: Readonly<Record<string, (given: string) => Promise<void>>> = {
  faces: measureFaces,
  galleries: measureGalleries,
  barcodes: measureBarcodes,
  mrz: measureMrz,
  pages: measurePages,
};

const { values: options } = parseArgs({
  options: Object.fromEntries(Object.keys(measures).map((name) => [name, { type: 'string' }])),
});

let isAnythingAsked = false;
for (const [name, measure] of Object.entries(measures)) {
  const given = options[name];
  if (typeof given !== 'string') continue;
  if (!isAnythingAsked) build();
  isAnythingAsked = true;
  await measure(given);
}
if (!isAnythingAsked) {
  process.stdout.write(usage);
  process.exitCode = 1;
}
