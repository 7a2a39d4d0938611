import type { KybInput } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form as FormState, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { kybKey, useKybQueries } from '../../data/queries/verification.js';
import { useTexts } from '../../session/language/texts.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { TextField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { CountryPicker } from '../cases/countries.js';
import { PeopleEditor, peopleOf, usePeople } from './people.js';
import { companyTexts } from './texts.js';

const blank = {
  companyName: '',
  country: '',
  registrationNumber: '',
  lei: '',
  externalId: '',
  threshold: '70',
};

type Values = Readonly<Record<keyof typeof blank, string>>;

function bodyOf(values: Values, people: KybInput['people'] = []): KybInput {
  const { companyName, country, registrationNumber, lei, externalId, threshold } = values;
  return {
    companyName,
    country,
    threshold: Number(threshold),
    ...(registrationNumber ? { registrationNumber } : {}),
    ...(lei ? { lei } : {}),
    ...(externalId ? { externalId } : {}),
    ...(people.length > 0 ? { people } : {}),
  };
}

function useCheck() {
  const texts = useTexts(companyTexts);
  const { queries } = useKybQueries();
  const [, navigate] = useLocation();
  return useWrite({
    options: queries.create(),
    stale: [kybKey],
    successMessage: ({ check }) => texts.checked(check.companyName),
    onDone: ({ check }) => navigate(`/companies/${check.id}`),
  });
}

interface CompanyCardProps {
  readonly form: FormState<keyof typeof blank>;
  /** True from the first submission on: the browser does not report a missing country. */
  readonly isChecked: boolean;
}

function CountryField({ form, isChecked }: CompanyCardProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { country } = form.values;
  return (
    <div>
      <CountryPicker
        label={texts.country}
        value={country}
        onChange={(chosen) => form.change({ country: chosen })}
      />
      {isChecked && !country && <p className="field-error">{texts.chooseCountry}</p>}
    </div>
  );
}

function CompanyCard({ form, isChecked }: CompanyCardProps): ReactElement {
  const texts = useTexts(companyTexts);
  return (
    <Card title={texts.company}>
      <div className="form-row">
        <TextField
          {...form.field('companyName')}
          label={texts.company}
          required
          autoFocus
          maxLength={200}
        />
        <CountryField form={form} isChecked={isChecked} />
        <TextField
          {...form.field('registrationNumber')}
          label={texts.registrationNumber}
          maxLength={60}
        />
      </div>
      <div className="form-row">
        <TextField {...form.field('lei')} label={texts.lei} maxLength={20} />
        <TextField {...form.field('externalId')} label={texts.externalId} maxLength={200} />
        <DecimalField
          {...form.field('threshold')}
          label={texts.threshold}
          required
          min={40}
          max={100}
        />
      </div>
    </Card>
  );
}

export function NewCompanyCheck(): ReactElement {
  const texts = useTexts(companyTexts);
  const form = useForm(blank);
  const people = usePeople();
  const [isChecked, setChecked] = useState(false);
  const once = useOnce<{ body: KybInput }>();
  const write = useCheck();
  const { values } = form;
  const submit = (): void => {
    setChecked(true);
    if (values.country) write.mutate(once({ body: bodyOf(values, peopleOf(people.lines)) }));
  };
  return (
    <Page title={texts.create} back={{ href: '/companies', title: texts.title }}>
      <Form
        error={write.error}
        onSubmit={submit}
        end={<FormEnd cancelHref="/companies" action={texts.create} isBusy={write.isPending} />}
      >
        <CompanyCard form={form} isChecked={isChecked} />
        <Card title={texts.people}>
          <PeopleEditor people={people} />
        </Card>
      </Form>
    </Page>
  );
}
