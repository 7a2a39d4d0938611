// Prints the lock of a project, which holds the hash of every generated file, and writes nothing.
// The second argument is the version of Node.js that this process reports.
import { register } from 'tsx/esm/api';

const [root, version] = process.argv.slice(2);
if (version !== undefined) {
  Object.defineProperty(process, 'versions', {
    value: { ...process.versions, node: version, v8: '14.1.0' },
    configurable: true,
  });
}
register();
const { generate } = await import('../../scripts/codegen/index.ts');
const files = await generate({ root });
process.stdout.write(files['generated/lock.json']);
