import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { webhookTexts } from './texts.js';

interface NewSecretProps {
  readonly value: string | null;
  readonly text: string;
  readonly onDone: () => void;
}

export function NewSecret({ value, text, onDone }: NewSecretProps): ReactElement {
  const texts = useTexts(webhookTexts);
  return (
    <ShownOnce
      title={texts.secretTitle}
      value={value}
      label={texts.secretValue}
      text={text}
      lost={texts.secretLost}
      onDone={onDone}
    />
  );
}
