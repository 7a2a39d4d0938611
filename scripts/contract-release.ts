import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { baselineText } from './codegen/bundle/bundle.js';
import { baselinePath } from './codegen/drift-report.js';
import { run as generate, loadContract, readIfThere } from './codegen/index.js';
import { contractNames } from './codegen/lock.mjs';
import {
  packagePath,
  proposeRelease,
  type Release,
  releaseNotes,
  withNotes,
} from './codegen/release.js';

const usage = `Releases the contracts: proposes each client's version, writes its changelog, moves the baseline.

  npm run contract:release [-- erp|kyc …] [--dry-run] [--root FOLDER]

The version of a client follows what breaks code against its types and methods, the version of a contract what breaks
callers of the server. A breaking change makes a major version (before 1.0.0 a minor one), any other change a minor one,
words alone a patch.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    root: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const root = values.root ?? fileURLToPath(new URL('..', import.meta.url));

/** Writes versions to the client package, the lock file of npm and the contract. */
async function writeVersions({ name, client, contract }: Release): Promise<void> {
  const places = [
    [packagePath(name), `"version": "${client.from}"`, `"version": "${client.to}"`],
    [`contracts/${name}/openapi.yaml`, `version: ${contract.from}`, `version: ${contract.to}`],
    [
      'package-lock.json',
      `/${name}",\n      "version": "${client.from}"`,
      `/${name}",\n      "version": "${client.to}"`,
    ],
  ] as const;
  for (const [path, before, after] of places) {
    const text = await readIfThere(join(root, path));
    if (text !== undefined) await writeFile(join(root, path), text.replace(before, after));
  }
}

async function release(proposed: Release, notes: string): Promise<void> {
  const { name } = proposed;
  await writeVersions(proposed);
  const changelog = join(root, dirname(packagePath(name)), 'CHANGELOG.md');
  await writeFile(changelog, withNotes(await readIfThere(changelog), notes));
  const baseline = join(root, baselinePath(name));
  const { document } = await loadContract(root, name);
  await mkdir(dirname(baseline), { recursive: true });
  await writeFile(baseline, baselineText(document));
}

async function releaseAll(): Promise<void> {
  let isWritten = false;
  const names = positionals.length > 0 ? positionals : contractNames(root);
  for (const name of names) {
    const proposed = await proposeRelease(root, name);
    const { client, contract } = proposed;
    if (client.bump === 'none') {
      process.stdout.write(`${name}: as released, ${client.from} stays\n`);
      continue;
    }
    const notes = releaseNotes(proposed, new Date().toISOString().slice(0, 10));
    process.stdout.write(
      `${name}: client ${client.bump}, ${client.from} -> ${client.to}; ` +
        `contract ${contract.bump}, ${contract.from} -> ${contract.to}\n\n${notes}\n`,
    );
    if (values['dry-run']) continue;
    await release(proposed, notes);
    isWritten = true;
  }
  if (isWritten) await generate(root, (line) => process.stdout.write(`${line}\n`));
}

if (values.help) process.stdout.write(usage);
else await releaseAll();
