import type { Lead, LeadStatus, LeadStatusChange } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { area, choice, fieldsOf } from '../../../records/fields.js';
import { WriteDialog } from '../../../records/write-dialog.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Choice } from '../../../ui/forms/field.js';
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
  return (
    <WriteDialog
      title={texts.changeStatus}
      fields={fieldsOf<LeadStatusChange>()([
        {
          status: choice(texts.status, choices, { initial: choices[0]?.[0] ?? '' }),
          note: area(texts.note, { maxLength: 2000, empty: 'omitted' }),
        },
      ])}
      variablesOf={(body) => ({ id: lead.id, body })}
      options={crm.changeLeadStatus()}
      stale={[crm.key]}
      successMessage={texts.statusChanged}
      onClose={onClose}
    />
  );
}
