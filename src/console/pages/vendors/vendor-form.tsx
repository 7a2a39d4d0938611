import type { Vendor, VendorInput } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { area, fieldsOf } from '../../records/fields.js';
import { EditRecord, NewRecord, type RecordKind } from '../../records/record-form.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { useCustomInputs, WithCustomFields } from '../custom-fields/custom-inputs.js';
import { useIdentityRows, useMarks, useTermsFields, withTaxId } from '../parties/party-fields.js';
import { vendorTexts } from './texts.js';

const vendors = vendorsQueries(erp);

function useFields(vendor: Vendor | undefined) {
  const texts = useTexts(vendorTexts);
  const fields = fieldsOf<VendorInput>()([
    ...useIdentityRows(),
    texts.groups.trade,
    useTermsFields(vendor),
    useMarks(vendor),
    { notes: area(texts.notes, { maxLength: 2000 }) },
  ]);
  return [...fields, ...useCustomInputs<VendorInput>('vendor')];
}

const vendorKind: RecordKind<Vendor, VendorInput> = {
  name: 'vendor',
  href: '/vendors',
  texts: vendorTexts,
  queries: { key: vendors.key, create: vendors.create, update: vendors.update },
  nameOf: ({ name }) => name,
  useFields,
  complete: withTaxId,
  isStored: false,
};

export const NewVendor = (): ReactElement => (
  <WithCustomFields kind="vendor">
    <NewRecord kind={vendorKind} />
  </WithCustomFields>
);

export const EditVendor = ({ id }: PageParams): ReactElement => (
  <WithCustomFields kind="vendor">
    <EditRecord kind={vendorKind} result={useQuery(vendors.get(Number(id)))} />
  </WithCustomFields>
);
