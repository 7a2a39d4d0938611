import type { ImportCompanyRegisterBody, ImportPeopleRegisterBody } from '@notaria/kyc';
import { registersQueries } from '@notaria/kyc/react-query';
import { type ReactElement, useState } from 'react';
import { useForm } from '../../data/forms/use-form.js';
import { useWrite } from '../../data/forms/use-write.js';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { FileField, uploadOf } from '../../ui/forms/file.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { CountryPicker } from '../cases/countries.js';
import { kybKey } from './data.js';
import { registerTexts } from './register-texts.js';
import { companyTexts } from './texts.js';

const useRegisterQueries = perEnvironment(registersQueries);

const blank = { kind: 'companies', id: '', format: 'plain', country: '', mayShrink: '' };

type Values = Readonly<Record<keyof typeof blank, string>>;

/** The members that both kinds of register have. */
const commonOf = ({ id, country, mayShrink }: Values, file: File) => ({
  id,
  file: uploadOf(file),
  mayShrink: mayShrink === 'yes',
  ...(country ? { country } : {}),
});

function useImports(values: Values) {
  const texts = useTexts(registerTexts);
  const { queries } = useRegisterQueries();
  const stale = [kybKey];
  const companies = useWrite({
    options: queries.importCompanies(),
    stale,
    successMessage: ({ added, changed, removed }) => texts.done(added, changed, removed),
  });
  const people = useWrite({
    options: queries.importPeople(),
    stale,
    successMessage: ({ added, changed, removed }) => texts.done(added, changed, removed),
  });
  return {
    isBusy: companies.isPending || people.isPending,
    error: values.kind === 'people' ? people.error : companies.error,
    run(file: File): void {
      const common = commonOf(values, file);
      const { format } = values;
      if (values.kind === 'people')
        people.mutate({
          body: { ...common, format: format as ImportPeopleRegisterBody['format'] },
        });
      else
        companies.mutate({
          body: { ...common, format: format as ImportCompanyRegisterBody['format'] },
        });
    },
  };
}

/** Imports a register of companies or people from a file. */
export function Registers(): ReactElement {
  const texts = useTexts(registerTexts);
  const { title, country } = useTexts(companyTexts);
  const form = useForm(blank);
  const [file, setFile] = useState<File>();
  const { values } = form;
  const { run, isBusy, error } = useImports(values);
  const kinds = Object.entries(texts.kinds);
  const formats = Object.entries(values.kind === 'people' ? texts.peopleFormats : texts.formats);
  return (
    <Page title={texts.title} back={{ href: '/companies', title }}>
      <Form
        error={error}
        onSubmit={() => file && run(file)}
        end={<FormEnd cancelHref="/companies" action={texts.action} isBusy={isBusy} />}
      >
        <Card>
          <p className="prose">{texts.text}</p>
          <div className="form-row">
            <SelectField
              {...form.field('kind')}
              label={texts.kind}
              choices={kinds}
              onChange={(kind) => form.change({ kind, format: 'plain' })}
            />
            <TextField
              {...form.field('id')}
              label={texts.id}
              hint={texts.idHint}
              required
              maxLength={60}
            />
            <SelectField {...form.field('format')} label={texts.format} choices={formats} />
          </div>
          <div className="form-row">
            <FileField label={texts.file} file={file} onChange={setFile} path="file" required />
            <CountryPicker
              label={country}
              value={values.country}
              onChange={(code) => form.change({ country: code })}
            />
          </div>
          <CheckField
            label={texts.mayShrink}
            checked={values.mayShrink === 'yes'}
            onChange={(isOn) => form.change({ mayShrink: isOn ? 'yes' : '' })}
          />
        </Card>
      </Form>
    </Page>
  );
}
