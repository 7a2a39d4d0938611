import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { saveFile } from '../../../data/save-file.js';
import { fileLocaleOf } from '../../../session/language/plurals.js';
import { useTexts } from '../../../session/language/texts.js';
import { usePreferences } from '../../../session/language/use-preferences.js';
import { Button } from '../../button.js';
import { Failed } from '../../frames/states.js';
import { say } from '../../toasts/messages.js';
import type { ListExport } from '../settings/list-export.js';
import { listTexts } from '../texts.js';
import { keepRecords } from './kept-records.js';

interface ExportSelectedProps {
  readonly exported: ListExport;
  /** The ids of the selected rows. */
  readonly ids: readonly (string | number)[];
}

/**
 * Exports the list, and saves only the selected rows. The API writes the file, so that its columns are those of the
 * whole list, and that the audit log has an entry.
 *
 * @returns the number of rows in the file. A row that no longer matches the filters is not among them.
 */
async function saveSelected(
  { exported, ids }: ExportSelectedProps,
  locale: string,
): Promise<number> {
  const file = await exported.load({ format: 'csv', locale });
  // The mark at the beginning tells spreadsheets that the file is UTF-8.
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.content);
  const { text, count } = await keepRecords(csv, new Set(ids.map(String)));
  const content = new TextEncoder().encode(text);
  if (count > 0) saveFile({ ...file, content }, `${exported.name}.csv`);
  return count;
}

/** The button that exports the selected rows. They stay selected. */
export function ExportSelected(props: ExportSelectedProps): ReactElement {
  const texts = useTexts(listTexts);
  const { language } = usePreferences();
  const { length } = props.ids;
  const saving = useMutation({
    mutationFn: () => saveSelected(props, fileLocaleOf(language)),
    onSuccess: (count) =>
      say(count === length ? texts.exported(count) : texts.exportedSome(count, length)),
  });
  return (
    <>
      <Button icon="download" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {texts.counted(texts.exportSelected, length)}
      </Button>
      {saving.error && <Failed error={saving.error} onRetry={() => saving.mutate()} />}
    </>
  );
}
