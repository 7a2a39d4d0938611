import type { Actor, SessionStatus, StepStatus } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { remembered } from '../../session/language/remembered.js';
import { useTexts } from '../../session/language/texts.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { Badge, type Tone } from '../../ui/badge.js';
import { reasonWords } from './reasons.js';
import { caseWords } from './words.js';

const tones: Readonly<Record<SessionStatus, Tone>> = {
  not_started: 'neutral',
  in_progress: 'accent',
  in_review: 'warning',
  resubmission_requested: 'accent',
  approved: 'good',
  declined: 'bad',
  abandoned: 'neutral',
  expired: 'neutral',
  kyc_expired: 'neutral',
};

export function StatusBadge({ status }: { readonly status: SessionStatus }): ReactElement {
  const { statuses } = useTexts(caseWords);
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}

const stepTones: Readonly<Record<StepStatus, Tone>> = {
  pending: 'neutral',
  approved: 'good',
  declined: 'bad',
  in_review: 'warning',
};

export function StepBadge({ status }: { readonly status: StepStatus }): ReactElement {
  const { stepStatuses } = useTexts(caseWords);
  return <Badge tone={stepTones[status]}>{stepStatuses[status]}</Badge>;
}

/** Returns the text of a reason code; the code itself if it is unknown. */
export function useReasonOf(): (code: string) => string {
  const words = useTexts(reasonWords);
  return (code) => words[code] ?? code;
}

export function Reasons({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const reasonOf = useReasonOf();
  return (
    <ul className="reasons">
      {codes.map((code) => (
        <li key={code} title={code}>
          {reasonOf(code)}
        </li>
      ))}
    </ul>
  );
}

/** Returns a function for the display name of an actor. */
export function useActorName(): (actor: Actor) => string {
  const { system, person, apiKey, you } = useTexts(caseWords);
  const isMe = useIsMe();
  return (actor) => {
    if (isMe(actor)) return you;
    if (actor.type === 'system') return actor.name ?? system;
    if (actor.id === null) return person;
    const name = actor.name ?? actor.id;
    return actor.type === 'key' ? apiKey(name) : name;
  };
}

export function useIsMe(): (actor: Actor) => boolean {
  const { id } = useMe();
  return (actor) => actor.type === 'user' && actor.id === String(id);
}

const regionsIn = remembered(
  (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);

/** Names of countries by their codes of two letters, in the language of the page. */
export function useCountryName(): (code: string) => string {
  const names = regionsIn(usePreferences().language);
  return (code) => {
    if (!/^[a-z]{2}$/i.test(code)) return code;
    return names.of(code.toUpperCase()) ?? code;
  };
}

/** A relative time with the exact time as its title. */
export function Ago({ at }: { readonly at: string }): ReactElement {
  const { relative, instant }: Formats = useFormats();
  return (
    <time dateTime={at} title={instant(at)}>
      {relative(at)}
    </time>
  );
}
