import type { Product, ProductInput } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useCategories, useCompany, useTaxRates, useToday } from '../../data/queries/company.js';
import {
  area,
  choice,
  decimal,
  type FieldValues,
  fieldsOf,
  mark,
  reference,
  text,
} from '../../records/fields.js';
import { NewRecordDialog, type NewRecordDialogProps } from '../../records/new-record-dialog.js';
import { EditRecord, NewRecord, type RecordKind } from '../../records/record-form.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { useCustomInputs, WithCustomFields } from '../custom-fields/custom-inputs.js';
import { productTexts } from './texts.js';

const products = productsQueries(erp);

const isGood = ({ type }: FieldValues): boolean => type === 'good';

function useFields() {
  const texts = useTexts(productTexts);
  const company = useCompany();
  const currency = company?.baseCurrency;
  const priceHint = company?.pricesIncludeTax ? texts.priceWithTax : texts.priceWithoutTax;
  const taxRates = useTaxRates(useToday());
  const categories = useCategories();
  const fields = fieldsOf<ProductInput>()([
    {
      code: text(texts.code, {
        hint: texts.codeHint,
        required: true,
        autoFocus: true,
        maxLength: 40,
      }),
      name: text(texts.name, { required: true, maxLength: 200 }),
    },
    {
      price: decimal(currency ? texts.priceIn(currency) : texts.price, {
        // The place is reserved until the settings of the company are known.
        hint: company ? priceHint : '\u00a0',
        required: true,
      }),
      unit: text(texts.unit, { hint: texts.unitHint, maxLength: 20, empty: 'omitted' }),
    },
    {
      taxRateId: reference(texts.tax, taxRates, texts.noTax),
      categoryId: reference(texts.category, categories, texts.noCategory),
    },
    {
      type: choice(texts.type, Object.entries(texts.types), { initial: 'good' }),
      barcode: text(texts.barcode, { maxLength: 48 }),
    },
    {
      minStock: decimal(texts.minStock, { hint: texts.minStockHint, isShown: isGood }),
      trackStock: mark(texts.trackStock, { isOn: true, isShown: isGood }),
    },
    { description: area(texts.description, { maxLength: 2000 }) },
  ]);
  return [...fields, ...useCustomInputs<ProductInput>('product', { inCard: false })];
}

const productKind: RecordKind<Product, ProductInput> = {
  name: 'product',
  href: '/products',
  texts: productTexts,
  queries: { key: products.key, create: products.create, update: products.update },
  nameOf: ({ name }) => name,
  useFields,
  complete: (body) => ({ ...body, trackStock: body.type === 'good' && body.trackStock === true }),
};

export const NewProduct = (): ReactElement => (
  <WithCustomFields kind="product">
    <NewRecord kind={productKind} />
  </WithCustomFields>
);

export const NewProductDialog = (props: NewRecordDialogProps<Product>): ReactElement => (
  <WithCustomFields kind="product" isDialog>
    <NewRecordDialog {...props} kind={productKind} />
  </WithCustomFields>
);

export const EditProduct = ({ id }: PageParams): ReactElement => (
  <WithCustomFields kind="product">
    <EditRecord kind={productKind} result={useQuery(products.get(Number(id)))} />
  </WithCustomFields>
);
