import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '../../support/jest.js';
import { documented } from '../support.js';
import { type Company, openCompany } from './company.js';
import { deliveryScenes } from './delivery-scenes.js';
import { loginScenes } from './login-scenes.js';
import { peopleScenes } from './people-scenes.js';
import { purchaseScenes } from './purchase-scenes.js';
import type { Place, Runner } from './runner.js';
import { salesScenes } from './sales-scenes.js';
import { type Scenes, withValues } from './scene.js';
import { settingScenes } from './setting-scenes.js';
import { verificationScenes } from './verification-scenes.js';

const scenesOf = (company: Company): Scenes => ({
  ...peopleScenes(company),
  ...loginScenes(company),
  ...settingScenes(company),
  ...salesScenes(company),
  ...purchaseScenes(company),
  ...deliveryScenes(company),
  ...verificationScenes(company),
});

/** Runs the examples of all operations in one form, in the order of the contracts, against one server. */
export function testExamples(open: (place: Place) => Promise<Runner>): void {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-examples-'));
  let company: Company;
  let runner: Runner;
  let scenes: Scenes;
  beforeAll(async () => {
    company = await openCompany();
    scenes = scenesOf(company);
    runner = await open({ baseUrl: company.app.baseUrl, folder });
  });
  afterAll(async () => {
    await runner.close();
    await company.app.close();
    await company.provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(documented.map((one) => [one.entry.id, one] as const))(
    '%s',
    async (id, { call, entry }) => {
      const { credentials, files = {}, values = {} } = (await scenes[id]?.()) ?? {};
      const outcome = await runner.run({
        call: withValues(call, values),
        credentials: { ...company.credentials, ...credentials },
        files,
      });
      const isDocumented = String(outcome.status) in (entry.operation.responses ?? {});
      const isSuccess = outcome.status >= 200 && outcome.status < 300;
      expect({ ...outcome, isSuccess, isDocumented }).toEqual({
        ...outcome,
        isSuccess: true,
        isDocumented: true,
      });
    },
  );

  test('every scene belongs to an operation', () => {
    const ids = new Set(documented.map(({ entry }) => entry.id));
    expect(Object.keys(scenes).filter((id) => !ids.has(id))).toEqual([]);
  });
}
