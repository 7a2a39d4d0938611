import type { Vendor, VendorInput } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { AreaField } from '../../ui/forms/field.js';
import {
  PartyMarks,
  PartyTermsFields,
  type PartyTradeProps,
} from '../customers/customer-fields.js';
import { EditParty, NewParty, type PartyKind } from '../parties/party-form.js';
import {
  blankParty,
  type PartyField,
  partyBodyOf,
  partyValuesOf,
} from '../parties/party-values.js';
import { vendorTexts } from './texts.js';

const vendors = vendorsQueries(erp);

function TradeFields({ form, isKnown }: PartyTradeProps): ReactElement {
  const texts = useTexts(vendorTexts);
  return (
    <>
      <div className="form-row">
        <PartyTermsFields form={form} isKnown={isKnown} />
      </div>
      <PartyMarks form={form} isKnown={isKnown} />
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} />
    </>
  );
}

const vendorKind: PartyKind<Vendor, VendorInput, PartyField> = {
  href: '/vendors',
  texts: vendorTexts,
  queries: { key: vendors.key, create: vendors.create, update: vendors.update },
  blank: blankParty,
  valuesOf: partyValuesOf,
  bodyOf: partyBodyOf,
  TradeFields,
};

export const NewVendor = (): ReactElement => <NewParty kind={vendorKind} />;

export const EditVendor = ({ id }: PageParams): ReactElement => (
  <EditParty kind={vendorKind} result={useQuery(vendors.get(Number(id)))} />
);
