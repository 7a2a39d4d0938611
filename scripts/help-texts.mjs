/** The help of each npm script that has no options of its own to explain, by its name. */
export const helpTexts = {
  build: 'Bundles the server, the console and the capture page into dist/, and packs the clients.',
  start:
    'Builds the server and starts it. Its configuration comes from the environment; see README.md.\n\n  --empty  begins an empty database with an empty company in place of the demo',
  dev: 'Builds the server, starts it from its sources, and restarts it when they change.',
  prepare:
    'Names the merge drivers of generated files and of contracts/baseline/ to git, and bundles the generator. npm ci runs it.',
  codegen:
    'Writes generated/ and the generated/ folder of each client from contracts/.\n\n  --watch     writes them again after each change of a contract\n  --timings   names each step with the time it took\n  --root DIR  generates for another project',
  new: 'Writes a module of the ERP API: contract, handlers, queries, migration, texts, test, console pages and demo data.\n\n  module NAME --sample     begins with a small sample contract\n  module NAME --from FILE  begins with a contract of your own: YAML with paths and schemas\n\nNAME is a folder, such as fuel-cards. Exit code 1 for a name or a contract with faults; nothing is written then.',
  drift:
    'Compares generated files with the contracts, and the contracts with their last release. Names for each change whom it\nbreaks: callers of the server, users of the SDK, users of the mock.\n\n  --accept        makes the contracts as they are the new baseline\n  --json          writes the report as JSON\n  --github        writes annotations for GitHub, and a comment in Markdown to GITHUB_STEP_SUMMARY or the output\n  --comment FILE  writes the comment to a file\n  --timings       names each step with the time it took\n\nExit codes: 1 if generated files differ, 2 if they do not, but a change of a contract is breaking.',
  'lint:patterns': 'Checks that every regular expression runs in linear time.',
  licenses:
    'Writes docs/licenses.md from package-lock.json, and refuses packages whose licence is not accepted.\n\n  --check  reports a difference and writes nothing',
  'lint:contracts':
    'Checks the contracts by our rules, the structure of OpenAPI 3.1 and the recommended rules of Redocly.',
  test: 'Builds the server and runs the tests with Jest.\n\n  FILE…  runs these files only; other options are those of Jest',
  bench:
    'Compares the built server with that of another checkout, or with itself. Needs PostgreSQL (DATABASE_URL).\n\n  --against DIR    the other checkout, which is built\n  --quick          short rounds\n  --only NAME      list, search, detail, invoice, adjustment or check\n  --connections N  requests under way, usually 32\n  --profile DIR    writes CPU profiles',
  'bench:engines':
    'Measures engines.\n\n  --faces DIR | --galleries SIZES | --barcodes DIR | --mrz DIR\n\nWithout any of these it describes them in full.',
  'bench:matching':
    'Measures the screening of names.\n\n  --pairs FILE | --queries FILE | --stress | --slips\n\nWithout any of these it describes them in full.',
  types: 'Checks the types of all sources.',
  engines:
    'Installs the optional packages that read text and compare faces: some 230 MB in src/kyc/packages.\n\nA running server uses them after its next start.',
  tools:
    'Installs the packages of checks in scripts/tools. Commands that need them do it themselves.',
  lint: 'Checks format and style with Biome.\n\n  --write  corrects what can be corrected',
  floors: 'Checks that imports go in the allowed directions only.',
  dead: 'Finds files, exports and dependencies that nothing uses.',
  check:
    'Runs every check of the sources and of generated files, and names those that failed: npm run NAME\nruns one alone.',
  console: 'Serves the console from its sources, and reloads it when they change.',
  draw: 'Draws the imports between the parts of the project into docs/architecture.md.\n\n  --check  reports a difference and writes nothing',
  'lint:layout': 'Checks the layout of sources: SQL in query modules only, texts in catalogs only.',
  'lint:language':
    'Checks the language of comments: how they begin, vague words, and the retired words of docs/glossary.md.\n\n  FOLDER…  only these folders',
  'console:size': 'Measures the first page of the console, and fails over its limit.',
  'capture:size': 'Measures the files of the capture page, and fails over their limits.',
  'sdk:pack': 'Packs the clients as they would be published, and checks the tarballs.',
  'tools:check':
    'Installs public generators, linters and Prism from the npm registry, and tests them against the server.',
  rehearse:
    'Rehearses on this machine, in some minutes: the restore of PostgreSQL to a moment (docs/runbooks/restore.md), the\nparts of compose.yaml while one server is killed, and the release before on the schema of this one (RELEASE_BEFORE=REVISION,\nor the last tag v* before HEAD). Needs the programs of PostgreSQL, Redis, HAProxy and rsync, and for\nroot the user postgres.',
  'test:node':
    'Runs the suite on another version of Node.js, which it takes from the npm registry: a nightly run for 24.\n\n  MAJOR    22 or 24\n  PATH…    only these tests',
  'sdk:size': 'Measures the clients after bundling, and fails over their limits.',
};
