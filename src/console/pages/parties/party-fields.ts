import type { Customer, Vendor } from '@notaria/erp';
import { useCurrencyChoices, usePaymentTerms } from '../../data/queries/company.js';
import { choice, mark, text } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import type { Choice } from '../../ui/forms/field.js';
import { customerTexts } from '../customers/texts.js';

type AddressTexts = Readonly<
  Record<'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country', string>
>;

/** The fields of an address in two rows. `example` is a country. */
export const addressRows = <const E extends 'null' | 'omitted'>(
  texts: AddressTexts,
  empty: E,
  example?: string,
) => {
  const country = text(texts.country, {
    maxLength: 2,
    pattern: '[A-Za-z]{2}',
    empty,
    ...(example ? { placeholder: example } : {}),
  });
  return [
    {
      'address.line1': text(texts.line1, { maxLength: 200, empty }),
      'address.line2': text(texts.line2, { maxLength: 200, empty }),
    },
    {
      'address.city': text(texts.city, { maxLength: 100, empty }),
      'address.region': text(texts.region, { maxLength: 100, empty }),
      'address.postalCode': text(texts.postalCode, { maxLength: 20, empty }),
      'address.country': {
        ...country,
        valueOf: (typed: string) => country.valueOf(typed.toUpperCase()),
      },
    },
  ] as const;
};

/** Returns the fields that say who a customer or vendor is, and where. */
export function useIdentityRows() {
  const texts = useTexts(customerTexts);
  const languages: readonly Choice[] = [
    ['', texts.companyLanguage],
    ...Object.entries(texts.languages),
  ];
  return [
    texts.groups.who,
    {
      name: text(texts.name, {
        required: true,
        autoFocus: true,
        maxLength: 200,
        autoComplete: 'off',
      }),
      tradeName: text(texts.tradeName, { maxLength: 200 }),
    },
    {
      taxId: text(texts.taxId, { maxLength: 40 }),
      taxIdType: text(texts.taxIdType, { hint: texts.taxIdTypeHint, maxLength: 20 }),
      code: text(texts.code, { hint: texts.codeHint, maxLength: 40, empty: 'omitted' }),
    },
    texts.groups.where,
    {
      email: text(texts.email, { type: 'email', maxLength: 254 }),
      phone: text(texts.phone, { type: 'tel', maxLength: 40 }),
      language: choice<Customer['language']>(texts.language, languages),
    },
    ...addressRows(texts, 'null', 'DO'),
  ] as const;
}

/** Returns the fields of payment terms and currency. */
export function useTermsFields(known: Customer | Vendor | undefined) {
  const texts = useTexts(customerTexts);
  const currencies = useCurrencyChoices();
  const chosen = known?.currencyCode ?? '';
  const isListed = chosen === '' || currencies.some(([code]) => code === chosen);
  const terms: readonly Choice[] = [
    ['', texts.defaultTerms],
    ...usePaymentTerms().map(({ code, name }): Choice => [code, name]),
  ];
  const currencyChoices: readonly Choice[] = [
    ...(known ? [] : [['', texts.defaultCurrency] as const]),
    ...currencies,
    ...(isListed ? [] : [[chosen, chosen] as const]),
  ];
  return {
    paymentTerms: choice<string | null>(texts.terms, terms),
    currencyCode: choice<string | undefined>(texts.currency, currencyChoices, {
      empty: 'omitted',
    }),
  };
}

/** Returns the check boxes of a customer or vendor. A new one is active. */
export function useMarks(known: Customer | Vendor | undefined) {
  const texts = useTexts(customerTexts);
  return { blocked: mark(texts.blocked), ...(known && { active: mark(texts.active) }) };
}

interface TaxBody {
  readonly taxId?: string | null | undefined;
  readonly taxIdType?: string | null | undefined;
}

/** Completes the body. The server recognises the type of a new number, unless the type was entered as well. */
export function withTaxId<B extends TaxBody>(body: B, known: TaxBody | undefined): B {
  const { taxId, taxIdType, ...others } = body;
  if (taxId === null) return { ...body, taxIdType: null };
  const isTypeKept = known !== undefined && taxIdType === known.taxIdType;
  const isNumberKept = known !== undefined && taxId === known.taxId;
  if (!taxIdType || (isTypeKept && !isNumberKept)) return { ...others, taxId } as B;
  return { ...body, taxIdType: taxIdType.toUpperCase() };
}
