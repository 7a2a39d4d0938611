import type { ReceivablePayment } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { PaymentShown } from '../settlement/recorded/payment-page.js';
import { receivableSide, receivables, touchedByPayments } from './side.js';
import { receivableTexts } from './texts.js';

const released = receivables.release();

/** The release, with the names that both kinds of payments share. */
const release = {
  mutationKey: released.mutationKey,
  mutationFn: ({ id, body }: { readonly id: number; readonly body: { readonly itemId: number } }) =>
    released.mutationFn({ id, body: { receivableId: body.itemId } }),
};

function Shown({ payment }: { readonly payment: ReceivablePayment }): ReactElement {
  const { may } = useMe();
  const { customerId: id, customerName: name } = payment;
  const allocations = payment.allocations.map(({ receivableId, invoiceId, ...allocation }) => ({
    ...allocation,
    itemId: receivableId,
    href: invoiceId !== null && may('invoices:read') ? `/invoices/${invoiceId}` : undefined,
  }));
  return (
    <PaymentShown
      side={receivableSide}
      payment={{ ...payment, party: { id, name }, allocations }}
      print={() => erp.receivables.paymentPdf(payment.id)}
      reverse={receivables.reverse()}
      allocate={receivables.allocate()}
      release={release}
      stale={touchedByPayments}
    />
  );
}

export function PaymentPage({ id }: PageParams): ReactElement {
  const texts = useTexts(receivableTexts);
  return (
    <ErpRecordPage<ReceivablePayment>
      result={useQuery(receivables.getPayment(Number(id)))}
      back={{ href: '/receivables/payments', title: texts.paymentsTitle }}
      missing={texts.missing}
      history={{ type: 'collection', id }}
    >
      {(payment) => <Shown payment={payment} />}
    </ErpRecordPage>
  );
}
