/*
 * A thread that holds copies of galleries of faces and searches them: a hundred thousand are some 150 megabytes.
 */
import { task } from '../kernel/processes/tasks.js';
import * as galleries from '../kyc/biometrics/galleries/thread.js';

export const load = task(galleries.load);
export const hold = task(galleries.hold);
export const change = task(galleries.change);
export const find = task(galleries.find);
export const drop = task(galleries.drop);
