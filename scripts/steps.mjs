import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Keeps the results of the compiler, which checks again only what the content of changed files affects. */
const checkTypes = (project, name) =>
  `tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/notaria/types-${name}.json`;

/** Scripts that run other programs, step by step. Arguments go to the last step. */
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
    'drift',
    'sdk:size',
    'console:size',
  ].map((name) => `npm run -s ${name}`),
  console: ['vite -c src/console/vite.config.mjs'],
  'bench:engines': ['node scripts/build/server.mjs', 'node --import tsx scripts/bench/engines.ts'],
};

const [name = '', ...rest] = process.argv.slice(2);
const steps = Object.hasOwn(scripts, name) ? scripts[name] : [];
if (steps.length === 0) throw new Error(`There are no steps of ${name}`);
let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal));
for (const [index, step] of steps.entries()) {
  const [command, ...args] = step.split(' ');
  const given = index === steps.length - 1 ? rest : [];
  child = spawn(command, [...args, ...given], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
  if (code !== 0) break;
}
