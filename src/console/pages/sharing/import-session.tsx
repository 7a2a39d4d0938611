import type { SessionImport } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { sharingTexts } from './texts.js';

/** Imports a session that another company approved and shared. */
export function ImportSession({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(sharingTexts);
  const { queries } = useSessionQueries();
  const { may } = useMe();
  const [, navigate] = useLocation();
  const form = useForm({ shareToken: '', externalId: '' }, { isStored: false });
  const { shareToken, externalId } = form.values;
  const once = useOnce<{ body: SessionImport }>();
  const write = useWrite({
    options: queries.import(),
    stale: [sessionsKey],
    successMessage: texts.imported,
    onDone({ session }) {
      onClose();
      if (may('sessions:decide')) navigate(`/review/${session.id}`);
    },
  });
  const body = { shareToken: shareToken.trim(), ...(externalId ? { externalId } : {}) };
  return (
    <FormDialog
      title={texts.importSession}
      action={texts.importAction}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once({ body }))}
      onClose={onClose}
    >
      <TextField
        {...form.field('shareToken')}
        label={texts.shareToken}
        required
        autoComplete="off"
      />
      <TextField {...form.field('externalId')} label={texts.externalId} maxLength={200} />
    </FormDialog>
  );
}
