import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Table } from '../../ui/lists/table.js';
import { DownloadFaults, useReason } from './download-faults.js';
import type { ImportKind } from './file/kinds.js';
import { importTexts } from './texts.js';
import type { ImportRun, RowFault } from './use-import.js';

interface ResultProps {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly run: ImportRun;
  readonly onAgain: () => void;
}

function Failures({ kind, headings, run }: Omit<ResultProps, 'onAgain'>): ReactElement {
  const texts = useTexts(importTexts);
  const reasonOf = useReason(kind);
  const { faults } = run;
  const title = texts.failed(new Set(faults.map(({ row }) => row.line)).size);
  return (
    <>
      <p>{title}</p>
      <Table<RowFault>
        caption={title}
        columns={[
          { title: texts.line, cell: ({ row }) => row.line },
          { title: texts.fields.name, cell: ({ row }) => row.values.name },
          { title: texts.reason, cell: reasonOf },
        ]}
        rows={faults}
        keyOf={({ row, column }) => `${row.line} ${column}`}
      />
      <DownloadFaults kind={kind} headings={headings} faults={faults} />
    </>
  );
}

/** The progress of an import, and the result of each row that failed. */
export function ImportResult({ kind, headings, run, onAgain }: ResultProps): ReactElement {
  const texts = useTexts(importTexts);
  const { count, done, created, updated, unchanged, faults, isRunning } = run;
  return (
    <Card title={texts.result}>
      {isRunning && <progress aria-label={texts.result} value={done} max={count} />}
      <p role="status">
        {isRunning ? texts.progress(done, count) : texts.imported(created, updated, unchanged)}
      </p>
      {!isRunning && faults.length > 0 && <Failures kind={kind} headings={headings} run={run} />}
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
