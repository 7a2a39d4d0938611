import type { SelfCheckResult } from '@notaria/erp';
import { adminQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useCompany } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Failed } from '../../ui/frames/states.js';
import { Icon } from '../../ui/icons.js';
import { type HomeTexts, homeTexts } from './texts.js';

interface FaultProps {
  readonly check: SelfCheckResult;
  readonly texts: HomeTexts;
}

function Fault({ check, texts }: FaultProps): ReactElement {
  return (
    <li>
      <strong>{check.name.replaceAll('_', ' ')}</strong>
      <ul>
        {check.faults.map(({ subject, expected, found }) => (
          <li key={subject}>
            {subject}: {texts.fault(expected, found)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The last locked day, with its setting. */
function PeriodLock(): ReactElement | null {
  const texts = useTexts(homeTexts);
  const { day } = useFormats();
  const locked = useCompany()?.lockedThrough;
  if (!locked) return null;
  return (
    <p className="hint">
      {texts.lockedThrough(day(locked))} · <Link href="/settings">{texts.settings}</Link>
    </p>
  );
}

/** The state of the books: the period lock, and the self-check, which takes so long that the user starts it. */
export function Books(): ReactElement {
  const texts = useTexts(homeTexts);
  const { relative } = useFormats();
  const { data, error, refetch, isFetching } = useQuery({
    ...adminQueries(erp).selfCheck(),
    enabled: false,
  });
  const check = data?.data;
  const wrong = check?.checks.filter(({ sound }) => !sound) ?? [];
  const action = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {check ? texts.checkAgain : texts.checkNow}
    </Button>
  );
  return (
    <div id="books" className="books">
      <Card title={texts.books} actions={action}>
        {error && <Failed error={error} />}
        {!check && !error && <p className="hint">{texts.booksText}</p>}
        {check && (
          <>
            <p className={check.sound ? 'verdict calm' : 'verdict waits'}>
              <Icon name={check.sound ? 'check' : 'warning'} />
              {check.sound ? texts.sound(check.checks.length) : texts.unsound(wrong.length)}
            </p>
            {wrong.length > 0 && (
              <ul className="faults">
                {wrong.map((one) => (
                  <Fault key={one.name} check={one} texts={texts} />
                ))}
              </ul>
            )}
            <p className="hint">{texts.checkedAt(relative(check.checkedAt))}</p>
          </>
        )}
        <PeriodLock />
      </Card>
    </div>
  );
}
