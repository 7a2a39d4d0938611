import type { ReactElement } from 'react';
import { Badge, type Tone } from '../../ui/badge.js';
import { Button, IconButton, LinkButton } from '../../ui/button.js';
import { CopyBlock, CopyButton } from '../../ui/copy.js';
import { Icon } from '../../ui/icons.js';
import { ignore, longText, longWord, type Story } from '../story.js';

const kinds = ['primary', 'plain', 'quiet', 'danger'] as const;
const tones: readonly Tone[] = ['neutral', 'good', 'warning', 'bad', 'accent'];

const buttons = (props: {
  readonly disabled?: boolean;
  readonly isBusy?: boolean;
}): ReactElement => (
  <div className="actions">
    {kinds.map((kind) => (
      <Button key={kind} kind={kind} {...props}>
        {kind}
      </Button>
    ))}
  </div>
);

export const buttonStories: readonly Story[] = [
  {
    name: 'button-states',
    shows: ['Button', 'IconButton', 'LinkButton', 'Icon'],
    render: () => (
      <>
        {buttons({})}
        {buttons({ disabled: true })}
        {buttons({ isBusy: true })}
        <div className="actions">
          <Button icon="download">Download</Button>
          <Button shortcut="a">Approve</Button>
          <LinkButton href="/" kind="primary" icon="plus">
            New invoice <kbd>n</kbd>
          </LinkButton>
          <IconButton label="Close" icon="close" />
          <IconButton label="Close" icon="close" disabled />
          <Icon name="warning" />
        </div>
        <Button>{longText}</Button>
      </>
    ),
  },
  {
    name: 'button-focus',
    shows: ['Button'],
    render: () => (
      <div className="actions">
        <Button kind="primary">Save</Button>
      </div>
    ),
    act: [['focus', 'button']],
  },
  {
    name: 'button-hover',
    shows: ['Button'],
    render: () => (
      <div className="actions">
        <Button onClick={ignore}>Cancel</Button>
      </div>
    ),
    act: [['hover', 'button']],
  },
  {
    name: 'badge-tones',
    shows: ['Badge'],
    render: () => (
      <>
        <div className="badges">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <span className="inline">
          Invoice F-000001 <Badge tone="warning">Partly paid</Badge>
        </span>
      </>
    ),
  },
  {
    name: 'copy',
    shows: ['CopyButton', 'CopyBlock'],
    render: () => (
      <>
        <div className="actions">
          <CopyButton text="key" />
        </div>
        <CopyBlock label="Key" text={`${longWord}${longWord}`} />
      </>
    ),
  },
];
