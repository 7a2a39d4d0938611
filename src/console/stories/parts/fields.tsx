import { DateField } from '../../ui/forms/date/date-field.js';
import { DateInput, useDayText } from '../../ui/forms/date/date-input.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { AreaField, CheckField, Frame, SelectField, TextField } from '../../ui/forms/field.js';
import { FileField } from '../../ui/forms/file.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { MoreFields } from '../../ui/forms/more-fields.js';
import { Refusals } from '../../ui/forms/refusals/refusals.js';
import { ignore, longText, type Story } from '../story.js';

/** A refusal of the API for a member of the body. */
const refused = {
  statusCode: 422,
  code: 'validation_failed',
  message: 'The request is not valid',
  details: [{ path: 'body.name', message: 'Enter a name.' }],
};

const choices = [
  ['cash', 'Cash'],
  ['transfer', 'Bank transfer'],
] as const;

function DayInput() {
  const typing = useDayText('2026-03-14', ignore);
  return (
    <div className="filter">
      <DateInput id="day" value="2026-03-14" typing={typing} />
    </div>
  );
}

const textStates: Story = {
  name: 'text-field-states',
  shows: ['TextField', 'AreaField'],
  render: () => (
    <>
      <div className="form-row">
        <TextField
          label="Name"
          value="Ferretería Central"
          onChange={ignore}
          hint="As on the tax card."
        />
        <TextField label="Empty" value="" onChange={ignore} placeholder="Optional" />
      </div>
      <div className="form-row">
        <TextField label="Disabled" value="C-001" onChange={ignore} disabled />
        <TextField label="Wrong" value="x" onChange={ignore} error="Enter at least two letters." />
      </div>
      <TextField label="Long" value={longText} onChange={ignore} />
      <AreaField label="Notes" value={longText} onChange={ignore} rows={2} />
    </>
  ),
};

export const fieldStories: readonly Story[] = [
  textStates,
  {
    name: 'text-field-focus',
    shows: ['TextField'],
    render: () => <TextField label="Name" value="Central" onChange={ignore} />,
    act: [['focus', 'input']],
  },
  {
    name: 'other-field-states',
    shows: ['SelectField', 'CheckField', 'DecimalField', 'FileField', 'Frame'],
    render: () => (
      <>
        <div className="form-row">
          <SelectField label="Method" value="cash" choices={choices} onChange={ignore} />
          <SelectField label="Method" value="cash" choices={choices} onChange={ignore} disabled />
        </div>
        <div className="form-row">
          <DecimalField label="Amount" value="1250.5" onChange={ignore} />
          <DecimalField label="Amount" value="12.5.1" onChange={ignore} />
        </div>
        <CheckField label="Send by e-mail" checked onChange={ignore} />
        <CheckField label="Not possible" checked={false} disabled onChange={ignore} />
        <FileField label="Document" hint="PDF, at most 5 MB" file={undefined} onChange={ignore} />
        <Frame id="own" label="Own control" hint="A hint" error="A message">
          <input id="own" aria-invalid />
        </Frame>
      </>
    ),
  },
  {
    name: 'date-field-states',
    shows: ['DateField', 'DateInput'],
    render: () => (
      <>
        <div className="form-row">
          <DateField
            label="Date"
            value="2026-03-14"
            onChange={ignore}
            hint="The day of the sale."
          />
          <DateField label="Empty" value="" onChange={ignore} />
        </div>
        <div className="form-row">
          <DateField label="Disabled" value="2026-03-14" onChange={ignore} disabled />
          <DateField
            label="Wrong"
            value="2026-03-14"
            onChange={ignore}
            error="The period is locked."
          />
        </div>
        <DayInput />
      </>
    ),
  },
  {
    name: 'more-fields',
    shows: ['MoreFields'],
    render: () => (
      <MoreFields name="story">
        <TextField label="Name" value="" onChange={ignore} />
      </MoreFields>
    ),
    act: [['click', 'summary']],
  },
  {
    name: 'form-refused',
    shows: ['Form', 'FormEnd', 'Refusals'],
    render: () => (
      <Refusals error={null}>
        <Form
          error={refused}
          onSubmit={ignore}
          end={<FormEnd hint="Saved" cancelHref="/" action="Save" isBusy={false} />}
        >
          <TextField label="Name" path="name" value="" onChange={ignore} />
        </Form>
      </Refusals>
    ),
  },
];
