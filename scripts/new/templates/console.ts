import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column } from '../plan/columns.js';
import { namesOf, quoted, spanishOf, titleOf } from '../plan/names.js';
import type { ModulePlan } from '../plan/plan.js';
import { canHaveForm, formColumns, formText } from './console-form.js';

/** Returns an unused second key after `g`. */
function freeShortcut(root: string): string {
  const areas = readdirSync(join(root, 'src/console/shell/areas')).map(
    (file) => `shell/areas/${file}`,
  );
  const pages = readdirSync(join(root, 'src/console/pages')).map((name) => `pages/${name}/area.ts`);
  const texts = [...areas, ...pages].map((path) => {
    try {
      return readFileSync(join(root, 'src/console', path), 'utf8');
    } catch {
      return '';
    }
  });
  const isTaken = (key: string) => texts.some((text) => text.includes(`shortcut: '${key}'`));
  return [...'mqbdftuvxyz0123456789'].find((key) => !isTaken(key)) ?? '9';
}

function areaText(root: string, plan: ModulePlan): string {
  const { names, operations } = plan;
  const route = (path: string, file: string, component: string, permission?: string) => `    {
      path: '${path}',
      entry: '${names.camel}',${permission === undefined ? '' : `\n      permission: '${permission}',`}
      load: page(() => import('./${file}.js'), '${component}'),
    },`;
  const { list, create, read, update } = operations;
  const base = `/${names.kebab}`;
  const forms = canHaveForm(plan)
    ? [
        route(`${base}/new`, 'form', `New${plan.noun.pascal}`, create.permission),
        ...(read && update
          ? [route(`${base}/:id`, 'form', `Edit${plan.noun.pascal}`, update.permission)]
          : []),
      ]
    : [];
  return `import { type Area, page } from '../../shell/route.js';

export const area: Area = {
  entries: [
    {
      name: '${names.camel}',
      title: { en: ${quoted(titleOf(names.kebab))}, es: ${quoted(titleOf(names.kebab))} },
      group: 'sell',
      icon: 'list',
      shortcut: '${freeShortcut(root)}',
      permission: '${list.permission}',
    },
  ],
  routes: [
${[route(base, 'list', names.pascal), ...forms].join('\n')}
  ],
};
`;
}

const verbs: Readonly<Record<string, string>> = {
  create: 'Crear',
  update: 'Modificar',
  delete: 'Eliminar',
};

function wordsText({ names, noun, operations, permissions }: ModulePlan): string {
  const { create, update, remove, others } = operations;
  const writing = [create, update, remove, ...others].flatMap((one) =>
    one === undefined || one.method === 'get' ? [] : [one],
  );
  const modules = [...new Set(Object.keys(permissions).map((name) => name.split(':')[0] ?? name))];
  const spanishAction = ({ id, method }: (typeof writing)[number]) => {
    const verb =
      verbs[{ post: 'create', put: 'update', patch: 'update', delete: 'delete', get: '' }[method]];
    const title = titleOf(id);
    return title.replace(/^(?:Create|Update|Delete)\b/, verb ?? '');
  };
  const block = (language: 'en' | 'es') => `{
    permissions: { ${modules.map((name) => `'${name}': ${quoted(titleOf(name))}`).join(', ')} },
    actions: { ${writing.map((one) => `${one.id}: ${quoted(language === 'en' ? titleOf(one.id) : spanishAction(one))}`).join(', ')} },
    records: { ${noun.snake}: ${quoted(titleOf(noun.camel))} },
  }`;
  return `import type { Texts } from '../../session/language/texts.js';
import type { ModuleWords } from '../../session/language/words.js';

/** The words that pages of other modules need about ${names.kebab.replaceAll('-', ' ')}. */
export const words: Texts<ModuleWords> = {
  en: ${block('en')},
  es: ${block('es')},
};
`;
}

/** The columns that the list shows. */
const listed = ({ columns, item }: ModulePlan): readonly Column[] =>
  columns
    .filter(({ member, kind }) => kind !== 'json' && Object.hasOwn(item.members, member))
    .filter(({ schema }) => Number(schema['maxLength'] ?? 0) <= 400)
    .slice(0, 5);

function textsText(plan: ModulePlan): string {
  const { names, noun } = plan;
  const members = [...new Set([...listed(plan), ...formColumns(plan)])];
  const values = members.filter((one) => one.values.length > 0);
  const one = titleOf(noun.camel).toLowerCase();
  const many = titleOf(names.kebab);
  const block = (word: (name: string) => string, fixed: readonly string[]) => `{
${fixed.join('\n')}
    fields: { ${members.map(({ member }) => `${member}: ${quoted(word(member))}`).join(', ')} },
    values: { ${values.map((column) => `${column.member}: { ${column.values.map((value) => `${JSON.stringify(value)}: ${quoted(word(value))}`).join(', ')} }`).join(', ')} },
  }`;
  const english = [
    `title: ${quoted(many)}, search: 'Search', create: ${quoted(`New ${one}`)}, editTitle: () => ${quoted(`Edit ${one}`)},`,
    `none: ${quoted(`No ${many.toLowerCase()} yet`)}, missing: 'This record does not exist',`,
    `created: 'The record was created', saved: 'The record was saved', yes: 'Yes', no: 'No',`,
  ];
  const spanish = [
    `title: ${quoted(many)}, search: 'Buscar', create: 'Nuevo registro', editTitle: () => 'Modificar registro',`,
    `none: 'Todavía no hay registros', missing: 'Este registro no existe',`,
    `created: 'El registro fue creado', saved: 'El registro fue guardado', yes: 'Sí', no: 'No',`,
  ];
  return `const en = ${block(titleOf, english)};

export const ${names.camel}Texts = {
  en,
  es: ${block(spanishOf, spanish)} satisfies typeof en,
};
`;
}

const isNumber = ({ kind }: Column): boolean => ['integer', 'decimal', 'double'].includes(kind);

function cellText(column: Column): string {
  const { member, kind, values } = column;
  const value = `row.${member}`;
  const shown = (text: string) =>
    column.isNullable ? `${value} === null || ${value} === undefined ? null : ${text}` : text;
  if (values.length > 0) return shown(`texts.values.${member}[${value}]`);
  if (isNumber(column)) return shown(`formats.number(${value})`);
  if (kind === 'boolean') return `${value} ? texts.yes : texts.no`;
  if (kind === 'date') return shown(`formats.day(${value})`);
  return kind === 'instant' ? shown(`formats.instant(${value})`) : value;
}

function listText(plan: ModulePlan): string {
  const { names, item, operations, sorts } = plan;
  const { list, create, read, update } = operations;
  const sortable = sorts.map(({ name }) => name);
  const columns = listed(plan).map((column) => {
    const { member } = column;
    const sort = sortable.includes(member) ? `sort: '${member}', ` : '';
    const number = isNumber(column) ? 'isNumber: true, ' : '';
    return `        { title: texts.fields.${member}, ${sort}${number}cell: (row) => ${cellText(column)} },`;
  });
  const { group, method } = list.sdk;
  const usesFormats = columns.some((text) => text.includes('formats.'));
  const hasForm = canHaveForm(plan);
  const hasEdit = hasForm && read !== undefined && update !== undefined;
  const href = hasEdit
    ? `may('${update.permission}') ? \`/${names.kebab}/\${id}\` : undefined`
    : 'undefined';
  return `import type { ${item.name} } from '@notaria/erp';
import { ${group}Queries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
${usesFormats ? "import { useFormats } from '../../session/language/formats.js';\n" : ''}import { useTexts } from '../../session/language/texts.js';
${hasEdit ? "import { useMe } from '../../session/me.js';\n" : ''}import { ${names.camel}Texts } from './texts.js';

type Sort = ${sortable.map((name) => `'${name}'`).join(' | ')};

export function ${names.pascal}(): ReactElement {
  const texts = useTexts(${names.camel}Texts);
  ${usesFormats ? 'const formats = useFormats();' : ''}
  ${hasEdit ? 'const { may } = useMe();' : ''}
  const list = useListState();
  return (
    <ListPage<${item.name}>
      href="/${names.kebab}"
      texts={texts}
      ${hasForm ? `createdBy="${create.permission}"` : ''}
      list={list}
      listed={useErpPage(${group}Queries(erp).${method}(pageQuery<Sort>(list)))}
      hrefOf={(${hasEdit ? '{ id }' : ''}) => ${hasEdit ? `(${href})` : href}}
      columns={[
${columns.join('\n')}
      ]}
    />
  );
}
`;
}

/** Writes the pages of the console: the list, and the form if all required members have simple fields. */
export function consoleFiles(root: string, plan: ModulePlan): Readonly<Record<string, string>> {
  const folder = `src/console/pages/${namesOf(plan.names.kebab).kebab}`;
  return {
    [`${folder}/area.ts`]: areaText(root, plan),
    [`${folder}/words.ts`]: wordsText(plan),
    [`${folder}/texts.ts`]: textsText(plan),
    [`${folder}/list.tsx`]: listText(plan),
    ...(canHaveForm(plan) && { [`${folder}/form.tsx`]: formText(plan) }),
  };
}
