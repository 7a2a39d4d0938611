import { errors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { type Children, openChildren } from '../../kernel/processes/children.js';
import { isUndone, type Tasks } from '../../kernel/processes/tasks.js';
import type { PrintedPayment } from './child/payment-pdf.js';
import type { PrintedDocument } from './printed.js';
import type { Language } from './words.js';

export interface DrawnDocument {
  readonly row: PrintedDocument;
  readonly language: Language;
}

export interface DrawnPayment {
  readonly payment: PrintedPayment;
  readonly language: Language;
}

interface DrawTasks extends Tasks {
  document(input: DrawnDocument): Promise<Uint8Array>;
  payment(input: DrawnPayment): Promise<Uint8Array>;
}

/**
 * Limits of a process that draws. 500 lines with 490 characters of a script that is shaped, the most that a contract
 * allows, take up to eight seconds and 300 MB; a usual invoice takes 20 ms.
 */
const limits = { heapMb: 384, residentMb: 768, cpuMs: 30_000 } as const;

let opened: Children<DrawTasks> | undefined;

/** Draws in child processes, because the caller chooses how much there is to draw. They end with this process. */
async function draw<Task extends 'document' | 'payment'>(
  ctx: Context,
  task: Task,
  input: Parameters<DrawTasks[Task]>[0],
): Promise<Uint8Array> {
  opened ??= openChildren<DrawTasks>('prints', {
    name: 'prints',
    ...limits,
    children: 2,
    waiting: 24,
    waitingPerCaller: 8,
  });
  const request = { caller: String(ctx.principal.companyId), signals: [ctx.abandonment()] };
  try {
    return await opened.run(task, input, request);
  } catch (error) {
    if (isUndone(error)) throw errors.unavailable();
    throw error;
  }
}

/**
 * Draws a document from its stored data only, so that the same document gives the same bytes.
 *
 * @throws ApiError 503 while too many documents wait, or when the drawing takes too much time or memory
 */
export const documentPdf = (ctx: Context, row: PrintedDocument, language: Language) =>
  draw(ctx, 'document', { row, language });

/** Draws a payment; otherwise as `documentPdf`. */
export const paymentPdf = (ctx: Context, payment: PrintedPayment, language: Language) =>
  draw(ctx, 'payment', { payment, language });
