import type { ScreenInput } from '@notaria/kyc';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useListState } from '../../data/list-state.js';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { SelectField, TextField } from '../../ui/forms/field.js';
import { Card, Page } from '../../ui/frames/page.js';
import { Empty, Failed } from '../../ui/frames/states.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { Hits } from '../cases/hits/hits.js';
import { watchlistTexts } from './texts.js';
import '../cases/style.css';

type EntityType = NonNullable<ScreenInput['entityType']>;

interface Draft {
  readonly fullName: string;
  readonly entityType: EntityType;
  readonly dateOfBirth: string;
  readonly countries: string;
  readonly threshold: string;
}

const empty: Draft = {
  fullName: '',
  entityType: 'person',
  dateOfBirth: '',
  countries: '',
  threshold: '70',
};

const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

const areCodes = (text: string): boolean => codesOf(text).every((code) => /^[a-z]{2}$/.test(code));

function bodyOf({ fullName, entityType, dateOfBirth, countries, threshold }: Draft): ScreenInput {
  const codes = codesOf(countries);
  return {
    fullName: fullName.trim(),
    entityType,
    threshold: Number(threshold),
    ...(entityType === 'person' && dateOfBirth ? { dateOfBirth } : {}),
    ...(codes.length > 0 ? { countries: codes } : {}),
  };
}

function ScreenForm({ onDone }: { readonly onDone: (id: string) => void }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { queries } = useAmlQueries();
  const [draft, setDraft] = useState(empty);
  const once = useOnce<{ body: ScreenInput }>();
  const screen = useWrite({
    options: queries.screen(),
    stale: [amlKey],
    onDone: ({ id }) => onDone(id),
  });
  const set = (name: keyof Draft) => (value: string) =>
    setDraft((now) => ({ ...now, [name]: value }));
  const isReadable = areCodes(draft.countries);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReadable) screen.mutate(once({ body: bodyOf(draft) }));
  };
  const hasNoLists = problemOf(screen.error).code === 'provider_unavailable';
  return (
    <form className="form" onSubmit={submit}>
      <p className="hint">{texts.screenText}</p>
      <div className="form-row">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={300}
          autoComplete="off"
          value={draft.fullName}
          onChange={set('fullName')}
        />
        <SelectField
          label={texts.kind}
          value={draft.entityType}
          choices={(['person', 'company', 'vessel', 'aircraft'] as const).map((kind) => [
            kind,
            texts.kinds[kind],
          ])}
          onChange={set('entityType')}
        />
        <TextField
          label={texts.dateOfBirth}
          type="date"
          disabled={draft.entityType !== 'person'}
          value={draft.dateOfBirth}
          onChange={set('dateOfBirth')}
        />
        <TextField
          label={texts.countries}
          hint={texts.countriesHint}
          error={isReadable ? undefined : texts.countriesWrong}
          maxLength={100}
          autoComplete="off"
          value={draft.countries}
          onChange={set('countries')}
        />
        <TextField
          label={texts.threshold}
          type="number"
          required
          min={40}
          max={100}
          value={draft.threshold}
          onChange={set('threshold')}
        />
      </div>
      {screen.error && !hasNoLists && <Failed error={screen.error} />}
      {hasNoLists && <Empty title={texts.none}>{texts.noneText}</Empty>}
      <div className="form-end">
        <Button kind="primary" type="submit" icon="search" isBusy={screen.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** Compares a name with the lists. What came of it is kept, and stands in the address. */
export function Screening(): ReactElement {
  const texts = useTexts(watchlistTexts);
  const list = useListState();
  const id = list.filter('id');
  return (
    <Page title={texts.screen} back={{ href: '/watchlists', title: texts.title }}>
      <Card>
        <ScreenForm onDone={(done) => list.change({ id: done })} />
      </Card>
      {id !== undefined && (
        <Card title={texts.result}>
          <Hits key={id} screeningId={id} />
        </Card>
      )}
    </Page>
  );
}
