import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleUrl } from '../../../scripts/site/examples/call.js';
import { curlExample } from '../../../scripts/site/examples/curl.js';
import { type Place, type Runner, writeFilesOf } from './runner.js';

const run = promisify(execFile);

/** Runs the commands in a shell, with the real curl, which also prints the status of the reply. */
export function openCurl({ baseUrl, folder }: Place): Promise<Runner> {
  writeFileSync(
    join(folder, '.curlrc'),
    'silent\nshow-error\nwrite-out = "\\n%{http_code}"\nmax-time = 60\n',
  );
  return Promise.resolve({
    async run(ready) {
      // A folder for each command: curl overwrites no file that an earlier one saved.
      const own = mkdtempSync(join(folder, 'curl-'));
      writeFilesOf(ready, own);
      const command = curlExample(ready.call).replaceAll(exampleUrl, baseUrl);
      const { PATH } = process.env;
      const env = { PATH, CURL_HOME: folder, ...ready.credentials };
      const { stdout, stderr } = await run('sh', ['-c', command], { cwd: own, env });
      const end = stdout.lastIndexOf('\n');
      return { status: Number(stdout.slice(end)), detail: `${stdout.slice(0, end)}${stderr}` };
    },
    close: () => Promise.resolve(),
  });
}
