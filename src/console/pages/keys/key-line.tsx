import type { ReactElement } from 'react';
import type { Formats } from '../../session/language/formats.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import type { Column } from '../../ui/lists/table.js';
import { GrantedMatrix, type Matrix } from './form/matrix.js';
import type { KeyTexts } from './texts.js';

/** A key of either API, for display. */
export interface KeyLine {
  readonly id: number | string;
  readonly name: string;
  readonly masked: string;
  readonly status: 'active' | 'expired' | 'revoked';
  /** `module:action`, or `module:*`. */
  readonly granted: readonly string[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastUsedIp: string | null;
  readonly createdBy: string | null;
  /** True if another key replaced it. */
  readonly isReplaced: boolean;
  /** True for a test key in a list that also has live keys. */
  readonly isTest?: boolean;
}

const tones = { active: 'good', expired: 'warning', revoked: 'bad' } as const;

interface LineContext {
  readonly texts: KeyTexts;
  readonly formats: Formats;
  readonly matrix: Matrix;
  readonly isSortable: boolean;
  readonly onRotate: (id: KeyLine['id']) => void;
  readonly onRevoke: (id: KeyLine['id']) => void;
}

function LastUse({ line, texts, formats }: Pick<LineContext, 'texts' | 'formats'> & LineProps) {
  const { lastUsedAt, lastUsedIp } = line;
  if (lastUsedAt === null) return <>{texts.never}</>;
  return (
    <div className="stack">
      <time dateTime={lastUsedAt} title={formats.instant(lastUsedAt)}>
        {formats.relative(lastUsedAt)}
      </time>
      {lastUsedIp && <span className="hint">{texts.from(lastUsedIp)}</span>}
    </div>
  );
}

interface LineProps {
  readonly line: KeyLine;
}

function Actions({
  line,
  texts,
  onRotate,
  onRevoke,
}: LineContext & LineProps): ReactElement | null {
  const { id, name, status, isReplaced } = line;
  if (status === 'revoked') return null;
  return (
    <div className="row-actions">
      {status === 'active' && !isReplaced && (
        <Button kind="quiet" aria-label={`${texts.rotate} ${name}`} onClick={() => onRotate(id)}>
          {texts.rotate}
        </Button>
      )}
      <Button kind="quiet" aria-label={`${texts.revoke} ${name}`} onClick={() => onRevoke(id)}>
        {texts.revoke}
      </Button>
    </div>
  );
}

type PermissionsProps = Pick<LineContext, 'texts' | 'matrix'> & Pick<KeyLine, 'granted'>;

function Permissions({ texts, matrix, granted }: PermissionsProps): ReactElement {
  return (
    <details>
      <summary>{texts.permissionCount(granted.length)}</summary>
      <GrantedMatrix matrix={matrix} granted={granted} />
    </details>
  );
}

export function keyColumns(shown: LineContext): readonly Column<KeyLine>[] {
  const { texts, formats, matrix, isSortable } = shown;
  return [
    {
      title: texts.name,
      ...(isSortable ? { sort: 'name' } : {}),
      cell: ({ name, masked, isTest }) => (
        <span className="stack">
          {name}
          <code className="hint">{masked}</code>
          {isTest && <Badge tone="warning">{texts.environments.test}</Badge>}
        </span>
      ),
    },
    {
      title: texts.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>,
    },
    {
      title: texts.permissions,
      cell: ({ granted }) => <Permissions texts={texts} matrix={matrix} granted={granted} />,
    },
    {
      title: texts.allowedIps,
      isMinor: true,
      cell: ({ allowedIps }) => (allowedIps.length > 0 ? allowedIps.join(', ') : texts.anywhere),
    },
    {
      title: texts.expires,
      isMinor: true,
      cell: ({ expiresAt }) => (expiresAt ? formats.instant(expiresAt) : texts.noExpiry),
    },
    { title: texts.createdBy, isMinor: true, cell: ({ createdBy }) => createdBy ?? texts.unknown },
    {
      title: texts.lastUse,
      cell: (line) => <LastUse line={line} texts={texts} formats={formats} />,
    },
    { title: '', cell: (line) => <Actions {...shown} line={line} /> },
  ];
}
