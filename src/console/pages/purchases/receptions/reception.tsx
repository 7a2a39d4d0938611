import type { PurchaseOrderLine, ReceptionLine, ReceptionRecord } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card, type Fact, Facts, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { ProductCell } from '../../documents/product-cell.js';
import { documentTexts } from '../../documents/texts.js';
import { Totals } from '../../documents/totals.js';
import { purchaseTexts } from '../texts.js';
import { ReverseReception } from './reverse-reception.js';

const orders = purchaseOrdersQueries(erp);

interface ShownProps {
  readonly reception: ReceptionRecord;
}

function useFactsOf(reception: ReceptionRecord): readonly Fact[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { day, instant } = useFormats();
  const { may } = useMe();
  const { orderId, orderNumber, vendorId, vendorName, reversedAt, reverseReason } = reception;
  return [
    [
      texts.order,
      <Link key="order" href={`/purchases/${orderId}`}>
        {orderNumber}
      </Link>,
    ],
    [
      labels.vendor,
      may('vendors:read') ? (
        <Link key="vendor" href={`/vendors/${vendorId}`}>
          {vendorName}
        </Link>
      ) : (
        vendorName
      ),
    ],
    [texts.date, day(reception.date)],
    [texts.warehouse, reception.warehouseName],
    [texts.vendorInvoice, reception.vendorInvoiceNumber],
    ...(reversedAt === null
      ? []
      : ([
          [texts.reversedAt, instant(reversedAt)],
          [texts.reverseReason, reverseReason],
        ] as const)),
  ];
}

/** Returns the columns of lines, which take their texts from the lines of the order. */
function useColumns({ orderId }: ReceptionRecord): readonly Column<ReceptionLine>[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { money, number, price } = useFormats();
  const { data } = useQuery(orders.get(orderId));
  const ordered = new Map<number, PurchaseOrderLine>(
    (data?.data.lines ?? []).map((line) => [line.id, line]),
  );
  return [
    {
      title: labels.product,
      cell: ({ orderLineId }) => {
        const { description = '', productCode = null } = ordered.get(orderLineId) ?? {};
        return <ProductCell name={description} code={productCode} />;
      },
    },
    { title: labels.quantity, isNumber: true, cell: ({ quantity }) => number(quantity) },
    { title: texts.unitCost, isNumber: true, cell: ({ unitCost }) => price(unitCost) },
    { title: labels.net, isNumber: true, cell: ({ netAmount }) => money(netAmount) },
    { title: labels.tax, isNumber: true, isMinor: true, cell: ({ taxAmount }) => money(taxAmount) },
  ];
}

function Shown({ reception }: ShownProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const [isReversing, setReversing] = useState(false);
  const { number, status, notes, currencyCode, lines } = reception;
  const isPosted = status === 'posted';
  return (
    <Page
      title={texts.receptionTitle(number)}
      back={{ href: '/purchases/receptions', title: texts.receptions }}
      aside={<Badge tone={isPosted ? 'good' : 'bad'}>{texts[status]}</Badge>}
      actions={
        isPosted &&
        may('purchase-orders:receive') && (
          <Button kind="danger" onClick={() => setReversing(true)}>
            {texts.reverse}
          </Button>
        )
      }
    >
      <Card title={texts.facts}>
        <Facts facts={useFactsOf(reception)} />
        {notes && <p className="prose">{notes}</p>}
      </Card>
      <Card title={labels.lines}>
        <Table
          caption={labels.lines}
          rows={lines}
          keyOf={({ id }) => id}
          columns={useColumns(reception)}
        />
        <Totals totals={reception} currency={currencyCode} />
      </Card>
      {isReversing && (
        <ReverseReception reception={reception} onClose={() => setReversing(false)} />
      )}
    </Page>
  );
}

/** A reception with its lines and its reversal. */
export function ReceptionPage({ id }: PageParams): ReactElement {
  const texts = useTexts(purchaseTexts);
  return (
    <ErpRecordPage<ReceptionRecord>
      result={useQuery(orders.reception(Number(id)))}
      back={{ href: '/purchases/receptions', title: texts.receptions }}
      missing={texts.noReception}
      history={{ type: 'reception', id }}
    >
      {(reception) => <Shown reception={reception} />}
    </ErpRecordPage>
  );
}
