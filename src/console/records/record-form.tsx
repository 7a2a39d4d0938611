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
import { EditPage } from '../ui/frames/record.js';
import { uiTexts } from '../ui/texts.js';
import { useDraft, useKeep } from '../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../unsaved/restored.js';
import { bodyOf, CardsOfInputs, type Fields, valuesOf } from './fields.js';

interface IdentifiedRecord {
  readonly id: number;
  readonly version?: number;
}

interface NamedRecord extends IdentifiedRecord {
  readonly name: string;
}

/** The texts of the page that creates a record. */
interface CreateTexts<R> {
  /** The title of the list. */
  readonly title: string;
  /** The title of the page for a new record, and the button that sends it. */
  readonly create: string;
  readonly created: string | ((record: R) => string);
}

/** The texts of the pages that create and edit a record. */
interface RecordTexts<R> extends CreateTexts<R> {
  readonly editTitle: (name: string) => string;
  readonly missing: string;
  readonly saved: string;
}

/** Options of a mutation that returns the record. */
type RecordWrite<V, R> = Write<V, { readonly data: R }>['options'];

/** A kind of record that is created on a page. `B` is the body. */
export interface CreatedKind<R extends IdentifiedRecord, B> {
  /** The name of drafts, such as `product`. */
  readonly name: string;
  /** The address below which the records are. */
  readonly href: string;
  /** The address of the page from which records are created. Default: `href`. */
  readonly listHref?: string;
  readonly texts: Texts<CreateTexts<R> & Partial<RecordTexts<R>>>;
  readonly queries: {
    readonly key: readonly unknown[];
    create(): RecordWrite<{ body: B }, R>;
    update?(): RecordWrite<{ id: number; body: B; options: { ifMatch: number } }, R>;
  };
  /** Returns the fields for a record, or for a new one. */
  readonly useFields: (record: R | undefined) => Fields<B>;
  /** Changes what depends on several members. */
  readonly complete?: (body: B, record: R | undefined) => B;
  /** False for data of people, which is not kept in the browser for a reload. */
  readonly isStored?: boolean;
}

/** A kind of record that is created and edited on pages. `B` is the body of both. */
export interface RecordKind<R extends NamedRecord, B> extends CreatedKind<R, B> {
  readonly texts: Texts<RecordTexts<R>>;
  readonly queries: Required<CreatedKind<R, B>['queries']>;
}

/** The part of the form that survives a reload. */
interface Entries {
  readonly typed: FormState<string>['changes'];
  /** The version of the record on which the changes are based. */
  readonly version: number;
}

interface RecordFormProps<R extends IdentifiedRecord, B> {
  readonly kind: CreatedKind<R, B>;
  readonly record?: R;
  /** Resolves to the newest state of the record. */
  readonly reload?: () => Promise<R | undefined>;
  /** Resets the form. */
  readonly onRestart: () => void;
}

/** Returns the write that creates the record, or changes one version of it. */
function useSave<R extends IdentifiedRecord, B>(
  { href, queries, texts: ofKind }: CreatedKind<R, B>,
  record: R | undefined,
  onSaved: () => void,
) {
  const { created, saved } = useTexts(ofKind);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: B }>();
  const write = useWrite<() => Promise<{ readonly data: R }>, { readonly data: R }>({
    options: { mutationKey: queries.key, mutationFn: (send) => send() },
    stale: [queries.key],
    successMessage: ({ data }) => {
      if (record !== undefined) return saved ?? '';
      return typeof created === 'string' ? created : created(data);
    },
    onDone({ data }) {
      onSaved();
      navigate(`${href}/${data.id}`);
    },
  });
  const save = (body: B, ifMatch: number): void => {
    const entry = once({ body });
    const change = record && { id: record.id, body, options: { ifMatch } };
    // A repetition has the same variables, and with them the same Idempotency-Key.
    write.mutate(() =>
      change && queries.update
        ? queries.update().mutationFn(change)
        : queries.create().mutationFn(entry),
    );
  };
  return { save, error: write.error, isBusy: write.isPending, reset: write.reset };
}

function RecordForm<R extends IdentifiedRecord, B>(props: RecordFormProps<R, B>): ReactElement {
  const { kind, record, reload, onRestart } = props;
  const { href, listHref = href, isStored = true, complete = (body: B) => body } = kind;
  const texts = useTexts(kind.texts);
  const common = useTexts(uiTexts);
  const fields = kind.useFields(record);
  const draft = useDraft<Entries>(`${kind.name}.${record?.id ?? 'new'}`);
  const [first] = useState((): Entries => ({ typed: {}, version: record?.version ?? 0 }));
  const start = draft.found ?? first;
  const form = useForm(valuesOf(fields, record), { typed: start.typed });
  const [version, setVersion] = useState(start.version);
  useKeep<Entries>(draft, first, { typed: form.changes, version }, isStored);
  const { save, error, isBusy, reset } = useSave(kind, record, draft.clear);
  const showNewest = async (): Promise<void> => {
    const newest = await reload?.();
    if (newest === undefined) return;
    form.rebase(valuesOf(fields, newest));
    setVersion(newest.version ?? 0);
    reset();
  };
  return (
    <Form
      error={error}
      onReload={showNewest}
      onSubmit={() => save(complete(bodyOf(fields, form.values), record), version)}
      end={
        <FormEnd
          cancelHref={record ? `${href}/${record.id}` : listHref}
          action={record ? common.save : texts.create}
          isBusy={isBusy}
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
  const { create, title } = useTexts(kind.texts);
  return (
    <Page title={create} back={{ href: kind.listHref ?? kind.href, title }}>
      <Restartable>{(restart) => <RecordForm kind={kind} onRestart={restart} />}</Restartable>
    </Page>
  );
}

interface EditRecordProps<R extends NamedRecord, B> {
  readonly kind: RecordKind<R, B>;
  readonly result: UseQueryResult<{ readonly data: R }>;
}

/** The page that edits a record. */
export function EditRecord<R extends NamedRecord, B>({
  kind,
  result,
}: EditRecordProps<R, B>): ReactElement {
  return (
    <EditPage result={result} href={kind.href} texts={useTexts(kind.texts)}>
      {(record, reload) => (
        <Restartable>
          {(restart) => (
            <RecordForm kind={kind} record={record} reload={reload} onRestart={restart} />
          )}
        </Restartable>
      )}
    </EditPage>
  );
}
