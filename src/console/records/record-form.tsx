import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form as FormState, useForm } from '../data/forms/use-form.js';
import { useSave } from '../data/forms/use-save.js';
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

interface VersionedRecord {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

/** The texts of the pages that create and edit a record. */
interface RecordTexts<R> {
  /** The title of the list. */
  readonly title: string;
  /** The title of the page for a new record, and the button that sends it. */
  readonly create: string;
  readonly editTitle: (name: string) => string;
  readonly missing: string;
  readonly created: string | ((record: R) => string);
  readonly saved: string;
}

/** Options of a mutation that returns the record. */
type RecordWrite<V, R> = Write<V, { readonly data: R }>['options'];

/** A kind of record, for the pages that create and edit it. `B` is the body of both. */
export interface RecordKind<R extends VersionedRecord, B> {
  /** The name of drafts, such as `product`. */
  readonly name: string;
  /** The address of the list. The address of a record is below it. */
  readonly href: string;
  readonly texts: Texts<RecordTexts<R>>;
  readonly queries: {
    readonly key: readonly unknown[];
    create(): RecordWrite<{ body: B }, R>;
    update(): RecordWrite<{ id: number; body: B; options: { ifMatch: number } }, R>;
  };
  /** Returns the fields for a record, or for a new one. */
  readonly useFields: (record: R | undefined) => Fields<B>;
  /** Changes what depends on several members. */
  readonly complete?: (body: B, record: R | undefined) => B;
  /** False for data of people, which is not kept in the browser for a reload. */
  readonly isStored?: boolean;
}

/** The part of the form that survives a reload. */
interface Entries {
  readonly typed: FormState<string>['changes'];
  /** The version of the record on which the changes are based. */
  readonly version: number;
}

interface RecordFormProps<R extends VersionedRecord, B> {
  readonly kind: RecordKind<R, B>;
  readonly record?: R;
  /** Resolves to the newest state of the record. */
  readonly reload?: () => Promise<R | undefined>;
  /** Resets the form. */
  readonly onRestart: () => void;
}

function useWrites<R extends VersionedRecord, B>(
  { href, queries, texts: ofKind }: RecordKind<R, B>,
  onSaved: () => void,
) {
  const { created, saved } = useTexts(ofKind);
  const [, navigate] = useLocation();
  const stale = [queries.key];
  const onDone = ({ data }: { readonly data: R }): void => {
    onSaved();
    navigate(`${href}/${data.id}`);
  };
  return {
    create: useWrite({
      options: queries.create(),
      stale,
      successMessage: ({ data }) => (typeof created === 'string' ? created : created(data)),
      onDone,
    }),
    update: useWrite({ options: queries.update(), stale, successMessage: saved, onDone }),
  };
}

function RecordForm<R extends VersionedRecord, B>(props: RecordFormProps<R, B>): ReactElement {
  const { kind, record, reload, onRestart } = props;
  const { href, isStored = true, complete = (body: B) => body } = kind;
  const texts = useTexts(kind.texts);
  const common = useTexts(uiTexts);
  const fields = kind.useFields(record);
  const draft = useDraft<Entries>(`${kind.name}.${record?.id ?? 'new'}`);
  const [first] = useState((): Entries => ({ typed: {}, version: record?.version ?? 0 }));
  const { typed, version: firstVersion } = draft.found ?? first;
  const form = useForm(valuesOf(fields, record), { typed });
  const [version, setVersion] = useState(firstVersion);
  useKeep<Entries>(draft, first, { typed: form.changes, version }, isStored);
  const { save, showNewest, isBusy, error } = useSave<R, B>({
    ...useWrites(kind, draft.clear),
    record,
    version,
    reload,
    rebase(newest) {
      form.rebase(valuesOf(fields, newest));
      setVersion(newest.version);
    },
  });
  return (
    <Form
      error={error}
      onReload={showNewest}
      onSubmit={() => save(complete(bodyOf(fields, form.values), record))}
      end={
        <FormEnd
          cancelHref={record ? `${href}/${record.id}` : href}
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

interface NewRecordProps<R extends VersionedRecord, B> {
  readonly kind: RecordKind<R, B>;
}

/** The page that creates a record. */
export function NewRecord<R extends VersionedRecord, B>({
  kind,
}: NewRecordProps<R, B>): ReactElement {
  const { create, title } = useTexts(kind.texts);
  return (
    <Page title={create} back={{ href: kind.href, title }}>
      <Restartable>{(restart) => <RecordForm kind={kind} onRestart={restart} />}</Restartable>
    </Page>
  );
}

interface EditRecordProps<R extends VersionedRecord, B> extends NewRecordProps<R, B> {
  readonly result: UseQueryResult<{ readonly data: R }>;
}

/** The page that edits a record. */
export function EditRecord<R extends VersionedRecord, B>({
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
