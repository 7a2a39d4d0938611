import type { ReactElement } from 'react';
import { saveFile } from '../../../data/save-file.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyBlock } from '../../../ui/copy.js';
import { secondFactorTexts } from './texts.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes to copy or download. They are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const text = codes.join('\n');
  const download = (): void => {
    const content = new TextEncoder().encode(`${text}\n`);
    const file = { content, contentType: 'text/plain', fileName: texts.fileName };
    saveFile(file, texts.fileName);
  };
  return (
    <div className="form">
      <p>{texts.codesText}</p>
      <CopyBlock text={text} label={texts.codes} />
      <div className="form-end">
        <Button onClick={download}>{texts.download}</Button>
        <Button kind="primary" onClick={onDone}>
          {texts.saved}
        </Button>
      </div>
    </div>
  );
}
