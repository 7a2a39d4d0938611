import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DemoUser {
  readonly id: number;
  readonly companyId: number;
  readonly email: string;
  readonly password: string;
}

export interface DemoKey {
  readonly id: number;
  readonly companyId: number;
  readonly value: string;
  readonly permissions: readonly string[];
}

interface DemoCompanyFacts {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly baseCurrency: string;
}

/** Ids for the first calls of the API; null if a user deleted the record. */
export interface DemoIds {
  readonly productId: number | null;
  readonly serviceId: number | null;
  readonly categoryId: number | null;
  readonly warehouseId: number | null;
  readonly secondWarehouseId: number | null;
  readonly otherProductId: number | null;
  readonly otherWarehouseId: number | null;
}

/**
 * The credentials of the demo, which are stored in `demo.json` and printed by the seed. An empty company has one user and
 * one key.
 */
export interface Credentials {
  readonly baseUrl: string;
  /** The database to which the credentials belong. */
  readonly database: string;
  readonly companies: readonly DemoCompanyFacts[];
  readonly admin: DemoUser;
  readonly manager?: DemoUser;
  readonly viewer?: DemoUser;
  readonly warehouse?: DemoUser;
  /** The admin of the second company. */
  readonly otherAdmin?: DemoUser;
  readonly apiKeys: {
    readonly full: DemoKey;
    readonly limited?: DemoKey;
    readonly revoked?: DemoKey;
    readonly expired?: DemoKey;
    readonly boundElsewhere?: DemoKey;
    /** A key with all permissions in the second company. */
    readonly other?: DemoKey;
  };
  readonly demoIds?: DemoIds;
}

/** Returns the address of the database without its password. */
export function databaseName(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'embedded';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}

const fileIn = (dataDir: string): string => join(dataDir, 'demo.json');

/**
 * Returns the stored credentials; undefined if there are none or they no longer work.
 */
export async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  try {
    const stored = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Partial<Credentials>;
    const isWhole = stored.apiKeys?.full !== undefined && stored.admin !== undefined;
    return isWhole ? (stored as Credentials) : undefined;
  } catch (error) {
    const isUnreadable = (error as NodeJS.ErrnoException).code === 'EACCES';
    if (isUnreadable) throw error;
    return undefined;
  }
}

/** Writes the file readable for this user only, and in one step, because another process may read it. */
export async function storeCredentials(dataDir: string, credentials: Credentials): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
