import { usersQueries } from '@notaria/erp/react-query';
import type { Hit, HitDecisionRecord } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { amlTexts } from './hits/aml-texts.js';
import { Explanation } from './hits/explanation.js';
import { ReviewBadge } from './review-badge.js';
import { caseWords } from './words.js';

/** Names of users by their ids. Without the permission to read users, the id is shown. */
function useReviewerName(): (id: string) => string {
  const { id: myId, may } = useMe();
  const { you } = useTexts(caseWords);
  const { data } = useQuery({
    ...usersQueries(erp).list({ pageSize: 100 }),
    enabled: may('users:manage'),
  });
  const names = new Map(data?.data.map(({ id, name }) => [String(id), name]));
  return (id) => (id === String(myId) ? you : (names.get(id) ?? id));
}

interface DecisionsProps {
  /** The decisions, the newest first. */
  readonly decisions: readonly HitDecisionRecord[];
  /** The hits of the screening, which have the names of the entries. */
  readonly hits: readonly Hit[];
}

/** The comparison of the names at the time of the decision. */
function Evidence({ of }: { readonly of: HitDecisionRecord }): ReactElement {
  const texts = useTexts(amlTexts);
  if (of.breakdown.length === 0) return <p className="hint">{texts.noExplanation}</p>;
  return <Explanation hit={of} />;
}

function useColumns(hits: readonly Hit[]): readonly Column<HitDecisionRecord>[] {
  const texts = useTexts(amlTexts);
  const { instant, number } = useFormats();
  const nameOf = useReviewerName();
  const captionOf = ({ list, entityId }: HitDecisionRecord): string =>
    hits.find((hit) => hit.list === list && hit.entityId === entityId)?.caption ?? entityId;
  return [
    { title: texts.decidedAt, cell: ({ decidedAt }) => instant(decidedAt) },
    { title: texts.decision, cell: ({ decision }) => <ReviewBadge status={decision} /> },
    { title: texts.decidedBy, cell: ({ decidedBy }) => nameOf(decidedBy) },
    { title: texts.reason, cell: ({ reason }) => reason },
    {
      title: texts.entryId,
      cell: (record) => (
        <span className="stack">
          <span>{captionOf(record)}</span>
          <span className="hint">
            {[record.list, record.listVersion].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      title: texts.partScore,
      isNumber: true,
      cell: ({ score }) => (score === null ? null : number(score)),
    },
  ];
}

/** Every decision about the subject of a screening. Records are only added, never changed. */
export function Decisions({ decisions, hits }: DecisionsProps): ReactElement {
  const texts = useTexts(amlTexts);
  const columns = useColumns(hits);
  return (
    <section className="stack" aria-label={texts.decisions}>
      <h3>{texts.decisions}</h3>
      <p className="hint">{texts.decisionsText}</p>
      {decisions.length === 0 && <p>{texts.noDecisions}</p>}
      {decisions.length > 0 && (
        <Table
          caption={texts.decisions}
          rows={decisions}
          keyOf={({ decidedAt, list, entityId }) => `${decidedAt} ${list} ${entityId}`}
          columns={columns}
          detailOf={(record) => <Evidence of={record} />}
        />
      )}
    </section>
  );
}
