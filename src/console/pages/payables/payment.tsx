import type { PayablePayment } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { PaymentShown } from '../settlement/recorded/payment-page.js';
import { payableSide, payables, touchedByPayments } from './side.js';
import { payableTexts } from './texts.js';

const released = payables.release();

/** The release, with the names that both kinds of payments share. */
const release = {
  mutationKey: released.mutationKey,
  mutationFn: ({ id, body }: { readonly id: number; readonly body: { readonly itemId: number } }) =>
    released.mutationFn({ id, body: { payableId: body.itemId } }),
};

function Shown({ payment }: { readonly payment: PayablePayment }): ReactElement {
  const { vendorId: id, vendorName: name } = payment;
  const allocations = payment.allocations.map(({ payableId, ...allocation }) => ({
    ...allocation,
    itemId: payableId,
  }));
  return (
    <PaymentShown
      side={payableSide}
      payment={{ ...payment, party: { id, name }, allocations }}
      print={() => erp.payables.paymentPdf(payment.id)}
      reverse={payables.reverse()}
      allocate={payables.allocate()}
      release={release}
      stale={touchedByPayments}
    />
  );
}

export function VendorPaymentPage({ id }: PageParams): ReactElement {
  const texts = useTexts(payableTexts);
  return (
    <ErpRecordPage<PayablePayment>
      result={useQuery(payables.getPayment(Number(id)))}
      back={{ href: '/payables/payments', title: texts.paymentsTitle }}
      missing={texts.missing}
      history={{ type: 'vendor_payment', id }}
    >
      {(payment) => <Shown payment={payment} />}
    </ErpRecordPage>
  );
}
