import type { SessionItem } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { namesOf, useSessionQueries } from '../../cases/data.js';
import type { Part } from '../part.js';
import { cardTexts } from './texts.js';
import { linesShown, workCard } from './work-card.js';

function useLines(): (sessions: readonly SessionItem[]) => {
  readonly id: string;
  readonly href: string;
  readonly text: string;
  readonly hint: string;
}[] {
  const { relative } = useFormats();
  return (sessions) =>
    sessions.map((session) => ({
      id: session.id,
      href: `/review/${session.id}`,
      text: namesOf(session).join(' · '),
      hint: relative(session.createdAt),
    }));
}

/** The cases that the user has claimed. */
export function useMyCases(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const linesOf = useLines();
  const { queries, keyed } = useSessionQueries();
  const query = { awaiting: 'reviewer', claim: 'mine', limit: linesShown } as const;
  return workCard({
    title: texts.mine,
    href: '/review?claim=mine',
    result: useQuery({ ...keyed(queries.pending(query)), enabled }),
    workOf: ({ sessions, total }) => ({
      count: total,
      headline: texts.mineCount(total),
      lines: linesOf(sessions),
    }),
  });
}

/** The cases with one of two approvals, which wait for another reviewer. */
export function useSecondApprovals(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const linesOf = useLines();
  const { queries, keyed } = useSessionQueries();
  const query = { awaiting: 'reviewer', approval: 'second', limit: linesShown } as const;
  return workCard({
    title: texts.second,
    href: '/review?approval=second',
    result: useQuery({ ...keyed(queries.pending(query)), enabled }),
    workOf: ({ sessions, total }) => ({
      count: total,
      headline: texts.secondCount(total),
      lines: linesOf(sessions),
    }),
  });
}

/** All cases in review, the oldest first. */
export function useCasesInReview(enabled: boolean): Part {
  const texts = useTexts(cardTexts);
  const { relative } = useFormats();
  const linesOf = useLines();
  const { queries, keyed } = useSessionQueries();
  const query = { awaiting: 'reviewer', limit: linesShown } as const;
  return workCard({
    title: texts.review,
    href: '/review',
    result: useQuery({ ...keyed(queries.pending(query)), enabled }),
    workOf: ({ sessions, total }) => ({
      count: total,
      headline: texts.reviewCount(total),
      hint: sessions[0] && texts.oldest(relative(sessions[0].createdAt)),
      lines: linesOf(sessions),
    }),
  });
}
