import type { Attachment } from '@notaria/erp';
import { attachmentsQueries, timelineQueries } from '@notaria/erp/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { saveFile } from '../../data/save-file.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { FileField, uploadOf } from '../../ui/forms/file.js';
import { Form } from '../../ui/forms/form.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { DialogButton } from '../../ui/frames/remove.js';
import { Failed } from '../../ui/frames/states.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import type { RecordPath } from './record-path.js';
import { activityTexts } from './texts.js';

const attachments = attachmentsQueries(erp);
const stale = [attachments.key, timelineQueries(erp).key];

function Attach({ kind, id, onDone }: RecordPath & { readonly onDone: () => void }): ReactElement {
  const texts = useTexts(activityTexts);
  const [file, setFile] = useState<File>();
  const create = useWrite({
    options: attachments.create(),
    stale,
    successMessage: ({ data }) => texts.attached(data.fileName),
    onDone,
  });
  return (
    <Form
      error={create.error}
      onSubmit={() => file && create.mutate({ kind, id, body: { file: uploadOf(file) } })}
      end={
        <Button type="submit" isBusy={create.isPending}>
          {texts.add}
        </Button>
      }
    >
      <FileField
        label={texts.attach}
        hint={texts.attachHint}
        file={file}
        onChange={setFile}
        path="body.file"
        required
      />
    </Form>
  );
}

function DownloadButton({ id, fileName }: Attachment): ReactElement {
  const download = useMutation({
    mutationFn: () => erp.attachments.download(id),
    onSuccess: (file) => saveFile(file, fileName),
  });
  return (
    <>
      <Button
        kind="quiet"
        icon="download"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        {fileName}
      </Button>
      {download.error && <Failed error={download.error} onRetry={() => download.mutate()} />}
    </>
  );
}

function DeleteButton({ id, fileName }: Attachment): ReactElement {
  const texts = useTexts(activityTexts);
  return (
    <DialogButton kind="quiet" label={texts.delete}>
      {(close) => (
        <ConfirmWrite
          title={texts.deleteAttachment(fileName)}
          action={texts.delete}
          options={attachments.delete()}
          variables={{ id }}
          stale={stale}
          successMessage={texts.deletedAttachment}
          onClose={close}
        >
          <p>{texts.deleteText}</p>
        </ConfirmWrite>
      )}
    </DialogButton>
  );
}

/** The files of a record, with a form to attach one. */
export function Attachments({ kind, id }: RecordPath): ReactElement {
  const texts = useTexts(activityTexts);
  const { bytes, instant } = useFormats();
  const { data, error, refetch } = useQuery(attachments.list(kind, id));
  const [count, setCount] = useState(0);
  const isOwn = data?.canChange === true;
  return (
    <>
      <h3>{texts.attachments}</h3>
      <LoadedTable<Attachment>
        caption={texts.attachments}
        rows={data?.data}
        error={error}
        retry={refetch}
        empty={texts.noAttachments}
        keyOf={(one) => one.id}
        columns={[
          { title: texts.file, cell: (one) => <DownloadButton {...one} /> },
          { title: texts.size, isNumber: true, cell: (one) => bytes(one.bytes) },
          { title: texts.author, cell: (one) => one.author.name },
          { title: texts.at, cell: (one) => instant(one.createdAt) },
          ...(isOwn ? [{ title: '', cell: (one: Attachment) => <DeleteButton {...one} /> }] : []),
        ]}
      />
      {isOwn && <Attach key={count} kind={kind} id={id} onDone={() => setCount(count + 1)} />}
      {isOwn && !data.hasScanner && <p className="hint">{texts.unscanned}</p>}
    </>
  );
}
