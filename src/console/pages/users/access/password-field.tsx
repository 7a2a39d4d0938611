import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy.js';
import { TextField } from '../../../ui/forms/field.js';
import '../style.css';
import { userTexts } from '../texts.js';

/** Letters and digits without those that are easily confused. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 20;

/** 20 letters and digits, about 115 bits. */
function generatePassword(): string {
  const limit = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    // Bytes above the limit are dropped, because they would make the first letters more likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** A password for another user, hidden or shown. */
export function PasswordField({
  label,
  value,
  onChange,
  autoFocus = false,
}: PasswordFieldProps): ReactElement {
  const texts = useTexts(userTexts);
  const [isShown, setShown] = useState(false);
  const generate = (): void => {
    onChange(generatePassword());
    setShown(true);
  };
  return (
    <div className="new-password">
      <TextField
        label={label}
        hint={texts.passwordHint}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        minLength={8}
        maxLength={72}
        value={value}
        onChange={onChange}
      />
      <div className="actions">
        <Button onClick={generate}>{texts.generate}</Button>
        <Button onClick={() => setShown(!isShown)}>{isShown ? texts.hide : texts.show}</Button>
        {value !== '' && <CopyButton text={value} />}
      </div>
    </div>
  );
}
