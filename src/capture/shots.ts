import type { Shot } from './api.js';
import { type Camera, openCamera, shotOf } from './camera.js';
import type { Texts } from './texts.js';
import { actions, button, fileButton, make, say, show } from './view.js';

export type ShotKind = keyof Texts['shots'];

/** A picture, and whether the camera took it: only then can head turns be asked for. */
export interface CapturedShot {
  readonly shot: Shot;
  readonly isLive: boolean;
}

const guideMs = 500;

/** Says how the light is, and changes its words only when that changes. */
function guide(camera: Camera, texts: Texts, hint: HTMLElement): () => void {
  const timer = setInterval(() => {
    const text = texts[camera.light()];
    if (hint.textContent !== text) hint.textContent = text;
  }, guideMs);
  return () => clearInterval(timer);
}

/** The moving picture with the frame to fill. */
export function stage(camera: Camera, kind: ShotKind): HTMLElement {
  const look = kind === 'selfie' ? 'stage mirrored' : 'stage';
  return make('div', { class: look }, camera.video, make('div', { class: 'frame' }));
}

const openFor = (kind: ShotKind, texts: Texts): Promise<Camera | undefined> =>
  openCamera(kind === 'selfie' ? 'user' : 'environment', texts.video).catch(() => undefined);

/** The screen on which one picture is taken or chosen; resolves with the picture. */
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

/** Shows what was taken; resolves to whether it is to be used. */
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

/** One picture that the person is content with. */
export async function takePicture(kind: ShotKind, texts: Texts): Promise<CapturedShot> {
  for (;;) {
    const captured = await takeOne(kind, texts);
    if (await look(captured, texts)) return captured;
  }
}
