import type { Lead, LeadStatus, LeadStatusChange } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { AreaField, type Choice, SelectField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { crmTexts } from '../texts.js';

const crm = crmQueries(erp);

/** The statuses that a lead can go to next. */
export const nextStatuses: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['qualified', 'lost'],
  qualified: ['converted', 'lost'],
  converted: [],
  lost: ['new'],
};

interface ChangeStatusProps {
  readonly lead: Lead;
  readonly onClose: () => void;
}

export function ChangeStatus({ lead, onClose }: ChangeStatusProps): ReactElement {
  const texts = useTexts(crmTexts);
  const choices = nextStatuses[lead.status].map(
    (status): Choice => [status, texts.statuses[status]],
  );
  const [status, setStatus] = useKept('status', choices[0]?.[0] ?? '');
  const [note, setNote] = useKept('note', '');
  const once = useOnce<{ id: number; body: LeadStatusChange }>();
  const write = useWrite({
    options: crm.changeLeadStatus(),
    stale: [crm.key],
    successMessage: texts.statusChanged,
    onDone: onClose,
  });
  const body = { status: status as LeadStatus, ...(note ? { note } : {}) };
  return (
    <FormDialog
      title={texts.changeStatus}
      action={texts.changeStatus}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once({ id: lead.id, body }))}
      onClose={onClose}
    >
      <SelectField
        label={texts.status}
        value={status}
        onChange={setStatus}
        choices={choices}
        path="status"
      />
      <AreaField label={texts.note} value={note} onChange={setNote} path="note" maxLength={2000} />
    </FormDialog>
  );
}
