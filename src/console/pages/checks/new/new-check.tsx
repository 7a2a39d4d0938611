import { type ReactElement, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form, useForm } from '../../../data/forms/use-form.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { checksListKey } from '../../../data/queries/verification.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { SelectField, TextField } from '../../../ui/forms/field.js';
import { FileField } from '../../../ui/forms/file.js';
import { Form as FormFrame } from '../../../ui/forms/form.js';
import { FormEnd } from '../../../ui/forms/form-end.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { CountryPicker } from '../../cases/countries.js';
import { caseWords } from '../../cases/words.js';
import { checkTexts } from '../texts.js';
import {
  blank,
  type CheckField,
  type CheckKind,
  checkKinds,
  type FileName,
  type Files,
  filesOf,
  requestOf,
  useCheckOptions,
} from './check-request.js';
import { newCheckTexts } from './texts.js';

interface FieldsProps {
  readonly kind: CheckKind;
  readonly form: Form<CheckField>;
}

function RegisterFields({ form }: Pick<FieldsProps, 'form'>): ReactElement {
  const texts = useTexts(newCheckTexts);
  return (
    <div className="form-row">
      <CountryPicker
        label={texts.country}
        value={form.values.country}
        onChange={(country) => form.change({ country })}
      />
      <TextField {...form.field('idNumber')} label={texts.idNumber} required maxLength={40} />
      <TextField {...form.field('firstName')} label={texts.firstName} maxLength={100} />
      <TextField {...form.field('lastName')} label={texts.lastName} maxLength={100} />
      <DateField {...form.field('dateOfBirth')} label={texts.dateOfBirth} />
    </div>
  );
}

function Details({ kind, form }: FieldsProps): ReactElement | null {
  const texts = useTexts(newCheckTexts);
  if (kind === 'database_validation') return <RegisterFields form={form} />;
  if (kind === 'poa') {
    return (
      <div className="form-row">
        <TextField {...form.field('expectedName')} label={texts.expectedName} maxLength={200} />
        <TextField
          {...form.field('expectedAddress')}
          label={texts.expectedAddress}
          maxLength={300}
        />
      </div>
    );
  }
  if (kind === 'age')
    return <DecimalField {...form.field('minAge')} label={texts.minAge} min={1} max={120} />;
  return null;
}

interface FileFieldsProps {
  readonly kind: CheckKind;
  readonly files: Files;
  readonly onChange: (files: Files) => void;
}

function FileFields({ kind, files, onChange }: FileFieldsProps): ReactElement | null {
  const texts = useTexts(newCheckTexts);
  if (filesOf[kind].length === 0) return null;
  return (
    <div className="form-row">
      {filesOf[kind].map((mark) => {
        const name = mark.replace('?', '') as FileName;
        return (
          <FileField
            key={name}
            label={texts[name]}
            accept={name === 'document' ? 'image/*,application/pdf' : 'image/*'}
            file={files[name]}
            onChange={(file) => {
              const { [name]: _before, ...others } = files;
              onChange(file ? { ...others, [name]: file } : others);
            }}
            path={name}
            required={name === mark}
          />
        );
      })}
    </div>
  );
}

/** The kinds that the role may run. */
function useKinds(): readonly (readonly [CheckKind, string])[] {
  const { features } = useTexts(caseWords);
  const { may } = useMe();
  const isDocument = (kind: CheckKind): boolean =>
    kind === 'id' || kind === 'poa' || kind === 'database_validation';
  return checkKinds
    .filter((kind) => may(isDocument(kind) ? 'documents:check' : 'biometrics:check'))
    .map((kind) => [kind, features[kind]] as const);
}

function useRun() {
  const texts = useTexts(newCheckTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: useCheckOptions(),
    stale: [checksListKey],
    successMessage: texts.done,
    onDone: ({ check }) => navigate(`/checks/${check.id}`),
  });
}

/** Returns the same request while nothing changes, so that a repetition creates no second check. */
function useRequest(kind: CheckKind, files: Files, { changes }: Form<CheckField>) {
  return useMemo(() => requestOf(kind, files, { ...blank, ...changes }), [kind, files, changes]);
}

/** Runs one check outside a session. */
export function NewCheck(): ReactElement {
  const texts = useTexts(newCheckTexts);
  const { title } = useTexts(checkTexts);
  const kinds = useKinds();
  const [chosen, setKind] = useState<CheckKind>();
  const kind = chosen ?? kinds[0]?.[0] ?? 'id';
  const [files, setFiles] = useState<Files>({});
  const form = useForm<CheckField>(blank, { isStored: false });
  const request = useRequest(kind, files, form);
  const write = useRun();
  const isCountryMissing = kind === 'database_validation' && form.values.country === '';
  return (
    <Page title={texts.title} back={{ href: '/checks', title }}>
      <FormFrame
        error={write.error}
        onSubmit={() => request && write.mutate(request)}
        end={
          <FormEnd
            {...(isCountryMissing ? { hint: texts.chooseCountry } : {})}
            cancelHref="/checks"
            action={texts.action}
            isBusy={write.isPending}
          />
        }
      >
        <Card>
          <SelectField
            label={texts.kind}
            value={kind}
            choices={kinds}
            onChange={(name) => setKind(name as CheckKind)}
          />
          <FileFields kind={kind} files={files} onChange={setFiles} />
          <Details kind={kind} form={form} />
        </Card>
      </FormFrame>
    </Page>
  );
}
