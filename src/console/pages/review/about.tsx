import type { Session, SessionStatus } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { Card, type Fact, Facts } from '../../ui/frames/page.js';
import { useWorkflows } from '../cases/data.js';
import { useCountryName } from '../cases/marks.js';
import { EraseCase } from './erase.js';
import { NewLink } from './new-link.js';
import { ShareCase } from './share.js';
import { reviewTexts } from './texts.js';

/** Returns a function for the expected details of the subject. */
function usePersonOf(): ({ expected }: Session) => string | undefined {
  const { day } = useFormats();
  const countryName = useCountryName();
  return ({ expected }) => {
    const { firstName, lastName, dateOfBirth, nationality, documentNumber, address } = expected;
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const born = dateOfBirth && day(dateOfBirth);
    const parts = [name, born, nationality && countryName(nationality), documentNumber, address];
    return parts.filter(Boolean).join(' · ') || undefined;
  };
}

/** Returns a function for the consent of the subject. */
function useConsentOf(): (session: Session) => string | null {
  const { consentGiven, consentLanguages } = useTexts(reviewTexts);
  const { instant } = useFormats();
  return ({ consent }) => {
    if (!consent) return null;
    const { acceptedAt, language, version } = consent;
    return consentGiven(instant(acceptedAt), consentLanguages[language], version.slice(0, 8));
  };
}

/** The statuses in which a session waits for the person. */
const waiting: readonly SessionStatus[] = ['not_started', 'in_progress', 'resubmission_requested'];

const takesInput = ({ status }: Session): boolean => waiting.includes(status);

/** The rarely used actions. */
function MoreActions({ session }: { readonly session: Session }): ReactElement {
  const { link, share, erase } = useTexts(reviewTexts);
  const { may } = useMe();
  const [open, setOpen] = useState<'link' | 'share' | 'erase'>();
  const isDecided = session.status === 'approved' || session.status === 'declined';
  const close = (): void => setOpen(undefined);
  return (
    <>
      {takesInput(session) && may('sessions:write') && (
        <Button onClick={() => setOpen('link')}>{link.action}</Button>
      )}
      {isDecided && may('sessions:share') && (
        <Button onClick={() => setOpen('share')}>{share.action}</Button>
      )}
      {may('sessions:delete') && (
        <Button kind="danger" onClick={() => setOpen('erase')}>
          {erase.action}
        </Button>
      )}
      {open === 'link' && <NewLink session={session} onClose={close} />}
      {open === 'share' && <ShareCase session={session} onClose={close} />}
      {open === 'erase' && <EraseCase session={session} onClose={close} />}
    </>
  );
}

const factsOf = (metadata: Session['metadata']): Fact[] =>
  Object.entries(metadata).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

/** The origin of a session and its retention. */
export function About({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const { instant } = useFormats();
  const personOf = usePersonOf();
  const consentOf = useConsentOf();
  const countryName = useCountryName();
  const workflow = useWorkflows().find(({ id }) => id === session.workflowId);
  const { contact, metadata, importedFrom, workflowVersion } = session;
  const at = (moment: string | null) => moment && instant(moment);
  const own = factsOf(metadata);
  return (
    <Card title={texts.about} actions={<MoreActions session={session} />}>
      <Facts
        facts={[
          [texts.id, <code key="id">{session.id}</code>],
          [texts.externalId, session.externalId],
          [texts.workflow, `${workflow?.name ?? session.workflowId} · ${workflowVersion}`],
          [texts.expectedPerson, personOf(session)],
          [texts.contact, [contact.email, contact.phone].filter(Boolean).join(' · ') || null],
          [texts.country, session.country && countryName(session.country)],
          [texts.language, session.language],
          [texts.consent, consentOf(session)],
          [texts.created, at(session.createdAt)],
          [texts.started, at(session.startedAt)],
          [texts.completed, at(session.completedAt)],
          [texts.expires, at(session.expiresAt)],
          [texts.version, session.version],
          ...(importedFrom ? [[texts.importedFrom, importedFrom.sessionId] as const] : []),
        ]}
      />
      {own.length > 0 && (
        <>
          <h3>{texts.metadata}</h3>
          <Facts facts={own} />
        </>
      )}
    </Card>
  );
}
