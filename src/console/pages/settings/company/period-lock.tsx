import type { Company } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Card } from '../../../ui/frames/page.js';
import { companyTexts } from './texts.js';

const config = configQueries(erp);

function LockForm({ company }: { readonly company: Company }): ReactElement {
  const texts = useTexts(companyTexts);
  const { may } = useMe();
  const before = { lockedThrough: company.lockedThrough };
  const [day, setDay] = useState(company.lockedThrough ?? '');
  const once = useOnce<{ body: { lockedThrough: string | null } }>();
  const write = useWrite({
    options: config.lockPeriod(),
    stale: [config.key],
    successMessage: texts.locked,
    // An earlier day, as before, needs this permission.
    undo: () =>
      may('periods:unlock')
        ? {
            run: () => config.lockPeriod().mutationFn({ body: before }),
            done: texts.lockedAsBefore,
          }
        : undefined,
  });
  return (
    <Form
      error={write.error}
      onSubmit={() => write.mutate(once({ body: { lockedThrough: day || null } }))}
      end={
        <Button type="submit" isBusy={write.isPending}>
          {texts.lock}
        </Button>
      }
    >
      <DateField
        label={texts.lockedThrough}
        hint={texts.periodText}
        value={day}
        onChange={setDay}
        path="lockedThrough"
      />
    </Form>
  );
}

/** The last day of the closed books. */
export function PeriodLock({ company }: { readonly company: Company }): ReactElement {
  const texts = useTexts(companyTexts);
  const { day } = useFormats();
  const { may } = useMe();
  const { lockedThrough } = company;
  return (
    <Card title={texts.period}>
      {may('config:write') && <LockForm key={lockedThrough} company={company} />}
      {!may('config:write') && (
        <p>{lockedThrough ? `${texts.lockedThrough}: ${day(lockedThrough)}` : texts.open}</p>
      )}
    </Card>
  );
}
