import type { Customer } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency, usePaymentTerms } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Card, type Fact, Facts } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { uiTexts } from '../../ui/texts.js';
import { addressOf, contactsOf, numbered } from '../documents/parties/party-facts.js';
import { customerTexts } from './texts.js';

/** The customer's balance as of today. */
export function Balance({ customerId }: { readonly customerId: number }): ReactElement {
  const texts = useTexts(customerTexts);
  const { day, money } = useFormats();
  const { data, error, refetch } = useQuery(customersQueries(erp).balance(customerId));
  if (error && data === undefined) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={2} />;
  const { currencyCode, lastPaymentAt, availableCredit, ...balance } = data.data;
  const shown = (amount: number): string => money(amount, currencyCode);
  const facts: readonly Fact[] = [
    [texts.netBalance, <strong key="net">{shown(balance.netBalance)}</strong>],
    [texts.openAmount, shown(balance.openAmount)],
    [texts.overdueAmount, shown(balance.overdueAmount)],
    [texts.unappliedCredit, shown(balance.unappliedCredit)],
    [texts.availableCredit, availableCredit === null ? texts.noLimit : shown(availableCredit)],
    [texts.lastPayment, lastPaymentAt === null ? texts.never : day(lastPaymentAt)],
  ];
  return (
    <Card title={texts.balance}>
      <Facts facts={facts} />
    </Card>
  );
}

function useLimit({ creditLimit }: Customer): string {
  const texts = useTexts(customerTexts);
  const { money } = useFormats();
  const currency = useBaseCurrency();
  if (creditLimit === null) return texts.noLimit;
  return creditLimit === 0 ? texts.cashOnly : money(creditLimit, currency);
}

export function CustomerFacts({ customer }: { readonly customer: Customer }): ReactElement {
  const texts = useTexts(customerTexts);
  const { yes, no } = useTexts(uiTexts);
  const terms = usePaymentTerms();
  const { email, paymentTerms, taxId, taxIdType, notes } = customer;
  const { priceIncludesTax } = customer;
  const includesTax = priceIncludesTax === null ? texts.companyPrices : priceIncludesTax ? yes : no;
  const termsName = terms.find(({ code }) => code === paymentTerms)?.name ?? paymentTerms;
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.code, <code key="code">{customer.code}</code>],
          [texts.tradeName, customer.tradeName],
          [texts.taxId, taxId && `${taxIdType ?? ''} ${taxId}`],
          [
            texts.email,
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [texts.phone, customer.phone],
          [texts.address, addressOf(customer) || null],
          [texts.language, customer.language && texts.languages[customer.language]],
          [texts.terms, termsName],
          [texts.currency, customer.currencyCode],
          [texts.creditLimit, useLimit(customer)],
          [texts.includesTax, includesTax],
          ...numbered(texts.contact, contactsOf(customer)),
        ]}
      />
      {notes && <p className="prose">{notes}</p>}
    </Card>
  );
}
