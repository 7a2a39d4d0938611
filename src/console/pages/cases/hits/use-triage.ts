import type { Hit, ReviewStatus } from '@notaria/kyc';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { usePageKeys } from '../../../ui/keys.js';
import { amlTexts } from './aml-texts.js';
import { type Strength, strengthOf, strengths } from './compare.js';
import { toggleId } from './hit-card.js';

/** The hits of one strength. */
export interface HitGroup {
  readonly strength: Strength;
  readonly hits: readonly Hit[];
}

const groupsOf = (hits: readonly Hit[]): readonly HitGroup[] =>
  strengths
    .map((strength) => ({ strength, hits: hits.filter((hit) => strengthOf(hit) === strength) }))
    .filter((group) => group.hits.length > 0);

/** More possible hits than this start closed while there are strong ones. */
const mostPossible = 3;

/** Returns true if a group starts open: what is to be decided first. */
function startsOpen({ strength, hits }: HitGroup, groups: readonly HitGroup[]): boolean {
  const has = (name: Strength): boolean => groups.some((one) => one.strength === name);
  if (strength === 'possible') return !has('strong') || hits.length <= mostPossible;
  return strength === 'strong' || groups.length === 1;
}

type Opened = Readonly<Record<string, boolean>>;

/** A decision that the user is about to make. */
export interface Asked {
  readonly hit: Hit;
  readonly decision: ReviewStatus;
}

/** Which groups and hits are open, and which hit the keys decide. */
function useOpenHits(groups: readonly HitGroup[]) {
  const [current, setCurrent] = useState(() => groups[0]?.hits[0]?.id);
  const [opened, setOpened] = useState<Opened>({});
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    if (focused === undefined) return;
    document.getElementById(toggleId(focused))?.focus();
    setFocused(undefined);
  }, [focused]);
  return {
    current,
    isGroupOpen: (group: HitGroup): boolean => opened[group.strength] ?? startsOpen(group, groups),
    isHitOpen: ({ id }: Hit): boolean => opened[id] ?? id === current,
    open: (name: string, isOpen: boolean): void =>
      setOpened((before) => ({ ...before, [name]: isOpen })),
    /** Closes the current hit, and opens another one with its group. */
    goTo(hit: Hit | undefined): void {
      if (hit === undefined) return;
      setOpened(({ [hit.id]: _, ...before }) => ({ ...before, [strengthOf(hit)]: true }));
      setCurrent(hit.id);
      setFocused(hit.id);
    },
  };
}

/** The groups of hits, which of them are open, and the keys that go through them. */
export function useTriage(hits: readonly Hit[], mayDecide: boolean) {
  const { keys } = useTexts(amlTexts);
  const groups = groupsOf(hits);
  const ordered = groups.flatMap((group) => group.hits);
  const { current, goTo, ...shown } = useOpenHits(groups);
  const [asked, setAsked] = useState<Asked>();
  const at = ordered.findIndex(({ id }) => id === current);
  const ask = (decision: ReviewStatus) => (): void => {
    const hit = ordered[at];
    if (hit !== undefined && hit.reviewStatus !== decision) setAsked({ hit, decision });
  };
  usePageKeys({
    ...(ordered.length > 1 && {
      j: { label: keys.next, run: () => goTo(ordered[at + 1]) },
      k: { label: keys.previous, run: () => goTo(ordered[at - 1]) },
    }),
    ...(mayDecide &&
      ordered.length > 0 && {
        t: { label: keys.true_match, run: ask('true_match') },
        f: { label: keys.false_positive, run: ask('false_positive') },
        u: { label: keys.pending, run: ask('pending') },
      }),
  });
  /** Goes to the next hit without a decision. */
  const goOn = ({ hit }: Asked): void =>
    goTo(ordered.find(({ id, reviewStatus }) => id !== hit.id && reviewStatus === 'pending'));
  return { groups, ordered, ...shown, asked, setAsked, goOn };
}
