import pg from 'pg';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { crowd } from '../kyc/gallery-faces.js';
import { file } from '../kyc/images.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
} from './support.js';

onPostgres('two processes that search the faces of one PostgreSQL', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let servers: [Server, Server];
  let headers: Readonly<Record<string, string>>;
  const crowded = 600;

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    const env = environment({ DATABASE_URL: database.url, RATE_LIMITS: 'off' });
    servers = await Promise.all([startServer(folder.path, env), startServer(folder.path, env)]);
    const [{ baseUrl, shown }] = servers;
    const login = await fetch(`${baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: shown('E-mail'), password: shown('Password') }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    headers = { authorization: `Bearer ${data.token}`, 'x-environment': 'test' };
  });

  afterAll(async () => {
    killAll();
    await database.drop();
    await folder.remove();
  });

  const clientOf = ({ baseUrl }: Server) => new SvcKyc({ baseUrl, headers });

  async function add(server: Server, name: string): Promise<string> {
    const image = file(`face-${name}.jpg`);
    return (await clientOf(server).biometrics.faceIndex({ image })).face.id;
  }

  const search = (server: Server, name: string) =>
    clientOf(server).biometrics.faceSearch({ image: file(`face-${name}.jpg`) });

  /** Adds a face beside an existing one of the same gallery. */
  async function addCrowd(id: string): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO kyc_faces (company_id, environment, collection, model, id, is_blocklisted, embedding, created_at)
       SELECT f.company_id, f.environment, f.collection, f.model, 'face_crowd' || c.at, false, c.embedding, now()
       FROM kyc_faces f, unnest($2::bytea[]) WITH ORDINALITY AS c (embedding, at) WHERE f.id = $1`,
      [id, crowd(crowded).map((embedding) => Buffer.from(embedding))],
    );
    // Without their notes, servers read the gallery anew.
    await client.query('UPDATE kyc_face_galleries SET version = version + $1', [crowded]);
    await client.end();
  }

  test('do not find a face that the other one has erased', async () => {
    const [first, second] = servers;
    await addCrowd(await add(first, 'stays'));
    for (const [one, another] of [
      [first, second],
      [second, first],
    ] as const) {
      const id = await add(one, 'goes');
      for (const server of servers) {
        const { matches, searched } = await search(server, 'goes');
        expect([matches[0]?.faceId, searched]).toEqual([id, crowded + 2]);
      }
      await clientOf(one).biometrics.deleteFace(id);
      const { matches, searched } = await search(another, 'goes');
      expect(matches.map(({ faceId }) => faceId)).not.toContain(id);
      expect(searched).toBe(crowded + 1);
    }
  });

  test('stop cleanly', async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });
});
