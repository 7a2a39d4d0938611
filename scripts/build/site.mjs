import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

const common = { bundle: true, minify: true, logLevel: 'warning', write: false };

/** Bundles the program that writes the pages. */
async function bundleProgram(root) {
  const { outputFiles } = await build({
    ...common,
    absWorkingDir: root,
    entryPoints: ['scripts/site/write.ts'],
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
  return outputFiles[0].text;
}

/** Bundles the script and the style of the pages. */
async function bundleAssets(root) {
  const { outputFiles } = await build({
    ...common,
    absWorkingDir: root,
    entryPoints: { site: 'src/docs-site/main.ts', style: 'src/docs-site/style.css' },
    outdir: 'dist',
    platform: 'browser',
    target: ['es2022', 'safari15'],
    format: 'iife',
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  return { 'site.js': text('.js'), 'site.css': text('.css') };
}

/** The files that the pages are made from, beside the program. */
async function sourcePaths(root) {
  const guides = await readdir(`${root}docs/guides`, { recursive: true });
  return [
    ...['erp', 'kyc'].flatMap((name) => [
      `generated/${name}/openapi.json`,
      `sdk/${name}/CHANGELOG.md`,
      `sdk/${name}/package.json`,
    ]),
    ...guides
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => `docs/guides/${name}`),
    'src/console/icon.svg',
    'node_modules/marked/package.json',
    'node_modules/minisearch/package.json',
  ];
}

/** Writes the documentation site into dist/docs. It is kept until a source changes. */
export async function buildSite(root) {
  const [program, assets] = await Promise.all([bundleProgram(root), bundleAssets(root)]);
  const hash = createHash('sha256').update(program).update(JSON.stringify(assets));
  for (const path of await sourcePaths(root)) hash.update(path).update(await readFile(root + path));
  const key = hash.digest('hex');
  const target = `${root}dist/docs`;
  if ((await readFile(`${target}/key`, 'utf8').catch(() => '')) === key) return;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await writeFile(`${draft}/write.mjs`, program);
    for (const [name, text] of Object.entries(assets)) await writeFile(`${draft}/${name}`, text);
    await copyFile(`${root}src/console/icon.svg`, `${draft}/icon.svg`);
    await run(process.execPath, [`${draft}/write.mjs`, root, draft]);
    for (const name of ['write.mjs', 'icon.svg', ...Object.keys(assets)])
      await rm(`${draft}/${name}`);
    await writeFile(`${draft}/key`, key);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
