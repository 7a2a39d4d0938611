import type { ReactElement } from 'react';
import { saveFile } from '../../data/save-file.js';
import { useTexts } from '../../session/language/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Table } from '../../ui/lists/table.js';
import { writeCsv } from './file/csv.js';
import type { ImportKind } from './file/kinds.js';
import { importTexts } from './texts.js';
import type { FailedRow, ImportRun } from './use-import.js';

interface ResultProps {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly run: ImportRun;
  readonly onAgain: () => void;
}

function Failures({ kind, headings, run }: Omit<ResultProps, 'onAgain'>): ReactElement {
  const texts = useTexts(importTexts);
  const failed = run.failed.toSorted((a, b) => a.row.line - b.row.line);
  const download = (): void => {
    const rows = failed.map(({ row, reason }) => [...row.cells, reason]);
    const content = new TextEncoder().encode(writeCsv([[...headings, texts.reason], ...rows]));
    saveFile({ content, contentType: 'text/csv', fileName: undefined }, `${kind.name}-failed.csv`);
  };
  return (
    <>
      <p>{texts.failed(failed.length)}</p>
      <Table<FailedRow>
        caption={texts.failed(failed.length)}
        columns={[
          { title: texts.line, cell: ({ row }) => row.line },
          { title: texts.fields.name, cell: ({ row }) => row.values.name },
          { title: texts.reason, cell: ({ reason }) => reason },
        ]}
        rows={failed}
        keyOf={({ row }) => row.line}
      />
      <div>
        <Button icon="download" onClick={download}>
          {texts.download}
        </Button>
      </div>
    </>
  );
}

/** The progress of an import, and the result of each row that failed. */
export function ImportResult({ kind, headings, run, onAgain }: ResultProps): ReactElement {
  const texts = useTexts(importTexts);
  const { count, done, failed, isRunning } = run;
  return (
    <Card title={texts.result}>
      {isRunning && <progress aria-label={texts.result} value={done} max={count} />}
      <p role="status">
        {isRunning ? texts.progress(done, count) : texts.imported(done - failed.length)}
      </p>
      {!isRunning && failed.length > 0 && <Failures kind={kind} headings={headings} run={run} />}
      {!isRunning && (
        <div className="form-end">
          <Button onClick={onAgain}>{texts.again}</Button>
          <LinkButton kind="primary" href={kind.href}>
            {texts.lists[kind.name]}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
