import { lazy, type ReactElement, Suspense } from 'react';
import { loadFile } from '../../../data/load-file.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Loading } from '../../frames/states.js';
import { listTexts } from '../texts.js';
import type { ListExport } from './list-export.js';
import { Panel } from './panel.js';

const ExportFormats = lazy(async () => ({
  default: (await loadFile(() => import('../../../records/export-formats.js'))).ExportFormats,
}));

/** Saves all rows of a list as a file, for roles that may export. */
export function ExportMenu({ exported }: { readonly exported: ListExport }): ReactElement | null {
  const { exportRows } = useTexts(listTexts);
  const { may } = useMe();
  if (!may('exports:run')) return null;
  return (
    <Panel icon="download" label={exportRows}>
      {(close) => (
        <Suspense fallback={<Loading />}>
          <ExportFormats exported={exported} onSaved={close} />
        </Suspense>
      )}
    </Panel>
  );
}
