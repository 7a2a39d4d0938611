import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { digestOf, entriesOf, hashOfSeal, type Seal } from './chain.js';

/** The seals of one company in the audit log outside of the database. */
export interface LoggedSeals {
  readonly hashes: ReadonlyMap<number, string>;
  /** The number of the first seal, which is above 1 in a later part of the log. */
  readonly first: number | undefined;
  /** The first fault of the log itself. */
  readonly fault: string | undefined;
}

interface Draft {
  readonly hashes: Map<number, string>;
  /** The digests of entries whose seal has not come yet. */
  readonly digests: Map<number, string>;
  fault: string | undefined;
}

type SealLine = Omit<Seal, 'id'> & { readonly seal: number };

/** The text of the entry is hashed as it stands. */
const entryLine = /^\{"type":"entry","seal":\d+,"entry":(\{.*\})\}$/;

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    // A lost process leaves an incomplete line, and writes the whole seal again.
    return undefined;
  }
}

function readSeal(draft: Draft, { seal: id, ...facts }: SealLine, lineNumber: number): void {
  const seal = { ...facts, id };
  const earlier = draft.hashes.get(id);
  if (hashOfSeal(seal) !== seal.hash)
    draft.fault ??= `line ${lineNumber} of the log: seal ${id} was changed`;
  if (earlier !== undefined && earlier !== seal.hash) {
    draft.fault ??= `line ${lineNumber} of the log: seal ${id} differs from an earlier one`;
  }
  draft.hashes.set(id, seal.hash);
  for (const { digest, id: entryId } of entriesOf(seal)) {
    const written = draft.digests.get(entryId);
    if (written !== undefined && written !== digest) {
      draft.fault ??= `line ${lineNumber} of the log: entry ${entryId} differs from seal ${id}`;
    }
  }
  draft.digests.clear();
}

/**
 * Reads an audit log, by company. Entries and seals that were written twice count once.
 *
 * @throws the error of a file that cannot be read
 */
export async function readLoggedSeals(file: string): Promise<ReadonlyMap<number, LoggedSeals>> {
  const drafts = new Map<number, Draft>();
  const draftOf = (companyId: number): Draft => {
    const draft = drafts.get(companyId) ?? {
      hashes: new Map(),
      digests: new Map(),
      fault: undefined,
    };
    drafts.set(companyId, draft);
    return draft;
  };
  let lineNumber = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    lineNumber += 1;
    const text = entryLine.exec(line)?.[1];
    const value = parse(text ?? line);
    if (value === undefined) continue;
    const draft = draftOf(Number(value['companyId']));
    if (text !== undefined) draft.digests.set(Number(value['id']), digestOf(text));
    else if (value['type'] === 'seal') readSeal(draft, value as unknown as SealLine, lineNumber);
  }
  const seals = [...drafts].map(([companyId, { fault, hashes }]) => {
    const first = hashes.size === 0 ? undefined : Math.min(...hashes.keys());
    return [companyId, { hashes, first, fault }] as const;
  });
  return new Map(seals);
}
