import type { ProductCategory, ProductCategoryInput } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { useCategories } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import type { Column } from '../../../ui/lists/table.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const products = productsQueries(erp);

type Field = 'name' | 'parentId';
type Values = Readonly<Record<Field, string>>;
type Create = { readonly body: ProductCategoryInput };
type Update = Create & { readonly id: number; readonly options: { readonly ifMatch: number } };

const bodyOf = ({ name, parentId }: Values): ProductCategoryInput => ({
  name,
  parentId: parentId === '' ? null : Number(parentId),
});

const recordsOf = (
  texts: SettingsTexts,
  all: readonly ProductCategory[],
): TableRecords<ProductCategory, Field, Create, Update> => ({
  fields: [
    { name: 'name', label: texts.name, required: true },
    {
      name: 'parentId',
      label: texts.parent,
      kind: 'choice',
      choices: [['', texts.noParent], ...all.map(({ id, name }) => [String(id), name] as const)],
    },
  ],
  blank: { name: '', parentId: '' },
  valuesOf: ({ name, parentId }) => ({ name, parentId: parentId === null ? '' : String(parentId) }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  permission: 'products:write',
  stale: [products.key],
  create: { options: products.createCategory(), bodyOf: (values) => ({ body: bodyOf(values) }) },
  update: {
    options: products.updateCategory(),
    variablesOf: ({ id }, values, ifMatch) => ({ id, body: bodyOf(values), options: { ifMatch } }),
  },
});

interface RemoveProps {
  readonly category: ProductCategory;
  readonly onClose: () => void;
}

function RemoveCategory({ category, onClose }: RemoveProps): ReactElement {
  const texts = useTexts(settingsTexts);
  const { name, parentId } = category;
  return (
    <ConfirmWrite
      title={texts.removeTitle(category.name)}
      action={texts.remove}
      options={products.deleteCategory()}
      variables={{ id: category.id }}
      stale={[products.key]}
      successMessage={texts.removed}
      undo={() => ({
        run: () => products.createCategory().mutationFn({ body: { name, parentId } }),
        done: texts.restored,
      })}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmWrite>
  );
}

const columnsOf = (
  texts: SettingsTexts,
  all: readonly ProductCategory[],
  { number }: Formats,
): readonly Column<ProductCategory>[] => [
  { title: texts.name, sort: 'name', cell: ({ name }) => name },
  {
    title: texts.parent,
    cell: ({ parentId }) => all.find(({ id }) => id === parentId)?.name,
  },
  {
    title: texts.products,
    isNumber: true,
    cell: ({ productCount }) => number(productCount),
  },
];

export function Categories(): ReactElement {
  const texts = useTexts(settingsTexts);
  const formats = useFormats();
  const all = useCategories();
  const [removing, setRemoving] = useState<ProductCategory>();
  const list = useListState('name');
  const result = useQuery({
    ...products.categories(pageQuery<'name'>(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SettingsTable
        title={texts.tabs.categories}
        createLabel={texts.newCategory}
        search={texts.searchNames}
        list={list}
        result={result}
        records={recordsOf(texts, all)}
        actionsOf={(category) => (
          <Button kind="quiet" onClick={() => setRemoving(category)}>
            {texts.remove}
          </Button>
        )}
        columns={columnsOf(texts, all, formats)}
      />
      {removing && <RemoveCategory category={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
