import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Alone, LogOut } from '../alone.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUp } from './set-up.js';
import { secondFactorTexts } from './texts.js';

/**
 * For users without a second factor in a company that requires one. They can do nothing else before they set it up.
 */
export function MustSetUp({ onDone }: { readonly onDone: () => unknown }): ReactElement {
  const texts = useTexts(secondFactorTexts);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Alone title={codes ? texts.codes : texts.setUpTitle}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void onDone()} />
      ) : (
        <>
          <p className="prose">{texts.mustText}</p>
          <SetUp onConfirmed={setCodes} />
          <LogOut />
        </>
      )}
    </Alone>
  );
}
