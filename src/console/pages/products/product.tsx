import type { Movement, Product } from '@notaria/erp';
import { inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { useTaxRates, useToday } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { Button, LinkButton } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { Empty, Failed } from '../../ui/frames/states.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { uiTexts } from '../../ui/texts.js';
import { AdjustStock } from './adjust-stock.js';
import { type ProductTexts, productTexts } from './texts.js';

const products = productsQueries(erp);

const tracksStock = ({ type, trackStock }: Product): boolean => type === 'good' && trackStock;

interface ProductProps {
  readonly product: Product;
}

function ProductFacts({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const { yes, no } = useTexts(uiTexts);
  const { price, number } = useFormats();
  const rates = useTaxRates(useToday());
  const money = (amount: number): string => `${product.currencyCode} ${price(amount)}`;
  const { averageCost, minStock, taxRateId } = product;
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.code, <code key="code">{product.code}</code>],
          [texts.price, money(product.price)],
          [texts.unit, product.unit],
          [texts.category, product.categoryName ?? texts.noCategory],
          [texts.tax, taxRateId ? rates.find(({ id }) => id === taxRateId)?.name : texts.noTax],
          [texts.type, texts.types[product.type]],
          [texts.trackStock, product.trackStock ? yes : no],
          [texts.barcode, product.barcode],
          [texts.minStock, minStock === null ? null : number(minStock)],
          ...(averageCost === undefined
            ? []
            : ([[texts.averageCost, averageCost === null ? null : money(averageCost)]] as const)),
        ]}
      />
      {product.description && <p className="prose">{product.description}</p>}
    </Card>
  );
}

function StockByWarehouse({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const { quantity: quantityOf } = useFormats();
  const { stockByWarehouse, unit } = product;
  if (stockByWarehouse.length === 0) return <Empty title={texts.neverStocked} />;
  return (
    <Table
      caption={texts.byWarehouse}
      rows={stockByWarehouse}
      keyOf={({ warehouseId }) => warehouseId}
      columns={[
        { title: texts.warehouse, cell: ({ warehouseName }) => warehouseName },
        {
          title: texts.quantity,
          isNumber: true,
          cell: ({ quantity }) => quantityOf(quantity, unit),
        },
      ]}
    />
  );
}

function movementColumns(
  texts: ProductTexts,
  { day, number }: Formats,
  isValued: boolean,
): readonly Column<Movement>[] {
  const signed = (quantity: number): string => `${quantity > 0 ? '+' : ''}${number(quantity)}`;
  const value: Column<Movement> = {
    title: texts.movedValue,
    isNumber: true,
    cell: (movement) => signed(movement.value ?? 0),
  };
  return [
    {
      title: texts.document,
      cell: ({ documentType, documentNumber, quantity }) => (
        <span className="stack">
          <span className="nowrap">{documentNumber}</span>
          <span className="hint">{texts.documents[documentType] ?? documentType}</span>
          {quantity === 0 && <span className="hint">{texts.costCorrection}</span>}
        </span>
      ),
    },
    { title: texts.date, cell: ({ date }) => <span className="nowrap">{day(date)}</span> },
    { title: texts.warehouse, cell: ({ warehouseName }) => warehouseName },
    { title: texts.quantity, isNumber: true, cell: ({ quantity }) => signed(quantity) },
    { title: texts.after, isNumber: true, cell: ({ quantityAfter }) => number(quantityAfter) },
    ...(isValued ? [value] : []),
  ];
}

function Movements({ productId }: { readonly productId: number }): ReactElement {
  const texts = useTexts(productTexts);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(
    inventoryQueries(erp).movements({ productId, pageSize: 10 }),
  );
  const rows = data?.data;
  return (
    <LoadedTable
      caption={texts.movements}
      rows={rows}
      error={error}
      retry={refetch}
      empty={texts.noMovements}
      keyOf={({ id }) => id}
      columns={movementColumns(texts, formats, rows?.[0]?.value !== undefined)}
    />
  );
}

/** Names the fields that the API requires. */
const activation = ({ id, code, name, price, version }: Product) => ({
  id,
  body: { code, name, price, active: true },
  options: { ifMatch: version },
});

function Deactivate({
  product,
  onClose,
}: ProductProps & { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(productTexts);
  return (
    <ConfirmWrite
      title={texts.deactivateTitle(product.name)}
      action={texts.deactivate}
      options={products.deactivate()}
      variables={{ id: product.id }}
      stale={[products.key]}
      successMessage={texts.deactivated}
      undo={({ data }) => ({
        run: () => products.update().mutationFn(activation(data)),
        done: texts.activated,
      })}
      onClose={onClose}
    >
      <p>{texts.deactivateText}</p>
    </ConfirmWrite>
  );
}

function Activate({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const [variables] = useState(() => activation(product));
  const activate = useWrite({
    options: products.update(),
    stale: [products.key],
    successMessage: texts.activated,
    undo: ({ data: { id } }) => ({
      run: () => products.deactivate().mutationFn({ id }),
      done: texts.deactivated,
    }),
  });
  return (
    <>
      <Button isBusy={activate.isPending} onClick={() => activate.mutate(variables)}>
        {texts.activate}
      </Button>
      {activate.error && <Failed error={activate.error} />}
    </>
  );
}

interface ActionsProps extends ProductProps {
  readonly onOpen: (dialog: 'adjust' | 'deactivate') => void;
}

function Actions({ product, onOpen }: ActionsProps): ReactElement {
  const texts = useTexts(productTexts);
  const { may } = useMe();
  const { id, active, stock } = product;
  const mayWrite = may('products:write');
  return (
    <>
      {may('inventory:adjust') && (active || stock > 0) && tracksStock(product) && (
        <Button onClick={() => onOpen('adjust')}>{texts.adjust}</Button>
      )}
      {mayWrite && <LinkButton href={`/products/${id}/edit`}>{texts.edit}</LinkButton>}
      {mayWrite && !active && <Activate product={product} />}
      {mayWrite && active && (
        <Button kind="danger" onClick={() => onOpen('deactivate')}>
          {texts.deactivate}
        </Button>
      )}
    </>
  );
}

function Stock({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const { may } = useMe();
  return (
    <div className="columns">
      <Card title={texts.byWarehouse}>
        <StockByWarehouse product={product} />
      </Card>
      {may('inventory:read') && (
        <Card title={texts.movements}>
          <Movements productId={product.id} />
        </Card>
      )}
    </div>
  );
}

function Shown({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const [open, setOpen] = useState<'adjust' | 'deactivate'>();
  const close = (): void => setOpen(undefined);
  return (
    <Page
      title={product.name}
      back={{ href: '/products', title: texts.title }}
      aside={!product.active && <Badge>{texts.isInactive}</Badge>}
      actions={<Actions product={product} onOpen={setOpen} />}
    >
      <ProductFacts product={product} />
      {tracksStock(product) && <Stock product={product} />}
      {open === 'adjust' && <AdjustStock product={product} onClose={close} />}
      {open === 'deactivate' && <Deactivate product={product} onClose={close} />}
    </Page>
  );
}

export function ProductPage({ id }: PageParams): ReactElement {
  const texts = useTexts(productTexts);
  return (
    <ErpRecordPage<Product>
      result={useQuery(products.get(Number(id)))}
      back={{ href: '/products', title: texts.title }}
      missing={texts.missing}
    >
      {(product) => <Shown product={product} />}
    </ErpRecordPage>
  );
}
