import type { FaceBox } from './face.js';
import type { Frame } from './frame.js';
import type { Light } from './light.js';
import type { PageBox } from './page.js';

/** Advice for a better picture. The picture can be taken at any time. */
export type Hint =
  | Light
  | 'pageMissing'
  | 'pageSmall'
  | 'pageCut'
  | 'faceMissing'
  | 'faceSmall'
  | 'faceLarge'
  | 'faceAside'
  | 'faces';

/** Shares of the frame. */
const leastFill = 0.55;

/** In the dark nothing is found, and a moved picture has no edges, so that the light comes first. */
export function pageHint(light: Light, page: PageBox | undefined): Hint {
  if (light === 'dark' || light === 'bright') return light;
  if (page === undefined) return light === 'blurred' ? light : 'pageMissing';
  if (page.isCut) return 'pageCut';
  if (page.fill < leastFill) return 'pageSmall';
  return light;
}

/** Shares of the shorter side of the frame. */
const [leastFace, mostFace] = [0.34, 0.85];
/** Shares of each side. */
const mostAside = 0.17;
/** A face behind the person is smaller. */
const leastOther = 0.6;

/** @param faces  the largest first */
export function faceHint(light: Light, faces: readonly FaceBox[], frame: Frame): Hint {
  const [face, other] = faces;
  if (light === 'dark' || light === 'bright') return light;
  if (face === undefined) return light === 'blurred' ? light : 'faceMissing';
  if (other !== undefined && other.size > face.size * leastOther) return 'faces';
  const share = face.size / Math.min(frame.width, frame.height);
  if (share < leastFace) return 'faceSmall';
  if (share > mostFace) return 'faceLarge';
  const [x, y] = [face.x + face.size / 2, face.y + face.size / 2];
  const aside = Math.max(Math.abs(x / frame.width - 0.5), Math.abs(y / frame.height - 0.5));
  return aside > mostAside ? 'faceAside' : light;
}
