import type { LeadInput } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { area, choice, decimal, fieldsOf, text } from '../../../records/fields.js';
import { NewRecord } from '../../../records/record-form.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { type CrmTexts, crmTexts } from '../texts.js';

const crm = crmQueries(erp);

const pageTexts = ({ leads, newLead, leadCreated }: CrmTexts) => ({
  title: leads,
  create: newLead,
  created: leadCreated,
});

function useFields() {
  const texts = useTexts(crmTexts);
  const sources = [['', texts.unknownSource] as const, ...Object.entries(texts.sources)];
  const empty = 'omitted';
  return fieldsOf<LeadInput>()([
    texts.facts,
    {
      name: text(texts.name, { required: true, autoFocus: true, maxLength: 200 }),
      companyName: text(texts.company, { maxLength: 200, empty }),
    },
    {
      email: text(texts.email, { hint: texts.contactHint, type: 'email', maxLength: 254, empty }),
      phone: text(texts.phone, { type: 'tel', maxLength: 40, empty }),
      source: choice(texts.source, sources, { empty }),
      estimatedAmount: decimal(texts.estimatedAmount, { empty }),
    },
    { notes: area(texts.notes, { maxLength: 2000, empty }) },
  ]);
}

export const NewLead = (): ReactElement => (
  <NewRecord
    kind={{
      name: 'lead',
      href: '/crm/leads',
      texts: { en: pageTexts(crmTexts.en), es: pageTexts(crmTexts.es) },
      queries: { key: crm.key, create: crm.createLead },
      useFields,
      isStored: false,
    }}
  />
);
