import type { CommentInput } from '@notaria/erp';
import { commentsQueries, notificationsQueries, timelineQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { AreaField, SelectField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { useKept } from '../../unsaved/kept.js';
import { isStored, type RecordPath } from './record-path.js';
import { activityTexts } from './texts.js';

interface MentionProps {
  readonly onMention: (id: string) => void;
}

/** Adds a user to the text of a comment. */
function Mention({ onMention }: MentionProps): ReactElement {
  const texts = useTexts(activityTexts);
  const { data } = useQuery(notificationsQueries(erp).colleagues({}));
  const users = data?.data ?? [];
  return (
    <SelectField
      label={texts.mention}
      value=""
      choices={[
        ['', texts.mentionNone],
        ...users.map(({ id, name }) => [String(id), name] as const),
      ]}
      onChange={(id) => id !== '' && onMention(id)}
    />
  );
}

/** The form for a new comment on a record. */
export function CommentBox({ kind, id }: RecordPath): ReactElement {
  const texts = useTexts(activityTexts);
  const [text, setText] = useKept('comment', '', { isStored: isStored({ kind, id }) });
  const once = useOnce<{ kind: string; id: number; body: CommentInput }>();
  const create = useWrite({
    options: commentsQueries(erp).create(),
    stale: [timelineQueries(erp).key],
    successMessage: texts.sent,
    onDone: () => setText(''),
  });
  return (
    <Form
      error={create.error}
      onSubmit={() => create.mutate(once({ kind, id, body: { text } }))}
      end={
        <Button type="submit" kind="primary" isBusy={create.isPending}>
          {texts.send}
        </Button>
      }
    >
      <AreaField
        label={texts.comment}
        hint={texts.commentHint}
        value={text}
        onChange={setText}
        path="body.text"
        maxLength={4000}
        required
      />
      <Mention onMention={(user) => setText(`${text}${text === '' ? '' : ' '}<@${user}> `)} />
    </Form>
  );
}
