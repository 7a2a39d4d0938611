import type { Shot } from './api.js';
import { type Camera, openCamera, shotOf } from './camera.js';
import type { Texts } from './texts.js';
import { actions, button, fileButton, make, say, show } from './view.js';

export type ShotKind = keyof Texts['shots'];

/** A picture. Head turns are possible only if the camera of the page took it. */
export interface CapturedShot {
  readonly shot: Shot;
  readonly isLive: boolean;
}

const guideMs = 500;

/** Shows the state of the light. Changes its text only when the state changes. */
function guide(camera: Camera, texts: Texts, hint: HTMLElement): () => void {
  const timer = setInterval(() => {
    const text = texts[camera.light()];
    if (hint.textContent !== text) hint.textContent = text;
  }, guideMs);
  return () => clearInterval(timer);
}

/** The live picture with the frame to fill. */
export function stage(camera: Camera, kind: ShotKind): HTMLElement {
  const look = kind === 'selfie' ? 'stage mirrored' : 'stage';
  return make('div', { class: look }, camera.video, make('div', { class: 'frame' }));
}

const openFor = (kind: ShotKind, texts: Texts): Promise<Camera | undefined> =>
  openCamera(kind === 'selfie' ? 'user' : 'environment', texts.video).catch(() => undefined);

/** Shows the screen on which a picture is taken or chosen. Resolves to the picture. */
async function takeOne(kind: ShotKind, texts: Texts): Promise<CapturedShot> {
  const { text, title } = texts.shots[kind];
  const hint = make('p', { class: 'hint', role: 'status' }, texts.opening);
  show(`take-${kind}`, title, make('p', {}, text), hint);
  const camera = await openFor(kind, texts);
  return new Promise((resolve) => {
    const stopGuide = camera === undefined ? () => undefined : guide(camera, texts, hint);
    const end = (captured: CapturedShot) => {
      stopGuide();
      camera?.close();
      resolve(captured);
    };
    const chooser = fileButton(camera ? texts.choose : texts.chooseOnly, (file) => {
      shotOf(file).then(
        (shot) => end({ shot, isLive: false }),
        () => {
          hint.textContent = texts.unreadable;
          say(texts.unreadable);
        },
      );
    });
    if (camera === undefined) {
      hint.textContent = texts.noCamera;
      show(`take-${kind}`, title, make('p', {}, text), hint, actions(chooser));
      return;
    }
    const take = button(texts.take, () => {
      take.disabled = true;
      camera.take(`${kind}.jpg`).then(
        (shot) => end({ shot, isLive: true }),
        () => {
          take.disabled = false;
        },
      );
    });
    const parts = [make('p', {}, text), stage(camera, kind), hint, actions(take, chooser)];
    show(`take-${kind}`, title, ...parts);
  });
}

/** Shows the picture. Resolves to true if the person accepts it. */
function look({ shot }: CapturedShot, texts: Texts): Promise<boolean> {
  const src = URL.createObjectURL(shot.blob);
  const picture = make('img', { class: 'picture', src, alt: texts.picture });
  return new Promise((resolve) => {
    const end = (isUsed: boolean) => {
      URL.revokeObjectURL(src);
      resolve(isUsed);
    };
    const use = button(texts.use, () => end(true));
    const again = button(texts.again, () => end(false), 'other');
    show('look', texts.lookTitle, picture, actions(use, again));
  });
}

/** Resolves to a picture that the person accepts. */
export async function takePicture(kind: ShotKind, texts: Texts): Promise<CapturedShot> {
  for (;;) {
    const captured = await takeOne(kind, texts);
    if (await look(captured, texts)) return captured;
  }
}
