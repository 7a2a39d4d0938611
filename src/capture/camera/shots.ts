import type { Shot } from '../api.js';
import { Elsewhere } from '../screens/elsewhere.js';
import { type Texts, texts } from '../texts/index.js';
import { type ExampleKind, examples } from '../view/examples.js';
import { actions, button, fileButton, make, say, show } from '../view/view.js';
import { type Camera, openCamera } from './camera.js';
import { shotOf, TooLargeError } from './files.js';
import { guide, type Subject } from './guide.js';

export type ShotKind = keyof Texts['shots'];

/** A picture. Head turns are possible only if the camera of the page took it. */
export interface CapturedShot {
  readonly shot: Shot;
  readonly isLive: boolean;
}

const subjectOf: Readonly<Record<ShotKind, Subject>> = {
  front: 'page',
  page: 'page',
  back: 'page',
  selfie: 'face',
  address: 'nothing',
};

const exampleOf = (kind: ShotKind): ExampleKind =>
  kind === 'selfie' || kind === 'address' ? kind : 'document';

/** The live picture with the frame to fill. */
export function stage(camera: Camera, kind: ShotKind): HTMLElement {
  const frame = kind === 'address' ? [] : [make('div', { class: 'frame' })];
  const look = kind === 'selfie' ? 'stage mirrored' : 'stage';
  const made = make('div', { class: look }, camera.video, ...frame);
  // A video pauses when it moves to another place in the page.
  void camera.video.play().catch(() => undefined);
  return made;
}

/** One look at the screen on which a picture is taken or chosen. */
interface Taking {
  readonly kind: ShotKind;
  readonly camera: Camera | undefined;
  readonly hint: HTMLElement;
  readonly end: (captured: CapturedShot) => void;
  readonly leave: () => void;
}

function chooser({ camera, end, hint, kind }: Taking): HTMLLabelElement {
  const { choose, chooseFile, chooseOnly } = texts();
  const takesDocuments = kind === 'address';
  const picture = camera === undefined ? chooseOnly : choose;
  const accept = takesDocuments ? 'image/*,application/pdf' : 'image/*';
  return fileButton(takesDocuments ? chooseFile : picture, accept, (file) => {
    shotOf(file, takesDocuments).then(
      (shot) => end({ shot, isLive: false }),
      (error: unknown) => {
        const text = error instanceof TooLargeError ? texts().tooLarge : texts().unreadable;
        hint.textContent = text;
        say(text);
      },
    );
  });
}

function taker({ camera, end, kind }: Taking): HTMLButtonElement[] {
  if (camera === undefined) return [];
  const take = button(texts().take, () => {
    take.disabled = true;
    camera.take(`${kind}.jpg`).then(
      (shot) => end({ shot, isLive: true }),
      () => {
        take.disabled = false;
      },
    );
  });
  return [take];
}

function showTaking(taking: Taking): void {
  const { camera, hint, kind, leave } = taking;
  show(`take-${kind}`, () => {
    const { elsewhere, shots } = texts();
    const { text, title } = shots[kind];
    const look = kind === 'address' ? 'how long' : 'how';
    const how = make('div', { class: look }, examples(exampleOf(kind)), make('p', {}, text));
    const live = camera === undefined ? [] : [stage(camera, kind)];
    const away = camera === undefined ? [button(elsewhere, leave, 'other')] : [];
    return [title, how, ...live, hint, actions(...taker(taking), chooser(taking), ...away)];
  });
}

/** Shows hints on the live picture; without a camera the reason. */
function startHints({ camera, hint, kind }: Taking) {
  if (camera === undefined) {
    hint.textContent = texts().noCamera;
    return { end: () => undefined };
  }
  return guide(camera, subjectOf[kind], (text, isGood) => {
    hint.textContent = text;
    hint.classList.toggle('good', isGood);
  });
}

/** Shows the screen on which a picture is taken or chosen. Resolves to the picture. */
async function takeOne(kind: ShotKind): Promise<CapturedShot> {
  const hint = make('p', { class: 'hint', role: 'status' }, texts().opening);
  show(`open-${kind}`, () => [texts().shots[kind].title, hint]);
  const camera = await openCamera(kind === 'selfie' ? 'user' : 'environment', texts().video).catch(
    () => undefined,
  );
  return new Promise((resolve, reject) => {
    const close = (): void => {
      hints.end();
      camera?.close();
    };
    const end = (captured: CapturedShot): void => {
      close();
      resolve(captured);
    };
    const leave = (): void => {
      close();
      reject(new Elsewhere());
    };
    const taking: Taking = { kind, camera, hint, end, leave };
    const hints = startHints(taking);
    showTaking(taking);
  });
}

const isPicture = ({ blob }: Shot): boolean => blob.type.startsWith('image/');

/** Shows the picture. Resolves to true if the person accepts it. */
function look({ shot }: CapturedShot): Promise<boolean> {
  const src = URL.createObjectURL(shot.blob);
  return new Promise((resolve) => {
    const end = (isUsed: boolean): void => {
      URL.revokeObjectURL(src);
      resolve(isUsed);
    };
    show('look', () => {
      const { again, file, lookTitle, picture, use } = texts();
      const seen = isPicture(shot)
        ? make('img', { class: 'picture', src, alt: picture })
        : make('p', {}, file(shot.name));
      const buttons = [button(use, () => end(true)), button(again, () => end(false), 'other')];
      return [lookTitle, seen, actions(...buttons)];
    });
  });
}

/**
 * Resolves to a picture that the person accepts.
 *
 * @throws Elsewhere if the person continues on another device
 */
export async function takePicture(kind: ShotKind): Promise<CapturedShot> {
  for (;;) {
    const captured = await takeOne(kind);
    if (await look(captured)) return captured;
  }
}
