import type { Comment, CommentInput, TimelineEntry } from '@notaria/erp';
import { commentsQueries, timelineQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { area, fieldsOf } from '../../records/fields.js';
import { WriteDialog } from '../../records/write-dialog.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { DialogButton } from '../../ui/frames/remove.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { actionTexts } from '../audit/action-texts.js';
import type { RecordPath } from './record-path.js';
import { activityTexts } from './texts.js';
import { fewEntries } from './use-activity.js';

const timeline = timelineQueries(erp);

/** Entries after the button for more. Older ones are in the audit log. */
const many = 100;

/** The text of a comment with the names of mentioned users. */
function shownText({ text, mentions }: Comment): string {
  const names = new Map(mentions.map(({ id, name }) => [String(id), name]));
  return (text ?? '').replace(/<@(\d+)>/g, (found, id: string) => {
    const name = names.get(id);
    return name === undefined ? found : `@${name}`;
  });
}

function DeleteComment({ id }: Comment): ReactElement {
  const texts = useTexts(activityTexts);
  return (
    <DialogButton kind="quiet" label={texts.delete}>
      {(close) => (
        <ConfirmWrite
          title={texts.deleteComment}
          action={texts.delete}
          options={commentsQueries(erp).delete()}
          variables={{ id }}
          stale={[timeline.key]}
          successMessage={texts.deletedComment}
          onClose={close}
        >
          <p>{texts.deleteText}</p>
        </ConfirmWrite>
      )}
    </DialogButton>
  );
}

/** The author may change a comment for so long. */
const editableMs = 15 * 60_000;

const isEditable = ({ createdAt }: Comment): boolean =>
  Date.now() - Date.parse(createdAt) < editableMs;

function EditComment({ id, text: before, version }: Comment): ReactElement {
  const texts = useTexts(activityTexts);
  return (
    <DialogButton kind="quiet" label={texts.edit}>
      {(close) => (
        <WriteDialog
          title={texts.editComment}
          action={texts.save}
          fields={fieldsOf<CommentInput>()([
            { text: area(texts.comment, { required: true, maxLength: 4000 }) },
          ])}
          initial={{ text: before ?? '' }}
          isStored={false}
          variablesOf={(body) => ({ id, body, options: { ifMatch: version } })}
          options={commentsQueries(erp).update()}
          stale={[timeline.key]}
          successMessage={texts.editedComment}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

function ShownComment({ comment }: { readonly comment: Comment }): ReactElement {
  const texts = useTexts(activityTexts);
  const { id, may } = useMe();
  const { author, deletedAt, editedAt } = comment;
  const isOwn = author.type === 'user' && author.id === id;
  if (deletedAt !== null) return <p className="hint">{texts.deleted}</p>;
  return (
    <>
      <p className="prose">{shownText(comment)}</p>
      {editedAt !== null && <p className="hint">{texts.edited}</p>}
      {isOwn && isEditable(comment) && <EditComment {...comment} />}
      {(isOwn || may('users:manage')) && <DeleteComment {...comment} />}
    </>
  );
}

function Happened({ entry }: { readonly entry: TimelineEntry }): ReactElement {
  const texts = useTexts(activityTexts);
  const names = useTexts(actionTexts);
  const { action, attachment, changes, comment, mail } = entry;
  if (comment) return <ShownComment comment={comment} />;
  if (attachment) return <p>{texts.attachedFile(attachment.fileName)}</p>;
  if (mail) return <p>{texts.mailed(mail.subject)}</p>;
  const paths = changes.slice(0, 5).map(({ path }) => path);
  return (
    <p>
      {names[action ?? ''] ?? action}
      {paths.length > 0 && <span className="hint"> {paths.join(', ')}</span>}
    </p>
  );
}

/** The entries of a record, newest first. */
export function Timeline({ kind, id }: RecordPath): ReactElement {
  const texts = useTexts(activityTexts);
  const { instant } = useFormats();
  const [limit, setLimit] = useState(fewEntries);
  const { data, error, refetch } = useQuery(timeline.get(kind, id, { limit }));
  if (error !== null) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={3} />;
  return (
    <>
      <h3>{texts.timeline}</h3>
      {data.data.length === 0 && <p className="hint">{texts.empty}</p>}
      <ol className="timeline">
        {data.data.map((entry) => (
          <li key={`${entry.type} ${entry.id}`}>
            <p className="hint">
              {entry.authorName ?? texts.system} ·{' '}
              <time dateTime={entry.at}>{instant(entry.at)}</time>
            </p>
            <Happened entry={entry} />
          </li>
        ))}
      </ol>
      {data.nextCursor !== null && limit === fewEntries && (
        <Button onClick={() => setLimit(many)}>{texts.more}</Button>
      )}
    </>
  );
}
