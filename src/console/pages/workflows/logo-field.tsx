import type { Workflow } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import type { FieldBinding } from '../../data/forms/use-form.js';
import type { Field } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField } from '../../ui/forms/field.js';
import { FileField } from '../../ui/forms/file.js';
import { workflowTexts } from './texts.js';

/** The beginning of the text that removes the present logo. A new logo in base64 follows it, or none. */
const removal = '-';

/** Returns the content of a file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

interface LogoInputProps extends FieldBinding {
  readonly workflow: Workflow | undefined;
}

function LogoInput({ workflow, value, onChange, path }: LogoInputProps): ReactElement {
  const texts = useTexts(workflowTexts);
  const [file, setFile] = useState<File>();
  const present = workflow?.brand?.logo;
  const isRemoved = value.startsWith(removal);
  const logo = isRemoved ? value.slice(removal.length) : value;
  const change = (isRemoving: boolean, to: string): void =>
    onChange(isRemoving ? removal + to : to);
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen === undefined) change(isRemoved, '');
    else void base64Of(chosen).then((content) => change(isRemoved, content));
  };
  return (
    <>
      <FileField
        label={texts.logo}
        hint={present ? texts.logoPresent(present.bytes) : texts.logoHint}
        path={path}
        accept="image/png,image/jpeg"
        file={file}
        onChange={choose}
      />
      {present && (
        <CheckField
          label={texts.removeLogo}
          checked={isRemoved}
          onChange={(isRemoving) => change(isRemoving, logo)}
        />
      )}
    </>
  );
}

/** The logo of the capture page: a new file, or the removal of the present one. An empty text keeps it. */
export const logoField = (workflow: Workflow | undefined): Field<string | null | undefined> => ({
  initial: '',
  textOf: () => '',
  valueOf: (text) => {
    if (text === removal) return null;
    return text.replace(removal, '') || undefined;
  },
  render: (binding) => <LogoInput {...binding} workflow={workflow} />,
});
