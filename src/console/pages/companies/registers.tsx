import type { ImportCompanyRegisterBody, ImportPeopleRegisterBody } from '@notaria/kyc';
import { registersQueries } from '@notaria/kyc/react-query';
import { type ReactElement, useMemo, useState } from 'react';
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

/** An import. Sent again, the same object is the same request. */
type RegisterRequest =
  | { readonly kind: 'people'; readonly variables: { body: ImportPeopleRegisterBody } }
  | { readonly kind: 'companies'; readonly variables: { body: ImportCompanyRegisterBody } };

function requestOf(values: Values, file: File): RegisterRequest {
  const { kind, id, format, country, mayShrink } = values;
  const common = {
    id,
    file: uploadOf(file),
    mayShrink: mayShrink === 'yes',
    ...(country ? { country } : {}),
  };
  if (kind === 'people')
    return {
      kind,
      variables: { body: { ...common, format: format === 'dgii' ? 'dgii' : 'plain' } },
    };
  const companyFormat = format === 'gleif' ? 'gleif' : 'plain';
  return { kind: 'companies', variables: { body: { ...common, format: companyFormat } } };
}

function useImports() {
  const texts = useTexts(registerTexts);
  const { queries } = useRegisterQueries();
  return useWrite({
    options: {
      mutationKey: ['notaria', 'registers', 'import'],
      mutationFn({ kind, variables }: RegisterRequest) {
        if (kind === 'people') return queries.importPeople().mutationFn(variables);
        return queries.importCompanies().mutationFn(variables);
      },
    },
    stale: [kybKey],
    successMessage: ({ added, changed, removed }) => texts.done(added, changed, removed),
  });
}

/** Imports a register of companies or people from a file. */
export function Registers(): ReactElement {
  const texts = useTexts(registerTexts);
  const { title, country } = useTexts(companyTexts);
  const form = useForm(blank);
  const [file, setFile] = useState<File>();
  const { values, changes } = form;
  const request = useMemo(() => file && requestOf({ ...blank, ...changes }, file), [changes, file]);
  const write = useImports();
  const kinds = Object.entries(texts.kinds);
  const formats = Object.entries(values.kind === 'people' ? texts.peopleFormats : texts.formats);
  return (
    <Page title={texts.title} back={{ href: '/companies', title }}>
      <Form
        error={write.error}
        onSubmit={() => request && write.mutate(request)}
        end={<FormEnd cancelHref="/companies" action={texts.action} isBusy={write.isPending} />}
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
