import type { ScheduledExport } from '@notaria/erp';
import { scheduledExportsQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { WriteDialog } from '../../records/write-dialog.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { useCreateButton } from '../../ui/create.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { EditRow } from '../settings/frame/table-form.js';
import { changedFields, newFields, scheduleText } from './form.js';
import { scheduledExportTexts } from './texts.js';

const exports = scheduledExportsQueries(erp);
const stale = [exports.key];

interface RowProps {
  readonly row: ScheduledExport;
}

function Actions({ row, onEdit }: RowProps & { readonly onEdit: () => void }): ReactElement {
  const texts = useTexts(scheduledExportTexts);
  const [isDeleting, setDeleting] = useState(false);
  const { active, id, name, version } = row;
  const run = useWrite({ options: exports.run(), stale, successMessage: texts.started });
  const pause = useWrite({
    options: exports.update(),
    stale,
    successMessage: active ? texts.wasPaused : texts.wasResumed,
  });
  const toggle = { id, body: { active: !active }, options: { ifMatch: version } };
  return (
    <div className="row-actions">
      <Button kind="quiet" isBusy={run.isPending} onClick={() => run.mutate({ id })}>
        {texts.run}
      </Button>
      <Button kind="quiet" isBusy={pause.isPending} onClick={() => pause.mutate(toggle)}>
        {active ? texts.pause : texts.resume}
      </Button>
      <Button kind="quiet" onClick={() => setDeleting(true)}>
        {texts.delete}
      </Button>
      <Button kind="quiet" onClick={onEdit}>
        {texts.edit}
      </Button>
      {isDeleting && (
        <ConfirmWrite
          title={texts.deleteTitle(name)}
          action={texts.delete}
          options={exports.delete()}
          variables={{ id, options: { ifMatch: version } }}
          stale={stale}
          successMessage={texts.deleted}
          onClose={() => setDeleting(false)}
        >
          <p>{texts.deleteText}</p>
        </ConfirmWrite>
      )}
    </div>
  );
}

function LastRun({ row: { lastError, lastRows, lastStatus } }: RowProps): ReactElement | null {
  const texts = useTexts(scheduledExportTexts);
  if (lastStatus === null) return null;
  if (lastStatus === 'mailed') return <Badge tone="good">{texts.mailed(lastRows ?? 0)}</Badge>;
  return (
    <>
      <Badge tone="bad">{texts.failed}</Badge> {lastError}
    </>
  );
}

/** The lists that the server mails by a schedule, with dialogs to make and change them. */
export function ScheduledExports(): ReactElement {
  const texts = useTexts(scheduledExportTexts);
  const { instant } = useFormats();
  const list = useListState('name');
  const [params, setParams] = useSearchParams();
  const asked = params.get('path');
  const [open, setOpen] = useState<ScheduledExport | 'new' | undefined>(
    asked === null ? undefined : 'new',
  );
  const listed = useErpPage(exports.list(pageQuery<'name' | 'nextRunAt'>(list)));
  const close = (): void => {
    setOpen(undefined);
    if (asked !== null) setParams({}, { replace: true });
  };
  return (
    <ListPage<ScheduledExport>
      href="/account/exports"
      texts={texts}
      create={useCreateButton(texts.create, () => setOpen('new'))}
      list={list}
      listed={listed}
      hrefOf={() => undefined}
      onOpen={setOpen}
      columns={[
        { title: texts.name, sort: 'name', cell: ({ name }) => name },
        { title: texts.frequency, cell: (row) => scheduleText(row, texts) },
        { title: texts.path, isMinor: true, cell: ({ path }) => <code>{path}</code> },
        {
          title: texts.next,
          sort: 'nextRunAt',
          cell: ({ nextRunAt }) =>
            nextRunAt === null ? <Badge tone="neutral">{texts.paused}</Badge> : instant(nextRunAt),
        },
        { title: texts.last, cell: (row) => <LastRun row={row} /> },
        { title: '', cell: (row) => <Actions row={row} onEdit={() => setOpen(row)} /> },
      ]}
    >
      {open === 'new' && (
        <WriteDialog
          title={texts.create}
          fields={newFields(texts)}
          {...(asked === null ? {} : { initial: { path: asked } })}
          variablesOf={(body) => ({ body })}
          options={exports.create()}
          stale={stale}
          successMessage={texts.created}
          onClose={close}
        />
      )}
      {open !== undefined && open !== 'new' && (
        <EditRow
          records={{
            by: 'id',
            nameOf: ({ name }) => name,
            stale,
            update: { options: exports.update(), fields: changedFields(texts) },
          }}
          row={open}
          reload={async () => [(await erp.scheduledExports.get(open.id)).data]}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
