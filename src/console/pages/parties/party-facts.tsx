import type { Customer, CustomerBalance, Vendor, VendorBalance } from '@notaria/erp';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePaymentTerms } from '../../data/queries/company.js';
import { useFormats } from '../../session/language/formats.js';
import { Card, type Fact, Facts } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import type { CustomerTexts } from '../customers/texts.js';

interface PartyBalanceProps<B> {
  readonly texts: CustomerTexts;
  readonly result: UseQueryResult<{ readonly data: B }>;
  /** Returns the facts that only this kind of party has. */
  readonly moreOf?: (balance: B) => readonly Fact[];
}

/** The balance of a customer or vendor as of today. */
export function PartyBalance<B extends CustomerBalance | VendorBalance>(
  props: PartyBalanceProps<B>,
): ReactElement {
  const { texts, result, moreOf } = props;
  const { day, money } = useFormats();
  const { data, error, refetch } = result;
  if (error && data === undefined) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={2} />;
  const balance = data.data;
  const { currencyCode, lastPaymentAt } = balance;
  const shown = (amount: number): string => money(amount, currencyCode);
  const facts: readonly Fact[] = [
    [texts.netBalance, <strong key="net">{shown(balance.netBalance)}</strong>],
    [texts.openAmount, shown(balance.openAmount)],
    [texts.overdueAmount, shown(balance.overdueAmount)],
    [texts.unappliedCredit, shown(balance.unappliedCredit)],
    ...(moreOf?.(balance) ?? []),
    [texts.lastPayment, lastPaymentAt === null ? texts.never : day(lastPaymentAt)],
  ];
  return (
    <Card title={texts.balance}>
      <Facts facts={facts} />
    </Card>
  );
}

const addressOf = ({ address }: Customer | Vendor): string =>
  [address.line1, address.line2, address.city, address.region, address.postalCode, address.country]
    .filter(Boolean)
    .join(', ');

/** Returns the names of several facts of one kind: the first without a number, the others with one. */
export const numbered = (name: string, values: readonly string[]): readonly Fact[] =>
  values.map((value, index): Fact => [index === 0 ? name : `${name} ${index + 1}`, value]);

export const contactFacts = (
  { contact }: CustomerTexts,
  { contacts }: Customer | Vendor,
): readonly Fact[] =>
  numbered(
    contact,
    contacts.map(({ name, role, phone, email }) =>
      [name, role, phone, email].filter(Boolean).join(' · '),
    ),
  );

interface PartyFactsProps {
  readonly texts: CustomerTexts;
  readonly party: Customer | Vendor;
  /** The facts behind those that customers and vendors share. */
  readonly more: readonly Fact[];
}

/** The details of a customer or vendor, with the notes. */
export function PartyFacts({ texts, party, more }: PartyFactsProps): ReactElement {
  const terms = usePaymentTerms();
  const { email, language, paymentTerms, taxId, taxIdType, notes } = party;
  const mail = email && (
    <a key="email" href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.code, <code key="code">{party.code}</code>],
          [texts.tradeName, party.tradeName],
          [texts.taxId, taxId && `${taxIdType ?? ''} ${taxId}`],
          [texts.email, mail],
          [texts.phone, party.phone],
          [texts.address, addressOf(party) || null],
          [texts.language, language && texts.languages[language]],
          [texts.terms, terms.find(({ code }) => code === paymentTerms)?.name ?? paymentTerms],
          [texts.currency, party.currencyCode],
          ...more,
        ]}
      />
      {notes && <p className="prose">{notes}</p>}
    </Card>
  );
}
