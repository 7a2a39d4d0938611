import type { CheckField, CheckSummary, Feature, Warning } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Facts } from '../../../ui/frames/page.js';
import { Table } from '../../../ui/lists/table.js';
import { Ago, StepBadge, useReasonOf } from '../../cases/marks.js';
import { caseWords } from '../../cases/words.js';
import { reviewTexts } from '../texts.js';
import { useShownAs } from './values.js';

/** Members that are shown in the head of the check, or only in the details. */
const aside = /^(score|threshold|mrz\.line\d|fullName)$/;

function Agreement({ field }: { readonly field: CheckField }): ReactElement | null {
  const texts = useTexts(reviewTexts);
  if (field.agrees === undefined) return null;
  return field.agrees ? (
    <Badge tone="good">{texts.agrees}</Badge>
  ) : (
    <Badge tone="bad">{texts.differs}</Badge>
  );
}

interface FieldsProps {
  readonly caption: string;
  readonly fields: readonly CheckField[];
}

/** Puts values to compare first, and before them those that differ. */
const inOrder = (fields: readonly CheckField[]): readonly CheckField[] => {
  const rankOf = ({ agrees, expected }: CheckField): number =>
    agrees === false ? 0 : expected === undefined ? 2 : 1;
  return fields.toSorted((one, other) => rankOf(one) - rankOf(other));
};

function Compared({ caption, fields }: FieldsProps): ReactElement {
  const texts = useTexts(reviewTexts);
  const words = useTexts(caseWords);
  const shownAs = useShownAs();
  return (
    <div className="compared">
      <Table
        caption={caption}
        rows={inOrder(fields)}
        keyOf={({ name }) => name}
        columns={[
          { title: texts.field, cell: ({ name }) => words.fields[name] ?? name },
          {
            title: texts.claimed,
            cell: ({ name, expected }) => (expected === undefined ? '' : shownAs(name, expected)),
          },
          {
            title: texts.read,
            cell: ({ name, value }) =>
              value === null ? <span className="hint">{texts.notRead}</span> : shownAs(name, value),
          },
          { title: texts.agrees, cell: (field) => <Agreement field={field} /> },
        ]}
      />
    </div>
  );
}

function Plain({ fields }: Pick<FieldsProps, 'fields'>): ReactElement {
  const words = useTexts(caseWords);
  const shownAs = useShownAs();
  return (
    <Facts
      facts={fields.map(({ name, value }) => [
        words.fields[name] ?? name,
        value === null ? null : shownAs(name, value),
      ])}
    />
  );
}

function Warnings({ warnings }: { readonly warnings: readonly Warning[] }): ReactElement {
  const reasonOf = useReasonOf();
  return (
    <ul className="warnings">
      {warnings.map(({ code, severity, message }) => (
        <li key={code} className={severity}>
          <strong title={code}>{reasonOf(code)}</strong>
          {message !== reasonOf(code) && (
            <span className="hint" lang="en">
              {message}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Score({ check }: { readonly check: CheckSummary }): ReactElement | null {
  const texts = useTexts(reviewTexts);
  const { number } = useFormats();
  const { score, threshold } = check;
  if (score === null || score === undefined) return null;
  const [of, by] = [number(score), threshold];
  return (
    <span className="hint">
      {by === null || by === undefined ? texts.plainScore(of) : texts.score(of, number(by))}
    </span>
  );
}

interface AttemptProps {
  readonly check: CheckSummary;
  readonly caption: string;
  /** The reasons of the verdict, which the page has stated already. */
  readonly stated?: readonly string[];
}

function Attempt({ check, caption, stated = [] }: AttemptProps): ReactElement {
  const texts = useTexts(reviewTexts);
  const { fields = [], warnings } = check;
  const shown = fields.filter(({ name }) => !aside.test(name));
  const isCompared = shown.some(({ expected }) => expected !== undefined);
  const rest = fields.filter(({ name }) => name.startsWith('mrz.line'));
  const others = warnings.filter(({ code }) => !stated.includes(code));
  return (
    <>
      {warnings.length === 0 && check.status === 'approved' && (
        <p className="hint">{texts.nothingFound}</p>
      )}
      {others.length > 0 && <Warnings warnings={others} />}
      {isCompared && <Compared caption={caption} fields={shown} />}
      {!isCompared && shown.length > 0 && <Plain fields={shown} />}
      {(rest.length > 0 || others.length < warnings.length) && (
        <details>
          <summary>{texts.allFields}</summary>
          <Plain fields={rest} />
          <Facts
            facts={warnings.map(({ code, message }) => [
              code,
              <span key={code} lang="en">
                {message}
              </span>,
            ])}
          />
        </details>
      )}
    </>
  );
}

interface CheckBlockProps {
  readonly feature: Feature;
  /** Undefined if the section has no other check. */
  readonly title: string | undefined;
  /** All attempts, the oldest first. */
  readonly checks: readonly CheckSummary[];
  readonly stated: readonly string[];
}

/** A step with its last attempt and the earlier ones. */
export function CheckBlock({ feature, title, checks, stated }: CheckBlockProps): ReactElement {
  const texts = useTexts(reviewTexts);
  const { features } = useTexts(caseWords);
  const last = checks.at(-1);
  const earlier = checks.slice(0, -1).toReversed();
  const caption = title ?? features[feature];
  return (
    <div className="check-block" id={feature}>
      <div className="check-head">
        {title && <h3>{title}</h3>}
        {last && <StepBadge status={last.status} />}
        {last && <Score check={last} />}
      </div>
      {last ? (
        <Attempt check={last} caption={caption} stated={stated} />
      ) : (
        <p className="hint">{texts.notYet}</p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.earlier(earlier.length)}</summary>
          {earlier.map((check) => (
            <div key={check.id} className="check-block">
              <div className="check-head">
                <StepBadge status={check.status} />
                <span className="hint">
                  <Ago at={check.createdAt} />
                </span>
                <Score check={check} />
              </div>
              <Attempt check={check} caption={caption} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
