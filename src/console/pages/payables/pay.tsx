import type { Payable, PayablePaymentInput, Vendor } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useOpenPayables } from '../../data/queries/open-items.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { chosenOf, type PickerItem, VendorPicker } from '../documents/lines/pickers.js';
import { PayPage } from '../settlement/pay-page.js';
import type { PaymentBody } from '../settlement/payment-draft.js';
import { payableSide, payables, touchedByPayments } from './side.js';
import { payableTexts } from './texts.js';

function inputOf(vendorId: number, body: PaymentBody): PayablePaymentInput {
  const { allocations, ...payment } = body;
  const given = allocations.map(({ id, amount }) => ({ payableId: id, amount }));
  return { vendorId, ...payment, ...(given.length > 0 ? { allocations: given } : {}) };
}

/** Records the payment and opens its page. */
function useRecord(onDone: () => void) {
  const texts = useTexts(payableTexts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: PayablePaymentInput }>();
  const write = useWrite({
    options: payables.pay(),
    stale: touchedByPayments,
    successMessage: ({ data }) => texts.recorded(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/payables/payments/${data.id}`);
    },
  });
  return {
    record: (vendorId: number, body: PaymentBody) =>
      write.mutate(once({ body: inputOf(vendorId, body) })),
    isBusy: write.isPending,
    error: write.error,
  };
}

function Payment({ begunFor }: { readonly begunFor?: PickerItem }): ReactElement {
  const [params] = useSearchParams();
  const begunId = Number(params.get('bill')) || 0;
  return (
    <PayPage<Payable>
      side={payableSide}
      begunFor={begunFor}
      begunId={begunId}
      isBegun={({ id }) => id === begunId}
      useOpenItems={useOpenPayables}
      useRecord={useRecord}
      PartyPicker={VendorPicker}
      partyPath="vendorId"
    />
  );
}

/** `?vendor=7` chooses the vendor, and `&bill=9` starts with the open amount of the payable. */
export function PayVendor(): ReactElement {
  const texts = useTexts(payableTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('vendor')) || 0;
  const result = useQuery({ ...vendorsQueries(erp).get(id), enabled: id > 0 });
  if (id === 0 || result.error) return <Payment />;
  return (
    <ErpRecordPage<Vendor>
      result={result}
      back={{ href: '/payables', title: texts.title }}
      missing={texts.take}
    >
      {(vendor) => <Payment begunFor={chosenOf(vendor)} />}
    </ErpRecordPage>
  );
}
