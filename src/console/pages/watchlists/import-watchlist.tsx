import type { ImportWatchlistBody } from '@notaria/kyc';
import { type ReactElement, useMemo, useState } from 'react';
import { useForm } from '../../data/forms/use-form.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { FileField, uploadOf } from '../../ui/forms/file.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { watchlistTexts } from './texts.js';

const blank = { id: '', title: '', format: 'ofac', publishedOn: '', mayShrink: '' };

function bodyOf(
  values: Readonly<Record<keyof typeof blank, string>>,
  file: File,
): ImportWatchlistBody {
  const { id, title, format, publishedOn, mayShrink } = values;
  return {
    id,
    file: uploadOf(file),
    format: format as ImportWatchlistBody['format'],
    mayShrink: mayShrink === 'yes',
    ...(title ? { title } : {}),
    ...(publishedOn ? { publishedOn } : {}),
  };
}

/** Imports a newer version of a list, or a new list. */
export function ImportWatchlist({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { queries } = useAmlQueries();
  const form = useForm(blank);
  const [file, setFile] = useState<File>();
  const { changes } = form;
  const write = useWrite({
    options: queries.importWatchlist(),
    stale: [amlKey],
    successMessage: ({ unchanged }) => (unchanged ? texts.unchangedList : texts.importDone),
    onDone: onClose,
  });
  // Sent again unchanged, the same object is the same request.
  const request = useMemo(
    () => file && { body: bodyOf({ ...blank, ...changes }, file) },
    [changes, file],
  );
  return (
    <FormDialog
      title={texts.importList}
      action={texts.importAction}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => request && write.mutate(request)}
      onClose={onClose}
    >
      <TextField
        {...form.field('id')}
        label={texts.listId}
        hint={texts.listIdHint}
        required
        maxLength={60}
        autoComplete="off"
      />
      <TextField {...form.field('title')} label={texts.listTitle} maxLength={200} />
      <SelectField
        {...form.field('format')}
        label={texts.format}
        choices={Object.entries(texts.formats)}
      />
      <FileField label={texts.file} file={file} onChange={setFile} path="file" required />
      <TextField {...form.field('publishedOn')} label={texts.published} type="date" />
      <CheckField
        label={texts.mayShrink}
        checked={form.values.mayShrink === 'yes'}
        onChange={(isOn) => form.change({ mayShrink: isOn ? 'yes' : '' })}
      />
    </FormDialog>
  );
}
