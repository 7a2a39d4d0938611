import { readFile, writeFile } from 'node:fs/promises';

/** A package as package-lock.json describes it. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Permissive licences by SPDX identifier. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Other accepted licences, each with a prefix of package names. */
const exceptions: Readonly<Record<string, { readonly packages: string; readonly reason: string }>> =
  {
    'LGPL-3.0-or-later': {
      packages: '@img/sharp',
      reason: 'libvips is a library of its own that sharp loads; it is not changed.',
    },
  };

/** Packages without a licence in package.json, with the licence in their files. */
const unnamed: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

interface PackageLicense {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Returns the packages of a production installation on any platform. */
function productionPackages({ packages }: Lock): readonly PackageLicense[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = '', version = '' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: unnamed[name] ?? license };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

function isAccepted({ license, name }: PackageLicense): boolean {
  const isFine = (one: string): boolean =>
    permissive.has(one) || name.startsWith(exceptions[one]?.packages ?? '\0');
  const alternatives = license.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every(isFine));
}

/** Returns the packages whose licence is not accepted, as messages. */
export function licenseFaults(lock: Lock): readonly string[] {
  return productionPackages(lock)
    .filter((one) => !isAccepted(one))
    .map(({ license, name }) =>
      license === ''
        ? `${name} names no licence: look for it in the package, and add it to scripts/lint/licenses.ts`
        : `${name} has the licence ${license}, which scripts/lint/licenses.ts does not accept`,
    );
}

/** Returns docs/licenses.md: the packages of a production installation by licence. */
export function licensesPage(lock: Lock): string {
  const byLicense = new Map<string, string[]>();
  for (const { license, name, version } of productionPackages(lock)) {
    byLicense.set(license, [...(byLicense.get(license) ?? []), `${name} ${version}`]);
  }
  const rows = [...byLicense]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([license, packages]) => `| ${license} | ${[...new Set(packages)].join(', ')} |`);
  const reasons = Object.entries(exceptions).map(
    ([license, { packages, reason }]) => `- **${license}** of \`${packages}…\`: ${reason}`,
  );
  return `# Licences of packages

The packages that an installation without development dependencies may hold, on any platform. \`npm run licenses\` writes this
page from package-lock.json and that of the optional engines, and \`npm run check\` refuses a licence that is not accepted.

| Licence | Packages |
| --- | --- |
${rows.join('\n')}

${reasons.join('\n')}
`;
}

/** Reads the lock files of folders as one. */
async function readLocks(folders: readonly string[]): Promise<Lock> {
  const packages: Record<string, LockedPackage> = {};
  for (const folder of folders) {
    const lock = JSON.parse(await readFile(`${folder}/package-lock.json`, 'utf8')) as Lock;
    for (const [path, one] of Object.entries(lock.packages)) packages[`${folder}/${path}`] = one;
  }
  return { packages };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const lock = await readLocks(['.', 'src/kyc/packages']);
  const faults = licenseFaults(lock);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const page = licensesPage(lock);
  const isChecked = process.argv.includes('--check');
  const isSame = isChecked && (await readFile('docs/licenses.md', 'utf8')) === page;
  if (!isChecked) await writeFile('docs/licenses.md', page);
  else if (!isSame) process.stderr.write('docs/licenses.md is old: run npm run licenses\n');
  if (faults.length > 0 || (isChecked && !isSame)) process.exitCode = 1;
  else process.stdout.write('The licences of all packages are accepted\n');
}
