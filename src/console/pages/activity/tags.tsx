import { tagsQueries, timelineQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { useKept } from '../../unsaved/kept.js';
import { isStored, type RecordPath } from './record-path.js';
import { activityTexts } from './texts.js';

const tags = tagsQueries(erp);

const split = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

interface EditProps extends RecordPath {
  readonly present: readonly string[];
}

function EditTags({ kind, id, present }: EditProps): ReactElement {
  const texts = useTexts(activityTexts);
  const kept = { isStored: isStored({ kind, id }) };
  const [text, setText, markSaved] = useKept('tags', present.join(', '), kept);
  const change = useWrite({
    options: tags.change(),
    stale: [tags.key, timelineQueries(erp).key],
    successMessage: texts.savedTags,
    onDone: markSaved,
  });
  const save = (): void => {
    const wanted = split(text);
    const remove = present.filter((tag) => !wanted.includes(tag));
    const add = wanted.filter((tag) => !present.includes(tag));
    change.mutate({ kind, id, body: { add, remove } });
  };
  return (
    <Form
      error={change.error}
      onSubmit={save}
      end={
        <Button type="submit" isBusy={change.isPending}>
          {texts.saveTags}
        </Button>
      }
    >
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        value={text}
        onChange={setText}
        maxLength={840}
      />
    </Form>
  );
}

/** The tags of a record; with a form for those who may change it. */
export function Tags({ kind, id, canChange }: RecordPath & { readonly canChange: boolean }) {
  const { data } = useQuery(tags.get(kind, id));
  const present = data?.data.tags ?? [];
  if (data === undefined) return null;
  if (canChange) return <EditTags key={present.join()} kind={kind} id={id} present={present} />;
  return (
    <p>
      {present.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  );
}
