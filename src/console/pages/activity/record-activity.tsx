import { attachmentsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Card } from '../../ui/frames/page.js';
import { Attachments } from './attachments.js';
import { CommentBox } from './comment-box.js';
import type { RecordPath } from './record-path.js';
import './style.css';
import { Tags } from './tags.js';
import { activityTexts } from './texts.js';
import { Timeline } from './timeline.js';
import { WatchButton } from './watch-button.js';

/** The card below a record with its tags, comments, attachments and timeline. */
export function RecordActivity(record: RecordPath): ReactElement {
  const texts = useTexts(activityTexts);
  const { data } = useQuery(attachmentsQueries(erp).list(record.kind, record.id));
  return (
    <Card title={texts.title} actions={<WatchButton {...record} />}>
      <div className="activity">
        <CommentBox {...record} />
        <Timeline {...record} />
        <Attachments {...record} />
        <Tags {...record} canChange={data?.canChange === true} />
      </div>
    </Card>
  );
}
