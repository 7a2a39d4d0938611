import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'yaml';

const timeOf = async (path) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** Writes each contract as YAML into dist/openapi. Files that are up to date stay. */
export async function writeYamlDocuments(root) {
  for (const name of ['erp', 'kyc']) {
    const source = `${root}/generated/${name}/openapi.json`;
    const target = `${root}/dist/openapi/${name}.yaml`;
    if ((await timeOf(target)) > (await timeOf(source))) continue;
    const document = JSON.parse(await readFile(source, 'utf8'));
    await mkdir(dirname(target), { recursive: true });
    // Writes every member in full, without anchors.
    await writeFile(target, stringify(document, { lineWidth: 100, aliasDuplicateObjects: false }));
  }
}
