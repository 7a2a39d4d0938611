import type { ReceivableAllocation, ReceivablePayment } from '@notaria/erp';
import { receivablesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useBaseCurrency } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Button } from '../../ui/button.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { Card, type Fact, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { Empty } from '../../ui/frames/states.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { PaymentBadge } from '../documents/badges.js';
import { PdfButton } from '../documents/pdf-button.js';
import { ReasonDialog } from '../documents/reason-dialog.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { type ReceivableTexts, receivableTexts } from './texts.js';
import { touchedByPayments } from './use-payment.js';

const receivables = receivablesQueries(erp);

interface PaymentProps {
  readonly payment: ReceivablePayment;
}

interface ActionProps extends PaymentProps {
  readonly onClose: () => void;
}

function Reverse({ payment, onClose }: ActionProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const { id, number } = payment;
  const once = useOnce<{ id: number; body: { reason: string; date?: string } }>();
  const write = useWrite({
    options: receivables.reverse(),
    stale: touchedByPayments,
    successMessage: texts.reversed(number),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={texts.reverseTitle(number)}
      action={texts.reverse}
      word={number}
      isBusy={write.isPending}
      error={write.error}
      isDated
      onConfirm={(reason, date) =>
        write.mutate(once({ id, body: { reason, ...(date && { date }) } }))
      }
      onClose={onClose}
    >
      <p>{texts.reverseText}</p>
    </ReasonDialog>
  );
}

function AllocateRest({ payment, onClose }: ActionProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const [variables] = useState({ id: payment.id, body: { autoAllocate: true } });
  const write = useWrite({
    options: receivables.allocate(),
    stale: touchedByPayments,
    successMessage: texts.allocatedNow,
    onDone: onClose,
  });
  return (
    <Confirm
      title={texts.allocateRest}
      action={texts.allocateRest}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate(variables)}
      onClose={onClose}
    >
      <p>{texts.allocateText}</p>
    </Confirm>
  );
}

function allocationColumns(
  labels: DocumentTexts,
  texts: ReceivableTexts,
  shown: { readonly formats: Formats; readonly payment: ReceivablePayment; readonly base: string },
): readonly Column<ReceivableAllocation>[] {
  const { day, money } = shown.formats;
  const { allocations, currencyCode } = shown.payment;
  const hasDifference = allocations.some(({ exchangeDifference }) => exchangeDifference !== 0);
  const difference: Column<ReceivableAllocation> = {
    title: texts.difference,
    isNumber: true,
    cell: ({ exchangeDifference }) => money(exchangeDifference, shown.base),
  };
  return [
    { title: labels.number, cell: ({ documentNumber }) => documentNumber },
    { title: labels.date, cell: ({ date }) => day(date) },
    { title: labels.amount, isNumber: true, cell: ({ amount }) => money(amount, currencyCode) },
    {
      title: texts.openAfter,
      isNumber: true,
      cell: ({ openAfter }) => money(openAfter, currencyCode),
    },
    ...(hasDifference ? [difference] : []),
  ];
}

function Allocations({ payment }: PaymentProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const formats = useFormats();
  const base = useBaseCurrency();
  const { allocations } = payment;
  if (allocations.length === 0) return <Empty title={texts.noAllocations} />;
  return (
    <Table
      caption={texts.allocations}
      rows={allocations}
      keyOf={({ receivableId, date }) => `${receivableId} ${date}`}
      hrefOf={({ invoiceId }) =>
        invoiceId !== null && may('invoices:read') ? `/invoices/${invoiceId}` : undefined
      }
      columns={allocationColumns(labels, texts, { formats, payment, base })}
    />
  );
}

function useFacts(payment: ReceivablePayment): readonly Fact[] {
  const texts = useTexts(receivableTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { day, instant, money, number } = useFormats();
  const base = useBaseCurrency();
  const { currencyCode, customerId, customerName, reversedAt, reverseReason } = payment;
  const customer = (
    <Link key="customer" href={`/customers/${customerId}`}>
      {customerName}
    </Link>
  );
  return [
    [labels.customer, may('customers:read') ? customer : customerName],
    [texts.date, day(payment.date)],
    [texts.method, labels.methods[payment.method]],
    [labels.reference, payment.reference],
    [texts.received, <strong key="amount">{money(payment.amount, currencyCode)}</strong>],
    [texts.allocated, money(payment.allocatedAmount, currencyCode)],
    [texts.unallocated, money(payment.unallocatedAmount, currencyCode)],
    ...(currencyCode === base ? [] : ([[texts.rate, number(payment.exchangeRate)]] as const)),
    ...(reversedAt ? ([[texts.reversedAt, instant(reversedAt)]] as const) : []),
    ...(reverseReason ? ([[texts.reverseReason, reverseReason]] as const) : []),
  ];
}

function Shown({ payment }: PaymentProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const { may } = useMe();
  const facts = useFacts(payment);
  const [open, setOpen] = useState<'reverse' | 'allocate'>();
  const close = (): void => setOpen(undefined);
  const isOffered = payment.status === 'posted' && may('receivables:collect');
  return (
    <Page
      title={texts.paymentTitle(payment.number)}
      back={{ href: '/receivables/payments', title: texts.paymentsTitle }}
      aside={<PaymentBadge status={payment.status} />}
      actions={
        <>
          <PdfButton number={payment.number} print={() => erp.receivables.paymentPdf(payment.id)} />
          {isOffered && payment.unallocatedAmount > 0 && (
            <Button onClick={() => setOpen('allocate')}>{texts.allocateRest}</Button>
          )}
          {isOffered && (
            <Button kind="danger" onClick={() => setOpen('reverse')}>
              {texts.reverse}
            </Button>
          )}
        </>
      }
    >
      <Card title={texts.facts}>
        <Facts facts={facts} />
        {payment.notes && <p className="prose">{payment.notes}</p>}
      </Card>
      <Card title={texts.allocations}>
        <Allocations payment={payment} />
      </Card>
      {open === 'reverse' && <Reverse payment={payment} onClose={close} />}
      {open === 'allocate' && <AllocateRest payment={payment} onClose={close} />}
    </Page>
  );
}

export function PaymentPage({ id }: PageParams): ReactElement {
  const texts = useTexts(receivableTexts);
  return (
    <ErpRecordPage<ReceivablePayment>
      result={useQuery(receivables.getPayment(Number(id)))}
      back={{ href: '/receivables/payments', title: texts.paymentsTitle }}
      missing={texts.missing}
    >
      {(payment) => <Shown payment={payment} />}
    </ErpRecordPage>
  );
}
