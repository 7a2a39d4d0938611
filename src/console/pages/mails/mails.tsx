import type { Mail, MailStatus, MailTemplateName } from '@notaria/erp';
import { mailsQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { filled, pageQuery, useListState } from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { type MailTexts, mailTexts } from './texts.js';

const mails = mailsQueries(erp);

const tones = {
  queued: 'accent',
  sent: 'good',
  failed: 'bad',
  cancelled: 'neutral',
  suppressed: 'neutral',
} as const;

const columnsOf = (texts: MailTexts, formats: Formats): readonly Column<Mail>[] => [
  {
    title: texts.createdAt,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={createdAt}>
        {formats.instant(createdAt)}
      </time>
    ),
  },
  { title: texts.recipient, cell: ({ recipient }) => recipient },
  {
    title: texts.template,
    cell: ({ subject, template }) => (
      <div className="stack">
        {texts.templates[template] ?? template}
        <span className="hint">{subject}</span>
      </div>
    ),
  },
  {
    title: texts.state,
    cell: ({ lastError, nextAttemptAt, status }) => (
      <div className="stack">
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
        {lastError && <span className="hint">{lastError}</span>}
        {lastError && nextAttemptAt && (
          <span className="hint">{texts.nextAttempt(formats.instant(nextAttemptAt))}</span>
        )}
      </div>
    ),
  },
  { title: texts.attempts, isNumber: true, isMinor: true, cell: ({ attempts }) => attempts },
];

const filtersOf = (texts: MailTexts): readonly Filter[] => [
  { name: 'status', label: texts.state, choices: Object.entries(texts.states) },
  { name: 'template', label: texts.template, choices: Object.entries(texts.templates) },
];

function RetryButton({ mail: { id } }: { readonly mail: Mail }): ReactElement {
  const texts = useTexts(mailTexts);
  const once = useOnce<{ id: number }>();
  const retry = useWrite({
    options: mails.retry(),
    stale: [mails.key],
    successMessage: texts.retried,
  });
  return (
    <Button kind="quiet" isBusy={retry.isPending} onClick={() => retry.mutate(once({ id }))}>
      {texts.retry}
    </Button>
  );
}

/** The mails of the company, without their texts. */
export function Mails(): ReactElement {
  const texts = useTexts(mailTexts);
  const formats = useFormats();
  const list = useListState();
  const [cancelled, setCancelled] = useState<Mail>();
  const query = filled({
    status: list.filter<MailStatus>('status'),
    template: list.filter<MailTemplateName>('template'),
  });
  const actions: Column<Mail> = {
    title: '',
    cell: (mail) => (
      <div className="row-actions">
        {mail.status === 'failed' && <RetryButton mail={mail} />}
        {mail.status === 'queued' && (
          <Button kind="quiet" onClick={() => setCancelled(mail)}>
            {texts.cancel}
          </Button>
        )}
      </div>
    ),
  };
  return (
    <Page title={texts.title}>
      <List
        list={list}
        listed={useErpPage(mails.list({ ...pageQuery<'id'>(list), ...query }))}
        caption={texts.title}
        columns={[...columnsOf(texts, formats), actions]}
        filters={filtersOf(texts)}
        keyOf={({ id }) => id}
        empty={{ title: texts.none }}
      />
      {cancelled && (
        <ConfirmWrite
          title={texts.cancelTitle}
          action={texts.cancel}
          options={mails.cancel()}
          variables={{ id: cancelled.id }}
          stale={[mails.key]}
          successMessage={texts.cancelled}
          onClose={() => setCancelled(undefined)}
        >
          <p>{texts.cancelText}</p>
          <p>{cancelled.recipient}</p>
        </ConfirmWrite>
      )}
    </Page>
  );
}
