import type { Notification } from '@notaria/erp';
import { notificationsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Card, Page } from '../../ui/frames/page.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { hrefOf } from '../activity/record-path.js';
import { auditTexts } from '../audit/texts.js';
import { notificationTexts } from './texts.js';

const notifications = notificationsQueries(erp);

const [few, many] = [20, 100];

/** The notifications of the user, newest first. */
export function Notifications(): ReactElement {
  const texts = useTexts(notificationTexts);
  const { objectTypes } = useTexts(auditTexts);
  const { instant } = useFormats();
  const [limit, setLimit] = useState(few);
  const { data, error, refetch } = useQuery({ ...notifications.list({ limit }), staleTime: 0 });
  const mark = useWrite({
    options: notifications.mark(),
    stale: [notifications.key],
    successMessage: texts.marked,
  });
  const newest = data?.data[0];
  const unreadCount = data?.unreadCount ?? 0;
  const read = newest !== undefined && unreadCount > 0 && (
    <Button isBusy={mark.isPending} onClick={() => mark.mutate({ body: { through: newest.id } })}>
      {texts.markAll}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      aside={unreadCount > 0 && <Badge tone="warning">{texts.unread(unreadCount)}</Badge>}
      actions={read}
    >
      <Card>
        <LoadedTable<Notification>
          caption={texts.title}
          rows={data?.data}
          error={error ?? mark.error}
          retry={refetch}
          empty={`${texts.none}. ${texts.noneText}`}
          keyOf={({ id }) => id}
          hrefOf={({ kind, recordId }) => hrefOf({ kind, id: recordId })}
          columns={[
            {
              title: texts.record,
              cell: ({ kind, recordId }) => `${objectTypes[kind] ?? kind} ${recordId}`,
            },
            {
              title: texts.what,
              cell: ({ reason, readAt }) =>
                readAt === null ? (
                  <Badge tone="warning">{texts.reasons[reason]}</Badge>
                ) : (
                  texts.reasons[reason]
                ),
            },
            { title: texts.by, cell: ({ actorName }) => actorName },
            { title: texts.at, cell: ({ createdAt }) => instant(createdAt) },
          ]}
        />
        {data !== undefined && data.nextBefore !== null && limit === few && (
          <Button onClick={() => setLimit(many)}>{texts.more}</Button>
        )}
      </Card>
    </Page>
  );
}
