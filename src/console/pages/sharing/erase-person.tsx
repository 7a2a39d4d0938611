import { subjectsQueries } from '@notaria/kyc/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { kybKey } from '../../data/queries/verification.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, TextField } from '../../ui/forms/field.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { useKept } from '../../unsaved/kept.js';
import { amlKey, sessionsKey } from '../cases/data.js';
import { sharingTexts } from './texts.js';

const useSubjectQueries = perEnvironment(subjectsQueries);

/** Erases everything that is stored under the reference of a person. */
export function ErasePerson({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(sharingTexts);
  const { queries } = useSubjectQueries();
  const [externalId, setExternalId] = useKept('person', '', { isStored: false });
  const [partial, setPartial] = useState(false);
  const once = useOnce<{ body: { externalId: string; partial: boolean } }>();
  const write = useWrite({
    options: queries.erase(),
    stale: [sessionsKey, amlKey, kybKey],
    successMessage: ({ kept }) => texts.erased(kept.length),
    onDone: onClose,
  });
  return (
    <Confirm
      title={texts.erase}
      action={texts.erase}
      isBusy={write.isPending}
      error={write.error}
      onConfirm={() => write.mutate(once({ body: { externalId, partial } }))}
      onClose={onClose}
    >
      <p>{texts.eraseText}</p>
      <TextField
        label={texts.externalId}
        value={externalId}
        onChange={setExternalId}
        required
        maxLength={200}
        autoComplete="off"
      />
      <CheckField label={texts.partial} checked={partial} onChange={setPartial} />
      <p className="hint">{texts.partialText}</p>
    </Confirm>
  );
}
