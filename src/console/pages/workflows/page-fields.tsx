import type { Workflow } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import { useTexts } from '../../session/language/texts.js';
import { AreaField, CheckField, TextField } from '../../ui/forms/field.js';
import { FileField } from '../../ui/forms/file.js';
import { Card } from '../../ui/frames/page.js';
import { workflowTexts } from './texts.js';
import type { WorkflowField } from './workflow-values.js';

interface PageFieldsProps {
  readonly form: Form<WorkflowField>;
  readonly workflow: Workflow | undefined;
}

/** Returns the content of a file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The logo of the capture page: a new file, or the removal of the present one. */
function LogoFields({ form, workflow }: PageFieldsProps): ReactElement {
  const texts = useTexts(workflowTexts);
  const [file, setFile] = useState<File>();
  const present = workflow?.brand?.logo;
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen === undefined) form.change({ logo: '' });
    else void base64Of(chosen).then((logo) => form.change({ logo }));
  };
  return (
    <>
      <FileField
        label={texts.logo}
        hint={present ? texts.logoPresent(present.bytes) : texts.logoHint}
        path="brand.logo"
        accept="image/png,image/jpeg"
        file={file}
        onChange={choose}
      />
      {present && (
        <CheckField
          label={texts.removeLogo}
          checked={form.values.removeLogo === 'yes'}
          onChange={(isOn) => form.change({ removeLogo: isOn ? 'yes' : '' })}
        />
      )}
    </>
  );
}

/** The look of the capture page, and the text to which the person must agree. */
export function PageFields(props: PageFieldsProps): ReactElement {
  const { form } = props;
  const texts = useTexts(workflowTexts);
  return (
    <Card title={texts.capturePage}>
      <div className="form-row">
        <TextField
          {...form.field('brandName')}
          path="brand.name"
          label={texts.brandName}
          hint={texts.brandNameHint}
          maxLength={60}
        />
        <TextField
          {...form.field('brandColor')}
          path="brand.color"
          label={texts.brandColor}
          hint={texts.brandColorHint}
          maxLength={7}
        />
      </div>
      <LogoFields {...props} />
      <AreaField
        {...form.field('consentEn')}
        path="consent.en"
        label={texts.consentEn}
        hint={texts.consentHint}
        maxLength={10_000}
      />
      <AreaField
        {...form.field('consentEs')}
        path="consent.es"
        label={texts.consentEs}
        maxLength={10_000}
      />
    </Card>
  );
}
