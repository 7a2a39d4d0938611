import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { documentTexts } from '../documents/texts.js';
import type { PaymentDraft } from './payment-draft.js';

interface FieldsProps {
  readonly draft: PaymentDraft;
  /** True if the customer or vendor is chosen. Then the focus starts in the amount. */
  readonly isFirst: boolean;
}

export function PaymentFields({ draft, isFirst }: FieldsProps): ReactElement {
  const labels = useTexts(documentTexts);
  const { texts, form, currency, currencies } = draft;
  return (
    <>
      <div className="form-row">
        <DecimalField
          {...form.field('amount')}
          label={currency ? texts.receivedIn(currency) : texts.received}
          required
          autoFocus={isFirst}
        />
        <SelectField
          {...form.field('currency')}
          path="currencyCode"
          label={labels.currency}
          value={currency}
          choices={currencies.map((code): Choice => [code, code])}
        />
        <SelectField
          {...form.field('method')}
          label={texts.method}
          choices={Object.entries(labels.methods)}
        />
        <DateField {...form.field('date')} label={texts.date} hint={texts.dateHint} />
        <TextField {...form.field('reference')} label={labels.reference} maxLength={200} />
      </div>
      <AreaField {...form.field('notes')} label={labels.notes} maxLength={2000} rows={2} />
    </>
  );
}
