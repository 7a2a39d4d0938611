import type { Vendor } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePaymentTerms } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Card, type Fact, Facts } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { addressOf, contactsOf, numbered } from '../documents/parties/party-facts.js';
import { vendorTexts } from './texts.js';

/** The balance with the vendor as of today. */
export function VendorBalance({ vendorId }: { readonly vendorId: number }): ReactElement {
  const texts = useTexts(vendorTexts);
  const { day, money } = useFormats();
  const { data, error, refetch } = useQuery(vendorsQueries(erp).balance(vendorId));
  if (error && data === undefined) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={2} />;
  const { currencyCode, lastPaymentAt, ...balance } = data.data;
  const shown = (amount: number): string => money(amount, currencyCode);
  const facts: readonly Fact[] = [
    [texts.netBalance, <strong key="net">{shown(balance.netBalance)}</strong>],
    [texts.openAmount, shown(balance.openAmount)],
    [texts.overdueAmount, shown(balance.overdueAmount)],
    [texts.unappliedCredit, shown(balance.unappliedCredit)],
    [texts.lastPayment, lastPaymentAt === null ? texts.never : day(lastPaymentAt)],
  ];
  return (
    <Card title={texts.balance}>
      <Facts facts={facts} />
    </Card>
  );
}

export function VendorFacts({ vendor }: { readonly vendor: Vendor }): ReactElement {
  const texts = useTexts(vendorTexts);
  const terms = usePaymentTerms();
  const { email, paymentTerms, taxId, taxIdType, bankAccounts, notes } = vendor;
  const bankTexts = bankAccounts.map((account) =>
    Object.values(account).filter(Boolean).join(' · '),
  );
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.code, <code key="code">{vendor.code}</code>],
          [texts.tradeName, vendor.tradeName],
          [texts.taxId, taxId && `${taxIdType ?? ''} ${taxId}`],
          [
            texts.email,
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [texts.phone, vendor.phone],
          [texts.address, addressOf(vendor) || null],
          [texts.language, vendor.language && texts.languages[vendor.language]],
          [texts.terms, terms.find(({ code }) => code === paymentTerms)?.name ?? paymentTerms],
          [texts.currency, vendor.currencyCode],
          ...numbered(texts.contact, contactsOf(vendor)),
          ...numbered(texts.bank, bankTexts),
        ]}
      />
      {notes && <p className="prose">{notes}</p>}
    </Card>
  );
}
