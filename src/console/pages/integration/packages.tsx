import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { CopyBlock } from '../../ui/copy.js';
import { Card } from '../../ui/frames/page.js';
import { Empty, Failed, Loading } from '../../ui/frames/states.js';
import { Icon } from '../../ui/icons.js';
import { integrationTexts } from './texts.js';

/** A client package on the server. */
interface Package {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
}

/** Empty if the server was built without packages. */
async function listPackages(): Promise<readonly Package[]> {
  const reply = await fetch('/downloads');
  if (reply.status === 404) return [];
  if (!reply.ok) throw new Error(`The server answered ${reply.status}`);
  const { data } = (await reply.json()) as { readonly data: readonly Package[] };
  return data;
}

function PackageLines({ one }: { readonly one: Package }): ReactElement {
  const texts = useTexts(integrationTexts);
  const { bytes } = useFormats();
  const href = `/downloads/${one.file}`;
  return (
    <div className="package">
      <div className="inline">
        <strong>{one.name}</strong>
        <span className="hint">
          {texts.version(one.version)}, {bytes(one.bytes)}
        </span>
        <a href={href} download className="button plain">
          <Icon name="download" />
          {texts.download(one.name)}
        </a>
      </div>
      <CopyBlock text={`npm install ${location.origin}${href}`} label={texts.install(one.name)} />
    </div>
  );
}

/** The client packages with the commands that install them. */
export function Packages(): ReactElement {
  const texts = useTexts(integrationTexts);
  const { data, error, refetch } = useQuery({ queryKey: ['downloads'], queryFn: listPackages });
  return (
    <Card title={texts.clients}>
      <p>{texts.clientsText}</p>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Loading rows={2} />}
      {data?.length === 0 && <Empty title={texts.notBuilt}>{texts.notBuiltText}</Empty>}
      {data?.map((one) => (
        <PackageLines key={one.name} one={one} />
      ))}
    </Card>
  );
}
