import { pathToFileURL } from 'node:url';
import { openChildren } from '../../src/kernel/processes/children.js';
import type { Tasks } from '../../src/kernel/processes/tasks.js';

/*
 * A process whose child process is busy forever: `node children-owner.ts FILE_OF_THE_CHILD MARKER`.
 */

interface EndlessTasks extends Tasks {
  runForEver(path: string): never;
}

const [, , file = '', marker = ''] = process.argv;
const limits = { heapMb: 64, residentMb: 256, cpuMs: 600_000 };
const options = { name: 'endless', children: 1, waiting: 0, ...limits };
const children = openChildren<EndlessTasks>(pathToFileURL(file), options);
await children.run('runForEver', marker, { signals: [] });
