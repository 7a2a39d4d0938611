import type { Message } from '../../kernel/errors.js';
import type { Logger } from '../../kernel/log.js';
import { type Children, openChildren } from '../../kernel/processes/children.js';
import { isUndone, TaskLimitError, type Tasks } from '../../kernel/processes/tasks.js';
import {
  type AddressEvidence,
  type AddressReader,
  type EngineContext,
  type EngineFile,
  type ExaminedAspect,
  type Finding,
  type Outcome,
  openCheckQueue,
} from '../engines/index.js';
import type { PdfFault, PdfInput, PdfText, PlacedLine, TextReader } from '../text/index.js';
import { fileFindings } from './file-facts.js';
import { text } from './messages/index.js';
import { readAddress } from './reading/read.js';

interface PdfTasks extends Tasks {
  pdf(input: PdfInput): Promise<PdfText>;
}

export interface AddressGroupParts {
  readonly log: Logger;
  /** Reads images and scanned pages, which go to review without it. Its creator closes it. */
  readonly text?: TextReader | undefined;
  /** Time limit for a PDF. */
  readonly pdfMs?: number;
}

/** A file takes less than a second, also on a busy machine. */
const usualPdfMs = 10_000;

/** Limits of the process that reads PDF files: a scan of fifty million pixels takes 420 MB. */
const pdfLimits = { heapMb: 256, residentMb: 768 } as const;

/** Text of a page and the confidence of its reading. */
interface Page {
  readonly lines: readonly PlacedLine[];
  /** 0 to 100; null for text that was not recognised but taken from the file. */
  readonly confidence: number | null;
  readonly examined: readonly ExaminedAspect[];
  readonly findings: readonly Finding[];
}

type Fault = PdfFault | TaskLimitError['limit'];
type PageResult = { readonly page: Page } | { readonly fault: Fault };

const faults: Readonly<Record<Fault, Message>> = {
  memory: text('tooMuchMemory'),
  time: text('tooLong'),
  encrypted: text('encrypted'),
  damaged: text('damaged'),
  too_long: text('tooManyPages'),
};

/** The confidence below which letters are guesses. */
const leastConfidence = 70;

const warning = (code: string, message: Message): Finding => ({
  code,
  severity: 'warning',
  message,
  isRetryable: true,
});

const notRead = (details: Message): Page => ({
  lines: [],
  confidence: null,
  examined: [{ code: 'TEXT', status: 'warning', score: null, details }],
  findings: [warning('TEXT_NOT_READ', details)],
});

type Wait = Pick<EngineContext, 'abandonment' | 'signal'>;

async function recognised(
  reader: TextReader | undefined,
  image: Uint8Array,
  { abandonment, signal }: Wait,
): Promise<Page> {
  if (reader === undefined) return notRead(text('notRecognised'));
  const read = await reader.readText(image, {
    mode: 'text',
    isTurned: true,
    signal,
    abandonment,
  });
  if (read === undefined) return notRead(text('notReadInTime'));
  if (read.lines.length === 0) return notRead(text('noText'));
  const confidence = Math.round(read.confidence);
  const isLow = confidence < leastConfidence;
  const message = text('hardToRead');
  return {
    lines: read.lines,
    confidence,
    examined: [
      { code: 'TEXT', status: isLow ? 'warning' : 'passed', score: confidence, details: null },
    ],
    findings: isLow ? [warning('LOW_TEXT_CONFIDENCE', message)] : [],
  };
}

const written: ExaminedAspect = {
  code: 'TEXT',
  status: 'passed',
  score: null,
  details: text('writtenInFile'),
};

type PdfRead = PdfText | { readonly kind: 'unusable'; readonly fault: Fault };

/** A file of some kilobytes can have endless content, or unpack to gigabytes. */
async function readPdf(
  files: Children<PdfTasks>,
  data: Uint8Array,
  { abandonment, signal }: Wait,
): Promise<PdfRead> {
  try {
    return await files.run('pdf', { data }, { signals: [signal, abandonment] });
  } catch (error) {
    if (error instanceof TaskLimitError) return { kind: 'unusable', fault: error.limit };
    throw error;
  }
}

async function takePdf(
  files: Children<PdfTasks>,
  reader: TextReader | undefined,
  data: Uint8Array,
  wait: Wait,
): Promise<PageResult> {
  const read = await readPdf(files, data, wait);
  if (read.kind === 'unusable') return { fault: read.fault };
  const { examined, findings } = fileFindings(read.facts);
  const page = await (async (): Promise<Page> => {
    if (read.scan !== undefined) return recognised(reader, read.scan, wait);
    if (read.lines.length === 0) return notRead(text('noText'));
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

/** Part of every result: it states what the check does not examine. */
const authenticity: ExaminedAspect = {
  code: 'AUTHENTICITY',
  status: 'not_applicable',
  score: null,
  details: text('genuineUnknown'),
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
  if (!isUndone(error)) throw error;
  return { outcome: 'failed', isRetryable: true, reason: error.message };
}

/** While the text of one page is recognised, another file is decoded. */
const runningChecks = 2;

const named = { name: 'notaria-addresses', version: '1' };

/** The built-in reader of proofs of address: text of PDFs, recognised text of images and scans. */
export function createAddressGroup({ log, text: reader, pdfMs = usualPdfMs }: AddressGroupParts) {
  const options = { ...pdfLimits, name: 'pdf', children: 1, waiting: 8, cpuMs: pdfMs };
  const files = openChildren<PdfTasks>('pdf', options);
  const take = async (file: EngineFile, wait: Wait): Promise<PageResult> =>
    file.contentType === 'application/pdf'
      ? takePdf(files, reader, file.data, wait)
      : { page: await recognised(reader, file.data, wait) };
  const addresses: AddressReader = {
    ...named,
    queue: openCheckQueue({ running: runningChecks }),
    async read(file, ctx) {
      try {
        const result = await take(file, ctx);
        return 'fault' in result
          ? { outcome: 'unusable', field: 'document', message: faults[result.fault] }
          : { outcome: 'completed', evidence: evidenceOf(result.page, ctx) };
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
      // An empty task, which loads the library.
      await files.run('pdf', { data: new Uint8Array() }, { signals: [] });
      await reader?.warmUp();
    },
    close: () => files.close(),
  };
}
