import type { User } from '@notaria/erp';
import { usersQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { ShownOnce } from '../../../ui/frames/shown-once.js';
import { userTexts } from '../texts.js';

const users = usersQueries(erp);

interface ResetLinkProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Creates a link by which the user sets a password, and shows it once. */
export function ResetLink({ user, onClose }: ResetLinkProps): ReactElement {
  const texts = useTexts(userTexts);
  const [variables] = useState({ id: user.id });
  const make = useWrite({ options: users.resetPassword(), stale: [] });
  const title = texts.resetLinkTitle(user.name);
  if (make.data !== undefined) {
    return (
      <ShownOnce
        title={title}
        value={make.data.data.url}
        label={texts.resetLink}
        text={texts.resetLinkText}
        lost={texts.resetLinkLost}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      action={texts.resetLinkAction}
      isBusy={make.isPending}
      error={make.error}
      onSubmit={() => make.mutate(variables)}
      onClose={onClose}
    >
      <p className="prose">{texts.resetLinkText}</p>
    </FormDialog>
  );
}
