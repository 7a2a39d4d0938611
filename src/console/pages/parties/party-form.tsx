import type { Customer, Vendor } from '@notaria/erp';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form as FormState, useForm } from '../../data/forms/use-form.js';
import { useSave } from '../../data/forms/use-save.js';
import { useWrite } from '../../data/forms/use-write.js';
import { type Texts, useTexts } from '../../session/language/texts.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { EditPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { WhereFields, WhoFields } from '../customers/customer-fields.js';
import type { CustomerTexts } from '../customers/texts.js';
import { type PartyField, partyPaths } from './party-values.js';

/** Options of a mutation that returns a party. */
interface PartyWrite<V, T> {
  mutationKey: readonly unknown[];
  mutationFn(variables: V): Promise<{ readonly data: T }>;
}

/** The differences between customers and vendors: client, texts and fields. */
export interface PartyKind<T, B, F extends string> {
  readonly href: string;
  readonly texts: Texts<CustomerTexts>;
  readonly queries: {
    readonly key: readonly unknown[];
    create(): PartyWrite<{ body: B }, T>;
    update(): PartyWrite<{ id: number; body: B; options: { ifMatch: number } }, T>;
  };
  readonly blank: Readonly<Record<PartyField | F, string>>;
  readonly valuesOf: (party: T) => Readonly<Record<PartyField | F, string>>;
  readonly bodyOf: (entered: Readonly<Record<PartyField | F, string>>, known: T | undefined) => B;
  /** The fields of terms and prices. */
  readonly TradeFields: (props: {
    readonly form: FormState<PartyField | F>;
    readonly isKnown: boolean;
  }) => ReactElement;
}

interface PartyFormProps<T, B, F extends string> {
  readonly kind: PartyKind<T, B, F>;
  readonly party?: T;
  /** Resolves to the newest state of the party. */
  readonly reload?: () => Promise<T | undefined>;
}

function usePartyWrites<T extends Customer | Vendor, B, F extends string>({
  href,
  queries,
  ...kind
}: PartyKind<T, B, F>) {
  const texts = useTexts(kind.texts);
  const [, navigate] = useLocation();
  const stale = [queries.key];
  const onDone = ({ data }: { readonly data: T }): void => navigate(`${href}/${data.id}`);
  return {
    create: useWrite({
      options: queries.create(),
      stale,
      successMessage: ({ data }) => texts.created(data.code),
      onDone,
    }),
    update: useWrite({ options: queries.update(), stale, successMessage: texts.saved, onDone }),
  };
}

/** Saves the party. The newest state that another user saved replaces the values that are not typed. */
function usePartySave<T extends Customer | Vendor, B, F extends string>(
  { kind, party, reload }: PartyFormProps<T, B, F>,
  form: FormState<PartyField | F>,
) {
  const [version, setVersion] = useState(party?.version ?? 0);
  return useSave<T, B>({
    ...usePartyWrites(kind),
    record: party,
    version,
    reload,
    rebase(newest) {
      form.rebase(kind.valuesOf(newest));
      setVersion(newest.version);
    },
  });
}

function PartyForm<T extends Customer | Vendor, B, F extends string>(
  props: PartyFormProps<T, B, F>,
): ReactElement {
  const { kind, party } = props;
  const texts = useTexts(kind.texts);
  const common = useTexts(uiTexts);
  const form = useForm(party ? kind.valuesOf(party) : kind.blank, {
    paths: partyPaths,
    isStored: false,
  });
  const { save, showNewest, isBusy, error } = usePartySave(props, form);
  const end = (
    <FormEnd
      cancelHref={party ? `${kind.href}/${party.id}` : kind.href}
      action={party ? common.save : texts.create}
      isBusy={isBusy}
    />
  );
  const submit = (): void => save(kind.bodyOf(form.values, party));
  return (
    <Form error={error} onReload={showNewest} onSubmit={submit} end={end}>
      <Card title={texts.groups.who}>
        <WhoFields form={form} />
      </Card>
      <Card title={texts.groups.where}>
        <WhereFields form={form} />
      </Card>
      <Card title={texts.groups.trade}>
        <kind.TradeFields form={form} isKnown={party !== undefined} />
      </Card>
    </Form>
  );
}

interface NewPartyProps<T, B, F extends string> {
  readonly kind: PartyKind<T, B, F>;
}

export function NewParty<T extends Customer | Vendor, B, F extends string>({
  kind,
}: NewPartyProps<T, B, F>): ReactElement {
  const texts = useTexts(kind.texts);
  return (
    <Page title={texts.create} back={{ href: kind.href, title: texts.title }}>
      <PartyForm kind={kind} />
    </Page>
  );
}

interface EditPartyProps<T, B, F extends string> extends NewPartyProps<T, B, F> {
  readonly result: UseQueryResult<{ readonly data: T }>;
}

export function EditParty<T extends Customer | Vendor, B, F extends string>({
  kind,
  result,
}: EditPartyProps<T, B, F>): ReactElement {
  return (
    <EditPage result={result} href={kind.href} texts={useTexts(kind.texts)}>
      {(party, reload) => <PartyForm kind={kind} party={party} reload={reload} />}
    </EditPage>
  );
}
