/*
 * A thread for the text of images: its models are large, and pages take seconds. One exported function per task.
 */
import { task } from '../kernel/processes/tasks.js';
import { warmUp as loadModels, recognise as recogniseText } from '../kyc/text/recognise.js';

export const recognise = task(recogniseText);
export const warmUp = task(loadModels);
