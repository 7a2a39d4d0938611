import type { Examined, Finding } from '../engines/index.js';
import type { PdfFacts } from '../text/index.js';

/** Programs that change pictures and finished documents; nobody prints bills with them. */
const editors =
  /\b(photoshop|illustrator|affinity|gimp|inkscape|coreldraw|canva|figma|sketch|pdfescape|sejda|smallpdf|ilovepdf|pdf24|pdffiller|pdfelement|pdf-?xchange editor|foxit (phantom|editor)\w*|nitro p\w*|master pdf editor|soda pdf|dochub|photopea|pixelmator|paint\.net|libreoffice draw)/i;

/** Printing takes moments, and mailing a bill may stamp it anew. */
const longestMakingMs = 24 * 60 * 60 * 1_000;

export interface FileFindings {
  readonly examined: Examined;
  readonly findings: readonly Finding[];
}

/** What a file says of how it was made: a hint at changes, and never a proof that there are none. */
export function fileFindings({ createdAt, creator, modifiedAt, producer }: PdfFacts): FileFindings {
  const seen: string[] = [];
  const editor = [creator, producer].find((program) => editors.test(program ?? ''));
  if (editor) seen.push(`it was made with ${editor.slice(0, 100)}`);
  if (createdAt !== null && modifiedAt !== null) {
    const ms = Date.parse(modifiedAt) - Date.parse(createdAt);
    if (ms > longestMakingMs) {
      seen.push(`it was changed on ${modifiedAt.slice(0, 10)}, made on ${createdAt.slice(0, 10)}`);
    }
  }
  const line = { code: 'FILE_METADATA', score: null };
  if (seen.length === 0) {
    const isSilent = [createdAt, creator, modifiedAt, producer].every((fact) => fact === null);
    const status = isSilent ? 'not_applicable' : 'passed';
    return { examined: { ...line, status, details: null }, findings: [] };
  }
  const details = `The file says that ${seen.join(', and that ')}`;
  return {
    examined: { ...line, status: 'warning', details },
    findings: [{ code: 'SUSPECTED_MANIPULATION', severity: 'warning', message: details }],
  };
}
