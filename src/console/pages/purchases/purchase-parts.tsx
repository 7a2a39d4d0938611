import type { PurchaseOrder, PurchaseOrderLine, Reception } from '@notaria/erp';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Empty } from '../../ui/frames/states.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { ProductCell } from '../documents/product-cell.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { Totals } from '../documents/totals.js';
import { ReverseReception } from './receptions/reverse-reception.js';
import { type PurchaseTexts, purchaseTexts } from './texts.js';

interface PartProps {
  readonly order: PurchaseOrder;
}

const lineColumns = (
  texts: PurchaseTexts,
  labels: DocumentTexts,
  { money, number, quantity: quantityOf, price }: Formats,
): readonly Column<PurchaseOrderLine>[] => [
  {
    title: labels.product,
    cell: ({ description, productCode }) => <ProductCell name={description} code={productCode} />,
  },
  {
    title: labels.quantity,
    isNumber: true,
    cell: ({ quantity, unit }) => quantityOf(quantity, unit),
  },
  {
    title: texts.received,
    isNumber: true,
    cell: ({ receivedQuantity }) => number(receivedQuantity),
  },
  { title: texts.pending, isNumber: true, cell: ({ pendingQuantity }) => number(pendingQuantity) },
  { title: labels.price, isNumber: true, cell: ({ unitPrice }) => price(unitPrice) },
  { title: labels.net, isNumber: true, cell: ({ netAmount }) => money(netAmount) },
];

export function OrderLines({ order }: PartProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  return (
    <Card title={labels.lines}>
      <Table
        caption={labels.lines}
        rows={order.lines}
        keyOf={({ id }) => id}
        columns={lineColumns(texts, labels, formats)}
      />
      <Totals totals={order} currency={order.currencyCode} taxes={order.taxes} />
    </Card>
  );
}

function receptionColumns(
  texts: PurchaseTexts,
  labels: DocumentTexts,
  { day, money, number }: Formats,
): readonly Column<Reception>[] {
  const quantityOf = ({ lines }: Reception): string =>
    number(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  return [
    { title: labels.number, cell: ({ number: name }) => <span className="nowrap">{name}</span> },
    { title: texts.date, cell: ({ date }) => day(date) },
    {
      title: labels.status,
      cell: ({ status }) => (
        <Badge tone={status === 'posted' ? 'good' : 'bad'}>{texts[status]}</Badge>
      ),
    },
    {
      title: texts.vendorInvoice,
      isMinor: true,
      cell: ({ vendorInvoiceNumber }) => vendorInvoiceNumber ?? '—',
    },
    { title: labels.quantity, isNumber: true, cell: quantityOf },
    {
      title: labels.total,
      isNumber: true,
      cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
    },
  ];
}

/** The receptions of the order. */
export function Receptions({ order }: PartProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const formats = useFormats();
  const [reversing, setReversing] = useState<Reception>();
  if (order.receptions.length === 0) return <Empty title={texts.noReceptions} />;
  const mayReverse = may('purchase-orders:receive');
  const actionsOf = (reception: Reception): ReactNode =>
    mayReverse &&
    reception.status === 'posted' && (
      <div className="row-actions">
        <Button kind="quiet" onClick={() => setReversing(reception)}>
          {texts.reverse}
        </Button>
      </div>
    );
  return (
    <>
      <Table
        caption={texts.receptions}
        rows={order.receptions}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/purchases/receptions/${id}`}
        columns={[...receptionColumns(texts, labels, formats), { title: '', cell: actionsOf }]}
      />
      {reversing && (
        <ReverseReception reception={reversing} onClose={() => setReversing(undefined)} />
      )}
    </>
  );
}
