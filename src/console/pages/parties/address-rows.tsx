import type { ReactElement } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import { TextField } from '../../ui/forms/field.js';

type AddressField = 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country';

interface AddressRowsProps {
  readonly form: Form<AddressField>;
  readonly texts: Readonly<Record<AddressField, string>>;
  /** A country as an example. */
  readonly example?: string;
}

/** The fields of an address in two rows. */
export function AddressRows({ form, texts, example }: AddressRowsProps): ReactElement {
  return (
    <>
      <div className="form-row">
        <TextField {...form.field('line1')} label={texts.line1} maxLength={200} />
        <TextField {...form.field('line2')} label={texts.line2} maxLength={200} />
      </div>
      <div className="form-row">
        <TextField {...form.field('city')} label={texts.city} maxLength={100} />
        <TextField {...form.field('region')} label={texts.region} maxLength={100} />
        <TextField {...form.field('postalCode')} label={texts.postalCode} maxLength={20} />
        <TextField
          {...form.field('country')}
          label={texts.country}
          maxLength={2}
          pattern="[A-Za-z]{2}"
          {...(example ? { placeholder: example } : {})}
        />
      </div>
    </>
  );
}
