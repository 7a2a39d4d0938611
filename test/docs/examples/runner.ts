import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../../../scripts/site/examples/call.js';
import type { Scene } from './scene.js';

/** A call that is ready to be sent as its documentation shows it. */
export interface Ready {
  readonly call: Call;
  /** The credentials, by the variables that the examples read. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly files: NonNullable<Scene['files']>;
}

/** The result of an example: the status of the reply, and what helps to understand a failure. */
export interface Outcome {
  readonly status: number;
  readonly detail: string;
}

/** Sends examples in one of the forms of the documentation. */
export interface Runner {
  run(ready: Ready): Promise<Outcome>;
  close(): Promise<void>;
}

/** The server, and a folder for files and programs. */
export interface Place {
  readonly baseUrl: string;
  readonly folder: string;
}

/** The first bytes of a file, by which the server recognizes its type. */
const beginnings: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  pdf: Buffer.from('%PDF-1.7\n'),
};

/** Returns the files that an example sends, by name. */
export function filesOf({ call, files }: Ready): ReadonlyMap<string, Buffer> {
  const names = call.parts.flatMap(({ fileType, value }) =>
    fileType === undefined ? [] : [value],
  );
  return new Map(
    names.map((name) => {
      const content = files[name] ?? beginnings[name.split('.').at(-1) ?? ''];
      if (content === undefined) throw new Error(`${call.entry.id} needs the file ${name}`);
      return [name, Buffer.from(content)];
    }),
  );
}

/** Writes the files that an example sends into the folder in which it runs. */
export function writeFilesOf(ready: Ready, folder: string): void {
  for (const [name, content] of filesOf(ready)) writeFileSync(join(folder, name), content);
}
