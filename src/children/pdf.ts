/*
 * A child process for PDF files: nothing else reads them.
 */
import { serveTasks } from '../kernel/processes/child-tasks.js';
import { task } from '../kernel/processes/tasks.js';
import { readPdf } from '../kyc/text/child/pdf.js';

serveTasks({ pdf: task(readPdf) });
