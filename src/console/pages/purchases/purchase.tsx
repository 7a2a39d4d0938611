import type { PurchaseOrder } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { usePaymentTerms, useWarehouses } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card, type Fact, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { OrderBadge } from '../documents/badges.js';
import { PdfButton } from '../documents/pdf-button.js';
import { documentTexts } from '../documents/texts.js';
import { OrderLines, Receptions } from './purchase-parts.js';
import { Receive } from './receive.js';
import { purchaseTexts } from './texts.js';
import { touchedByPurchases } from './touched.js';

const orders = purchaseOrdersQueries(erp);

type OpenDialog = 'receive' | 'open' | 'cancel';

interface ActionProps {
  readonly order: PurchaseOrder;
  readonly onClose: () => void;
}

function OpenDraft({ order, onClose }: ActionProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  return (
    <ConfirmWrite
      title={texts.titleOf(order.number)}
      action={texts.open}
      options={orders.open()}
      variables={{ id: order.id }}
      stale={touchedByPurchases}
      successMessage={texts.opened(order.number)}
      onClose={onClose}
    >
      <p>{texts.openText}</p>
    </ConfirmWrite>
  );
}

function CancelOrder({ order, onClose }: ActionProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  return (
    <ConfirmWrite
      title={texts.titleOf(order.number)}
      action={texts.cancel}
      word={order.number}
      options={orders.cancel()}
      variables={{ id: order.id }}
      stale={touchedByPurchases}
      successMessage={texts.cancelled(order.number)}
      onClose={onClose}
    >
      <p>{texts.cancelText}</p>
    </ConfirmWrite>
  );
}

function Actions({
  order,
  open,
}: {
  readonly order: PurchaseOrder;
  readonly open: (what: OpenDialog) => void;
}): ReactElement {
  const texts = useTexts(purchaseTexts);
  const { may } = useMe();
  const { status, receivedPercent } = order;
  const mayCreate = may('purchase-orders:create');
  const isWaiting = status === 'open' || status === 'partially_received';
  const isUntouched = status === 'draft' || (status === 'open' && receivedPercent === 0);
  return (
    <>
      <PdfButton number={order.number} print={() => erp.purchaseOrders.pdf(order.id)} />
      {mayCreate && isUntouched && (
        <Button kind="danger" onClick={() => open('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {mayCreate && status === 'draft' && (
        <Button kind="primary" onClick={() => open('open')}>
          {texts.open}
        </Button>
      )}
      {may('purchase-orders:receive') && isWaiting && (
        <Button kind="primary" icon="truck" onClick={() => open('receive')}>
          {texts.receive}
        </Button>
      )}
    </>
  );
}

function useFacts(order: PurchaseOrder): readonly Fact[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { day, number, percent } = useFormats();
  const warehouses = useWarehouses();
  const terms = usePaymentTerms();
  return [
    [
      labels.vendor,
      may('vendors:read') ? (
        <Link key="vendor" href={`/vendors/${order.vendorId}`}>
          {order.vendorName}
        </Link>
      ) : (
        order.vendorName
      ),
    ],
    [texts.ordered, day(order.orderDate)],
    [texts.expected, order.expectedDate && day(order.expectedDate)],
    [texts.received, percent(order.receivedPercent / 100)],
    [texts.warehouse, warehouses.find(({ id }) => id === order.warehouseId)?.name],
    [
      labels.terms,
      terms.find(({ code }) => code === order.paymentTerms)?.name ?? order.paymentTerms,
    ],
    [labels.currency, order.currencyCode],
    ...(order.exchangeRate === 1 ? [] : ([[texts.rate, number(order.exchangeRate)]] as const)),
    [labels.reference, order.reference],
  ];
}

function Shown({ order }: { readonly order: PurchaseOrder }): ReactElement {
  const texts = useTexts(purchaseTexts);
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const facts = useFacts(order);
  return (
    <Page
      title={texts.titleOf(order.number)}
      back={{ href: '/purchases', title: texts.title }}
      aside={<OrderBadge status={order.status} />}
      actions={<Actions order={order} open={setOpen} />}
    >
      <Card title={texts.facts}>
        <Facts facts={facts} />
        {order.notes && <p className="prose">{order.notes}</p>}
      </Card>
      <OrderLines order={order} />
      <Card title={texts.receptions}>
        <Receptions order={order} />
      </Card>
      {open === 'receive' && <Receive order={order} onClose={close} />}
      {open === 'open' && <OpenDraft order={order} onClose={close} />}
      {open === 'cancel' && <CancelOrder order={order} onClose={close} />}
    </Page>
  );
}

export function PurchasePage({ id }: PageParams): ReactElement {
  const texts = useTexts(purchaseTexts);
  return (
    <ErpRecordPage<PurchaseOrder>
      result={useQuery(orders.get(Number(id)))}
      back={{ href: '/purchases', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'purchase_order', id }}
    >
      {(order) => <Shown order={order} />}
    </ErpRecordPage>
  );
}
