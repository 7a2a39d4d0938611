import type { FileReply } from '@notaria/erp';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { saveFile } from '../../data/save-file.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/frames/dialog.js';
import { Failed } from '../../ui/frames/states.js';
import { say } from '../../ui/toasts/messages.js';
import { documentTexts } from './texts.js';

interface FileButtonProps {
  /** The number of the document. */
  readonly number: string;
  readonly print: () => Promise<FileReply>;
}

/** Saves the PDF of a document in the language of the customer or vendor. */
export const PdfButton = (props: FileButtonProps): ReactElement => (
  <FileButton {...props} format="pdf" />
);

/** Saves a document as a standard electronic invoice. */
export const XmlButton = (props: FileButtonProps): ReactElement => (
  <FileButton {...props} format="xml" />
);

interface FormatProps extends FileButtonProps {
  readonly format: 'pdf' | 'xml';
}

function FileButton({ number, print, format }: FormatProps): ReactElement {
  const texts = useTexts(documentTexts);
  const name = `${number}.${format}`;
  const download = useMutation({
    mutationFn: print,
    onSuccess(file) {
      saveFile(file, name);
      say(texts.downloaded(file.fileName ?? name));
    },
  });
  return (
    <>
      <Button icon="download" isBusy={download.isPending} onClick={() => download.mutate()}>
        {texts[format]}
      </Button>
      {download.error && (
        <Dialog title={texts[format]} onClose={download.reset}>
          <Failed error={download.error} onRetry={() => download.mutate()} />
        </Dialog>
      )}
    </>
  );
}
