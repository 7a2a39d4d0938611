import type { Hit, ReviewStatus, ScreenedSubject } from '@notaria/kyc';
import type { ReactElement, ReactNode } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { type Fact, Facts } from '../../../ui/frames/page.js';
import { Icon } from '../../../ui/icons.js';
import { Table } from '../../../ui/lists/table.js';
import { useCountryName } from '../marks.js';
import { ReviewBadge } from '../review-badge.js';
import { caseWords } from '../words.js';
import { amlTexts } from './aml-texts.js';
import { type Comparison, compareFacts, strongFrom } from './compare.js';
import { Explanation } from './explanation.js';

const joined = (parts: readonly (string | null)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

/** Returns a function that writes the values of a fact. */
function useValuesOf(): (fact: Comparison['fact'], values: readonly string[]) => string {
  const { values: words } = useTexts(caseWords);
  const countryName = useCountryName();
  const { day } = useFormats();
  // Lists may contain only the year.
  const bornOn = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? day(date) : date);
  const write = {
    birth: bornOn,
    country: countryName,
    gender: (value: string): string => words[value] ?? value,
    document: (value: string): string => value,
  };
  return (fact, values) => values.map(write[fact]).join(', ') || '—';
}

const tones = { equal: 'bad', close: 'warning', different: 'good', unknown: 'neutral' } as const;

/** The data of the subject beside those of the entry. */
function ComparedFacts({ rows }: { readonly rows: readonly Comparison[] }): ReactElement {
  const texts = useTexts(amlTexts);
  const valuesOf = useValuesOf();
  return (
    <Table
      caption={texts.compare}
      rows={rows}
      keyOf={({ fact }) => fact}
      columns={[
        { title: texts.fact, cell: ({ fact }) => texts.facts[fact] },
        { title: texts.subject, cell: ({ fact, subject }) => valuesOf(fact, subject) },
        { title: texts.listed, cell: ({ fact, entry }) => valuesOf(fact, entry) },
        {
          title: texts.relation,
          cell: ({ relation }) => <Badge tone={tones[relation]}>{texts.relations[relation]}</Badge>,
        },
      ]}
    />
  );
}

/** Returns a function for the other facts of an entry; absent facts are left out. */
function useFactsOf(): (hit: Hit) => readonly Fact[] {
  const texts = useTexts(amlTexts);
  return ({ entry, programs, topics, list, listVersion, entityId }) => {
    const facts: readonly (readonly [string, string | undefined])[] = [
      [texts.list, `${list} · ${listVersion}`],
      [texts.entryId, entityId],
      [texts.places, joined(entry?.birthPlaces ?? [])],
      [texts.programs, joined(entry?.programs ?? programs)],
      [texts.topics, joined(entry?.topics ?? topics)],
      [texts.names, joined((entry?.names ?? []).map(({ text }) => text))],
      [texts.remarks, entry?.remarks || undefined],
    ];
    return facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined);
  };
}

/** The facts by which entry and subject agree or differ, in a line. */
function Summary({ rows }: { readonly rows: readonly Comparison[] }): ReactElement | null {
  const texts = useTexts(amlTexts);
  const known = rows.filter(({ relation }) => relation !== 'unknown');
  if (known.length === 0) return null;
  return (
    <span className="hint">
      {known
        .map(({ fact, relation }) => `${texts.facts[fact]}: ${texts.relations[relation]}`)
        .join(' · ')}
    </span>
  );
}

interface HitCardProps {
  readonly hit: Hit;
  readonly subject: ScreenedSubject | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Absent without the permission to decide. */
  readonly onDecide: ((decision: ReviewStatus) => void) | undefined;
  /** The checkbox that selects the hit. */
  readonly check: ReactNode;
}

function Details({
  hit,
  rows,
}: Pick<HitCardProps, 'hit'> & { readonly rows: readonly Comparison[] }): ReactElement {
  const texts = useTexts(amlTexts);
  const factsOf = useFactsOf();
  const { entry, matchedName, matchedNameKind } = hit;
  return (
    <>
      <p>
        {texts.matched}: <strong>{matchedName}</strong>{' '}
        <span className="hint">({texts.nameKinds[matchedNameKind]})</span>
      </p>
      {entry === null && <p className="hint">{texts.entryGone}</p>}
      {entry?.changed && <p className="hint">{texts.entryChanged}</p>}
      {rows.length > 0 && <ComparedFacts rows={rows} />}
      <Explanation hit={hit} />
      <Facts facts={factsOf(hit)} />
    </>
  );
}

interface ToggleProps {
  readonly id?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A heading that opens and closes what is below it. */
export function Toggle({ id, isOpen, onToggle, children }: ToggleProps): ReactElement {
  return (
    <button
      type="button"
      className="row-toggle"
      {...(id !== undefined && { id })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'up' : 'down'} />
      {children}
    </button>
  );
}

/** The id of the button that opens a hit, which has the focus while the hit is decided by keys. */
export const toggleId = (hitId: string): string => `open-${hitId}`;

function HitActions({
  status,
  onDecide,
}: {
  readonly status: ReviewStatus;
  readonly onDecide: (decision: ReviewStatus) => void;
}): ReactElement {
  const texts = useTexts(amlTexts);
  const offered = (['true_match', 'false_positive', 'pending'] as const).filter(
    (decision) => decision !== status,
  );
  return (
    <div className="actions">
      {offered.map((decision) => (
        <Button key={decision} onClick={() => onDecide(decision)}>
          {texts.decide[decision]}
        </Button>
      ))}
    </div>
  );
}

/** A hit: an entry of a list. When it is open, it shows the comparison with the subject. */
export function HitCard(props: HitCardProps): ReactElement {
  const { hit, subject, isOpen, onToggle, onDecide, check } = props;
  const texts = useTexts(amlTexts);
  const { caption, score, reviewStatus, entry } = hit;
  const rows = subject && entry ? compareFacts(subject, entry) : [];
  return (
    <article className="hit" aria-label={caption}>
      <header className="hit-head">
        {check}
        <h4>
          <Toggle id={toggleId(hit.id)} isOpen={isOpen} onToggle={onToggle}>
            {caption}
          </Toggle>
        </h4>
        <Badge tone={score >= strongFrom ? 'bad' : 'warning'}>{texts.score(score)}</Badge>
        <ReviewBadge status={reviewStatus} />
        {!isOpen && <Summary rows={rows} />}
        {onDecide && <HitActions status={reviewStatus} onDecide={onDecide} />}
      </header>
      {isOpen && <Details hit={hit} rows={rows} />}
    </article>
  );
}
