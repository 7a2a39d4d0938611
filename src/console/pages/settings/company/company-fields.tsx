import type { ReactElement } from 'react';
import type { Form } from '../../../data/forms/use-form.js';
import { useTexts } from '../../../session/language/texts.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { CheckField, SelectField, TextField } from '../../../ui/forms/field.js';
import { Card } from '../../../ui/frames/page.js';
import { AddressRows } from '../../parties/address-rows.js';
import type { CompanyField } from './company-values.js';
import { companyTexts } from './texts.js';

interface FieldsProps {
  readonly form: Form<CompanyField>;
}

export function IdentityFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <Card title={texts.identity}>
      <div className="form-row">
        <TextField {...form.field('name')} label={texts.name} required maxLength={200} />
        <TextField {...form.field('tradeName')} label={texts.tradeName} maxLength={200} />
        <TextField {...form.field('taxId')} label={texts.taxId} maxLength={40} />
      </div>
      <div className="form-row">
        <TextField {...form.field('email')} label={texts.email} type="email" maxLength={254} />
        <TextField {...form.field('phone')} label={texts.phone} type="tel" maxLength={40} />
        <TextField {...form.field('logoUrl')} label={texts.logoUrl} type="url" maxLength={500} />
      </div>
    </Card>
  );
}

export function AddressFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <Card title={texts.address}>
      <AddressRows form={form} texts={texts} />
    </Card>
  );
}

/** The tolerances of purchases, and the time that the audit log is kept. */
function LimitFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <div className="form-row">
      <DecimalField
        {...form.field('overReceiptTolerance')}
        label={texts.overReceiptTolerance}
        required
      />
      <DecimalField {...form.field('priceTolerance')} label={texts.priceTolerance} required />
      <DecimalField
        {...form.field('auditRetentionDays')}
        label={texts.auditRetentionDays}
        hint={texts.auditRetentionHint}
      />
    </div>
  );
}

/** For how many months the law demands decided records of verification. */
function RetentionFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <div className="form-row">
      <DecimalField
        {...form.field('screeningRetentionMonths')}
        label={texts.screeningRetention}
        hint={texts.screeningRetentionHint}
        required
      />
      <DecimalField
        {...form.field('identityRetentionMonths')}
        label={texts.identityRetention}
        hint={texts.identityRetentionHint}
        required
      />
    </div>
  );
}

export function BooksFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(companyTexts);
  const locales = Object.entries(texts.locales);
  const roundings = Object.entries(texts.taxRoundings);
  return (
    <Card title={texts.books}>
      <div className="form-row">
        <TextField
          {...form.field('timeZone')}
          label={texts.timeZone}
          hint={texts.timeZoneHint}
          required
          maxLength={64}
        />
        <SelectField
          {...form.field('locale', locales)}
          label={texts.locale}
          hint={texts.localeHint}
          choices={locales}
        />
        <SelectField
          {...form.field('taxRounding', roundings)}
          label={texts.taxRounding}
          choices={roundings}
        />
      </div>
      <LimitFields form={form} />
      <RetentionFields form={form} />
      <CheckField
        label={texts.pricesIncludeTax}
        checked={form.values.pricesIncludeTax === 'yes'}
        onChange={(isOn) => form.change({ pricesIncludeTax: isOn ? 'yes' : '' })}
      />
    </Card>
  );
}
