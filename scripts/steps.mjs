import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The folder for the results of the compiler, which then checks only what changed files affect. */
const checkTypes = (project, name) =>
  `tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/notaria/types-${name}.json`;

/** Scripts that run other programs in steps. The last step receives the arguments. */
const scripts = {
  dev: ['node scripts/build/server.mjs', 'node --import tsx --watch src/main.ts'],
  types: [
    checkTypes('.', 'server'),
    checkTypes('src/capture', 'capture'),
    checkTypes('src/console', 'console'),
    checkTypes('src/docs-site', 'docs-site'),
  ],
  lint: ['biome check --error-on-warnings .'],
  floors: ['depcruise --config .dependency-cruiser.cjs src generated sdk scripts test'],
  dead: ['knip'],
  check: [
    'types',
    'lint',
    'floors',
    'dead',
    'lint:contracts',
    'lint:patterns',
    'lint:language',
    'lint:layout',
    'draw -- --check',
    'licenses -- --check',
    'drift',
    'sdk:size',
    'console:size',
    'capture:size',
  ].map((name) => `npm run -s ${name}`),
  console: ['vite -c src/console/vite.config.mjs'],
  'bench:engines': ['node scripts/build/server.mjs', 'node --import tsx scripts/bench/engines.ts'],
};

/** Scripts whose steps do not depend on each other run two at a time, the longest first. */
const independent = new Set(['types', 'check']);

const [name = '', ...rest] = process.argv.slice(2);
const steps = Object.hasOwn(scripts, name) ? scripts[name] : [];
if (steps.length === 0) throw new Error(`There are no steps of ${name}`);
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

/** Runs a step and prints its output at its end, so that the output of two steps is not mixed. */
async function runStep(step, given, stdio) {
  const [command, ...args] = step.split(' ');
  const child = spawn(command, [...args, ...given], { stdio });
  children.add(child);
  const written = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => written.push(data));
  }
  const [code] = await once(child, 'close');
  children.delete(child);
  process.stdout.write(Buffer.concat(written));
  return code ?? 1;
}

const waiting = steps.map((step, index) => ({
  step,
  given: index === steps.length - 1 ? rest : [],
}));

/** Runs the waiting steps one at a time until one fails. */
async function work(stdio) {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const code = await runStep(next.step, next.given, stdio);
    if (code !== 0) {
      process.exitCode = code;
      waiting.length = 0;
    }
  }
}

await Promise.all(independent.has(name) ? [work('pipe'), work('pipe')] : [work('inherit')]);
