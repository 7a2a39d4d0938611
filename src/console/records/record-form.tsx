import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form as FormState, useForm } from '../data/forms/use-form.js';
import { useOnce } from '../data/forms/use-once.js';
import { useWrite, type Write } from '../data/forms/use-write.js';
import { type Texts, useTexts } from '../session/language/texts.js';
import { Form } from '../ui/forms/form.js';
import { FormEnd } from '../ui/forms/form-end.js';
import { Page } from '../ui/frames/page.js';
import { ErpRecordPage } from '../ui/frames/record.js';
import { uiTexts } from '../ui/texts.js';
import { useDraft, useKeep } from '../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../unsaved/restored.js';
import { bodyOf, CardsOfInputs, type Fields, valuesOf } from './fields.js';

interface IdentifiedRecord {
  readonly id: number;
  readonly version?: number;
}

interface Reply<R> {
  readonly data: R;
}

/** The members of a kind of record that its new and its edit page share. `B` is the body. */
interface FormKind<R extends IdentifiedRecord, B> {
  /** The name of drafts, such as `product`. */
  readonly name: string;
  /** The address below which the records are. */
  readonly href: string;
  /** The address of the list. Default: `href`. */
  readonly listHref?: string;
  /** True if the page of a record is its form: it leads back to the list. */
  readonly isFormPage?: boolean;
  /** Returns the fields for a record, or for a new one. */
  readonly useFields: (record: R | undefined) => Fields<B>;
  /** Changes what depends on several members. */
  readonly complete?: (body: B, record: R | undefined) => B;
  /** False for data of people, which is not kept in the browser for a reload. */
  readonly isStored?: boolean;
}

interface CreateTexts<R> {
  /** The title of the list. */
  readonly title: string;
  /** The title of the page for a new record, and the button that sends it. */
  readonly create: string;
  readonly created: string | ((record: R) => string);
}

/** A kind of record that is created on a page. */
export interface CreatedKind<R extends IdentifiedRecord, B> extends FormKind<R, B> {
  readonly texts: Texts<CreateTexts<R>>;
  readonly queries: {
    readonly key: readonly unknown[];
    create(): Write<{ body: B }, Reply<R>>['options'];
  };
}

interface EditTexts {
  readonly title: string;
  readonly editTitle: (name: string) => string;
  readonly missing: string;
  readonly saved: string;
}

/** A kind of record that is edited on a page. */
export interface EditedKind<R extends IdentifiedRecord, B> extends FormKind<R, B> {
  readonly texts: Texts<EditTexts>;
  readonly nameOf: (record: R) => string;
  readonly queries: {
    readonly key: readonly unknown[];
    update(): Write<{ id: number; body: B; options: { ifMatch: number } }, Reply<R>>['options'];
  };
}

/** A kind of record with the same body for its new and its edit page. */
export type RecordKind<R extends IdentifiedRecord, B> = CreatedKind<R, B> & EditedKind<R, B>;

/** The part of the form that survives a reload. */
interface Entries {
  readonly typed: FormState<string>['changes'];
  /** The version of the record on which the changes are based. */
  readonly version: number;
}

interface RecordFormProps<R extends IdentifiedRecord, B> {
  readonly kind: FormKind<R, B> & { readonly queries: { readonly key: readonly unknown[] } };
  readonly record?: R;
  /** The label of the button that sends. */
  readonly action: string;
  readonly successMessage: string | ((reply: Reply<R>) => string);
  /** Prepares the write of a body. Each call of the returned function repeats it with the same Idempotency-Key. */
  readonly prepare: (body: B, version: number) => () => Promise<Reply<R>>;
  /** Resolves to the newest state of the record. */
  readonly reload?: () => Promise<R | undefined>;
  /** Resets the form. */
  readonly onRestart: () => void;
}

function RecordForm<R extends IdentifiedRecord, B>(props: RecordFormProps<R, B>): ReactElement {
  const { kind, record, action, successMessage, prepare, reload, onRestart } = props;
  const { href, listHref = href, isFormPage, isStored, complete = (body: B) => body } = kind;
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: R): string => (isFormPage ? listHref : `${href}/${id}`);
  const fields = kind.useFields(record);
  const draft = useDraft<Entries>(`${kind.name}.${record?.id ?? 'new'}`);
  const [first] = useState((): Entries => ({ typed: {}, version: record?.version ?? 0 }));
  const start = draft.found ?? first;
  const form = useForm(valuesOf(fields, record), { typed: start.typed });
  const [version, setVersion] = useState(start.version);
  useKeep<Entries>(draft, first, { typed: form.changes, version }, isStored);
  const write = useWrite<() => Promise<Reply<R>>, Reply<R>>({
    options: { mutationKey: kind.queries.key, mutationFn: (send) => send() },
    stale: [kind.queries.key],
    successMessage,
    onDone({ data }) {
      draft.clear();
      navigate(hrefOf(data));
    },
  });
  const showNewest = async (): Promise<void> => {
    const newest = await reload?.();
    if (newest === undefined) return;
    form.rebase(valuesOf(fields, newest));
    setVersion(newest.version ?? 0);
    write.reset();
  };
  return (
    <Form
      error={write.error}
      onReload={showNewest}
      onSubmit={() => write.mutate(prepare(complete(bodyOf(fields, form.values), record), version))}
      end={
        <FormEnd
          cancelHref={record ? hrefOf(record) : listHref}
          action={action}
          isBusy={write.isPending}
        />
      }
    >
      <RestoredNotice draft={draft} onRestart={onRestart} />
      <CardsOfInputs form={form} fields={fields} />
    </Form>
  );
}

interface NewRecordProps<R extends IdentifiedRecord, B> {
  readonly kind: CreatedKind<R, B>;
}

/** The page that creates a record. */
export function NewRecord<R extends IdentifiedRecord, B>({
  kind,
}: NewRecordProps<R, B>): ReactElement {
  const { create, title, created } = useTexts(kind.texts);
  const once = useOnce<{ body: B }>();
  const prepare = (body: B) => {
    const entry = once({ body });
    return () => kind.queries.create().mutationFn(entry);
  };
  return (
    <Page title={create} back={{ href: kind.listHref ?? kind.href, title }}>
      <Restartable>
        {(restart) => (
          <RecordForm
            kind={kind}
            action={create}
            successMessage={({ data }) => (typeof created === 'string' ? created : created(data))}
            prepare={prepare}
            onRestart={restart}
          />
        )}
      </Restartable>
    </Page>
  );
}

interface EditRecordProps<R extends IdentifiedRecord, B> {
  readonly kind: EditedKind<R, B>;
  readonly result: UseQueryResult<Reply<R>>;
}

/** The page that edits a record. */
export function EditRecord<R extends IdentifiedRecord, B>({
  kind,
  result,
}: EditRecordProps<R, B>): ReactElement {
  const { href, nameOf, isFormPage, queries } = kind;
  const { title, missing, editTitle, saved } = useTexts(kind.texts);
  const { save } = useTexts(uiTexts);
  const list = { href, title };
  return (
    <ErpRecordPage<R> result={result} back={list} missing={missing}>
      {(record) => (
        <Page
          title={editTitle(nameOf(record))}
          back={isFormPage ? list : { href: `${href}/${record.id}`, title: nameOf(record) }}
        >
          <Restartable>
            {(restart) => (
              <RecordForm
                kind={kind}
                record={record}
                action={save}
                successMessage={saved}
                prepare={(body, ifMatch) => {
                  const change = { id: record.id, body, options: { ifMatch } };
                  return () => queries.update().mutationFn(change);
                }}
                reload={async () => (await result.refetch()).data?.data}
                onRestart={restart}
              />
            )}
          </Restartable>
        </Page>
      )}
    </ErpRecordPage>
  );
}
