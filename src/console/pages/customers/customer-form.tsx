import type { Customer, CustomerInput } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useForm } from '../../data/forms/use-form.js';
import { useSave } from '../../data/forms/use-save.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { uiTexts } from '../../ui/texts.js';
import { useUnsaved } from '../../unsaved/drafts.js';
import { TradeFields, WhereFields, WhoFields } from './customer-fields.js';
import { blank, bodyOf, type CustomerField, valuesOf } from './customer-values.js';
import { partyPaths } from './party-values.js';
import { customerTexts } from './texts.js';

const customers = customersQueries(erp);

interface CustomerFormProps {
  readonly customer?: Customer;
  /** Resolves to the newest state of the customer. */
  readonly reload?: () => Promise<Customer | undefined>;
}

function useCustomerWrites() {
  const texts = useTexts(customerTexts);
  const [, navigate] = useLocation();
  const stale = [customers.key];
  const onDone = ({ data }: { readonly data: Customer }): void => navigate(`/customers/${data.id}`);
  return {
    create: useWrite({
      options: customers.create(),
      stale,
      successMessage: ({ data }) => texts.created(data.code),
      onDone,
    }),
    update: useWrite({ options: customers.update(), stale, successMessage: texts.saved, onDone }),
  };
}

function CustomerForm({ customer, reload }: CustomerFormProps): ReactElement {
  const texts = useTexts(customerTexts);
  const common = useTexts(uiTexts);
  const form = useForm<CustomerField>(customer ? valuesOf(customer) : blank, { paths: partyPaths });
  // Not kept for a reload: these are personal data.
  useUnsaved(Object.keys(form.changes).length > 0);
  const [version, setVersion] = useState(customer?.version ?? 0);
  const { save, showNewest, isBusy, error } = useSave<Customer, CustomerInput>({
    ...useCustomerWrites(),
    record: customer,
    version,
    reload,
    rebase(newest) {
      form.rebase(valuesOf(newest));
      setVersion(newest.version);
    },
  });
  const end = (
    <FormEnd
      cancelHref={customer ? `/customers/${customer.id}` : '/customers'}
      action={customer ? common.save : texts.create}
      isBusy={isBusy}
    />
  );
  const submit = (): void => save(bodyOf(form.values, customer));
  return (
    <Form error={error} onReload={showNewest} onSubmit={submit} end={end}>
      <Card title={texts.groups.who}>
        <WhoFields form={form} />
      </Card>
      <Card title={texts.groups.where}>
        <WhereFields form={form} />
      </Card>
      <Card title={texts.groups.trade}>
        <TradeFields form={form} isKnown={customer !== undefined} />
      </Card>
    </Form>
  );
}

export function NewCustomer(): ReactElement {
  const texts = useTexts(customerTexts);
  return (
    <Page title={texts.create} back={{ href: '/customers', title: texts.title }}>
      <CustomerForm />
    </Page>
  );
}

export function EditCustomer({ id }: PageParams): ReactElement {
  const texts = useTexts(customerTexts);
  const result = useQuery(customers.get(Number(id)));
  const reload = async () => (await result.refetch()).data?.data;
  return (
    <ErpRecordPage<Customer>
      result={result}
      back={{ href: '/customers', title: texts.title }}
      missing={texts.missing}
    >
      {(customer) => (
        <Page
          title={texts.editTitle(customer.name)}
          back={{ href: `/customers/${customer.id}`, title: customer.name }}
        >
          <CustomerForm customer={customer} reload={reload} />
        </Page>
      )}
    </ErpRecordPage>
  );
}
