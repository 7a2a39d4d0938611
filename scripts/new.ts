import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { isRecord, listAt, stringAt } from './codegen/model/document.js';
import { planContract } from './new/contract.js';
import { withDeclaration } from './new/declare.js';
import { moduleFiles, withoutPage } from './new/files.js';
import { assertName, NewModuleError } from './new/name.js';
import type { ModulePlan } from './new/plan/plan.js';
import { sampleContract } from './new/sample.js';
import { writeModule } from './new/write.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const usage = 'npm run new -- module NAME --sample [--print] | --from FILE';

/** @throws NewModuleError unless the arguments name a module and a contract */
function readArguments() {
  const { values, positionals } = parsedArguments();
  const [kind, name, ...more] = positionals;
  const { sample = false, print = false } = values;
  const isOne = sample !== (values.from !== undefined) && (sample || !print);
  if (kind !== 'module' || name === undefined || more.length > 0 || !isOne) {
    throw new NewModuleError(`Usage: ${usage}`);
  }
  return { name, from: values.from, isPrinted: print };
}

function parsedArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'boolean' },
        from: { type: 'string' },
        print: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new NewModuleError(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}

function knownTags(): readonly string[] {
  const entry: unknown = parse(readFileSync(join(root, 'contracts/erp/openapi.yaml'), 'utf8'));
  return listAt(entry, 'tags').map((tag) => stringAt(tag, 'name') ?? '');
}

function contractText(name: string, from: string | undefined): string {
  if (from === undefined) return sampleContract(name);
  if (!existsSync(from)) throw new NewModuleError(`${from} does not exist`);
  const text = readFileSync(from, 'utf8');
  try {
    return isRecord(parse(text)) ? withDeclaration(name, text, knownTags()) : text;
  } catch {
    // The check of the contract reports the fault with its line.
    return text;
  }
}

/** Returns what the command leaves to the author. */
function byHand(plan: ModulePlan): readonly string[] {
  const pages = withoutPage(plan);
  return [
    ...plan.byHand,
    ...(pages.length === 0
      ? []
      : [`pages of the console for ${pages.join(', ')}, listed in scripts/console/reasons.ts`]),
    'measured calls of its operations, listed in scripts/bench/operations/unmeasured.ts',
    'the Spanish of messages/es.ts, and of texts.ts and words.ts of the console',
  ];
}

async function newModule(): Promise<void> {
  const { name, from, isPrinted } = readArguments();
  assertName(root, name);
  const path = `contracts/erp/${name}.yaml`;
  const text = contractText(name, from);
  if (isPrinted) {
    process.stdout.write(text);
    return;
  }
  const plan = await planContract(root, { name, text, source: from ?? path });
  const module = moduleFiles(root, plan);
  const written = { ...module, files: { [path]: text, ...module.files } };
  process.stdout.write(await writeModule(root, written));
  const lines = [
    ...Object.keys(written.files).map((file) => `  ${file}`),
    '',
    'Write by hand (docs/handlers.md):',
    ...byHand(plan).map((one) => `  ${one}`),
    '',
    'Next:',
    '  npm run types',
    `  npm test -- test/erp/${name}.test.ts`,
    '  UPDATE_SQL=1 npm test -- test/contract/sql.test.ts',
    '  UPDATE_PAGES=1 npm test -- test/console/operations.test.ts',
  ];
  process.stdout.write(`\nModule ${name}:\n${lines.join('\n')}\n`);
}

try {
  await newModule();
} catch (error) {
  // Reports faults of the project like faults of the contract, without a stack trace.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
