import type { Customer, Receivable, ReceivablePaymentInput } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useOpenReceivables } from '../../data/queries/open-items.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { CustomerPicker, chosenOf, type PickerItem } from '../documents/lines/pickers.js';
import { PayPage } from '../settlement/pay-page.js';
import type { PaymentBody } from '../settlement/payment-draft.js';
import { receivableSide, receivables, touchedByPayments } from './side.js';
import { receivableTexts } from './texts.js';

function inputOf(customerId: number, body: PaymentBody): ReceivablePaymentInput {
  const { allocations, ...payment } = body;
  const given = allocations.map(({ id, amount }) => ({ receivableId: id, amount }));
  return { customerId, ...payment, ...(given.length > 0 ? { allocations: given } : {}) };
}

/** Records the payment and opens its page. */
function useRecord(onDone: () => void) {
  const texts = useTexts(receivableTexts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: ReceivablePaymentInput }>();
  const write = useWrite({
    options: receivables.pay(),
    stale: touchedByPayments,
    successMessage: ({ data }) => texts.recorded(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/receivables/payments/${data.id}`);
    },
  });
  return {
    record: (customerId: number, body: PaymentBody) =>
      write.mutate(once({ body: inputOf(customerId, body) })),
    isBusy: write.isPending,
    error: write.error,
  };
}

function Payment({ begunFor }: { readonly begunFor?: PickerItem }): ReactElement {
  const [params] = useSearchParams();
  const begunId = Number(params.get('invoice')) || 0;
  return (
    <PayPage<Receivable>
      side={receivableSide}
      begunFor={begunFor}
      begunId={begunId}
      isBegun={({ invoiceId }) => invoiceId === begunId}
      useOpenItems={useOpenReceivables}
      useRecord={useRecord}
      PartyPicker={CustomerPicker}
      partyPath="customerId"
    />
  );
}

/** `?customer=7` chooses the customer, and `&invoice=9` starts with the open amount of the invoice. */
export function TakePayment(): ReactElement {
  const texts = useTexts(receivableTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('customer')) || 0;
  const result = useQuery({ ...customersQueries(erp).get(id), enabled: id > 0 });
  if (id === 0 || result.error) return <Payment />;
  return (
    <ErpRecordPage<Customer>
      result={result}
      back={{ href: '/receivables', title: texts.title }}
      missing={texts.take}
    >
      {(customer) => <Payment begunFor={chosenOf(customer)} />}
    </ErpRecordPage>
  );
}
