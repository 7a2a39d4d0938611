import type { CheckField, StoredCheck } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { Empty } from '../../ui/frames/states.js';
import { Table } from '../../ui/lists/table.js';
import { uiTexts } from '../../ui/texts.js';
import { Reasons, StepBadge } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { Pictures } from '../review/evidence/pictures.js';
import { useShownAs } from '../review/evidence/values.js';
import '../cases/style.css';
import { checksListKey, useCheckQueries } from '../../data/queries/verification.js';
import { checkTexts } from './texts.js';

interface CheckProps {
  readonly check: StoredCheck;
}

function Values({ check }: CheckProps): ReactElement {
  const texts = useTexts(checkTexts);
  const { fields } = useTexts(caseWords);
  const { yes, no } = useTexts(uiTexts);
  const shownAs = useShownAs();
  const rows = check.fields ?? [];
  if (rows.length === 0) return <Empty title={texts.noValues} />;
  return (
    <Table<CheckField>
      caption={texts.values}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { title: texts.field, cell: ({ name }) => fields[name] ?? name },
        { title: texts.value, cell: ({ name, value }) => value && shownAs(name, value) },
        {
          title: texts.expected,
          cell: ({ name, expected }) => expected && shownAs(name, expected),
        },
        {
          title: texts.agrees,
          cell: ({ agrees }) => (agrees === undefined ? '—' : agrees ? yes : no),
        },
      ]}
    />
  );
}

function CheckPictures({ check }: CheckProps): ReactElement {
  const texts = useTexts(checkTexts);
  const images = check.images ?? [];
  if (images.length === 0) return <Empty title={texts.noPictures} />;
  return (
    <Pictures pictures={images.map((image) => ({ ...image, key: image.url }))} isWide={false} />
  );
}

function EraseCheck({ check: { id } }: CheckProps): ReactElement {
  const texts = useTexts(checkTexts);
  const { queries } = useCheckQueries();
  return (
    <RemoveButton
      action={texts.erase}
      title={texts.eraseTitle}
      text={texts.eraseText}
      options={queries.delete()}
      variables={{ id }}
      // The check itself was deleted, so that its query is not repeated.
      stale={[checksListKey]}
      successMessage={texts.erased}
      nextHref="/checks"
    />
  );
}

function CheckFacts({ check }: CheckProps): ReactElement {
  const texts = useTexts(checkTexts);
  const { instant, number } = useFormats();
  const { score, threshold, createdAt, eraseAt } = check;
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? null : number(value);
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.score, shown(score)],
          [texts.threshold, shown(threshold)],
          [texts.created, instant(createdAt)],
          [texts.eraseAt, eraseAt && instant(eraseAt)],
        ]}
      />
    </Card>
  );
}

function Shown({ check }: CheckProps): ReactElement {
  const texts = useTexts(checkTexts);
  const { features } = useTexts(caseWords);
  const { may } = useMe();
  const { type, status, warnings } = check;
  return (
    <Page
      title={features[type]}
      back={{ href: '/checks', title: texts.title }}
      aside={<StepBadge status={status} />}
      actions={may('sessions:delete') && <EraseCheck check={check} />}
    >
      <CheckFacts check={check} />
      <Card title={texts.findings}>
        {warnings.length === 0 ? (
          <Empty title={texts.noFindings} />
        ) : (
          <Reasons codes={warnings.map(({ code }) => code)} />
        )}
      </Card>
      <Card title={texts.values}>
        <Values check={check} />
      </Card>
      <Card title={texts.pictures}>
        <CheckPictures check={check} />
      </Card>
    </Page>
  );
}

export function CheckPage({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(checkTexts);
  const { queries, keyed } = useCheckQueries();
  return (
    <RecordPage
      result={useQuery(keyed(queries.get(id)))}
      title={texts.title}
      back={{ href: '/checks', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'check', id }}
    >
      {({ check }) => <Shown check={check} />}
    </RecordPage>
  );
}
