import type { SvcKyc } from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { addReviewCase } from './cases.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('the page of a case', () => {
  const run = consoleTest();
  let kyc: SvcKyc;
  beforeAll(async () => {
    kyc = await run.app.kyc();
  });

  test('requires two people for a serious case, and tells the first why they cannot be the second', async () => {
    const terms = { name: 'Of two', features: ['id' as const], fourEyesFrom: 50 };
    const { workflow } = await kyc.sessions.createWorkflow(terms);
    const order = { externalId: 'ana-3', workflowId: workflow.id };
    const { id } = await addReviewCase(run.app, kyc, order);
    const [first, second] = await Promise.all([run.as('reviewer'), run.as('admin')]);
    await first.open(`/review/${id}`);
    await first.page.keyboard.press('a');
    await first.page.getByText(/Sessions with a risk of 50 or more need two approvals/).waitFor();
    await first.page.getByLabel('Comment for other reviewers').fill('The blur is small');
    await first.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await first.page.getByText(/a second person must approve too$/).waitFor();
    await first.page.getByText(/You gave the first approval/).waitFor();
    expect(await first.page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);
    await expectAccessible(first);

    await second.open('/review?approval=second');
    const waiting = second.page.getByRole('row', { name: /Ana Reyes/ });
    expect(await waiting.textContent()).toMatch(/Second approval.*First approval: reviewer/);
    await expectAccessible(second);
    await second.open('/review?approval=first');
    expect(await second.page.getByRole('row', { name: /First approval/ }).count()).toBe(0);
    await second.open(`/review/${id}`);
    const note = second.page.getByRole('region', { name: 'First approval' });
    expect(await note.textContent()).toMatch(/reviewer.*The blur is small.*a second person/);
    await second.page.keyboard.press('a');
    await second.page.getByText('This is the second approval').waitFor();
    await second.page.keyboard.press('Enter');
    await second.page.getByText('The session was approved').waitFor();
    const { session } = await kyc.sessions.get(id);
    expect(session).toMatchObject({
      status: 'approved',
      firstApproval: { actor: { name: 'reviewer' } },
      decision: { actor: { name: 'admin' } },
    });
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  test('shows extracted beside expected data, and pictures enlarged, rotated and in sequence', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'eva-1' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/review/${id}`);
    const row = (name: string) => page.getByRole('row', { name });
    expect(await row('Given names').textContent()).toBe('Given namesAnaAna MaríaAgrees');
    expect(await row('Date of birth').textContent()).toContain('17 May 199117 May 1990Differs');
    expect(await row('Issued by').textContent()).toContain('Dominican Republic');
    await page.getByText('Score 62', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Enlarge: Front of the document' }).click();
    const canvas = page.locator('dialog canvas');
    const size = () =>
      canvas.evaluate((drawn: { width: number; height: number }) => [drawn.width, drawn.height]);
    await until(async () => String(await size()) === '64,48');
    await page.keyboard.press('r');
    await until(async () => String(await size()) === '48,64');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect(await canvas.getAttribute('style')).toBe('width: 200%;');
    await expectAccessible(tab);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Portrait on the document' }).waitFor();
    await until(async () => String(await size()) === '64,48');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });

  test.each([1440, 390])(
    'states verdict, risk and each reason once, before the evidence, in a window of %i pixels',
    async (width) => {
      const { id } = await addReviewCase(run.app, kyc, { externalId: `once-${width}` });
      const tab = await run.as('reviewer', { width });
      const { page } = tab;
      await tab.open(`/review/${id}`);
      const topOf = async (text: string): Promise<number> => {
        const found = page.locator('main').getByText(text, { exact: true });
        expect(await found.count()).toBe(1);
        return (await found.boundingBox())?.y ?? 0;
      };
      const picture = page.getByRole('button', { name: 'Enlarge: Front of the document' });
      const evidence = (await picture.boundingBox())?.y ?? 0;
      for (const text of ['Verdict', 'Risk', 'The picture is blurred'])
        expect(await topOf(text)).toBeLessThan(evidence);
      expect(await topOf('Given names')).toBeGreaterThan(await topOf('Date of birth'));
      expect(tab.complaints).toEqual([]);
    },
  );

  test.each([
    ['en', 1440],
    ['es', 390],
  ] as const)(
    'keeps claim and decision in view and covers nothing, in %s and %i pixels',
    async (language, width) => {
      const { id } = await addReviewCase(run.app, kyc, { externalId: `foot-${width}` });
      const tab = await run.as('reviewer', { language, width });
      const { page } = tab;
      await tab.open(`/review/${id}`);
      const foot = page.getByRole('region', { name: language === 'en' ? 'Decision' : 'Decisión' });
      const rectOf = (selector: string) =>
        page
          .locator(selector)
          .last()
          .evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return { top, bottom };
          });
      expect(Math.round((await rectOf('.case-foot')).bottom)).toBe(860);
      await foot.getByRole('button', { name: /^(?:Approve|Aprobar)/ }).waitFor();
      await foot.getByRole('button', { name: /^(?:Claim|Tomar)/ }).waitFor();
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const end = await rectOf('.case-foot');
      expect(Math.round(end.bottom)).toBe(860);
      expect((await rectOf('main .card')).bottom).toBeLessThanOrEqual(end.top);
      expect(end.bottom - end.top).toBeLessThan(130);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    },
  );

  test('explains a watchlist hit part by part, and saves whether it is the subject', async () => {
    await importPeople(run.app, 'treasury', [
      [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966; nationality Russia.'],
    ]);
    const { session } = await kyc.sessions.create({ features: ['aml'], externalId: 'tim-1' });
    const subject = { fullName: 'Timofey Lvovich Zarbunov', nationality: 'do' };
    const screened = await kyc.aml.screen({ ...subject, sessionId: session.id });
    const tab = await run.as('reviewer', { language: 'es', width: 390 });
    const { page } = tab;
    await tab.open(`/review/${session.id}`);
    const hit = page.getByRole('article', { name: 'ZARBUNOV, Timofey Lvovich' });
    expect(await hit.getByRole('row', { name: /lvovich/ }).textContent()).toContain('Igual1.00');
    await hit.getByText('Ningún país en común: -20 puntos').waitFor();
    await hit.getByText('Rusia', { exact: true }).waitFor();
    await expectAccessible(tab);
    await hit.getByRole('button', { name: 'Falso positivo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Nació treinta años después');
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Falso positivo' }).click();
    await page.getByText('La coincidencia fue decidida').waitFor();
    await hit.getByRole('button', { name: 'Retirar' }).waitFor();
    const { screening } = await kyc.aml.get(screened.id);
    expect(screening.hits[0]?.reviewStatus).toBe('false_positive');
    expect(tab.complaints).toEqual([]);
  });
});
