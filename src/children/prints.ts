/*
 * A child process that draws documents.
 */
import { drawDocument } from '../erp/prints/child/document-pdf.js';
import { drawPayment } from '../erp/prints/child/payment-pdf.js';
import type { DrawnDocument, DrawnPayment } from '../erp/prints/drawing.js';
import { serveTasks } from '../kernel/processes/child-tasks.js';
import { task } from '../kernel/processes/tasks.js';

serveTasks({
  document: task(({ row, language }: DrawnDocument) => drawDocument(row, language)),
  payment: task(({ payment, language }: DrawnPayment) => drawPayment(payment, language)),
});
