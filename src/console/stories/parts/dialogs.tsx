import { TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { Confirm, ConfirmWrite } from '../../ui/frames/confirm.js';
import { Dialog } from '../../ui/frames/dialog.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { ShownOnce } from '../../ui/frames/shown-once.js';
import { ignore, longText, longWord, type Story } from '../story.js';

const write = { mutationKey: ['story'], mutationFn: () => Promise.resolve() };

export const dialogStories: readonly Story[] = [
  {
    name: 'dialog',
    shows: ['Dialog'],
    render: () => (
      <Dialog title={longText} onClose={ignore}>
        <p>Content</p>
      </Dialog>
    ),
    picture: 'dialog',
  },
  {
    name: 'confirm-word',
    shows: ['Confirm'],
    render: () => (
      <Confirm
        title="Erase the check"
        action="Erase"
        word="ERASE"
        isBusy={false}
        error={{ statusCode: 409, message: 'A case refers to this check' }}
        onConfirm={ignore}
        onClose={ignore}
      >
        <p>The check and its data are erased.</p>
      </Confirm>
    ),
    picture: 'dialog',
  },
  {
    name: 'confirm-write',
    shows: ['ConfirmWrite'],
    render: () => (
      <ConfirmWrite
        title="Deactivate the customer"
        action="Deactivate"
        options={write}
        variables={undefined}
        stale={[]}
        successMessage=""
        onClose={ignore}
      >
        <p>Existing documents keep the customer.</p>
      </ConfirmWrite>
    ),
    picture: 'dialog',
  },
  {
    name: 'remove-button',
    shows: ['RemoveButton', 'DialogButton'],
    render: () => (
      <RemoveButton
        action="Delete"
        title="Delete the draft"
        text="The draft is deleted."
        options={write}
        variables={undefined}
        stale={[]}
        successMessage=""
        nextHref="/"
      />
    ),
    act: [['click', '#story button']],
    picture: 'dialog',
  },
  {
    name: 'shown-once',
    shows: ['ShownOnce'],
    render: () => (
      <ShownOnce
        title="Key created"
        value={longWord}
        label="Key"
        text="Copy the key now. It is not shown again."
        lost="The key was created by an earlier request."
        onDone={ignore}
      />
    ),
    picture: 'dialog',
  },
  {
    name: 'form-dialog',
    shows: ['FormDialog'],
    render: () => (
      <FormDialog
        title="New tax"
        action="Save"
        isBusy={false}
        error={null}
        onSubmit={ignore}
        onClose={ignore}
      >
        <TextField label="Code" value="" onChange={ignore} required />
        <TextField label="Name" value="" onChange={ignore} />
      </FormDialog>
    ),
    picture: 'dialog',
  },
];
