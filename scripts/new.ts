import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { isRecord, listAt, stringAt } from './codegen/model/document.js';
import { type ApiName, apiNames } from './new/api.js';
import { planContract } from './new/contract.js';
import { withDeclaration } from './new/declare.js';
import { moduleFiles, withoutPage } from './new/files.js';
import { assertName, NewModuleError } from './new/name.js';
import type { ModulePlan } from './new/plan/plan.js';
import { sampleContract } from './new/sample.js';
import { verificationSample } from './new/sample-verification.js';
import { writeModule } from './new/write.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const usage = 'npm run new -- module NAME [--api erp|kyc] --sample [--print] | --from FILE';

/** @throws NewModuleError unless the arguments name a module and a contract */
function readArguments() {
  const { values, positionals } = parsedArguments();
  const [kind, name, ...more] = positionals;
  const { sample = false, print = false } = values;
  const api = apiNames.find((one) => one === (values.api ?? 'erp'));
  const isOne = sample !== (values.from !== undefined) && (sample || !print);
  const isNamed = kind === 'module' && name !== undefined && api !== undefined;
  if (!isNamed || more.length > 0 || !isOne) {
    throw new NewModuleError(`Usage: ${usage}`);
  }
  return { api, name, from: values.from, isPrinted: print };
}

function parsedArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        sample: { type: 'boolean' },
        from: { type: 'string' },
        print: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new NewModuleError(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}

function knownTags(api: ApiName): readonly string[] {
  const entry: unknown = parse(readFileSync(join(root, `contracts/${api}/openapi.yaml`), 'utf8'));
  return listAt(entry, 'tags').map((tag) => stringAt(tag, 'name') ?? '');
}

function contractText(api: ApiName, name: string, from: string | undefined): string {
  if (from === undefined) return api === 'erp' ? sampleContract(name) : verificationSample(name);
  if (!existsSync(from)) throw new NewModuleError(`${from} does not exist`);
  const text = readFileSync(from, 'utf8');
  try {
    return isRecord(parse(text)) ? withDeclaration(api, name, text, knownTags(api)) : text;
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
    plan.api === 'erp'
      ? 'the Spanish of messages/es.ts, and of texts.ts and words.ts of the console'
      : 'the Spanish of messages/es.ts, and the scopes in src/console/pages/keys/form/permissions.ts',
  ];
}

async function newModule(): Promise<void> {
  const { api, name, from, isPrinted } = readArguments();
  assertName(root, name);
  const path = `contracts/${api}/${name}.yaml`;
  const text = contractText(api, name, from);
  if (isPrinted) {
    process.stdout.write(text);
    return;
  }
  const plan = await planContract(root, { api, name, text, source: from ?? path });
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
    `  npm test -- test/${api}/${name}.test.ts`,
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
