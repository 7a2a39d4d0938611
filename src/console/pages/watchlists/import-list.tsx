import type { SvcKyc } from '@notaria/kyc';
import { type ReactElement, useMemo, useState } from 'react';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { FileField, uploadOf } from '../../ui/forms/file.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { watchlistTexts } from './texts.js';

type Body = Parameters<SvcKyc['aml']['importWatchlist']>[0];

const formats = ['ofac', 'un', 'ftm'] as const;
const blank = { id: '', title: '', format: 'ofac' };
const parts = ['aliases', 'addresses', 'comments'] as const;

type Files = Readonly<Partial<Record<'file' | (typeof parts)[number], File>>>;

function bodyOf(
  { format, id, title }: Form<keyof typeof blank>['values'],
  { file, ...others }: Files,
  mayShrink: boolean,
): Body | undefined {
  if (file === undefined) return undefined;
  const more = parts.flatMap((name) => {
    const part = format === 'ofac' ? others[name] : undefined;
    return part ? [[name, uploadOf(part)] as const] : [];
  });
  return {
    id: id.trim(),
    format: formats.find((each) => each === format) ?? 'ofac',
    file: uploadOf(file),
    mayShrink,
    ...(title && { title }),
    ...Object.fromEntries(more),
  };
}

interface FileFieldsProps {
  readonly format: string;
  readonly files: Files;
  readonly onChange: (files: Files) => void;
}

/** The files of a list: one, or those of the Treasury. */
function FileFields({ format, files, onChange }: FileFieldsProps): ReactElement {
  const texts = useTexts(watchlistTexts);
  const names = format === 'ofac' ? (['file', ...parts] as const) : (['file'] as const);
  return (
    <div className="form-row">
      {names.map((name) => (
        <FileField
          key={name}
          label={texts.files[name]}
          file={files[name]}
          onChange={(file) => {
            const { [name]: _before, ...others } = files;
            onChange(file ? { ...others, [name]: file } : others);
          }}
          path={name}
          required={name === 'file'}
        />
      ))}
    </div>
  );
}

/** Imports a watchlist for all companies of the server. */
export function ImportList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { queries } = useAmlQueries();
  const form = useForm(blank);
  const [files, setFiles] = useState<Files>({});
  const [mayShrink, setMayShrink] = useState(false);
  const body = useMemo(
    () => bodyOf({ ...blank, ...form.changes }, files, mayShrink),
    [form.changes, files, mayShrink],
  );
  const write = useWrite({
    options: queries.importWatchlist(),
    stale: [amlKey],
    successMessage: texts.listImported,
    onDone: onClose,
  });
  const choices = formats.map((format) => [format, texts.sources[format] ?? format] as const);
  return (
    <FormDialog
      title={texts.importList}
      action={texts.importAction}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => body && write.mutate({ body })}
      onClose={onClose}
    >
      <p className="hint">{texts.importText}</p>
      <div className="form-row">
        <TextField
          {...form.field('id')}
          label={texts.listId}
          hint={texts.listIdHint}
          required
          maxLength={40}
          autoComplete="off"
        />
        <TextField {...form.field('title')} label={texts.listTitle} maxLength={200} />
        <SelectField {...form.field('format')} label={texts.source} choices={choices} />
      </div>
      <FileFields format={form.values.format} files={files} onChange={setFiles} />
      <CheckField label={texts.mayShrink} checked={mayShrink} onChange={setMayShrink} />
    </FormDialog>
  );
}
