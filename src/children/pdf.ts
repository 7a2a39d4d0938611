/*
 * A child process for PDF files: nothing else reads them.
 */
import { serveTasks } from '../kernel/child-tasks.js';
import { task } from '../kernel/tasks.js';
import { readPdf } from '../kyc/text/child/pdf.js';

serveTasks({ pdf: task(readPdf) });
