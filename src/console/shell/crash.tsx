import { Component, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../session/language/texts.js';
import { Button } from '../ui/button.js';
import { Empty } from '../ui/frames/states.js';
import { shellTexts } from './texts.js';

function Crashed(): ReactElement {
  const texts = useTexts(shellTexts);
  return (
    <Empty
      title={texts.crashed}
      action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
    >
      {texts.crashedText}
    </Empty>
  );
}

/** Limits a fault to its page. Also shows files of a page that can no longer be loaded. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError(): { isCrashed: boolean } {
    return { isCrashed: true };
  }

  override render(): ReactNode {
    return this.state.isCrashed ? <Crashed /> : this.props.children;
  }
}
