import { ApiError } from '../../kernel/errors.js';
import type { Logger } from '../../kernel/log.js';
import { type Children, openChildren } from '../../kernel/processes/children.js';
import { openDeadline } from '../../kernel/processes/deadline.js';
import { isUndone, type Tasks, TasksBusyError } from '../../kernel/processes/tasks.js';
import { type Barcode, type BarcodeInput, parseAamva } from '../barcodes/index.js';
import {
  type DocumentEvidence,
  type DocumentFields,
  type DocumentReader,
  type EngineContext,
  type EngineFile,
  openCheckQueue,
} from '../engines/index.js';
import { imageLimits } from '../images/index.js';
import { type PrintedText, printedOf } from './agree.js';
import { faceBox, portraitBox, zoneBox } from './boxes.js';
import type { CutInput } from './child/cut.js';
import type { PageEvidence } from './child/page.js';
import { evidenceOf } from './evidence.js';
import type { FindFaces, TextPort } from './ports.js';
import { type Side, sideOf, zoneSide } from './sides.js';

interface PageTasks extends Tasks {
  barcodes(input: BarcodeInput): Promise<Barcode[]>;
  page(image: Uint8Array): Promise<PageEvidence>;
  cut(input: CutInput): Promise<Uint8Array | null>;
}

export interface DocumentGroupParts {
  readonly log: Pick<Logger, 'warn'>;
  /** Pools that their creator closes. */
  readonly text?: TextPort | undefined;
  readonly findFaces?: FindFaces | undefined;
}

/** Separate from the pool of uploads, because the search for a bar code can take seconds. */
const options = { ...imageLimits, name: 'documents', children: 1, waiting: 16 };

/**
 * Two checks at a time: while the text of one document is recognised, zones and bar codes of another one are
 * searched.
 */
const runningChecks = 2;

/** Time limit for all other readers together: callers wait at most twenty seconds. */
const othersMs = 12_000;

interface Work {
  readonly parts: DocumentGroupParts;
  readonly pages: Children<PageTasks>;
  /** The time limit of one reader, shorter than that of the check. */
  readonly soon: AbortSignal;
  readonly ctx: EngineContext;
}

/** Resolves to undefined if another reader fails, so that its part is not confirmed. A busy reader rejects. */
async function unlessItFails<T>(
  { ctx, parts }: Work,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TasksBusyError || error instanceof ApiError) throw error;
    parts.log.warn({ err: error, requestId: ctx.requestId }, 'A part of a document was not read');
    return undefined;
  }
}

async function textOf(work: Work, image: Uint8Array, mode: 'mrz' | 'text') {
  const { text } = work.parts;
  if (text === undefined) return undefined;
  const { ctx, soon: signal } = work;
  const options = { mode, signal, abandonment: ctx.abandonment };
  const read = await unlessItFails(work, () => text.readText(image, options));
  return read && printedOf(read, mode);
}

interface CardResult {
  readonly fields: DocumentFields;
  readonly on: Side['name'];
}

/**
 * Searches for a bar code only on sides without a zone, the back first, because a search without result takes
 * seconds.
 */
async function cardOf(work: Work, sides: readonly Side[]): Promise<CardResult | undefined> {
  const hasZone = zoneSide(sides) !== undefined;
  const looked = sides.filter(
    ({ name, zone }) => zone === undefined && !(hasZone && name === 'front'),
  );
  for (const { image, name } of looked.reverse()) {
    const input: BarcodeInput = { data: image, formats: ['PDF417'] };
    const signals = [work.soon, work.ctx.abandonment];
    const codes = await unlessItFails(work, () => work.pages.run('barcodes', input, { signals }));
    for (const { text } of codes ?? []) {
      const card = parseAamva(text);
      if (card !== undefined) return { fields: card.fields, on: name };
    }
  }
  return undefined;
}

const whileNeeded = ({ abandonment, signal }: EngineContext) => ({
  signals: [signal, abandonment],
});

const cut = ({ ctx, pages }: Work, { image, look }: Side, box: CutInput['box']) =>
  pages.run('cut', { image, turn: look.turn, box }, whileNeeded(ctx));

/** Another reader reads the zone only if the printed text does not contain its names. */
async function secondZone(work: Work, sides: readonly Side[]): Promise<PrintedText | undefined> {
  const side = zoneSide(sides);
  if (work.parts.text === undefined || side?.zone === undefined) return undefined;
  const image = await cut(work, side, zoneBox(side.zone.read));
  return image === null ? undefined : textOf(work, image, 'mrz');
}

async function portraitOf(work: Work, sides: readonly Side[]): Promise<Uint8Array | undefined> {
  const { findFaces } = work.parts;
  const [front] = sides;
  if (front === undefined) return undefined;
  if (findFaces !== undefined) {
    const { abandonment } = work.ctx;
    const found = await unlessItFails(work, () =>
      findFaces(front.image, { signal: work.soon, abandonment }),
    );
    const box = found && faceBox(found);
    if (box !== undefined) {
      const upright: Side = { ...front, look: { ...front.look, turn: 0 } };
      return (await cut(work, upright, box)) ?? undefined;
    }
  }
  const box = front.zone && portraitBox(front.zone.read, front.look.aspect);
  return box && ((await cut(work, front, box)) ?? undefined);
}

async function uprightFront(work: Work, front: Side): Promise<Uint8Array> {
  if (front.look.turn === 0) return front.image;
  return (await cut(work, front, { x: 0, y: 0, width: 1, height: 1 })) ?? front.image;
}

async function examine(work: Work, front: EngineFile, back: EngineFile | undefined) {
  const today = work.ctx.now.toISOString().slice(0, 10);
  const look = async (name: Side['name'], { data }: EngineFile): Promise<Side> =>
    sideOf(name, data, await work.pages.run('page', data, whileNeeded(work.ctx)), today);
  const first = await look('front', front);
  const seen = back === undefined ? [first] : [first, await look('back', back)];
  const card = await cardOf(work, seen);
  const sides = seen.map((side) => ({ ...side, hasCode: card?.on === side.name }));
  const isWorthReading = zoneSide(sides) !== undefined || card !== undefined;
  const printed = isWorthReading
    ? await textOf(work, await uprightFront(work, first), 'text')
    : undefined;
  const facts = { sides, card: card?.fields, printed, secondZone: undefined };
  const evidence = evidenceOf(facts);
  const isOpen = evidence.findings.some(({ code }) => code === 'MRZ_NAMES_UNCONFIRMED');
  const second = isOpen ? await secondZone(work, sides) : undefined;
  return { sides, evidence: second ? evidenceOf({ ...facts, secondZone: second }) : evidence };
}

async function readDocument(
  work: Work,
  front: EngineFile,
  back: EngineFile | undefined,
): Promise<DocumentEvidence> {
  const { evidence, sides } = await examine(work, front, back);
  const portrait = await portraitOf(work, sides);
  if (portrait === undefined) return evidence;
  return { ...evidence, portrait: { data: portrait, contentType: 'image/jpeg' } };
}

/**
 * The built-in reader of identity documents. It reads machine-readable zones and confirms them by the other text. A
 * document without a zone and a bar code goes to review.
 */
export function createDocumentGroup(parts: DocumentGroupParts) {
  const pages = openChildren<PageTasks>('images', options);
  const documents: DocumentReader = {
    name: 'notaria-documents',
    version: '1',
    queue: openCheckQueue({ running: runningChecks }),
    async read({ back, front }, ctx) {
      const limit = openDeadline(ctx.signal, othersMs);
      try {
        const work = { parts, pages, soon: limit.signal, ctx };
        const evidence = await readDocument(work, front, back);
        return { outcome: 'completed', evidence };
      } catch (error) {
        if (!isUndone(error)) throw error;
        parts.log.warn({ err: error, requestId: ctx.requestId }, 'A document was not read');
        return { outcome: 'failed', isRetryable: true, reason: error.message };
      } finally {
        limit.clear();
      }
    },
  };
  return {
    name: 'documents',
    engines: { documents },
    async warmUp() {
      const white = { image: blank, turn: 0, box: { x: 0, y: 0, width: 0, height: 0 } } as const;
      await pages.run('cut', white, { signals: [] });
    },
    close: () => pages.close(),
  };
}

/** A white pixel as PNG, for which the child process loads its libraries. */
const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
);
