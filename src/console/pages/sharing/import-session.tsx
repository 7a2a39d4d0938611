import type { SessionImport } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { fieldsOf, text, trimmed } from '../../records/fields.js';
import { WriteDialog } from '../../records/write-dialog.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { sharingTexts } from './texts.js';

/** Imports a session that another company approved and shared. */
export function ImportSession({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(sharingTexts);
  const { queries } = useSessionQueries();
  const { may } = useMe();
  const [, navigate] = useLocation();
  return (
    <WriteDialog
      title={texts.importSession}
      action={texts.importAction}
      fields={fieldsOf<SessionImport>()([
        {
          shareToken: trimmed(text(texts.shareToken, { required: true, autoComplete: 'off' })),
          externalId: text(texts.externalId, { maxLength: 200, empty: 'omitted' }),
        },
      ])}
      isStored={false}
      variablesOf={(body) => ({ body })}
      options={queries.import()}
      stale={[sessionsKey]}
      successMessage={texts.imported}
      onDone={({ session }) => {
        onClose();
        if (may('sessions:decide')) navigate(`/review/${session.id}`);
      }}
      onClose={onClose}
    />
  );
}
