import type { Hit, ReviewStatus } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { type Fact, Facts } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { BulkBar } from '../../../ui/lists/selection/bulk-bar.js';
import { CheckRow } from '../../../ui/lists/selection/check-row.js';
import { useSelection } from '../../../ui/lists/selection/use-selection.js';
import { useAmlQueries } from '../data.js';
import { Decisions } from '../decisions.js';
import { Ago, useCountryName } from '../marks.js';
import { ReviewBadge } from '../review-badge.js';
import { caseWords } from '../words.js';
import { amlTexts } from './aml-texts.js';
import { DecideHit } from './decide-hit.js';
import { Explanation } from './explanation.js';
import { useHitActions } from './use-hit-actions.js';

const joined = (parts: readonly (string | null)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

/** Returns a function for the facts of a watchlist entry; absent facts are left out. */
function useFactsOf(): (hit: Hit) => readonly Fact[] {
  const texts = useTexts(amlTexts);
  const { values } = useTexts(caseWords);
  const countryName = useCountryName();
  const { day } = useFormats();
  // Lists may contain only the year.
  const bornOn = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? day(date) : date);
  return ({ entry, programs, topics, list, listVersion, entityId }) => {
    const facts: readonly (readonly [string, string | undefined])[] = [
      [texts.list, `${list} · ${listVersion}`],
      [texts.entryId, entityId],
      [texts.births, joined((entry?.birthDates ?? []).map(bornOn))],
      [texts.places, joined(entry?.birthPlaces ?? [])],
      [texts.countries, joined((entry?.countries ?? []).map(countryName))],
      [texts.gender, entry?.gender ? values[entry.gender] : undefined],
      [
        texts.documents,
        joined(
          (entry?.documents ?? []).map(
            ({ type, number, country }) =>
              joined([type, number, country && countryName(country)]) ?? '',
          ),
        ),
      ],
      [texts.programs, joined(entry?.programs ?? programs)],
      [texts.topics, joined(entry?.topics ?? topics)],
      [texts.names, joined((entry?.names ?? []).map(({ text }) => text))],
      [texts.remarks, entry?.remarks || undefined],
    ];
    return facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined);
  };
}

interface HitCardProps {
  readonly screeningId: string;
  readonly hit: Hit;
  /** True to leave out the actions, for hits of an old reply. */
  readonly mayDecide: boolean;
  /** The checkbox that selects the hit. */
  readonly check?: ReactNode;
}

function HitActions({ screeningId, hit }: Omit<HitCardProps, 'mayDecide' | 'check'>): ReactElement {
  const texts = useTexts(amlTexts);
  const [open, setOpen] = useState<ReviewStatus>();
  const offered = (['true_match', 'false_positive', 'pending'] as const).filter(
    (decision) => decision !== hit.reviewStatus,
  );
  return (
    <div className="actions">
      {offered.map((decision) => (
        <Button key={decision} onClick={() => setOpen(decision)}>
          {texts.decide[decision]}
        </Button>
      ))}
      {open && (
        <DecideHit
          screeningId={screeningId}
          hit={hit}
          decision={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** A hit: an entry of a list, with the explanation. */
export function HitCard({ screeningId, hit, mayDecide, check }: HitCardProps): ReactElement {
  const texts = useTexts(amlTexts);
  const factsOf = useFactsOf();
  const { caption, matchedName, matchedNameKind, score, reviewStatus, entry } = hit;
  return (
    <article className="hit" aria-label={caption}>
      <header className="hit-head">
        {check}
        <h3>{caption}</h3>
        <Badge tone={score >= 85 ? 'bad' : 'warning'}>{texts.score(score)}</Badge>
        <ReviewBadge status={reviewStatus} />
        {mayDecide && <HitActions screeningId={screeningId} hit={hit} />}
      </header>
      <p>
        {texts.matched}: <strong>{matchedName}</strong>{' '}
        <span className="hint">({texts.nameKinds[matchedNameKind]})</span>
      </p>
      {entry === null && <p className="hint">{texts.entryGone}</p>}
      {entry?.changed && <p className="hint">{texts.entryChanged}</p>}
      <Explanation hit={hit} />
      <Facts facts={factsOf(hit)} />
    </article>
  );
}

interface HitListProps {
  readonly screeningId: string;
  readonly hits: readonly Hit[];
}

/** The hits, of which several can be decided at once. */
function HitList({ screeningId, hits }: HitListProps): ReactElement {
  const { may } = useMe();
  const mayDecide = may('aml:review');
  const bulk = useHitActions(screeningId);
  const selection = useSelection({ rows: hits, keyOf: ({ id }) => id, page: screeningId });
  const isSelectable = mayDecide && hits.length > 1;
  return (
    <>
      {hits.map((hit) => (
        <HitCard
          key={hit.id}
          screeningId={screeningId}
          hit={hit}
          mayDecide={mayDecide}
          check={isSelectable && <CheckRow selection={selection} nameOf={bulk.nameOf} row={hit} />}
        />
      ))}
      {isSelectable && <BulkBar bulk={bulk} selection={selection} />}
    </>
  );
}

/** The current hits of a screening, for decisions. */
export function Hits({ screeningId }: { readonly screeningId: string }): ReactElement {
  const texts = useTexts(amlTexts);
  const { number } = useFormats();
  const { queries, keyed } = useAmlQueries();
  const { data, error, refetch } = useQuery(keyed(queries.get(screeningId)));
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={3} />;
  const { hits, fullName, screenedAt, threshold, decisions = [] } = data.screening;
  return (
    <div className="hits">
      <p className="hint">
        {fullName} · {texts.screened} <Ago at={screenedAt} /> · ≥ {number(threshold)}
      </p>
      {hits.length === 0 && <p>{texts.noHits}</p>}
      <HitList screeningId={screeningId} hits={hits} />
      <Decisions decisions={decisions} hits={hits} />
    </div>
  );
}
