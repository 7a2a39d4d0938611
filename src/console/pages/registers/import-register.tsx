import { registersQueries } from '@notaria/kyc/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { useForm } from '../../data/forms/use-form.js';
import { useWrite } from '../../data/forms/use-write.js';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { FileField, uploadOf } from '../../ui/forms/file.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { type RegisterKind, registersKey, registerTexts } from './texts.js';

const useRegisterQueries = perEnvironment(registersQueries);

interface ImportProps {
  readonly kind: RegisterKind;
  readonly onClose: () => void;
}

const blank = { id: '', format: 'plain', country: '' };

/** Returns the write of one kind of register, which takes the same members in both. */
function useImport({ kind, onClose }: ImportProps) {
  const texts = useTexts(registerTexts);
  const { queries } = useRegisterQueries();
  const done = { stale: [registersKey], successMessage: texts.done, onDone: onClose };
  const companies = useWrite({ options: queries.importCompanies(), ...done });
  const people = useWrite({ options: queries.importPeople(), ...done });
  const write = kind === 'companies' ? companies : people;
  return {
    error: write.error,
    isPending: write.isPending,
    send(format: string, body: Omit<Parameters<typeof people.mutate>[0]['body'], 'format'>) {
      const isPlain = format === 'plain';
      if (kind === 'companies') {
        companies.mutate({ body: { ...body, format: isPlain ? 'plain' : 'gleif' } });
      } else people.mutate({ body: { ...body, format: isPlain ? 'plain' : 'dgii' } });
    },
  };
}

/** Imports a register for all companies of the server. */
export function ImportRegister({ kind, onClose }: ImportProps): ReactElement {
  const texts = useTexts(registerTexts);
  const form = useForm(blank);
  const [file, setFile] = useState<File>();
  const [mayShrink, setMayShrink] = useState(false);
  const write = useImport({ kind, onClose });
  const { country, format, id } = form.values;
  const body = useMemo(
    () =>
      file && {
        id: id.trim(),
        file: uploadOf(file),
        mayShrink,
        ...(country && { country: country.trim().toLowerCase() }),
      },
    [id, country, file, mayShrink],
  );
  return (
    <FormDialog
      title={texts.importTitle[kind]}
      action={texts.import}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => body && write.send(format, body)}
      onClose={onClose}
    >
      <div className="form-row">
        <TextField
          {...form.field('id')}
          label={texts.id}
          hint={texts.idHint}
          required
          maxLength={40}
          autoComplete="off"
        />
        <SelectField
          {...form.field('format')}
          label={texts.format}
          choices={Object.entries(texts.formats[kind])}
        />
        <TextField
          {...form.field('country')}
          label={texts.country}
          hint={texts.countryHint}
          maxLength={2}
          autoComplete="off"
        />
      </div>
      <FileField label={texts.file} file={file} onChange={setFile} path="file" required />
      <CheckField label={texts.mayShrink} checked={mayShrink} onChange={setMayShrink} />
    </FormDialog>
  );
}
