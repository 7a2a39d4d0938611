import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { AreaField } from '../../../ui/forms/field.js';
import { keyTexts } from '../texts.js';

/** Returns the end of a day in the time zone of the browser. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The limits of a key, without empty members. */
export interface KeyLimits {
  readonly allowedIps?: string[];
  readonly expiresAt?: string;
}

export interface TypedLimits {
  /** One address or network per line. */
  readonly addresses: string;
  readonly expiresOn: string;
}

export const noLimits: TypedLimits = { addresses: '', expiresOn: '' };

export function limitsOf({ addresses, expiresOn }: TypedLimits): KeyLimits {
  const allowedIps = linesOf(addresses);
  return {
    ...(allowedIps.length > 0 ? { allowedIps } : {}),
    ...(expiresOn ? { expiresAt: endOf(expiresOn) } : {}),
  };
}

interface LimitFieldsProps {
  readonly typed: TypedLimits;
  readonly onChange: (typed: TypedLimits) => void;
}

export function LimitFields({ typed, onChange }: LimitFieldsProps): ReactElement {
  const texts = useTexts(keyTexts);
  return (
    <div className="form-row">
      <AreaField
        label={texts.allowedIps}
        hint={texts.allowedIpsHint}
        value={typed.addresses}
        onChange={(addresses) => onChange({ ...typed, addresses })}
      />
      <DateField
        label={texts.expires}
        hint={texts.expiryHint}
        value={typed.expiresOn}
        onChange={(expiresOn) => onChange({ ...typed, expiresOn })}
      />
    </div>
  );
}
