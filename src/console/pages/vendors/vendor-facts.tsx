import type { Vendor } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useCustomFacts } from '../custom-fields/use-custom-fields.js';
import { contactFacts, numbered, PartyBalance, PartyFacts } from '../parties/party-facts.js';
import { vendorTexts } from './texts.js';

/** The balance with the vendor as of today. */
export function VendorBalance({ vendorId }: { readonly vendorId: number }): ReactElement {
  const texts = useTexts(vendorTexts);
  const result = useQuery(vendorsQueries(erp).balance(vendorId));
  return <PartyBalance texts={texts} result={result} />;
}

export function VendorFacts({ vendor }: { readonly vendor: Vendor }): ReactElement {
  const texts = useTexts(vendorTexts);
  const bankTexts = vendor.bankAccounts.map((account) =>
    Object.values(account).filter(Boolean).join(' · '),
  );
  return (
    <PartyFacts
      texts={texts}
      party={vendor}
      more={[
        ...contactFacts(texts, vendor),
        ...numbered(texts.bank, bankTexts),
        ...useCustomFacts('vendor', vendor),
      ]}
    />
  );
}
