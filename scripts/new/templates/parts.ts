import { namesOf, quoted, titleOf } from '../plan/names.js';
import type { ModulePlan } from '../plan/plan.js';
import { importKindOf } from './record.js';

/** Writes `errors.ts`: the errors of the module. */
export function errorsText({ api, names, noun, errors }: ModulePlan): string {
  const own = Object.keys(errors).map((code) => {
    const key = namesOf(code).camel;
    return `  ${key}: () => refuse('${code}', text('${key}')),`;
  });
  return `import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of ${names.kebab.replaceAll('-', ' ')}. */
export const ${noun.camel}Errors = {
  notFound: (id: ${api === 'erp' ? 'number' : 'string'}) => refuse('not_found', text('notFound', { id })),
${own.join('\n')}
} as const;
`;
}

export function englishText({ noun, errors }: ModulePlan): string {
  const own = Object.entries(errors).map(
    ([code, meaning]) => `  ${namesOf(code).camel}: ${quoted(meaning)},`,
  );
  return `export const en = {
  notFound: ${quoted(`${titleOf(noun.camel)} {id} does not exist`)},
${own.join('\n')}
} as const;
`;
}

export function spanishText({ errors }: ModulePlan): string {
  const own = Object.keys(errors).map((code) => {
    const { camel } = namesOf(code);
    return `  ${camel}: ${quoted(`No se permite: ${titleOf(code).toLowerCase()}`)},`;
  });
  return `import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  notFound: 'El registro {id} no existe',
${own.join('\n')}
} as const satisfies Translation<typeof en>;
`;
}

export const catalogText = `import { catalog } from '../../../kernel/messages/catalog.js';
import { en } from './en.js';
import { es } from './es.js';

export const text = catalog(en, es);
`;

/** Only new demo companies of the ERP have records. */
export const indexText = (plan: ModulePlan): string => {
  const demo = plan.api === 'erp' ? "export { addDemo } from './demo.js';\n" : '';
  const names = importKindOf(plan) === undefined ? 'handlers' : 'handlers, imports';
  return `${demo}export { ${names} } from './record.js';\n`;
};

/** Writes \`demo.ts\`: a record for each new demo company, which is the example of the contract. */
export function demoText({ names, noun, input, examples }: ModulePlan): string {
  return `import type { components } from '../../../generated/erp/types.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../kernel/operator/operator.js';
import { ${names.camel} } from './record.js';

const records: readonly components['schemas']['${input.name}'][] = [
  ${JSON.stringify(examples.create)},
];

/** Adds the records of a new demo company. */
export async function addDemo(trx: Transaction, operator: Operator): Promise<void> {
  const { companyId, now } = operator;
  for (const record of records) {
    const row = await ${names.camel}.insert(trx, { companyId }, record, now);
    const after = ${names.camel}.valuesOf(row);
    await auditOperator(trx, operator, { objectType: '${noun.snake}', objectId: row.id, after });
  }
}
`;
}
