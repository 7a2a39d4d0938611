import type { CompanyInput } from '@notaria/erp';
import { choice, decimal, fieldsOf, mark, text } from '../../../records/fields.js';
import { useTexts } from '../../../session/language/texts.js';
import { addressRows } from '../../parties/party-fields.js';
import { companyTexts } from './texts.js';

/** Returns the fields of the company's settings. */
export function useCompanyFields() {
  const texts = useTexts(companyTexts);
  return fieldsOf<CompanyInput>()([
    texts.identity,
    {
      name: text(texts.name, { required: true, maxLength: 200 }),
      tradeName: text(texts.tradeName, { maxLength: 200 }),
      taxId: text(texts.taxId, { maxLength: 40 }),
    },
    {
      email: text(texts.email, { type: 'email', maxLength: 254 }),
      phone: text(texts.phone, { type: 'tel', maxLength: 40 }),
      logoUrl: text(texts.logoUrl, { type: 'url', maxLength: 500 }),
    },
    texts.address,
    ...addressRows(texts, 'omitted'),
    texts.books,
    {
      timeZone: text(texts.timeZone, { hint: texts.timeZoneHint, required: true, maxLength: 64 }),
      locale: choice(texts.locale, Object.entries(texts.locales), { hint: texts.localeHint }),
      taxRounding: choice(texts.taxRounding, Object.entries(texts.taxRoundings)),
    },
    {
      overReceiptTolerance: decimal(texts.overReceiptTolerance, { required: true }),
      priceTolerance: decimal(texts.priceTolerance, { required: true }),
      auditRetentionDays: decimal(texts.auditRetentionDays, { hint: texts.auditRetentionHint }),
    },
    // For how many months the law demands decided records of verification.
    {
      screeningRetentionMonths: decimal(texts.screeningRetention, {
        hint: texts.screeningRetentionHint,
        required: true,
      }),
      identityRetentionMonths: decimal(texts.identityRetention, {
        hint: texts.identityRetentionHint,
        required: true,
      }),
    },
    { pricesIncludeTax: mark(texts.pricesIncludeTax) },
  ]);
}
