import type { ScreenInput } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useListState } from '../../data/list-state.js';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { SelectField, TextField } from '../../ui/forms/field.js';
import { Form as FormFrame } from '../../ui/forms/form.js';
import { Card, Page } from '../../ui/frames/page.js';
import { Empty } from '../../ui/frames/states.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { Hits } from '../cases/hits/hits.js';
import { EarlierResults } from './earlier-results.js';
import { RemoveScreening } from './remove-screening.js';
import { watchlistTexts } from './texts.js';
import '../cases/style.css';

type EntityType = NonNullable<ScreenInput['entityType']>;

const entityTypes = ['person', 'company', 'vessel', 'aircraft'] as const;

const blank = {
  fullName: '',
  entityType: 'person',
  dateOfBirth: '',
  countries: '',
  threshold: '70',
};

type Field = keyof typeof blank;

const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

const areCodes = (text: string): boolean => codesOf(text).every((code) => /^[a-z]{2}$/.test(code));

function bodyOf(values: Form<Field>['values']): ScreenInput {
  const { fullName, dateOfBirth, countries, threshold } = values;
  const entityType = values.entityType as EntityType;
  const codes = codesOf(countries);
  return {
    fullName: fullName.trim(),
    entityType,
    threshold: Number(threshold),
    ...(entityType === 'person' && dateOfBirth ? { dateOfBirth } : {}),
    ...(codes.length > 0 ? { countries: codes } : {}),
  };
}

interface FieldsProps {
  readonly form: Form<Field>;
}

function NarrowingFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { entityType, countries } = form.values;
  return (
    <>
      <DateField
        {...form.field('dateOfBirth')}
        label={texts.dateOfBirth}
        disabled={entityType !== 'person'}
      />
      <TextField
        {...form.field('countries')}
        label={texts.countries}
        hint={texts.countriesHint}
        error={areCodes(countries) ? undefined : texts.countriesWrong}
        maxLength={100}
        autoComplete="off"
      />
      <DecimalField
        {...form.field('threshold')}
        label={texts.threshold}
        required
        min={40}
        max={100}
      />
    </>
  );
}

function ScreenFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(watchlistTexts);
  return (
    <div className="form-row">
      <TextField
        {...form.field('fullName')}
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={300}
        autoComplete="off"
      />
      <SelectField
        {...form.field('entityType')}
        label={texts.kind}
        choices={entityTypes.map((kind) => [kind, texts.kinds[kind]])}
      />
      <NarrowingFields form={form} />
    </div>
  );
}

function ScreenForm({ onDone }: { readonly onDone: (id: string) => void }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { queries } = useAmlQueries();
  const form = useForm<Field>(blank, { isStored: false });
  const once = useOnce<{ body: ScreenInput }>();
  const screen = useWrite({
    options: queries.screen(),
    stale: [amlKey],
    onDone({ id }) {
      form.markSaved();
      onDone(id);
    },
  });
  const submit = (): void => {
    if (areCodes(form.values.countries)) screen.mutate(once({ body: bodyOf(form.values) }));
  };
  const hasNoLists = problemOf(screen.error).code === 'provider_unavailable';
  return (
    <FormFrame
      error={hasNoLists ? null : screen.error}
      onSubmit={submit}
      end={
        <Button kind="primary" type="submit" icon="search" isBusy={screen.isPending}>
          {texts.submit}
        </Button>
      }
    >
      <p className="hint">{texts.screenText}</p>
      <ScreenFields form={form} />
      {hasNoLists && <Empty title={texts.none}>{texts.noneText}</Empty>}
    </FormFrame>
  );
}

/** Compares a name with the lists. The result is stored; its id is in the address. */
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
        <Card title={texts.result} actions={<RemoveScreening id={id} />}>
          <Hits key={id} screeningId={id} />
        </Card>
      )}
      {id !== undefined && <EarlierResults id={id} />}
    </Page>
  );
}
