/*
 * A thread for the networks that look at faces: half a gigabyte, and half a second for a picture.
 */
import { task } from '../kernel/processes/tasks.js';
import { loadNetworks, readFaces } from '../kyc/faces/networks/thread.js';

export const read = task(readFaces);
export const load = task(loadNetworks);
