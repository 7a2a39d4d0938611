import type { KeyUsageReply } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useKeyQueries } from '../../../data/queries/verification.js';
import { useTexts } from '../../../session/language/texts.js';
import type { PageParams } from '../../../shell/route.js';
import { Page } from '../../../ui/frames/page.js';
import { RecordPage } from '../../../ui/frames/record.js';
import { keyTexts } from '../texts.js';
import { UsageCard } from './usage-card.js';

/** A key of the verification API with its usage. */
export function VerificationKey({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(keyTexts);
  const { queries, keyed } = useKeyQueries();
  const result = useQuery(keyed(queries.usage(id)));
  const back = { href: '/keys/verification', title: texts.title };
  return (
    <RecordPage<KeyUsageReply>
      result={result}
      title={texts.title}
      back={back}
      missing={texts.missing}
    >
      {({ usage }) => (
        <Page title={usage.name} back={back}>
          <UsageCard usage={usage} />
        </Page>
      )}
    </RecordPage>
  );
}
