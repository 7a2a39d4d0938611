import './help.mjs';
import { killSteps, runAll, runInOrder } from './check/run-steps.mjs';

const inOrder = (...commands) => ({
  run: runInOrder,
  steps: commands.map((command) => ({ name: command, command })),
});

/** Steps of other scripts by their names, each with what it needs. */
const together = (steps) => ({ run: runAll, steps });

/**
 * Checks a project by the native compiler. Its results stay in a folder, so that it then checks only what changed files
 * affect. openapi-typescript and other tools need the API of the older `typescript` beside it.
 */
const checkTypes = (name, project) => ({
  name,
  command: `node node_modules/typescript-native/bin/tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/notaria/types-${name}.json`,
});

const script = (name, needs) => ({
  name,
  command: `npm run -s ${name}`,
  ...(needs && { needs }),
});

/** Scripts that run other programs in steps. The last step receives the arguments. */
const scripts = {
  dev: inOrder('node scripts/build/server.mjs', 'node --import tsx --watch src/main.ts'),
  types: together([
    checkTypes('server', '.'),
    checkTypes('capture', 'src/capture'),
    checkTypes('console', 'src/console'),
    checkTypes('docs-site', 'src/docs-site'),
  ]),
  lint: inOrder('biome check --error-on-warnings .'),
  floors: inOrder('depcruise --config .dependency-cruiser.cjs src generated sdk scripts test'),
  dead: inOrder('knip'),
  // The longest steps come first.
  check: together([
    script('types'),
    script('lint'),
    script('floors'),
    script('dead'),
    script('lint:contracts'),
    script('lint:patterns'),
    script('lint:language'),
    script('lint:layout'),
    script('draw -- --check'),
    script('licenses -- --check'),
    // Contracts with faults generate nothing to compare.
    script('drift', 'lint:contracts'),
    script('sdk:size'),
    script('console:size'),
    script('capture:size'),
  ]),
  console: inOrder('vite -c src/console/vite.config.mjs'),
  'bench:engines': inOrder(
    'node scripts/build/server.mjs',
    'node --import tsx scripts/bench/engines.ts',
  ),
};

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) throw new Error(`There are no steps of ${name}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => killSteps(signal));
const { run, steps } = scripts[name];
const last = steps.at(-1);
process.exitCode = await run([
  ...steps.slice(0, -1),
  { ...last, command: [last.command, ...rest].join(' ') },
]);
