import type { Movement, Product } from '@notaria/erp';
import { inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTaxRates, useToday } from '../../data/queries/company.js';
import { Activity } from '../../records/activity.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { LinkButton } from '../../ui/button.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { DialogButton } from '../../ui/frames/remove.js';
import { Empty } from '../../ui/frames/states.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { uiTexts } from '../../ui/texts.js';
import { useCustomFacts } from '../custom-fields/use-custom-fields.js';
import { productActivation } from './activation.js';
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
          ...useCustomFacts('product', product),
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

function Actions({ product }: ProductProps): ReactElement {
  const texts = useTexts(productTexts);
  const { may } = useMe();
  const { id, active, stock } = product;
  return (
    <>
      {may('inventory:adjust') && (active || stock > 0) && tracksStock(product) && (
        <DialogButton label={texts.adjust}>
          {(close) => <AdjustStock product={product} onClose={close} />}
        </DialogButton>
      )}
      {may('products:write') && (
        <>
          <LinkButton href={`/products/${id}/edit`}>{texts.edit}</LinkButton>
          <Activity
            record={product}
            activation={productActivation}
            queryKey={products.key}
            texts={texts}
          />
        </>
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
  return (
    <Page
      title={product.name}
      back={{ href: '/products', title: texts.title }}
      aside={!product.active && <Badge>{texts.isInactive}</Badge>}
      actions={<Actions product={product} />}
    >
      <ProductFacts product={product} />
      {tracksStock(product) && <Stock product={product} />}
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
      history={{ type: 'product', id }}
    >
      {(product) => <Shown product={product} />}
    </ErpRecordPage>
  );
}
