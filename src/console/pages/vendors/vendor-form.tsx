import type { Vendor, VendorInput } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useForm } from '../../data/forms/use-form.js';
import { useSave } from '../../data/forms/use-save.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { AreaField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { useUnsaved } from '../../unsaved/drafts.js';
import {
  PartyMarks,
  PartyTermsFields,
  WhereFields,
  WhoFields,
} from '../customers/customer-fields.js';
import {
  blankParty,
  type PartyField,
  partyBodyOf,
  partyPaths,
  partyValuesOf,
} from '../customers/party-values.js';
import { vendorTexts } from './texts.js';

const vendors = vendorsQueries(erp);

interface VendorFormProps {
  readonly vendor?: Vendor;
  /** Resolves to the newest state of the vendor. */
  readonly reload?: () => Promise<Vendor | undefined>;
}

function useVendorWrites() {
  const texts = useTexts(vendorTexts);
  const [, navigate] = useLocation();
  const stale = [vendors.key];
  const onDone = ({ data }: { readonly data: Vendor }): void => navigate(`/vendors/${data.id}`);
  return {
    create: useWrite({
      options: vendors.create(),
      stale,
      successMessage: ({ data }) => texts.created(data.code),
      onDone,
    }),
    update: useWrite({ options: vendors.update(), stale, successMessage: texts.saved, onDone }),
  };
}

function VendorForm({ vendor, reload }: VendorFormProps): ReactElement {
  const texts = useTexts(vendorTexts);
  const common = useTexts(uiTexts);
  const form = useForm<PartyField>(vendor ? partyValuesOf(vendor) : blankParty, {
    paths: partyPaths,
  });
  // Not kept for a reload: these are personal data.
  useUnsaved(Object.keys(form.changes).length > 0);
  const [version, setVersion] = useState(vendor?.version ?? 0);
  const { save, showNewest, isBusy, error } = useSave<Vendor, VendorInput>({
    ...useVendorWrites(),
    record: vendor,
    version,
    reload,
    rebase(newest) {
      form.rebase(partyValuesOf(newest));
      setVersion(newest.version);
    },
  });
  const end = (
    <FormEnd
      cancelHref={vendor ? `/vendors/${vendor.id}` : '/vendors'}
      action={vendor ? common.save : texts.create}
      isBusy={isBusy}
    />
  );
  const submit = (): void => save(partyBodyOf(form.values, vendor));
  return (
    <Form error={error} onReload={showNewest} onSubmit={submit} end={end}>
      <Card title={texts.groups.who}>
        <WhoFields form={form} />
      </Card>
      <Card title={texts.groups.where}>
        <WhereFields form={form} />
      </Card>
      <Card title={texts.groups.trade}>
        <div className="form-row">
          <PartyTermsFields form={form} isKnown={vendor !== undefined} />
        </div>
        <PartyMarks form={form} isKnown={vendor !== undefined} />
        <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} />
      </Card>
    </Form>
  );
}

export function NewVendor(): ReactElement {
  const texts = useTexts(vendorTexts);
  return (
    <Page title={texts.create} back={{ href: '/vendors', title: texts.title }}>
      <VendorForm />
    </Page>
  );
}

export function EditVendor({ id }: PageParams): ReactElement {
  const texts = useTexts(vendorTexts);
  const result = useQuery(vendors.get(Number(id)));
  const reload = async () => (await result.refetch()).data?.data;
  return (
    <ErpRecordPage<Vendor>
      result={result}
      back={{ href: '/vendors', title: texts.title }}
      missing={texts.missing}
    >
      {(vendor) => (
        <Page
          title={texts.editTitle(vendor.name)}
          back={{ href: `/vendors/${vendor.id}`, title: vendor.name }}
        >
          <VendorForm vendor={vendor} reload={reload} />
        </Page>
      )}
    </ErpRecordPage>
  );
}
