import type { ProductCategory, ProductCategoryInput } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { useCategories } from '../../../data/queries/company.js';
import { fieldsOf, reference, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { SettingsTable } from '../frame/settings-table.js';
import { required } from '../frame/table-form.js';
import { settingsTexts } from '../texts.js';

const products = productsQueries(erp);

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

export function Categories(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { number } = useFormats();
  const all = useCategories();
  const [removing, setRemoving] = useState<ProductCategory>();
  const list = useListState('name');
  const fields = fieldsOf<ProductCategoryInput>()([
    { name: text(texts.name, required), parentId: reference(texts.parent, all, texts.noParent) },
  ]);
  return (
    <>
      <SettingsTable
        tab="categories"
        permission="products:write"
        search={texts.searchNames}
        list={list}
        page={products.categories(pageQuery<'name'>(list))}
        records={{
          by: 'id',
          nameOf: ({ name }) => name,
          stale: [products.key],
          create: { label: texts.newCategory, options: products.createCategory(), fields },
          update: { options: products.updateCategory(), fields },
        }}
        actionsOf={(category) => (
          <Button kind="quiet" onClick={() => setRemoving(category)}>
            {texts.remove}
          </Button>
        )}
        columns={[
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
        ]}
      />
      {removing && <RemoveCategory category={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
