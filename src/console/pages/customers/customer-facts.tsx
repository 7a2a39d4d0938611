import type { Customer } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { uiTexts } from '../../ui/texts.js';
import { useCustomFacts } from '../custom-fields/use-custom-fields.js';
import { contactFacts, PartyBalance, PartyFacts } from '../parties/party-facts.js';
import { customerTexts } from './texts.js';

/** The customer's balance as of today. */
export function Balance({ customerId }: { readonly customerId: number }): ReactElement {
  const texts = useTexts(customerTexts);
  const { money } = useFormats();
  const result = useQuery(customersQueries(erp).balance(customerId));
  return (
    <PartyBalance
      texts={texts}
      result={result}
      moreOf={({ availableCredit, currencyCode }) => [
        [
          texts.availableCredit,
          availableCredit === null ? texts.noLimit : money(availableCredit, currencyCode),
        ],
      ]}
    />
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
  const { priceIncludesTax } = customer;
  const includesTax = priceIncludesTax === null ? texts.companyPrices : priceIncludesTax ? yes : no;
  return (
    <PartyFacts
      texts={texts}
      party={customer}
      more={[
        [texts.creditLimit, useLimit(customer)],
        [texts.includesTax, includesTax],
        ...contactFacts(texts, customer),
        ...useCustomFacts('customer', customer),
      ]}
    />
  );
}
