import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulePlan } from './plan/plan.js';
import { consoleFiles } from './templates/console.js';
import { canHaveForm } from './templates/console-form.js';
import { migrationText } from './templates/migration.js';
import * as parts from './templates/parts.js';
import { recordText } from './templates/record.js';
import { testText } from './templates/test.js';

/** A line that the command adds to a list of modules. */
export interface AddedLine {
  readonly path: string;
  /** The text before whose first line the new line is inserted; the end of the file if absent. */
  readonly before?: string;
  readonly line: string;
}

export interface ModuleFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly AddedLine[];
}

function nextMigration(root: string, name: string): string {
  const numbers = readdirSync(join(root, 'src/migrations')).map((file) =>
    Number.parseInt(file, 10),
  );
  const last = Math.max(...numbers.filter((number) => !Number.isNaN(number)));
  return `${String(last + 1).padStart(4, '0')}_${name}`;
}

/** Returns the ids of operations that the written pages do not call. The verification API gets no pages. */
export function withoutPage(plan: ModulePlan): readonly string[] {
  if (plan.api === 'kyc') return operationsOf(plan);
  const { create, read, update, remove, others } = plan.operations;
  const hasEdit = canHaveForm(plan) && read !== undefined && update !== undefined;
  const uncalled = [
    ...(canHaveForm(plan) ? [] : [create]),
    ...(hasEdit ? [] : [read, update]),
    remove,
    ...others,
  ];
  return uncalled.flatMap((one) => (one === undefined ? [] : [one.id]));
}

/** Returns the ids of the operations of a module. */
export function operationsOf({ operations }: ModulePlan): readonly string[] {
  const { others, ...written } = operations;
  return [...Object.values(written), ...others].flatMap((one) =>
    one === undefined ? [] : [one.id],
  );
}

/** The files and lines that only modules of the ERP have: a record of the demo, and pages of the console. */
function erpFiles(root: string, plan: ModulePlan): ModuleFiles {
  const { camel, kebab } = plan.names;
  const pages = `src/console/pages/${kebab}`;
  return {
    files: {
      [`src/erp/${kebab}/demo.ts`]: parts.demoText(plan),
      ...consoleFiles(root, plan),
    },
    lines: [
      {
        path: 'src/console/session/module-words.ts',
        line: `export { words as ${camel} } from '${pages.replace('src/console', '..')}/words.js';`,
      },
      {
        path: 'src/console/shell/areas/modules.ts',
        line: `export { area as ${camel} } from '${pages.replace('src/console', '../..')}/area.js';`,
      },
    ],
  };
}

/** The lines that only modules of the verification API have: the letters that their ids begin with. */
const verificationFiles = ({ prefix }: ModulePlan): ModuleFiles => ({
  files: {},
  lines: [{ path: 'src/kyc/ids.ts', before: "  | 'seal';", line: `  | '${prefix}'` }],
});

/** Returns the files of a module, and the lines that register it in the server and the console. */
export function moduleFiles(root: string, plan: ModulePlan): ModuleFiles {
  const { api, names, table } = plan;
  const { kebab, camel } = names;
  const migration = nextMigration(root, table);
  const folder = `src/${api}/${kebab}`;
  const own = api === 'erp' ? erpFiles(root, plan) : verificationFiles(plan);
  return {
    files: {
      [`${folder}/errors.ts`]: parts.errorsText(plan),
      [`${folder}/index.ts`]: parts.indexText(plan),
      [`${folder}/messages/en.ts`]: parts.englishText(plan),
      [`${folder}/messages/es.ts`]: parts.spanishText(plan),
      [`${folder}/messages/index.ts`]: parts.catalogText,
      [`${folder}/record.ts`]: recordText(plan),
      [`src/migrations/${migration}.ts`]: migrationText(plan, migration),
      [`test/${api}/${kebab}.test.ts`]: testText(plan),
      ...own.files,
    },
    lines: [
      { path: `src/${api}/modules.ts`, line: `export * as ${camel} from './${kebab}/index.js';` },
      {
        path: 'src/migrations/index.ts',
        before: '/** Every migration',
        line: `import * as ${camel}Table from './${migration}.js';`,
      },
      { path: 'src/migrations/index.ts', before: '];', line: `  ${camel}Table,` },
      ...own.lines,
      ...withoutPage(plan).map((id) => ({
        path: 'scripts/console/reasons.ts',
        before: '};',
        line: `  ${id}: 'Its page is not written yet',`,
      })),
    ],
  };
}
