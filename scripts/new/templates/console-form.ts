import { headersOf } from '../../codegen/sdk/headers.js';
import { type Column, isNullable, type ObjectSchema } from '../plan/columns.js';
import type { ModulePlan } from '../plan/plan.js';

const isPlain = ({ kind }: Column): boolean => kind !== 'json' && kind !== 'instant';

/** The columns of the form for a new record, and of that for a change. */
export const formColumns = ({ columns, input, update }: ModulePlan): readonly Column[] =>
  columns.filter(
    (column) =>
      isPlain(column) &&
      [input, update].some(
        (body) => body !== undefined && Object.hasOwn(body.members, column.member),
      ),
  );

/** A form needs fields for all required members. */
export function canHaveForm(plan: ModulePlan): boolean {
  const { input, update, operations } = plan;
  const typed = formColumns(plan).map(({ member }) => member);
  const bodies = [input, ...(update === undefined ? [] : [update])];
  const writes = [
    operations.create,
    ...(operations.update === undefined ? [] : [operations.update]),
  ];
  return (
    bodies.every(({ required }) => required.every((name) => typed.includes(name))) &&
    writes.every((one) => headersOf(one).every((header) => !header.required))
  );
}

const isNumber = ({ kind }: Column): boolean => ['integer', 'decimal', 'double'].includes(kind);

/** Returns true if an empty field leaves the member out of the body. */
const isLeftOut = ({ member }: Column, body: ObjectSchema): boolean =>
  !isNullable(body.members[member] ?? {}) && !body.required.includes(member);

/** Returns the value of a new record as TypeScript, or undefined if it has none. */
function initialOf({ initial, values }: Column): unknown {
  const isKnown = initial !== undefined && initial !== 'null';
  return isKnown ? JSON.parse(initial.replaceAll("'", '"')) : values[0];
}

/** Writes the options of a field, without those that have the default. */
function optionsText(options: Readonly<Record<string, unknown>>): string {
  const stated = Object.entries(options).filter(([, value]) => value !== undefined);
  const text = stated.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
  return text === '' ? '' : `, { ${text} }`;
}

/** Returns the options that every typed field has. */
function typedOptions(column: Column, body: ObjectSchema) {
  const initial = initialOf(column);
  return {
    required: body.required.includes(column.member) || undefined,
    empty: isLeftOut(column, body) ? 'omitted' : undefined,
    initial: initial === undefined ? undefined : String(initial),
  };
}

function fieldText(column: Column, body: ObjectSchema): string {
  const { member, kind, values, schema } = column;
  const { minimum, exclusiveMinimum, maxLength } = schema;
  const label = `texts.fields.${member}`;
  if (kind === 'boolean') {
    const isOn = initialOf(column) === true || undefined;
    return `mark(${label}${optionsText({ isOn })})`;
  }
  const options = typedOptions(column, body);
  if (values.length > 0) {
    const none = options.required ? '' : "['', '—'], ";
    return `choice(${label}, [${none}...Object.entries(texts.values.${member})]${optionsText(options)})`;
  }
  if (isNumber(column)) {
    const isSigned = Number(minimum ?? exclusiveMinimum ?? -1) < 0 || undefined;
    return `decimal(${label}${optionsText({ ...options, isSigned })})`;
  }
  if (kind === 'date') return `day(${label}${optionsText(options)})`;
  const name = Number(maxLength ?? 0) > 400 ? 'area' : 'text';
  return `${name}(${label}${optionsText({ ...options, maxLength })})`;
}

/** Writes the hook that returns the fields of a body. */
const fieldsText = (
  { names }: ModulePlan,
  name: string,
  body: ObjectSchema,
  all: readonly Column[],
) => `
function ${name}() {
  const texts = useTexts(${names.camel}Texts);
  return fieldsOf<${body.name}>()([
${all
  .filter(({ member }) => Object.hasOwn(body.members, member))
  .map((column) => `    { ${column.member}: ${fieldText(column, body)} },`)
  .join('\n')}
  ]);
}
`;

/** Writes the pages of new and changed records. */
export function formText(plan: ModulePlan): string {
  const { names, noun, record, input, update, operations } = plan;
  const { create, read } = operations;
  const group = create.sdk.group;
  const columns = formColumns(plan);
  const edited = read && operations.update && update;
  const changed = edited && update.name !== input.name ? 'useChangedFields' : 'useFields';
  const editText = edited
    ? `${changed === 'useFields' ? '' : fieldsText(plan, changed, update, columns)}
const editedKind: EditedKind<${record.name}, ${update.name}> = {
  ...page,
  queries: { key: records.key, update: records.${operations.update.sdk.method} },
  nameOf: ({ id }) => String(id),
  useFields: ${changed},
};

export const Edit${noun.pascal} = ({ id }: PageParams): ReactElement => (
  <EditRecord kind={editedKind} result={useQuery(records.${read.sdk.method}(Number(id)))} />
);
`
    : '';
  const body = `
const records = ${group}Queries(erp);

const page = { name: '${names.camel}', href: '/${names.kebab}', texts: ${names.camel}Texts, isFormPage: true };
${fieldsText(plan, 'useFields', input, columns)}
const createdKind: CreatedKind<${record.name}, ${input.name}> = {
  ...page,
  queries: { key: records.key, create: records.${create.sdk.method} },
  useFields,
};

export const New${noun.pascal} = (): ReactElement => <NewRecord kind={createdKind} />;
${editText}`;
  const types = [...new Set([record.name, input.name, ...(edited ? [update.name] : [])])];
  const fields = ['area', 'choice', 'day', 'decimal', 'fieldsOf', 'mark', 'text'].filter((name) =>
    new RegExp(`\\b${name}[(<]`).test(body),
  );
  const form = edited
    ? '{ type CreatedKind, type EditedKind, EditRecord, NewRecord }'
    : '{ type CreatedKind, NewRecord }';
  return `import type { ${types.join(', ')} } from '@notaria/erp';
import { ${group}Queries } from '@notaria/erp/react-query';
${edited ? "import { useQuery } from '@tanstack/react-query';\n" : ''}import type { ReactElement } from 'react';
import { ${fields.join(', ')} } from '../../records/fields.js';
import ${form} from '../../records/record-form.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
${edited ? "import type { PageParams } from '../../shell/route.js';\n" : ''}import { ${names.camel}Texts } from './texts.js';
${body}`;
}
