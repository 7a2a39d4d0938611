import type { Hit, ScreenedSubject } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { BulkBar } from '../../../ui/lists/selection/bulk-bar.js';
import { CheckRow } from '../../../ui/lists/selection/check-row.js';
import { useSelection } from '../../../ui/lists/selection/use-selection.js';
import { useAmlQueries } from '../data.js';
import { Decisions } from '../decisions.js';
import { Ago } from '../marks.js';
import { amlTexts } from './aml-texts.js';
import { DecideHit } from './decide-hit.js';
import { HitCard, Toggle } from './hit-card.js';
import { useHitActions } from './use-hit-actions.js';
import { type HitGroup, useTriage } from './use-triage.js';

interface HitListProps {
  readonly screeningId: string;
  readonly hits: readonly Hit[];
  readonly subject: ScreenedSubject | undefined;
}

/** The dialog for the decision that the user is about to make. */
function AskedDecision({
  screeningId,
  triage: { asked, setAsked, goOn },
}: {
  readonly screeningId: string;
  readonly triage: ReturnType<typeof useTriage>;
}): ReactElement | null {
  if (asked === undefined) return null;
  return (
    <DecideHit
      screeningId={screeningId}
      hit={asked.hit}
      decision={asked.decision}
      onClose={() => setAsked(undefined)}
      onDone={() => goOn(asked)}
    />
  );
}

function GroupToggle({
  group,
  triage: { isGroupOpen, open },
}: {
  readonly group: HitGroup;
  readonly triage: ReturnType<typeof useTriage>;
}): ReactElement {
  const texts = useTexts(amlTexts);
  const isOpen = isGroupOpen(group);
  return (
    <Toggle isOpen={isOpen} onToggle={() => open(group.strength, !isOpen)}>
      {texts.strengths[group.strength](group.hits.length)}
    </Toggle>
  );
}

/** The hits by strength, of which several can be decided at once. */
function HitList({ screeningId, hits, subject }: HitListProps): ReactElement {
  const { may } = useMe();
  const mayDecide = may('aml:review');
  const triage = useTriage(hits, mayDecide);
  const { groups, ordered, isGroupOpen, isHitOpen, open, setAsked } = triage;
  const bulk = useHitActions(screeningId);
  const selection = useSelection({ rows: ordered, keyOf: ({ id }) => id, page: screeningId });
  const isSelectable = mayDecide && hits.length > 1;
  const cardOf = (hit: Hit): ReactElement => (
    <HitCard
      key={hit.id}
      hit={hit}
      subject={subject}
      isOpen={isHitOpen(hit)}
      onToggle={() => open(hit.id, !isHitOpen(hit))}
      onDecide={mayDecide ? (decision) => setAsked({ hit, decision }) : undefined}
      check={isSelectable && <CheckRow selection={selection} nameOf={bulk.nameOf} row={hit} />}
    />
  );
  const groupOf = (group: HitGroup): ReactElement => (
    <section key={group.strength} className="hit-group">
      <h3>
        <GroupToggle group={group} triage={triage} />
      </h3>
      {isGroupOpen(group) && group.hits.map(cardOf)}
    </section>
  );
  return (
    <>
      {groups.map(groupOf)}
      {isSelectable && <BulkBar bulk={bulk} selection={selection} />}
      <AskedDecision screeningId={screeningId} triage={triage} />
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
  const { hits, fullName, screenedAt, threshold, decisions = [], subject } = data.screening;
  return (
    <div className="hits">
      <p className="hint">
        {fullName} · {texts.screened} <Ago at={screenedAt} /> · ≥ {number(threshold)}
      </p>
      {hits.length === 0 && <p>{texts.noHits}</p>}
      <HitList screeningId={screeningId} hits={hits} subject={subject} />
      <Decisions decisions={decisions} hits={hits} />
    </div>
  );
}
