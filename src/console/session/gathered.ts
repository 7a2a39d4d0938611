import type { BatchInput, BatchReply, BatchResult, FetchLike, SvcErpError } from '@notaria/erp';
import type { SvcKycError } from '@notaria/kyc';

type Reply = Awaited<ReturnType<FetchLike>>;

interface Read {
  /** The path with its query, as a batch takes it. */
  readonly path: string;
  readonly isAborted: () => boolean;
  readonly resolve: (reply: Reply | PromiseLike<Reply>) => void;
  readonly reject: (error: unknown) => void;
  /** Sends the read as a request of its own. */
  readonly send: () => Promise<Reply>;
}

type RunBatch = (input: BatchInput) => Promise<BatchReply>;

/** The parts of a page ask within this time. */
const gatherMs = 12;

const mostInBatch = 50;

/** Files cannot be part of a batch, and the self-check takes so long that it would delay the page. */
const staysAlone = (path: string): boolean => /[?&]format=|\/(pdf|xml|self-check)$/.test(path);

const pathnameOf = ({ path }: Read): string => path.replace(/\?.*/, '');

const areSums = ({ path }: Read): boolean => path.includes('totals=true');

/** Returns true for the sums of a list in the same batch, which take longer than the list and would delay it. */
const areSumsBeside = (read: Read, reads: readonly Read[]): boolean =>
  areSums(read) && reads.some((other) => !areSums(other) && pathnameOf(other) === pathnameOf(read));

const responseOf = (status: number, body: unknown, headers: BatchResult['headers'] = {}): Reply =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { ...headers },
  });

/** Every read of a refused batch is refused as the batch was. */
function refuse(reads: readonly Read[], error: SvcErpError | SvcKycError): void {
  const { statusCode, response, retryAfter } = error;
  for (const { resolve, reject } of reads) {
    if (statusCode === 0) reject(error);
    else
      resolve(
        responseOf(statusCode, response, retryAfter ? { 'Retry-After': `${retryAfter}` } : {}),
      );
  }
}

async function sendTogether(reads: readonly Read[], runBatch: RunBatch): Promise<void> {
  const [first, ...others] = reads;
  if (first !== undefined && others.length === 0) return first.resolve(first.send());
  try {
    const operations = reads.map(({ path }) => ({ method: 'GET', path }) as const);
    const { results } = await runBatch({ operations });
    reads.forEach(({ resolve }, place) => {
      const { status, body, headers } = results[place] ?? { status: 502 };
      resolve(responseOf(status, body, headers));
    });
  } catch (error) {
    refuse(reads, error as SvcErpError | SvcKycError);
  }
}

/**
 * Returns a `fetch` that sends the reads of one moment as one batch, since the server limits the requests of an address. Other
 * requests are sent at once.
 */
export function gathering(send: FetchLike, runBatch: RunBatch): FetchLike {
  let waiting: Read[] = [];
  const flush = (): void => {
    const all = waiting.filter(({ isAborted }) => !isAborted());
    waiting = [];
    const sums = all.filter((read) => areSumsBeside(read, all));
    const reads = all.filter((read) => !sums.includes(read));
    for (const { resolve, send: sendAlone } of sums) resolve(sendAlone());
    for (let from = 0; from < reads.length; from += mostInBatch)
      void sendTogether(reads.slice(from, from + mostInBatch), runBatch);
  };
  return (url, init) => {
    const path = url.slice(location.origin.length);
    if (init.method !== 'GET' || staysAlone(path)) return send(url, init);
    if (waiting.length === 0) setTimeout(flush, gatherMs);
    return new Promise((resolve, reject) => {
      const isAborted = (): boolean => init.signal.aborted;
      waiting.push({ path, isAborted, resolve, reject, send: () => send(url, init) });
    });
  };
}
