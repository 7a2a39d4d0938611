import type { Logger } from '../../kernel/log.js';
import {
  openThreads,
  TaskFailedError,
  type Tasks,
  type Threads,
  ThreadsBusyError,
} from '../../kernel/threads.js';
import type {
  AddressEvidence,
  AddressReader,
  EngineContext,
  EngineFile,
  Examined,
  Finding,
  Outcome,
} from '../engines/index.js';
import type { PdfFault, PdfInput, PdfText, PlacedLine, TextReader } from '../text/index.js';
import { fileFindings } from './file-facts.js';
import { readAddress } from './read.js';

interface Light extends Tasks {
  pdf(input: PdfInput): Promise<PdfText>;
}

export interface AddressGroupParts {
  readonly log: Logger;
  /** Reads images, and pages that are pictures; whoever made it closes it. */
  readonly text: TextReader;
  /** What a PDF may take; it is tried twice. */
  readonly attemptMs?: number;
}

const warmUpMs = 60_000;

/** Files take parts of a second. */
const usualAttemptMs = 6_000;

/** What there is to read, and how surely it was. */
interface Page {
  readonly lines: readonly PlacedLine[];
  /** 0 to 100; null for text that nobody had to recognise. */
  readonly confidence: number | null;
  readonly examined: readonly Examined[];
  readonly findings: readonly Finding[];
}

type Fault = PdfFault | 'endless';
type Taken = { readonly page: Page } | { readonly fault: Fault };

const faults: Readonly<Record<Fault, string>> = {
  endless: 'It takes too long to read',
  encrypted: 'It is protected by a password',
  damaged: 'It is damaged, or is no PDF',
  too_long: 'It has too many pages',
};

/** Under this, letters are guesses. */
const leastConfidence = 70;

const warning = (code: string, message: string): Finding => ({
  code,
  severity: 'warning',
  message,
  isRetryable: true,
});

const notRead = (details: string): Page => ({
  lines: [],
  confidence: null,
  examined: [{ code: 'TEXT', status: 'warning', score: null, details }],
  findings: [warning('TEXT_NOT_READ', details)],
});

async function recognised(text: TextReader, image: Uint8Array, signal: AbortSignal): Promise<Page> {
  const read = await text.readText(image, { mode: 'text', signal });
  if (read === undefined) return notRead('The text could not be read in time');
  if (read.lines.length === 0) return notRead('There is no text that could be read');
  const confidence = Math.round(read.confidence);
  const isLow = confidence < leastConfidence;
  const message = 'The text is hard to read';
  return {
    lines: read.lines,
    confidence,
    examined: [
      { code: 'TEXT', status: isLow ? 'warning' : 'passed', score: confidence, details: null },
    ],
    findings: isLow ? [warning('LOW_TEXT_CONFIDENCE', message)] : [],
  };
}

const written: Examined = {
  code: 'TEXT',
  status: 'passed',
  score: null,
  details: 'Written in the file',
};

type ReadPdf = (data: Uint8Array, signal: AbortSignal) => Promise<PdfRead>;
type PdfRead = PdfText | { readonly kind: 'unusable'; readonly fault: Fault };

/** How many files may wait. */
const mostWaiting = 8;

/** One after another: then it is the file itself that takes long, not those before it. */
function inTurn(light: Threads<Light>): ReadPdf {
  let unfinished = 0;
  let last: Promise<unknown> = Promise.resolve();
  const read = async (data: Uint8Array, signal: AbortSignal): Promise<PdfRead> => {
    try {
      return await light.run('pdf', { data }, signal);
    } catch (error) {
      const hasHung = error instanceof TaskFailedError && error.cause !== undefined;
      // A file of some kilobytes can be told to be endless.
      if (hasHung && !signal.aborted) return { kind: 'unusable', fault: 'endless' };
      throw error;
    }
  };
  return async (data, signal) => {
    if (unfinished > mostWaiting) throw new ThreadsBusyError('pdf: too many wait');
    unfinished += 1;
    const turn = last.then(() => read(data, signal));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      unfinished -= 1;
    }
  };
}

async function takePdf(
  readPdf: ReadPdf,
  text: TextReader,
  data: Uint8Array,
  signal: AbortSignal,
): Promise<Taken> {
  const read = await readPdf(data, signal);
  if (read.kind === 'unusable') return { fault: read.fault };
  const { examined, findings } = fileFindings(read.facts);
  const page = await (async (): Promise<Page> => {
    if (read.scan !== undefined) return recognised(text, read.scan, signal);
    if (read.lines.length === 0) return notRead('There is no text that could be read');
    return { lines: read.lines, confidence: null, examined: [written], findings: [] };
  })();
  return {
    page: {
      ...page,
      examined: [...page.examined, examined],
      findings: [...page.findings, ...findings],
    },
  };
}

/** Said with every result: whoever reads it must not take it for more than it is. */
const authenticity: Examined = {
  code: 'AUTHENTICITY',
  status: 'not_applicable',
  score: null,
  details: 'Whether it is genuine cannot be told from its text',
};

function evidenceOf(page: Page, { expected, now }: EngineContext): AddressEvidence {
  const { address, firstName, lastName } = expected;
  const read = readAddress(page.lines, {
    expectedName: [firstName, lastName].filter(Boolean).join(' ') || undefined,
    expectedAddress: address ?? undefined,
    today: now.toISOString().slice(0, 10),
  });
  return {
    ...read,
    score: page.confidence,
    examined: [...page.examined, authenticity],
    findings: [...page.findings, ...read.findings],
  };
}

function failed(error: unknown): Extract<Outcome<never>, { outcome: 'failed' }> {
  if (!(error instanceof ThreadsBusyError || error instanceof TaskFailedError)) throw error;
  return { outcome: 'failed', isRetryable: true, reason: error.message };
}

const named = { name: 'notaria-addresses', version: '1' };

/** The built-in reader of proofs of address: text of PDFs, recognised text of images and scans. */
export function createAddressGroup({ log, text, attemptMs = usualAttemptMs }: AddressGroupParts) {
  const options = { name: 'pdf', threads: 1, maxWaiting: 0, attemptMs };
  const light = openThreads<Light>('light', options);
  const readPdf = inTurn(light);
  const take = async (file: EngineFile, signal: AbortSignal): Promise<Taken> =>
    file.contentType === 'application/pdf'
      ? takePdf(readPdf, text, file.data, signal)
      : { page: await recognised(text, file.data, signal) };
  const addresses: AddressReader = {
    ...named,
    async read(file, ctx) {
      try {
        const taken = await take(file, ctx.signal);
        return 'fault' in taken
          ? { outcome: 'unusable', field: 'document', message: faults[taken.fault] }
          : { outcome: 'completed', evidence: evidenceOf(taken.page, ctx) };
      } catch (error) {
        log.warn({ err: error, requestId: ctx.requestId }, 'A proof of address was not read');
        return failed(error);
      }
    },
  };
  return {
    name: 'addresses',
    engines: { addresses },
    async warmUp() {
      // No file at all: the library is loaded for it.
      await readPdf(new Uint8Array(), AbortSignal.timeout(warmUpMs));
      await text.warmUp();
    },
    close: () => light.close(),
  };
}
