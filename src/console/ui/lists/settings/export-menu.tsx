import type { FileReply } from '@notaria/erp';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../../../data/save-file.js';
import { fileLocaleOf } from '../../../session/language/plurals.js';
import { useTexts } from '../../../session/language/texts.js';
import { usePreferences } from '../../../session/language/use-preferences.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../button.js';
import { CheckField } from '../../forms/field.js';
import { Failed } from '../../frames/states.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';

type Format = 'csv' | 'xlsx';

/** A file of the API: for people in their locale, or for programs without one. */
export interface ExportFile {
  readonly format: Format;
  readonly locale?: string;
}

/** The export of a list by the API. */
export interface ListExport {
  /** The name of the file without its ending. */
  readonly name: string;
  /** The address of the list in the API with its filters, if the server can mail it by a schedule. */
  readonly path?: string;
  /** Loads all rows that match the search and the filters, in the order of the list. */
  readonly load: (file: ExportFile) => Promise<FileReply>;
}

interface FormatsProps {
  readonly exported: ListExport;
  readonly onSaved: () => void;
}

function Formats({ exported: { name, load, path }, onSaved }: FormatsProps): ReactElement {
  const { exportHint, formats, forPrograms, forProgramsHint, schedule } = useTexts(listTexts);
  const { language } = usePreferences();
  const [isForPrograms, setForPrograms] = useState(false);
  const saving = useMutation({
    mutationFn: async (format: Format) => {
      const form = isForPrograms ? {} : { locale: fileLocaleOf(language) };
      saveFile(await load({ format, ...form }), `${name}.${format}`);
    },
    onSuccess: onSaved,
  });
  return (
    <>
      <p className="hint">{exportHint}</p>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          icon="download"
          disabled={saving.isPending}
          isBusy={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
        >
          {formats[format]}
        </Button>
      ))}
      <CheckField label={forPrograms} checked={isForPrograms} onChange={setForPrograms} />
      <p className="hint">{forProgramsHint}</p>
      {path !== undefined && (
        <Link href={`/account/exports?path=${encodeURIComponent(path)}`}>{schedule}</Link>
      )}
      {saving.error && <Failed error={saving.error} />}
    </>
  );
}

/** Saves all rows of a list as a file, for roles that may export. */
export function ExportMenu({ exported }: { readonly exported: ListExport }): ReactElement | null {
  const { exportRows } = useTexts(listTexts);
  const { may } = useMe();
  if (!may('exports:run')) return null;
  return (
    <Panel icon="download" label={exportRows}>
      {(close) => <Formats exported={exported} onSaved={close} />}
    </Panel>
  );
}
