import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SvcErp } from '../../sdk/erp/index.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import type { S3Options } from '../../src/kernel/blobs/stores/s3.js';
import {
  buildServer,
  environment,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { failure } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { type Host, type Network, onNetwork, openNetwork } from './network.js';
import { startRecovery } from './recovery.js';
import { startStockWriters } from './stock-writers.js';
import { listening, openProcesses } from './support.js';

const farServices = fileURLToPath(new URL('far-services.ts', import.meta.url));

interface FarServices {
  readonly store: S3Options & {
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  readonly receiver: string;
}

(onNetwork === describe ? onCluster : describe.skip)(
  'a network of services that drops all packets',
  () => {
    const processes = openProcesses();
    let network: Network;
    let far: Host;
    let cluster: Cluster;
    let services: FarServices;
    let server: Server;
    let erp: SvcErp;
    let kyc: SvcKyc;

    async function startServices(): Promise<NodeJS.ProcessEnv> {
      const { address, enter } = far;
      const cwd = cluster.folder;
      const volatile = ['--bind', address, '--protected-mode', 'no', '--save', ''];
      processes.start('redis', [...enter, 'redis-server', ...volatile], { cwd });
      const command = [...enter, process.execPath, '--import', 'tsx', farServices, address];
      processes.start('services', command, { cwd: process.cwd(), env: process.env });
      await until(() => processes.output('services').includes('\n'));
      await listening(6379, address);
      services = JSON.parse(processes.output('services').split('\n')[0] ?? '') as FarServices;
      const { bucket, credentials, endpoint, region } = services.store;
      return environment({
        DATABASE_URL: cluster.url,
        DATA_DIR: join(cluster.folder, 'server'),
        REDIS_URL: `redis://${address}:6379`,
        RATE_LIMIT_GENERAL: '100000',
        BLOB_STORE: 's3',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        BLOB_KEYS: `k1:${randomBytes(32).toString('base64')}`,
        RATE_LIMIT_CHECKS: '1000',
        WEBHOOK_ALLOWED_HOSTS: new URL(services.receiver).host,
      });
    }

    beforeAll(async () => {
      await buildServer();
      network = await openNetwork();
      far = await network.addHost('services');
      cluster = await startCluster(async () => []);
      server = await startServer(cluster.folder, await startServices());
      ({ erp, kyc } = await loginAt(join(cluster.folder, 'server'), server.baseUrl));
    }, 120_000);
    afterAll(async () => {
      killAll();
      await processes.endAll();
      await cluster.remove();
      await network.remove();
    });

    const ready = async () => {
      const response = await fetch(`${server.baseUrl}/readyz`);
      return { status: response.status, ...((await response.json()) as { degraded: string[] }) };
    };
    const limit = async () => {
      const { response } = await erp.products
        .list({ pageSize: 1 }, { maxRetries: 0 })
        .withResponse();
      return response.headers.get('ratelimit-limit');
    };

    test('between server and Redis costs no failed request: the process counts its part of the limits', async () => {
      expect(await limit()).toBe('100000');
      const writers = await startStockWriters([erp], 'NS-1');
      await network.cut(network.here, far);
      await until(async () => (await limit()) === '50000');
      await until(async () => (await ready()).degraded.includes('redis'));
      for (let n = 0; n < 30; n += 1) expect(await limit()).toBe('50000');
      await writers.more(30);
      const recovered = startRecovery('server and Redis');
      await network.heal(network.here, far);
      await until(async () => (await limit()) === '100000');
      recovered();
      await writers.finish();
      expect(await ready()).toMatchObject({ status: 200, degraded: [] });
    }, 120_000);

    const frontImage = { data: Uint8Array.of(0xff, 0xd8, 0xff), filename: 'approve.jpg' };
    const check = (sessionId?: string) =>
      kyc.documents.idVerification(
        { frontImage, ...(sessionId !== undefined && { sessionId }) },
        { maxRetries: 0 },
      );

    test('between server and object store answers uploads 503, and the same upload succeeds after it', async () => {
      await check();
      const { session } = await kyc.sessions.create({ features: ['id'] });
      await network.cut(network.here, far);
      const unavailable = { statusCode: 503, retryAfter: expect.any(Number) };
      expect(await failure(check(session.id))).toMatchObject(unavailable);
      await erp.products.list({ pageSize: 1 }, { maxRetries: 0 });
      const recovered = startRecovery('server and object store');
      await network.heal(network.here, far);
      await until(() =>
        check(session.id).then(
          () => true,
          () => false,
        ),
      );
      recovered();
      const { session: after } = await kyc.sessions.get(session.id);
      expect(after.status).toBe('approved');
    }, 180_000);

    test('between server and webhook receiver delays deliveries, and each event arrives after it', async () => {
      const events = ['session.created'] as const;
      const { webhook } = await kyc.webhooks.create({ url: services.receiver, events });
      const received = () => processes.output('services').split('\n').slice(1, -1);
      await kyc.sessions.create({ features: ['id'] });
      await until(() => received().length === 1);
      await network.cut(network.here, far);
      for (let n = 0; n < 5; n += 1) await kyc.sessions.create({ features: ['id'] });
      const deliveries = async () => {
        // The reads of a caller are limited.
        await sleep(500);
        return (await kyc.webhooks.deliveries(webhook.id)).deliveries;
      };
      await until(async () => (await deliveries()).some(({ error }) => error !== null));
      const recovered = startRecovery('server and webhook receiver');
      await network.heal(network.here, far);
      await until(() => new Set(received()).size === 6);
      recovered();
      await until(async () => (await deliveries()).every(({ status }) => status === 'succeeded'));
    }, 120_000);
  },
);
