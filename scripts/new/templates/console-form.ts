import type { Schema } from '../../codegen/model/model.js';
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

function choiceText({ member }: Column, label: string, isRequired: boolean): string {
  const none = isRequired ? '' : "['', '—'], ";
  return `<SelectField {...form.field('${member}')} ${label} choices={[${none}...Object.entries(texts.values.${member})]} />`;
}

function typedText({ member, kind, schema }: Column, label: string): string {
  const { maxLength } = schema;
  const limit = typeof maxLength === 'number' ? `maxLength={${maxLength}} ` : '';
  const name = Number(maxLength ?? 0) > 400 ? 'AreaField' : 'TextField';
  return kind === 'date'
    ? `<TextField {...form.field('${member}')} ${label} type="date" />`
    : `<${name} {...form.field('${member}')} ${label} ${limit}/>`;
}

function fieldText(column: Column, isRequired: boolean): string {
  const { member, kind, values, schema } = column;
  const label = `label={texts.fields.${member}} ${isRequired && kind !== 'boolean' ? 'required' : ''}`;
  if (kind === 'boolean') {
    return `<CheckField ${label} checked={form.values.${member} === 'yes'} onChange={(isOn) => form.change({ ${member}: isOn ? 'yes' : '' })} />`;
  }
  if (values.length > 0) return choiceText(column, label, isRequired);
  if (!isNumber(column)) return typedText(column, label);
  const isSigned = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1) < 0;
  return `<DecimalField {...form.field('${member}')} ${label} ${isSigned ? 'isSigned ' : ''}/>`;
}

/** Returns true if an empty field leaves the member out of the body. */
const isLeftOut = ({ member, kind }: Column, body: ObjectSchema): boolean =>
  kind !== 'boolean' && !isNullable(body.members[member] ?? {}) && !body.required.includes(member);

/** Writes a member of a body from a typed value. */
function sentText(column: Column, body: ObjectSchema): string {
  const { member, kind, values } = column;
  const schema: Schema = body.members[member] ?? {};
  const typed = `entered.${member}`;
  if (kind === 'boolean') return `${member}: ${typed} === 'yes',`;
  const mayBeNull = isNullable(schema) || isLeftOut(column, body);
  const type = `NonNullable<${body.name}['${member}']>${mayBeNull ? ' | null' : ''}`;
  const cast = values.length > 0 ? ` as ${type}` : '';
  if (isNumber(column)) return `${member}: ${mayBeNull ? 'numberOrNull' : 'numberIn'}(${typed}),`;
  return `${member}: ${mayBeNull ? `textOrNull(${typed})` : typed}${cast},`;
}

function bodyText(name: string, columns: readonly Column[], body: ObjectSchema): string {
  const own = columns.filter(({ member }) => Object.hasOwn(body.members, member));
  const textOf = (isOut: boolean): string =>
    own
      .filter((column) => isLeftOut(column, body) === isOut)
      .map((column) => `  ${sentText(column, body)}`)
      .join('\n');
  const optional = textOf(true);
  return `
const ${name} = (entered: Values): ${body.name} => ({
${textOf(false)}${optional === '' ? '' : `\n  ...withoutNulls({\n${optional}\n  }),`}
});
`;
}

function blankText(column: Column): string {
  const { member, kind, initial, values } = column;
  const start =
    initial === undefined || initial === 'null'
      ? undefined
      : (JSON.parse(initial.replaceAll("'", '"')) as unknown);
  if (kind === 'boolean') return `${member}: '${start === true ? 'yes' : ''}',`;
  return `${member}: ${JSON.stringify(String(start ?? values[0] ?? ''))},`;
}

function recordText({ member, kind }: Column, isShown: boolean): string {
  if (!isShown) return `${member}: '',`;
  return `${member}: ${kind === 'boolean' ? 'tickOf' : 'textOf'}(record.${member}),`;
}

function importsText(plan: ModulePlan, body: string): string {
  const { record, input, update, operations } = plan;
  const types = [...new Set([record.name, input.name, ...(update ? [update.name] : [])])];
  const fields = ['AreaField', 'CheckField', 'SelectField', 'TextField'].filter((name) =>
    body.includes(`<${name} `),
  );
  const when = (part: string, line: string) => (body.includes(part) ? `${line}\n` : '');
  const entries = ['numberIn', 'numberOrNull', 'textOf', 'textOrNull', 'tickOf', 'withoutNulls'];
  const entered = entries.filter((name) => body.includes(`${name}(`)).join(', ');
  return `import type { ${types.join(', ')} } from '@notaria/erp';
import { ${operations.create.sdk.group}Queries } from '@notaria/erp/react-query';
${when('useQuery(', "import { useQuery } from '@tanstack/react-query';")}import ${body.includes('useState(') ? '{ type ReactElement, useState }' : 'type { ReactElement }'} from 'react';
import { useLocation } from 'wouter';
${entered === '' ? '' : `import { ${entered} } from '../../data/forms/entered.js';\n`}import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
${when('PageParams', "import type { PageParams } from '../../shell/route.js';")}${when('<DecimalField ', "import { DecimalField } from '../../ui/forms/decimal.js';")}${fields.length === 0 ? '' : `import { ${fields.join(', ')} } from '../../ui/forms/field.js';\n`}import { Form as PageForm } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
${when('<ErpRecordPage', "import { ErpRecordPage } from '../../ui/frames/record.js';")}import { uiTexts } from '../../ui/texts.js';
import { ${plan.names.camel}Texts } from './texts.js';
`;
}

const fieldsText = (
  name: string,
  texts: string,
  columns: readonly Column[],
  body: ObjectSchema,
): string => `
function ${name}({ form }: { readonly form: Form<Field> }): ReactElement {
  const texts = useTexts(${texts});
  return (
    <>
${columns
  .filter(({ member }) => Object.hasOwn(body.members, member))
  .map((column) => `      ${fieldText(column, body.required.includes(column.member))}`)
  .join('\n')}
    </>
  );
}
`;

const writeText = (write: string, message: string, path: string): string => `useWrite({
    options: records.${write}(),
    stale: [records.key],
    successMessage: texts.${message},
    onDone: () => navigate('/${path}'),
  })`;

function newText(plan: ModulePlan): string {
  const { names, noun, operations, input } = plan;
  return `
export function New${noun.pascal}(): ReactElement {
  const texts = useTexts(${names.camel}Texts);
  const [, navigate] = useLocation();
  const form = useForm<Field>(blank);
  const once = useOnce<{ body: ${input.name} }>();
  const create = ${writeText(operations.create.sdk.method, 'created', names.kebab)};
  const end = <FormEnd cancelHref="/${names.kebab}" action={texts.create} isBusy={create.isPending} />;
  return (
    <Page title={texts.create} back={{ href: '/${names.kebab}', title: texts.title }}>
      <Card>
        <PageForm
          error={create.error}
          onSubmit={() => create.mutate(once({ body: newBody(form.values) }))}
          end={end}
        >
          <NewFields form={form} />
        </PageForm>
      </Card>
    </Page>
  );
}
`;
}

function editPageText({ names, noun, operations, record }: ModulePlan): string {
  const { read } = operations;
  if (read === undefined) return '';
  return `export function Edit${noun.pascal}({ id }: PageParams): ReactElement {
  const texts = useTexts(${names.camel}Texts);
  const result = useQuery(records.${read.sdk.method}(Number(id)));
  const reload = async () => (await result.refetch()).data?.data;
  const back = { href: '/${names.kebab}', title: texts.title };
  return (
    <ErpRecordPage<${record.name}> result={result} back={back} missing={texts.missing}>
      {(record) => (
        <Page title={texts.edit} back={back}>
          <EditForm record={record} reload={reload} />
        </Page>
      )}
    </ErpRecordPage>
  );
}
`;
}

function editText(plan: ModulePlan): string {
  const { names, operations, record } = plan;
  const { read, update } = operations;
  if (read === undefined || update === undefined) return '';
  return `
interface EditProps {
  readonly record: ${record.name};
  readonly reload: () => Promise<${record.name} | undefined>;
}

function EditForm({ record, reload }: EditProps): ReactElement {
  const texts = useTexts(${names.camel}Texts);
  const { save } = useTexts(uiTexts);
  const [, navigate] = useLocation();
  const form = useForm<Field>(valuesOf(record));
  const [version, setVersion] = useState(record.version);
  const update = ${writeText(update.sdk.method, 'saved', names.kebab)};
  const showNewest = async (): Promise<void> => {
    const newest = await reload();
    if (newest === undefined) return;
    form.rebase(valuesOf(newest));
    setVersion(newest.version);
    update.reset();
  };
  const submit = (): void =>
    update.mutate({ id: record.id, body: changedBody(form.values), options: { ifMatch: version } });
  const end = <FormEnd cancelHref="/${names.kebab}" action={save} isBusy={update.isPending} />;
  return (
    <Card>
      <PageForm error={update.error} onReload={showNewest} onSubmit={submit} end={end}>
        <ChangedFields form={form} />
      </PageForm>
    </Card>
  );
}

${editPageText(plan)}`;
}

/** Writes the form of new and changed records. */
export function formText(plan: ModulePlan): string {
  const { names, record, input, update, operations } = plan;
  const columns = formColumns(plan);
  const texts = `${names.camel}Texts`;
  const hasEdit = operations.read !== undefined && update !== undefined;
  const shown = (member: string) => Object.hasOwn(record.members, member);
  const edit = hasEdit
    ? `
const valuesOf = (record: ${record.name}): Values => ({
${columns.map((column) => `  ${recordText(column, shown(column.member))}`).join('\n')}
});
${bodyText('changedBody', columns, update)}${fieldsText('ChangedFields', texts, columns, update)}${editText(plan)}`
    : '';
  const body = `
const records = ${operations.create.sdk.group}Queries(erp);

type Field = ${columns.map(({ member }) => `'${member}'`).join(' | ')};
type Values = Readonly<Record<Field, string>>;

const blank: Values = {
${columns.map((column) => `  ${blankText(column)}`).join('\n')}
};
${bodyText('newBody', columns, input)}${fieldsText('NewFields', texts, columns, input)}${newText(plan)}${edit}`;
  const imports = importsText(plan, body);
  return `${hasEdit ? imports : imports.replace("import { uiTexts } from '../../ui/texts.js';\n", '')}${body}`;
}
