import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findComments } from '../language/comments.js';
import { languageFault, readRetiredWords } from '../language/judge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = process.argv.slice(2);

const patterns = folders.length > 0 ? folders : ['scripts', 'sdk', 'src', 'test'];
const isSource = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|js)$/.test(file) && !file.includes('/generated/');
const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isSource);

const retired = readRetiredWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

let comments = 0;
let faults = 0;
for (const file of files) {
  for (const { line, text } of findComments(file, readFileSync(join(root, file), 'utf8'))) {
    comments += 1;
    const fault = languageFault(text, retired);
    if (fault === undefined) continue;
    faults += 1;
    process.stdout.write(`${file}:${line}: ${fault}\n`);
  }
}
process.stdout.write(`${comments} comments, ${faults} not in plain words\n`);
if (faults > 0) process.exitCode = 1;
