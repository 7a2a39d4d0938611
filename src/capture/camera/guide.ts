import { texts } from '../texts/index.js';
import { faceHint, type Hint, pageHint } from '../vision/advice.js';
import { findPage } from '../vision/page.js';
import type { Camera } from './camera.js';

/** The subject that the picture of the camera should show. */
export type Subject = 'page' | 'face' | 'nothing';

const [pageSide, faceSide] = [120, 240];
const intervalMs = 450;
/** A slow device rests for this many times as long as it works. */
const pauseFactor = 3;
/** After so many pictures without a subject the person decides alone. */
const patience = 12;
const missing: readonly (Hint | 'unsure')[] = ['pageMissing', 'faceMissing'];

type Judge = (camera: Camera) => Hint;

async function judgeFor(subject: Subject): Promise<Judge> {
  if (subject === 'page') {
    return (camera) => pageHint(camera.light(), findPage(camera.frame(pageSide)));
  }
  if (subject === 'face') {
    // A file of its own: the cascade is needed for this step only. Without it there are hints on light.
    const faces = await import('../vision/face-finder.js').catch(() => undefined);
    if (faces !== undefined) {
      return (camera) => {
        const frame = camera.frame(faceSide);
        return faceHint(camera.light(), faces.findFaces(frame), frame);
      };
    }
  }
  return (camera) => camera.light();
}

/**
 * Shows hints on the picture of a camera. Changes the text only when the hint changes.
 *
 * @param show  receives the text, and whether the picture is good
 * @returns a function that draws the hint again, and one that ends
 */
export function guide(
  camera: Camera,
  subject: Subject,
  show: (text: string, isGood: boolean) => void,
) {
  let shown: Hint | 'unsure' | undefined;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    if (shown !== undefined) show(texts().hints[shown], shown === 'good');
  };
  const look = (judge: Judge): void => {
    const begun = performance.now();
    const hint = judge(camera);
    misses = missing.includes(hint) ? misses + 1 : 0;
    // One picture may be missed by accident.
    const isSure = misses !== 1 || shown === undefined;
    const next = misses > patience ? 'unsure' : hint;
    if (isSure && next !== shown) {
      shown = next;
      draw();
    }
    const pauseMs = Math.max(intervalMs, pauseFactor * (performance.now() - begun));
    timer = setTimeout(() => look(judge), pauseMs);
  };
  let isEnded = false;
  void judgeFor(subject).then((judge) => {
    if (!isEnded) look(judge);
  });
  const end = (): void => {
    isEnded = true;
    clearTimeout(timer);
  };
  return { draw, end };
}
