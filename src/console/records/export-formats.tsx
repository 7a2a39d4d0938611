import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../data/save-file.js';
import { fileLocaleOf } from '../session/language/plurals.js';
import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
import { Button } from '../ui/button.js';
import { CheckField } from '../ui/forms/field.js';
import { Failed } from '../ui/frames/states.js';
import type { Format, ListExport } from '../ui/lists/settings/list-export.js';
import { listTexts } from '../ui/lists/texts.js';

interface FormatsProps {
  readonly exported: ListExport;
  readonly onSaved: () => void;
}

/** The formats of an export, and the way to mail it by a schedule. */
export function ExportFormats({
  exported: { name, load, path },
  onSaved,
}: FormatsProps): ReactElement {
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
