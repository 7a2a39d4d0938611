import type { SelfCheckResult } from '@notaria/erp';
import { adminQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { Icon } from '../../ui/icons.js';
import { type HomeTexts, homeTexts } from './texts.js';

const freshMs = 5 * 60 * 1000;

function Fault({
  check,
  texts,
}: {
  readonly check: SelfCheckResult;
  readonly texts: HomeTexts;
}): ReactElement {
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

/** The result of the self-check of stock, allocations and balances. */
export function Books(): ReactElement {
  const texts = useTexts(homeTexts);
  const { relative } = useFormats();
  const { data, error, refetch, isFetching } = useQuery({
    ...adminQueries(erp).selfCheck(),
    staleTime: freshMs,
  });
  const again = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {texts.checkAgain}
    </Button>
  );
  const check = data?.data;
  const wrong = check?.checks.filter(({ sound }) => !sound) ?? [];
  return (
    <div id="books" className="books">
      <Card title={texts.books} actions={again}>
        {error && <Failed error={error} />}
        {!check && !error && <Loading rows={2} />}
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
      </Card>
    </div>
  );
}
