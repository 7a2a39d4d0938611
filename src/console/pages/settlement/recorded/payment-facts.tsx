import type { PaymentMethod } from '@notaria/erp';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { Card, type Fact, Facts } from '../../../ui/frames/page.js';
import { Empty } from '../../../ui/frames/states.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { type DocumentTexts, documentTexts } from '../../documents/texts.js';
import type { SettlementTexts, Side } from '../side.js';

/** The part of a payment for a document. */
export interface ShownAllocation {
  /** The receivable or payable. */
  readonly itemId: number;
  readonly documentNumber: string;
  readonly date: string;
  readonly amount: number;
  readonly openAfter: number;
  readonly exchangeDifference: number;
  /** The page of the document, if the role may read it. */
  readonly href?: string | undefined;
}

/** The common part of a payment of a customer and one to a vendor. */
export interface ShownPayment {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly party: { readonly id: number; readonly name: string };
  readonly date: string;
  readonly method: PaymentMethod;
  readonly currencyCode: string;
  readonly amount: number;
  readonly allocatedAmount: number;
  readonly unallocatedAmount: number;
  readonly exchangeRate: number;
  readonly reference: string | null;
  readonly notes: string | null;
  readonly reversedAt: string | null;
  readonly reverseReason: string | null;
  readonly allocations: readonly ShownAllocation[];
}

export interface PaymentPartProps {
  readonly side: Side;
  readonly payment: ShownPayment;
}

function allocationColumns(
  labels: DocumentTexts,
  texts: SettlementTexts,
  shown: { readonly formats: Formats; readonly payment: ShownPayment; readonly base: string },
): readonly Column<ShownAllocation>[] {
  const { day, money } = shown.formats;
  const { allocations, currencyCode } = shown.payment;
  const hasDifference = allocations.some(({ exchangeDifference }) => exchangeDifference !== 0);
  const difference: Column<ShownAllocation> = {
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

interface AllocationsProps extends PaymentPartProps {
  /** Opens the release of an allocation; absent for a payment that cannot change. */
  readonly onRelease: ((allocation: ShownAllocation) => void) | undefined;
}

/** The documents that the payment settles. */
export function PaymentAllocations({ side, payment, onRelease }: AllocationsProps): ReactElement {
  const texts = useTexts(side.texts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const base = useBaseCurrency();
  const { allocations } = payment;
  const release: Column<ShownAllocation> = {
    title: '',
    cell: (allocation) => (
      <div className="row-actions">
        <Button kind="quiet" onClick={() => onRelease?.(allocation)}>
          {texts.release}
        </Button>
      </div>
    ),
  };
  return (
    <Card title={texts.allocations}>
      {allocations.length === 0 ? (
        <Empty title={texts.noAllocations} />
      ) : (
        <Table
          caption={texts.allocations}
          rows={allocations}
          keyOf={({ itemId, date }) => `${itemId} ${date}`}
          hrefOf={({ href }) => href}
          columns={[
            ...allocationColumns(labels, texts, { formats, payment, base }),
            ...(onRelease === undefined ? [] : [release]),
          ]}
        />
      )}
    </Card>
  );
}

function useFacts({ side, payment }: PaymentPartProps): readonly Fact[] {
  const texts = useTexts(side.texts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { day, instant, money, number } = useFormats();
  const base = useBaseCurrency();
  const { currencyCode, party, reversedAt, reverseReason } = payment;
  const link = (
    <Link key="party" href={`${side.parties.href}/${party.id}`}>
      {party.name}
    </Link>
  );
  return [
    [texts.from, may(side.parties.permission) ? link : party.name],
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

export function PaymentFacts(props: PaymentPartProps): ReactElement {
  const texts = useTexts(props.side.texts);
  const { notes } = props.payment;
  return (
    <Card title={texts.facts}>
      <Facts facts={useFacts(props)} />
      {notes && <p className="prose">{notes}</p>}
    </Card>
  );
}
