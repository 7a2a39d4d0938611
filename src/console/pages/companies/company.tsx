import type { KybCheck, KybHit, KybPersonResult } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { Empty } from '../../ui/frames/states.js';
import { Table } from '../../ui/lists/table.js';
import { uiTexts } from '../../ui/texts.js';
import { Reasons, StepBadge, useCountryName } from '../cases/marks.js';
import '../cases/style.css';
import { kybKey, useKybQueries } from '../../data/queries/verification.js';
import { companyTexts } from './texts.js';

interface CheckProps {
  readonly check: KybCheck;
}

function RegisterEntry({ check }: CheckProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { day, number } = useFormats();
  const { company, registerChange } = check;
  return (
    <Card title={texts.register}>
      {registerChange && <p className="notice">{texts.registerChanges[registerChange]}</p>}
      {company === null ? (
        <Empty title={texts.noRegister} />
      ) : (
        <Facts
          facts={[
            [texts.registerName, company.name],
            [texts.registerStatus, texts.registerStatuses[company.status]],
            [texts.nameScore, number(company.nameScore)],
            [texts.registrationNumber, company.registrationNumber],
            [texts.lei, company.lei],
            [texts.legalForm, company.legalForm],
            [texts.incorporated, company.incorporatedOn && day(company.incorporatedOn)],
            [texts.address, company.address],
            [texts.register, `${company.register} ${company.registerVersion}`],
          ]}
        />
      )}
    </Card>
  );
}

function People({ check }: CheckProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { yes, no } = useTexts(uiTexts);
  const { day, number } = useFormats();
  return (
    <Card title={texts.people}>
      {check.people.length === 0 ? (
        <Empty title={texts.noPeople} />
      ) : (
        <Table<KybPersonResult>
          caption={texts.people}
          rows={check.people}
          keyOf={({ fullName, role }) => `${fullName} ${role}`}
          columns={[
            { title: texts.person, cell: ({ fullName }) => fullName },
            { title: texts.role, cell: ({ role }) => role },
            {
              title: texts.dateOfBirth,
              isMinor: true,
              cell: ({ dateOfBirth }) => dateOfBirth && day(dateOfBirth),
            },
            {
              title: texts.match,
              cell: ({ match }) => <Badge tone={match ? 'bad' : 'good'}>{match ? yes : no}</Badge>,
            },
            { title: texts.score, isNumber: true, cell: ({ score }) => number(score) },
          ]}
        />
      )}
    </Card>
  );
}

function WatchlistHits({ check }: CheckProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { number } = useFormats();
  const { hits } = check.aml;
  return (
    <Card title={texts.hits}>
      {hits.length === 0 ? (
        <Empty title={texts.noHits} />
      ) : (
        <Table<KybHit>
          caption={texts.hits}
          rows={hits}
          keyOf={({ subject, list, entityId }) => `${subject} ${list} ${entityId}`}
          columns={[
            { title: texts.entry, cell: ({ caption }) => caption },
            { title: texts.subject, cell: ({ subject }) => subject },
            { title: texts.list, cell: ({ list }) => <code>{list}</code> },
            { title: texts.score, isNumber: true, cell: ({ score }) => number(score) },
          ]}
        />
      )}
    </Card>
  );
}

function EraseCheck({ check: { id, companyName } }: CheckProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { queries } = useKybQueries();
  return (
    <RemoveButton
      action={texts.erase}
      title={texts.eraseTitle(companyName)}
      text={texts.eraseText}
      word={companyName.trim()}
      options={queries.delete()}
      variables={{ id }}
      // The check itself was deleted, so that its query is not repeated.
      stale={[[...kybKey, 'list']]}
      successMessage={texts.erased}
      nextHref="/companies"
    />
  );
}

function Shown({ check }: CheckProps): ReactElement {
  const texts = useTexts(companyTexts);
  const { may } = useMe();
  const { instant, number } = useFormats();
  const countryName = useCountryName();
  return (
    <Page
      title={check.companyName}
      back={{ href: '/companies', title: texts.title }}
      aside={<StepBadge status={check.status} />}
      actions={may('sessions:delete') && <EraseCheck check={check} />}
    >
      <Card title={texts.facts}>
        <Facts
          facts={[
            [texts.country, countryName(check.country)],
            [texts.registrationNumber, check.registrationNumber],
            [texts.lei, check.lei],
            [texts.externalId, check.externalId],
            [texts.score, check.score === null ? null : number(check.score)],
            [texts.created, instant(check.createdAt)],
          ]}
        />
      </Card>
      <Card title={texts.findings}>
        {check.warnings.length === 0 ? (
          <Empty title={texts.noFindings} />
        ) : (
          <Reasons codes={check.warnings.map(({ code }) => code)} />
        )}
      </Card>
      <RegisterEntry check={check} />
      <People check={check} />
      <WatchlistHits check={check} />
    </Page>
  );
}

export function CompanyCheck({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(companyTexts);
  const { queries, keyed } = useKybQueries();
  return (
    <RecordPage
      result={useQuery(keyed(queries.get(id)))}
      title={texts.title}
      back={{ href: '/companies', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'kyb_check', id }}
    >
      {({ check }) => <Shown check={check} />}
    </RecordPage>
  );
}
