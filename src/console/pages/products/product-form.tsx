import type { Product, ProductInput } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { readDecimal } from '../../data/forms/decimals.js';
import { textOf, tickOf } from '../../data/forms/entered.js';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useSave } from '../../data/forms/use-save.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useCategories, useCompany, useTaxRates, useToday } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import {
  AreaField,
  CheckField,
  type Choice,
  SelectField,
  TextField,
} from '../../ui/forms/field.js';
import { Form as PageForm } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { EditPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { productTexts } from './texts.js';

const products = productsQueries(erp);

type Field =
  | 'code'
  | 'name'
  | 'price'
  | 'unit'
  | 'categoryId'
  | 'taxRateId'
  | 'type'
  | 'trackStock'
  | 'barcode'
  | 'minStock'
  | 'description';
type ProductValues = Readonly<Record<Field, string>>;

const blank: ProductValues = {
  code: '',
  name: '',
  price: '',
  unit: '',
  categoryId: '',
  taxRateId: '',
  type: 'good',
  trackStock: 'yes',
  barcode: '',
  minStock: '',
  description: '',
};

const valuesOf = (product: Product): ProductValues => ({
  code: product.code,
  name: product.name,
  price: String(product.price),
  unit: product.unit,
  categoryId: textOf(product.categoryId),
  taxRateId: textOf(product.taxRateId),
  type: product.type,
  trackStock: tickOf(product.trackStock),
  barcode: textOf(product.barcode),
  minStock: textOf(product.minStock),
  description: textOf(product.description),
});

function bodyOf(entered: ProductValues): ProductInput {
  const { unit, type } = entered;
  return {
    code: entered.code,
    name: entered.name,
    price: readDecimal(entered.price) ?? 0,
    ...(unit ? { unit } : {}),
    type: type as 'good' | 'service',
    trackStock: type === 'good' && entered.trackStock === 'yes',
    categoryId: Number(entered.categoryId) || null,
    taxRateId: Number(entered.taxRateId) || null,
    barcode: entered.barcode || null,
    minStock: readDecimal(entered.minStock) ?? null,
    description: entered.description || null,
  };
}

function MainFields({ form }: { readonly form: Form<Field> }): ReactElement {
  const texts = useTexts(productTexts);
  const company = useCompany();
  const currency = company?.baseCurrency;
  const priceHint = company?.pricesIncludeTax ? texts.priceWithTax : texts.priceWithoutTax;
  return (
    <>
      <div className="form-row">
        <TextField
          {...form.field('code')}
          label={texts.code}
          hint={texts.codeHint}
          required
          autoFocus
          maxLength={40}
        />
        <TextField {...form.field('name')} label={texts.name} required maxLength={200} />
      </div>
      <div className="form-row">
        <DecimalField
          {...form.field('price')}
          label={currency ? texts.priceIn(currency) : texts.price}
          // The place is reserved until the settings of the company are known.
          hint={company ? priceHint : '\u00a0'}
          required
        />
        <TextField
          {...form.field('unit')}
          label={texts.unit}
          hint={texts.unitHint}
          maxLength={20}
        />
      </div>
    </>
  );
}

function TaxFields({ form }: { readonly form: Form<Field> }): ReactElement {
  const texts = useTexts(productTexts);
  const choiceOf = ({ id, name }: { readonly id: number; readonly name: string }): Choice => [
    String(id),
    name,
  ];
  const categories: readonly Choice[] = [['', texts.noCategory], ...useCategories().map(choiceOf)];
  const rates = useTaxRates(useToday());
  const taxes: readonly Choice[] = [['', texts.noTax], ...rates.map(choiceOf)];
  return (
    <div className="form-row">
      <SelectField {...form.field('taxRateId', taxes)} label={texts.tax} choices={taxes} />
      <SelectField
        {...form.field('categoryId', categories)}
        label={texts.category}
        choices={categories}
      />
    </div>
  );
}

function MoreFields({ form }: { readonly form: Form<Field> }): ReactElement {
  const texts = useTexts(productTexts);
  const types = Object.entries(texts.types);
  const isGood = form.values.type === 'good';
  return (
    <>
      <div className="form-row">
        <SelectField {...form.field('type', types)} label={texts.type} choices={types} />
        <TextField {...form.field('barcode')} label={texts.barcode} maxLength={48} />
      </div>
      {isGood && (
        <div className="form-row">
          <DecimalField
            {...form.field('minStock')}
            label={texts.minStock}
            hint={texts.minStockHint}
          />
          <CheckField
            label={texts.trackStock}
            checked={form.values.trackStock === 'yes'}
            onChange={(isOn) => form.change({ trackStock: isOn ? 'yes' : '' })}
          />
        </div>
      )}
      <AreaField {...form.field('description')} label={texts.description} maxLength={2000} />
    </>
  );
}

interface ProductFormProps {
  readonly product?: Product;
  /** Resolves to the newest state of the product. */
  readonly reload?: () => Promise<Product | undefined>;
  /** Resets the form. */
  readonly onRestart: () => void;
}

/** The part of the form that survives a reload. */
interface ProductEntries {
  readonly typed: Form<Field>['changes'];
  /** The version of the product on which the changes are based. */
  readonly version: number;
}

function useProduct(product: Product | undefined) {
  const savedDraft = useDraft<ProductEntries>(`product.${product?.id ?? 'new'}`);
  const [first] = useState((): ProductEntries => ({ typed: {}, version: product?.version ?? 0 }));
  const start = savedDraft.found ?? first;
  const form = useForm<Field>(product ? valuesOf(product) : blank, { typed: start.typed });
  const [version, setVersion] = useState(start.version);
  useKeep<ProductEntries>(savedDraft, first, { typed: form.changes, version });
  return { savedDraft, form, version, setVersion };
}

function useProductWrites(onDone: () => void) {
  const texts = useTexts(productTexts);
  const [, navigate] = useLocation();
  const done = ({ data }: { readonly data: Product }): void => {
    onDone();
    navigate(`/products/${data.id}`);
  };
  const stale = [products.key];
  return {
    create: useWrite({
      options: products.create(),
      stale,
      successMessage: texts.created,
      onDone: done,
    }),
    update: useWrite({
      options: products.update(),
      stale,
      successMessage: texts.saved,
      onDone: done,
    }),
  };
}

function ProductForm({ product, reload, onRestart }: ProductFormProps): ReactElement {
  const texts = useTexts(productTexts);
  const common = useTexts(uiTexts);
  const { savedDraft, form, version, setVersion } = useProduct(product);
  const { save, showNewest, isBusy, error } = useSave<Product, ProductInput>({
    ...useProductWrites(savedDraft.clear),
    record: product,
    version,
    reload,
    rebase(newest) {
      form.rebase(valuesOf(newest));
      setVersion(newest.version);
    },
  });
  const end = (
    <FormEnd
      cancelHref={product ? `/products/${product.id}` : '/products'}
      action={product ? common.save : texts.create}
      isBusy={isBusy}
    />
  );
  const submit = (): void => save(bodyOf(form.values));
  return (
    <PageForm error={error} onReload={showNewest} onSubmit={submit} end={end}>
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card>
        <div className="form">
          <MainFields form={form} />
          <TaxFields form={form} />
          <MoreFields form={form} />
        </div>
      </Card>
    </PageForm>
  );
}

export function NewProduct(): ReactElement {
  const texts = useTexts(productTexts);
  return (
    <Page title={texts.create} back={{ href: '/products', title: texts.title }}>
      <Restartable>{(restart) => <ProductForm onRestart={restart} />}</Restartable>
    </Page>
  );
}

export function EditProduct({ id }: PageParams): ReactElement {
  const result = useQuery(products.get(Number(id)));
  return (
    <EditPage result={result} href="/products" texts={useTexts(productTexts)}>
      {(product, reload) => (
        <Restartable>
          {(restart) => <ProductForm product={product} reload={reload} onRestart={restart} />}
        </Restartable>
      )}
    </EditPage>
  );
}
