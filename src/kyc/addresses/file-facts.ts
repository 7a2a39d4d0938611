import type { Message } from '../../kernel/errors.js';
import type { ExaminedAspect, Finding } from '../engines/index.js';
import type { PdfFacts } from '../text/index.js';
import { text } from './messages/index.js';

/** Programs that edit pictures and finished documents. Issuers do not print bills with them. */
const editors =
  /\b(photoshop|illustrator|affinity|gimp|inkscape|coreldraw|canva|figma|sketch|pdfescape|sejda|smallpdf|ilovepdf|pdf24|pdffiller|pdfelement|pdf-?xchange editor|foxit (phantom|editor)\w*|nitro p\w*|master pdf editor|soda pdf|dochub|photopea|pixelmator|paint\.net|libreoffice draw)/i;

/**
 * The time between two dates that counts as one moment: printing takes a while, and mailing may set the date again.
 */
const longestMakingMs = 24 * 60 * 60 * 1_000;

export interface FileFindings {
  readonly examined: ExaminedAspect;
  readonly findings: readonly Finding[];
}

/** Returns findings from the metadata of a file: signs of editing. Their absence proves nothing. */
export function fileFindings({ createdAt, creator, modifiedAt, producer }: PdfFacts): FileFindings {
  const seen: Message[] = [];
  const editor = [creator, producer].find((program) => editors.test(program ?? ''));
  if (editor) seen.push(text('madeWith', { editor: editor.slice(0, 100) }));
  if (createdAt !== null && modifiedAt !== null) {
    const ms = Date.parse(modifiedAt) - Date.parse(createdAt);
    if (ms > longestMakingMs) {
      const [changed, created] = [modifiedAt.slice(0, 10), createdAt.slice(0, 10)];
      seen.push(text('changedLater', { changed, created }));
    }
  }
  const line = { code: 'FILE_METADATA', score: null };
  const [first, second] = seen;
  if (first === undefined) {
    const isSilent = [createdAt, creator, modifiedAt, producer].every((fact) => fact === null);
    const status = isSilent ? 'not_applicable' : 'passed';
    return { examined: { ...line, status, details: null }, findings: [] };
  }
  const details =
    second === undefined ? text('fileSays', { first }) : text('fileSaysBoth', { first, second });
  return {
    examined: { ...line, status: 'warning', details },
    findings: [{ code: 'SUSPECTED_MANIPULATION', severity: 'warning', message: details }],
  };
}
