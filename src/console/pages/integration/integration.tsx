import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { CopyBlock } from '../../ui/copy.js';
import { Card, Page } from '../../ui/frames/page.js';
import { Icon } from '../../ui/icons.js';
import { Packages } from './packages.js';
import { erpSamples, kycSamples, webhookSample } from './samples.js';
import './style.css';
import { integrationTexts } from './texts.js';

const prefixes = { erp: '/api', kyc: '/v1' } as const;

type Api = keyof typeof prefixes;

function Documents(): ReactElement {
  const texts = useTexts(integrationTexts);
  return (
    <Card title={texts.documents}>
      <p>{texts.documentsText}</p>
      {(Object.keys(prefixes) as Api[]).map((api) => (
        <div key={api} className="inline">
          <strong>{texts.apis[api]}</strong>
          {['json', 'yaml'].map((format) => (
            <a
              key={format}
              href={`${prefixes[api]}/openapi.${format}`}
              download={`notaria-${api}.${format}`}
              className="button plain"
              aria-label={texts.document(texts.apis[api], format.toUpperCase())}
            >
              <Icon name="download" />
              {format.toUpperCase()}
            </a>
          ))}
        </div>
      ))}
    </Card>
  );
}

interface KeyLinkProps {
  readonly href: string;
  readonly permission: string;
}

/** Links to the pages of keys. Without the permission, names the role that creates keys. */
function KeyLink({ href, permission }: KeyLinkProps): ReactElement {
  const texts = useTexts(integrationTexts);
  const { may } = useMe();
  if (!may('api-keys:manage') || !may(permission)) return <p className="hint">{texts.noKeys}</p>;
  return (
    <LinkButton icon="key" href={href}>
      {texts.makeKey}
    </LinkButton>
  );
}

interface FirstCallProps {
  readonly api: Api;
  readonly variable: string;
  readonly samples: { readonly curl: string; readonly typescript: string };
  readonly keyLink: KeyLinkProps;
  readonly note?: string;
}

function FirstCall({ api, variable, samples, keyLink, note }: FirstCallProps): ReactElement {
  const texts = useTexts(integrationTexts);
  const name = texts.apis[api];
  return (
    <Card title={texts.firstCall(name)} actions={<KeyLink {...keyLink} />}>
      <p>
        {texts.keyText(variable)} {note}
      </p>
      <h3>{texts.curl}</h3>
      <CopyBlock text={samples.curl} label={`${name}: ${texts.curl}`} />
      <h3>{texts.typescript}</h3>
      <CopyBlock text={samples.typescript} label={`${name}: ${texts.typescript}`} />
    </Card>
  );
}

function Receiving(): ReactElement {
  const texts = useTexts(integrationTexts);
  const { may } = useMe();
  const toWebhooks = may('webhooks:manage') && (
    <LinkButton icon="webhook" href="/webhooks">
      {texts.toWebhooks}
    </LinkButton>
  );
  return (
    <Card title={texts.webhooks} actions={toWebhooks}>
      <p className="prose">{texts.webhooksText}</p>
      <CopyBlock text={webhookSample} label={texts.verify} />
    </Card>
  );
}

/** Addresses, downloads and examples for a new integration. */
export function Integration(): ReactElement {
  const texts = useTexts(integrationTexts);
  const { origin } = location;
  const reference = (
    <a href="/docs" className="button primary">
      {texts.reference}
    </a>
  );
  return (
    <Page title={texts.title} actions={reference}>
      <div className="columns">
        <Documents />
        <Packages />
      </div>
      <FirstCall
        api="erp"
        variable="ERP_KEY"
        samples={erpSamples(origin)}
        keyLink={{ href: '/keys', permission: 'api-keys:manage' }}
      />
      <FirstCall
        api="kyc"
        variable="KYC_KEY"
        samples={kycSamples(origin)}
        keyLink={{ href: '/keys/verification', permission: 'keys:manage' }}
        note={texts.testText}
      />
      <Receiving />
    </Page>
  );
}
