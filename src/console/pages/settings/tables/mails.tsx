import type { MailTemplate } from '@notaria/erp';
import { mailsQueries, mailTemplatesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useForm } from '../../../data/forms/use-form.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import { Button, LinkButton } from '../../../ui/button.js';
import { AreaField, TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { Dialog } from '../../../ui/frames/dialog.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { mailTexts } from '../../mails/texts.js';
import { useSendsMail } from '../../mails/use-mail.js';
import { SettingsPage } from '../frame/settings-page.js';

const templates = mailTemplatesQueries(erp);
const mails = mailsQueries(erp);

interface Place {
  readonly template: string;
  readonly locale: 'en' | 'es';
}

const placeOf = ({ template, locale }: MailTemplate): Place => ({
  template,
  locale: locale as Place['locale'],
});

interface TemplateProps {
  readonly row: MailTemplate;
  readonly onClose: () => void;
}

function useTitle({ template, locale }: MailTemplate): string {
  const texts = useTexts(mailTexts);
  return texts.editTitle(texts.templates[template] ?? template, texts.languages[locale] ?? locale);
}

function EditTemplate({
  row,
  onClose,
  reload,
}: TemplateProps & { readonly reload: () => Promise<MailTemplate | undefined> }): ReactElement {
  const texts = useTexts(mailTexts);
  const form = useForm({ subject: row.subject, text: row.text });
  const [version, setVersion] = useState(row.version);
  const save = useWrite({
    options: templates.update(),
    stale: [templates.key],
    successMessage: texts.saved,
    onDone: onClose,
  });
  const showNewest = async (): Promise<void> => {
    const newest = await reload();
    if (newest === undefined) return;
    form.rebase({ subject: newest.subject, text: newest.text });
    setVersion(newest.version);
    save.reset();
  };
  const { template, locale } = placeOf(row);
  const submit = (): void =>
    save.mutate({ template, locale, body: form.values, options: { ifMatch: version } });
  return (
    <FormDialog
      title={useTitle(row)}
      action={texts.save}
      isWide
      isBusy={save.isPending}
      error={save.error}
      onReload={showNewest}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...form.field('subject')} label={texts.subject} required maxLength={200} />
      <AreaField
        {...form.field('text')}
        label={texts.text}
        hint={`${texts.placeholders(row.placeholders.map((name) => `{${name}}`).join(', '))}. ${texts.textHint}`}
        required
        maxLength={10_000}
        rows={12}
      />
    </FormDialog>
  );
}

function Preview({ row, onClose }: TemplateProps): ReactElement {
  const { template, locale } = placeOf(row);
  const { data, error, refetch } = useQuery(templates.preview(template, locale));
  return (
    <Dialog title={useTitle(row)} onClose={onClose} isWide>
      {error && <Failed error={error} onRetry={refetch} />}
      {data === undefined && !error && <Loading />}
      {data !== undefined && (
        <>
          <p>
            <strong>{data.data.subject}</strong>
          </p>
          <p className="prose" style={{ whiteSpace: 'pre-wrap' }}>
            {data.data.text}
          </p>
        </>
      )}
    </Dialog>
  );
}

function TestButton(): ReactElement {
  const texts = useTexts(mailTexts);
  const [variables, setVariables] = useState({});
  const test = useWrite({
    options: mails.test(),
    stale: [mails.key],
    successMessage: ({ data }) => texts.tested(data.recipient),
    onDone: () => setVariables({}),
  });
  return (
    <>
      <Button isBusy={test.isPending} onClick={() => test.mutate(variables)}>
        {texts.test}
      </Button>
      {test.error && <Failed error={test.error} />}
    </>
  );
}

type Open = readonly [what: 'edit' | 'preview' | 'reset', row: MailTemplate];

/** The texts of mails, by mail and language. */
export function MailTemplates(): ReactElement {
  const texts = useTexts(mailTexts);
  const { may } = useMe();
  const sendsMail = useSendsMail();
  const { data, error, refetch } = useQuery(templates.list());
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const mayWrite = may('config:write');
  const columns: readonly Column<MailTemplate>[] = [
    { title: texts.template, cell: ({ template }) => texts.templates[template] ?? template },
    { title: texts.language, cell: ({ locale }) => texts.languages[locale] ?? locale },
    { title: texts.subject, isMinor: true, cell: ({ subject }) => subject },
    {
      title: texts.state,
      cell: ({ changed }) => (
        <Badge tone={changed ? 'accent' : 'neutral'}>{changed ? texts.changed : texts.usual}</Badge>
      ),
    },
    {
      title: '',
      cell: (row) => (
        <div className="row-actions">
          <Button kind="quiet" onClick={() => setOpen(['preview', row])}>
            {texts.preview}
          </Button>
          {mayWrite && (
            <Button kind="quiet" onClick={() => setOpen(['edit', row])}>
              {texts.edit}
            </Button>
          )}
          {mayWrite && row.changed && (
            <Button kind="quiet" onClick={() => setOpen(['reset', row])}>
              {texts.reset}
            </Button>
          )}
        </div>
      ),
    },
  ];
  const [what, row] = open ?? [];
  const reload = async () => {
    const { data: newest } = await refetch();
    const isSame = (one: MailTemplate) =>
      one.template === row?.template && one.locale === row.locale;
    return newest?.data.find(isSame);
  };
  const actions = (
    <>
      {may('users:manage') && <LinkButton href="/mails">{texts.list}</LinkButton>}
      {mayWrite && sendsMail && <TestButton />}
    </>
  );
  return (
    <SettingsPage title={texts.title} actions={actions}>
      {sendsMail === false && <p className="prose">{texts.off}</p>}
      {error && <Failed error={error} onRetry={refetch} />}
      {data === undefined && !error && <Loading />}
      {data !== undefined && (
        <Table
          caption={texts.title}
          columns={columns}
          rows={data.data}
          keyOf={({ template, locale }) => `${template} ${locale}`}
        />
      )}
      {what === 'edit' && row && <EditTemplate row={row} onClose={close} reload={reload} />}
      {what === 'preview' && row && <Preview row={row} onClose={close} />}
      {what === 'reset' && row && (
        <ConfirmWrite
          title={texts.reset}
          action={texts.reset}
          options={templates.reset()}
          variables={placeOf(row)}
          stale={[templates.key]}
          successMessage={texts.wasReset}
          onClose={close}
        >
          <p>{texts.resetText}</p>
        </ConfirmWrite>
      )}
    </SettingsPage>
  );
}
