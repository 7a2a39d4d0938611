import type { CheckSummary, Feature, Session } from '@notaria/kyc';
import { type ReactElement, useRef } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Card } from '../../../ui/frames/page.js';
import { Hits } from '../../cases/hits/hits.js';
import { caseWords } from '../../cases/words.js';
import { reviewTexts } from '../texts.js';
import { CheckBlock } from './check-block.js';
import { type Picture, Pictures } from './pictures.js';

/** Checks that are shown together. */
const sections = {
  document: ['id'],
  face: ['face_match', 'liveness', 'age'],
  address: ['poa'],
  register: ['database_validation'],
  aml: ['aml'],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;

type SectionName = keyof typeof sections;

const steadyMs = 45 * 60_000;

type PicturesOf = (check: CheckSummary | undefined) => readonly Picture[];

/** Every reply has newly signed addresses. A picture keeps its first one, so that it does not load again. */
function usePicturesOf(): PicturesOf {
  const pictures = useRef(new Map<string, Picture>());
  return (check) =>
    (check?.images ?? []).map((image, index) => {
      const key = `${check?.id}/${index}`;
      const known = pictures.current.get(key);
      const isSteady =
        known && Date.parse(image.expiresAt) - Date.parse(known.expiresAt) < steadyMs;
      const picture = isSteady ? known : { ...image, key };
      pictures.current.set(key, picture);
      return picture;
    });
}

/** Returns one picture for each purpose, and all pictures of head turns. */
function distinct(pictures: readonly Picture[]): readonly Picture[] {
  const seen = new Set<string>();
  return pictures.filter(({ purpose }) => {
    const isNew = purpose === 'challenge_frame' || !seen.has(purpose);
    seen.add(purpose);
    return isNew;
  });
}

interface SectionProps {
  readonly name: SectionName;
  readonly session: Session;
  readonly picturesOf: PicturesOf;
}

function picturesIn(name: SectionName, session: Session, picturesOf: PicturesOf) {
  const last = (type: Feature) => session.checks.findLast((check) => check.type === type);
  const hasFace = sections.face.some((feature) => session.features.includes(feature));
  const isPortrait = ({ purpose }: Picture) => purpose === 'portrait';
  const own = sections[name].flatMap((feature) => picturesOf(last(feature)));
  if (name === 'document') return hasFace ? own.filter((picture) => !isPortrait(picture)) : own;
  if (name !== 'face') return own;
  return distinct([...picturesOf(last('id')).filter(isPortrait), ...own]);
}

function Section({ name, session, picturesOf }: SectionProps): ReactElement | null {
  const texts = useTexts(reviewTexts);
  const { features } = useTexts(caseWords);
  const { may } = useMe();
  const shown = sections[name].filter((feature) => session.features.includes(feature));
  if (shown.length === 0) return null;
  const pictures = picturesIn(name, session, picturesOf);
  const screeningId =
    name === 'aml' ? session.checks.findLast(({ type }) => type === 'aml')?.screeningId : null;
  return (
    <Card title={texts.sections[name]}>
      <div className={pictures.length > 0 ? 'evidence' : undefined}>
        {pictures.length > 0 && <Pictures pictures={pictures} isWide={name !== 'face'} />}
        <div className="checks">
          {shown.map((feature) => (
            <CheckBlock
              key={feature}
              feature={feature}
              title={shown.length > 1 ? features[feature] : undefined}
              checks={session.checks.filter(({ type }) => type === feature)}
              stated={session.reasonCodes}
            />
          ))}
        </div>
      </div>
      {screeningId && may('aml:screen') && <Hits screeningId={screeningId} />}
    </Card>
  );
}

/** The files of the subject with the results of their checks. */
export function Evidence({ session }: { readonly session: Session }): ReactElement {
  const picturesOf = usePicturesOf();
  return (
    <>
      {(Object.keys(sections) as SectionName[]).map((name) => (
        <Section key={name} name={name} session={session} picturesOf={picturesOf} />
      ))}
    </>
  );
}
