import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface ServerBuild {
  /** The program of one server. */
  program(name: string): string;
  remove(): Promise<void>;
}

/** Bundles the servers as `npm run build` does, so that no loader runs in a measured process. */
export async function buildServers(names: readonly string[]): Promise<ServerBuild> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'notaria-bench-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'generated'), join(folder, 'generated'));
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `scripts/bench/servers/${name}.ts`, out: name })),
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  return {
    program: (name) => join(folder, 'dist', `${name}.mjs`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
