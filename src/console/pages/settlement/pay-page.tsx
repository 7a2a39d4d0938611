import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { useBaseCurrency } from '../../data/queries/company.js';
import type { OpenItems } from '../../data/queries/open-items.js';
import { useTexts } from '../../session/language/texts.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { usePageKeys } from '../../ui/keys.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { sendOnCtrlEnter } from '../documents/lines/keys.js';
import { chosenOf, type PickerItem, type PickerProps } from '../documents/lines/pickers.js';
import type { OpenItem } from './allocation.js';
import { Allocations } from './allocations.js';
import { type PaymentBody, type PaymentEntries, usePaymentDraft } from './payment-draft.js';
import { PaymentFields } from './payment-fields.js';
import type { Side } from './side.js';

export interface PayPageProps<T extends OpenItem, I> {
  readonly side: Side;
  /** The parameters of the address that choose the party, and the document with which the payment starts. */
  readonly params: { readonly party: string; readonly document: string };
  /** Options of the query of a party. */
  readonly getParty: (
    id: number,
  ) => Pick<UseQueryOptions<{ readonly data: PickerItem }>, 'queryKey' | 'queryFn'>;
  /** Returns true for the open item of the document with which the payment starts. */
  readonly isBegun: (item: T, documentId: number) => boolean;
  readonly useOpenItems: (partyId: number) => OpenItems<T>;
  readonly options: Write<{ body: I }, RecordedPayment>['options'];
  readonly inputOf: (partyId: number, body: PaymentBody) => I;
  /** Queries that a payment makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  readonly PartyPicker: ComponentType<PickerProps<PickerItem>>;
  /** The path of the party in the body. */
  readonly partyPath: string;
}

interface RecordedPayment {
  readonly data: { readonly id: number; readonly number: string };
}

/** A payment with the party and the document that the address names. */
interface BegunPayProps<T extends OpenItem, I> extends PayPageProps<T, I> {
  readonly begunFor?: PickerItem | undefined;
  /** The id of the document; 0 if none. */
  readonly begunId: number;
}

/** The part of the form that survives a reload. */
interface PaymentFormEntries extends PaymentEntries {
  readonly party: PickerItem | null;
}

interface ShownItems<T> {
  readonly partyId: number;
  readonly rows: readonly T[];
}

/**
 * Keeps the open items of the first display, so that a newer state does not move the fields for amounts. Undefined
 * until they are loaded.
 */
function useFirstShown<T extends OpenItem>(partyId: number, items: OpenItems<T>) {
  const [shown, setShown] = useState<ShownItems<T>>({ partyId: 0, rows: [] });
  const isShown = shown.partyId === partyId;
  if (!isShown && partyId > 0 && items.rows && !items.isFetching)
    setShown({ partyId, rows: items.rows });
  return { ...items, rows: isShown ? shown.rows : undefined };
}

function usePayment<T extends OpenItem, I>(props: BegunPayProps<T, I>) {
  const { side, begunFor, begunId, isBegun, useOpenItems } = props;
  const texts = useTexts(side.texts);
  const form = `payment.${side.href.slice(1)}.${begunFor?.id ?? 'new'}.${begunId}`;
  const savedDraft = useDraft<PaymentFormEntries>(form);
  const [first] = useState((): PaymentFormEntries => ({ party: begunFor ?? null, typed: {} }));
  const start = savedDraft.found ?? first;
  const [party, setParty] = useState(start.party);
  const items = useFirstShown(party?.id ?? 0, useOpenItems(party?.id ?? 0));
  const begun = items.rows?.find((item) => isBegun(item, begunId));
  const draft = usePaymentDraft(texts, items.rows ?? [], useBaseCurrency(), begun, start);
  useKeep<PaymentFormEntries>(savedDraft, first, { party, ...draft.entries });
  const choose = (chosen: PickerItem | null): void => {
    setParty(chosen);
    // Amounts belong to the items of a party, so that another party resets them.
    if (chosen?.id !== party?.id) draft.setAmounts(undefined);
  };
  return { savedDraft, party, choose, items, draft };
}

type Payment = ReturnType<typeof usePayment>;

function ItemsCard({ items, draft }: Pick<Payment, 'items' | 'draft'>): ReactElement {
  const { rows, error, retry } = items;
  return (
    <Card title={draft.texts.what}>
      {rows && <Allocations draft={draft} />}
      {rows === undefined && error && <Failed error={error} onRetry={retry} />}
      {rows === undefined && !error && <Loading rows={3} />}
    </Card>
  );
}

/** Records the payment and opens its page. */
function useRecord<T extends OpenItem, I>(props: PayPageProps<T, I>, onDone: () => void) {
  const { side, options, inputOf, stale } = props;
  const texts = useTexts(side.texts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: I }>();
  const write = useWrite({
    options,
    stale,
    successMessage: ({ data }) => texts.recorded(data.number),
    onDone({ data }) {
      onDone();
      navigate(`${side.href}/payments/${data.id}`);
    },
  });
  return {
    record: (partyId: number, body: PaymentBody) =>
      write.mutate(once({ body: inputOf(partyId, body) })),
    isBusy: write.isPending,
    error: write.error,
  };
}

/** All fields are always present. Only the list of open items depends on the party. */
function PaymentForm<T extends OpenItem, I>(
  props: BegunPayProps<T, I> & { readonly onRestart: () => void },
): ReactElement {
  const { side, begunFor, PartyPicker, partyPath, onRestart } = props;
  const { savedDraft, party, choose, items, draft } = usePayment(props);
  const { texts } = draft;
  const { record, isBusy, error } = useRecord(props, savedDraft.clear);
  const isReady = party !== null && items.rows !== undefined && draft.isValid;
  const submit = (): void => {
    if (isReady) record(party.id, draft.body);
  };
  usePageKeys({ 'Ctrl Enter': { label: texts.record } });
  const end = (
    <FormEnd
      hint={texts.sendHint}
      cancelHref={side.href}
      action={texts.record}
      isBusy={isBusy}
      isPossible={isReady}
    />
  );
  return (
    <Form error={error} onSubmit={submit} onKeyDown={sendOnCtrlEnter} end={end}>
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card title={texts.from}>
        <PartyPicker value={party} onChange={choose} autoFocus={party === null} path={partyPath} />
      </Card>
      <Card title={texts.received}>
        <PaymentFields draft={draft} isFirst={begunFor !== undefined} />
      </Card>
      {party && <ItemsCard items={items} draft={draft} />}
    </Form>
  );
}

function BegunPayPage<T extends OpenItem, I>(props: BegunPayProps<T, I>): ReactElement {
  const { href, texts: both } = props.side;
  const texts = useTexts(both);
  return (
    <Page title={texts.take} back={{ href, title: texts.title }}>
      <Restartable>{(restart) => <PaymentForm {...props} onRestart={restart} />}</Restartable>
    </Page>
  );
}

/** Records a payment of a customer or to a vendor, and allocates it to open items. */
export function PayPage<T extends OpenItem, I>(props: PayPageProps<T, I>): ReactElement {
  const { side, params, getParty } = props;
  const texts = useTexts(side.texts);
  const [address] = useSearchParams();
  const partyId = Number(address.get(params.party)) || 0;
  const begunId = Number(address.get(params.document)) || 0;
  const result = useQuery({ ...getParty(partyId), enabled: partyId > 0 });
  if (partyId === 0 || result.error) return <BegunPayPage {...props} begunId={begunId} />;
  return (
    <ErpRecordPage<PickerItem>
      result={result}
      back={{ href: side.href, title: texts.title }}
      missing={texts.take}
    >
      {(party) => <BegunPayPage {...props} begunFor={chosenOf(party)} begunId={begunId} />}
    </ErpRecordPage>
  );
}
