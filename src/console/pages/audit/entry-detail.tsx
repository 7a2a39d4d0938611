import type { AuditChange, AuditEntry } from '@notaria/erp';
import { type ReactElement, useState } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Facts } from '../../ui/frames/page.js';
import { type Column, Table } from '../../ui/lists/table.js';
import './style.css';
import { type AuditTexts, auditTexts } from './texts.js';

const shownAtFirst = 30;

function valueText(value: AuditChange['before'], texts: AuditTexts, formats: Formats) {
  if (value === null) return undefined;
  if (value === '') return <em>{texts.empty}</em>;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? formats.number(value) : value;
}

const columnsOf = (texts: AuditTexts, formats: Formats): readonly Column<AuditChange>[] => [
  { title: texts.path, cell: ({ path }) => <code>{path}</code> },
  {
    title: texts.before,
    cell: ({ before }) => <span className="value">{valueText(before, texts, formats) ?? '—'}</span>,
  },
  {
    title: texts.after,
    cell: ({ after }) => <span className="value">{valueText(after, texts, formats) ?? '—'}</span>,
  },
];

function Changes({ changes }: { readonly changes: readonly AuditChange[] }): ReactElement {
  const texts = useTexts(auditTexts);
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return <p>{texts.noChanges}</p>;
  const isCut = !isWhole && changes.length > shownAtFirst;
  return (
    <>
      <Table
        caption={texts.changes}
        columns={columnsOf(texts, formats)}
        rows={isCut ? changes.slice(0, shownAtFirst) : changes}
        keyOf={({ path }) => path}
      />
      {isCut && (
        <Button onClick={() => setWhole(true)}>
          {texts.showAll(formats.number(changes.length))}
        </Button>
      )}
    </>
  );
}

export function Actor({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const texts = useTexts(auditTexts);
  const { actorName, actorType } = entry;
  const kind = texts.actorTypes[actorType] ?? actorType;
  return (
    <div className="stack">
      {actorName ?? kind}
      {actorName && <span className="hint">{kind}</span>}
    </div>
  );
}

const addressOf = (filters: Readonly<Record<string, string>>): string =>
  `/audit?${new URLSearchParams(filters)}`;

function Related({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const texts = useTexts(auditTexts);
  const { actorType, actorId, objectType, objectId, requestId } = entry;
  return (
    <div className="actions">
      {objectType && objectId && (
        <LinkButton href={addressOf({ objectType, objectId })}>{texts.sameObject}</LinkButton>
      )}
      {actorId && (
        <LinkButton href={addressOf({ actorType, actorId: String(actorId) })}>
          {texts.sameActor}
        </LinkButton>
      )}
      {requestId && <LinkButton href={addressOf({ requestId })}>{texts.sameRequest}</LinkButton>}
    </div>
  );
}

/** An audit entry beyond its row: the changes, and links to related entries. */
export function EntryDetail({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const texts = useTexts(auditTexts);
  const { instant } = useFormats();
  return (
    <div className="entry">
      <Changes changes={entry.changes} />
      <Facts
        facts={[
          [
            texts.at,
            <time key="at" dateTime={entry.at}>
              {instant(entry.at)}
            </time>,
          ],
          [texts.action, <code key="action">{entry.action}</code>],
          [texts.address, entry.ip],
          [texts.objectId, entry.objectId && <code>{entry.objectId}</code>],
          [texts.requestId, entry.requestId && <code>{entry.requestId}</code>],
        ]}
      />
      <Related entry={entry} />
    </div>
  );
}
