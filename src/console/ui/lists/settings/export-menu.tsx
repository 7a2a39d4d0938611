import type { FileReply } from '@notaria/erp';
import { lazy, type ReactElement, Suspense } from 'react';
import { loadFile } from '../../../data/load-file.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Loading } from '../../frames/states.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';

const ExportFormats = lazy(async () => ({
  default: (await loadFile(() => import('./export-formats.js'))).ExportFormats,
}));

export type Format = 'csv' | 'xlsx';

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
