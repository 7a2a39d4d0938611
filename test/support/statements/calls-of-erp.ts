import type { SvcErp } from '../../../sdk/erp/index.js';
import { codeOf } from '../../erp/second-factor-support.js';
import { failure, password, type TestApp } from '../app.js';
import { createAuthenticator } from '../authenticator.js';
import { startOddProvider } from '../odd-provider.js';
import { rnc } from '../parties.js';

/** The records that the calls use. */
interface Basis {
  readonly erp: SvcErp;
  readonly customerId: number;
  readonly vendorId: number;
  readonly productId: number;
  readonly warehouseIds: readonly number[];
}

async function callParties({ erp }: Basis): Promise<void> {
  const tax = { taxIdType: 'RNC', taxId: rnc(40000001) } as const;
  const customer = (await erp.customers.create({ code: 'CALLED', name: 'Called', ...tax })).data;
  await erp.customers.update(customer.id, { name: 'Called again', ...tax });
  const vendor = (await erp.vendors.create({ code: 'CALLED', name: 'Called', ...tax })).data;
  await erp.vendors.update(vendor.id, { name: 'Called again', ...tax });
  await failure(erp.customers.create({ name: 'Twin', ...tax }));
  await failure(erp.vendors.create({ name: 'Twin', ...tax }));
}

async function callGoods({ erp, productId, warehouseIds }: Basis): Promise<void> {
  const parent = (await erp.products.createCategory({ name: 'Called' })).data;
  const child = (await erp.products.createCategory({ name: 'Inner', parentId: parent.id })).data;
  await erp.products.updateCategory(child.id, { name: 'Inside', parentId: null });
  await erp.products.updateCategory(child.id, { name: 'Inside', parentId: parent.id });
  await erp.products.deleteCategory(child.id);
  await erp.products.updateCategory(parent.id, { name: 'Called again', parentId: null });
  const input = { code: 'CALLED', name: 'Called', price: 3, barcode: '4006381333931' };
  const product = (await erp.products.create({ ...input, categoryId: parent.id })).data;
  await erp.products.update(product.id, { ...input, name: 'Called again' });
  await failure(erp.products.create({ ...input, code: 'CALLED-2' }));
  await erp.products.deactivate(product.id);
  const { data: moved } = await erp.products.get(productId);
  const { code, name, price } = moved;
  await failure(erp.products.update(productId, { code, name, price, type: 'service' }));
  const warehouse = (await erp.inventory.createWarehouse({ code: 'CALLED', name: 'Called' })).data;
  await erp.inventory.updateWarehouse(warehouse.id, { name: 'Called', active: false });
  const lines = [{ productId, countedQuantity: 900, unitCost: 2 }];
  for (const id of warehouseIds) {
    await erp.inventory.adjust({ warehouseId: id, reason: 'count', lines });
  }
  const [fromWarehouseId = 0, toWarehouseId = 0] = warehouseIds;
  const goods = { fromWarehouseId, toWarehouseId, lines: [{ productId, quantity: 3 }] };
  const transfer = (await erp.inventory.transfer(goods)).data;
  await erp.inventory.getTransfer(transfer.id);
  await erp.inventory.reverseTransfer(transfer.id, { reason: 'Called' });
  await erp.inventory.transfer(goods);
  const found = { warehouseId: fromWarehouseId, reason: 'found' as const };
  const more = [{ productId, quantityDelta: 1 }];
  const adjustment = (await erp.inventory.adjust({ ...found, lines: more })).data;
  await erp.inventory.getAdjustment(adjustment.id);
  await erp.inventory.reverseAdjustment(adjustment.id, { reason: 'Called' });
  const date = '2026-01-20';
  await failure(
    erp.inventory.adjust({ ...found, date, lines: [{ productId, quantityDelta: -1 }] }),
  );
  await erp.inventory.adjust({ ...found, date, lines: more });
}

async function callSales({ erp, customerId, productId }: Basis): Promise<void> {
  const [tax] = (await erp.config.taxRates()).data;
  await erp.reports.sales({ dateFrom: '2026-01-01', dateTo: '2026-01-31' });
  const lines = [{ productId, quantity: 2, unitPrice: 5, taxRateId: tax?.id ?? 0 }];
  const input = { customerId, paymentTerms: 'CREDITO_30', lines };
  const draft = (await erp.invoices.create({ ...input, issue: false })).data;
  await erp.invoices.update(draft.id, { ...input, notes: 'Called' });
  await erp.invoices.issue(draft.id, {});
  const dropped = (await erp.invoices.create({ ...input, issue: false })).data;
  await erp.invoices.delete(dropped.id);
  const voided = (await erp.invoices.create(input)).data;
  await erp.invoices.void(voided.id, { reason: 'Called' });
  const sold = (await erp.invoices.create(input)).data;
  const keyed = { idempotencyKey: 'called once' };
  await erp.invoices.create(input, keyed);
  await erp.invoices.create(input, keyed);
  const [line] = (await erp.invoices.get(sold.id)).data.lines;
  const returned = [{ invoiceLineId: line?.id ?? 0, quantity: 1 }];
  const note = { invoiceId: sold.id, reason: 'Called', lines: returned };
  const first = (await erp.creditNotes.create(note)).data;
  await erp.creditNotes.void(first.id, { reason: 'Called' });
  const paid = { customerId, amount: 1, method: 'efectivo' } as const;
  const payment = (await erp.receivables.pay({ ...paid, autoAllocate: true })).data;
  await erp.receivables.reverse(payment.id, { reason: 'Called', date: '2026-01-31' });
  const open = (await erp.receivables.list({ customerId, status: 'open' })).data;
  const receivableId = open[0]?.id ?? 0;
  const named = [{ receivableId, amount: 1 }];
  await erp.receivables.pay({ ...paid, allocations: named });
  const later = (await erp.receivables.pay(paid)).data;
  await erp.receivables.allocate(later.id, { allocations: named });
  const all = (await erp.receivables.pay({ ...paid, amount: 1_000_000 })).data;
  await erp.receivables.allocate(all.id, { autoAllocate: true });
  const credited = (await erp.creditNotes.create(note)).data;
  const next = (await erp.invoices.create(input)).data;
  await erp.creditNotes.allocate(credited.id, { autoAllocate: true });
  const [owed] = (await erp.receivables.list({ customerId, search: next.number ?? '' })).data;
  await erp.creditNotes
    .release(credited.id, { receivableId: owed?.id ?? 0 })
    .catch(() => undefined);
}

async function callPurchases({ erp, vendorId, productId }: Basis): Promise<void> {
  const lines = [{ productId, quantity: 4, unitPrice: 2 }];
  const draft = (await erp.purchaseOrders.create({ vendorId, lines, draft: true })).data;
  await erp.purchaseOrders.open(draft.id);
  await erp.purchaseOrders.cancel(draft.id);
  const order = (await erp.purchaseOrders.create({ vendorId, lines })).data;
  const some = { lines: [{ productId, quantity: 1 }] };
  const { reception } = (await erp.purchaseOrders.receive(order.id, some)).data;
  await erp.purchaseOrders.reception(reception.id);
  await erp.purchaseOrders.reverseReception(reception.id, { reason: 'Called' });
  await erp.purchaseOrders.receive(order.id, some);
  const paid = { vendorId, amount: 1, method: 'cheque' } as const;
  const payment = (await erp.payables.pay({ ...paid, autoAllocate: true })).data;
  await erp.payables.reverse(payment.id, { reason: 'Called', date: '2026-01-31' });
  const [owed] = (await erp.payables.list({ vendorId, status: 'open' })).data;
  const named = [{ payableId: owed?.id ?? 0, amount: 1 }];
  await erp.payables.pay({ ...paid, allocations: named });
  const later = (await erp.payables.pay(paid)).data;
  await erp.payables.allocate(later.id, { allocations: named });
}

async function callConfig({ erp }: Basis): Promise<void> {
  const { data: company } = await erp.config.company();
  // No law keeps the records that the calls of the verification API delete.
  await erp.config.updateCompany({ name: company.name, screeningRetentionMonths: 0 });
  await erp.config.updateCurrency('EUR', { active: true });
  const rate = { base: 'EUR', quote: 'DOP', rate: 65, validFrom: '2026-01-30' };
  const exchange = (await erp.config.createExchangeRate(rate)).data;
  await erp.config.updateExchangeRate(exchange.id, { rate: 66 });
  const tax = { code: 'CALLED', name: 'Called', rate: 3, category: 'standard' } as const;
  await erp.config.createTaxRate({ ...tax, validFrom: '2025-01-01' });
  const newer = (await erp.config.createTaxRate({ ...tax, validFrom: '2026-01-01' })).data;
  await erp.config.updateTaxRate(newer.id, { name: 'Called', active: false });
  const terms = { code: 'CALLED', name: 'Called', kind: 'days', days: 9 } as const;
  const created = (await erp.config.createPaymentTerms(terms)).data;
  await erp.config.updatePaymentTerms(created.id, { name: 'Called', active: false });
  const series = (await erp.config.series()).data;
  const [first] = series;
  if (first) await erp.config.updateSeries(first.code, { prefix: 'CALLED-', pad: 5 });
  await erp.config.lockPeriod({ lockedThrough: '2024-12-31' });
}

async function callCrm({ erp, customerId }: Basis): Promise<void> {
  const opportunity = { title: 'Called', expectedAmount: 100 };
  const ownerId = (await erp.auth.me()).data.id;
  const input = { name: 'Called', phone: '809 555 0100', customerId, ownerId, opportunity };
  const lead = (await erp.crm.createLead(input)).data;
  await erp.crm.changeLeadStatus(lead.id, { status: 'contacted', note: 'Called' });
  const created = (await erp.crm.createOpportunity({ title: 'Next', leadId: lead.id })).data;
  await erp.crm.changeStage(created.id, { stage: 'proposal', note: 'Called' });
  await erp.crm.changeStage(created.id, { stage: 'won' });
}

async function callKeys({ erp }: Basis): Promise<void> {
  const input = { name: 'Called', permissions: ['products:read'] };
  const key = (await erp.apiKeys.create(input)).data;
  await erp.apiKeys.update(key.id, { ...input, name: 'Called again' });
  const next = (await erp.apiKeys.rotate(key.id, { overlapMinutes: 5 })).data;
  await erp.apiKeys.revoke(next.id);
}

/** Calls what only test keys may. A worker deletes the company that the reset retires. */
async function callTestCompany(app: TestApp, { erp }: Basis): Promise<void> {
  const wanted = { name: 'Called in tests', environment: 'test' as const };
  const { data: key } = await erp.apiKeys.create({ ...wanted, permissions: ['config:*'] });
  const { testCompany } = app.client({ apiKey: key.value ?? '' });
  const { data: clock } = await testCompany.clock();
  await testCompany.setClock({ now: clock.now });
  await testCompany.reset();
}

/** Creates a user who logs in and sets up a second factor, and calls the operations of administrators on that user. */
async function callUsers(app: TestApp, { erp }: Basis): Promise<void> {
  const email = 'called@example.com';
  const user = (await erp.users.create({ name: 'Called', email, role: 'viewer', password })).data;
  await erp.users.update(user.id, { name: 'Called', role: 'manager' });
  await failure(app.client().auth.login({ email, password: 'wrong password' }));
  await failure(app.client().auth.login({ email: 'unknown@example.com', password }));
  await erp.users.unlock(user.id);
  const own = app.client();
  await own.auth.login({ email, password });
  const { refreshToken } = (await own.auth.login({ email, password })).data;
  await own.auth.refresh({ refreshToken });
  app.clock.advance(60_000);
  await failure(app.client().auth.refresh({ refreshToken }));
  await own.auth.login({ email, password });
  await own.auth.revokeOtherLogins();
  const other = app.client();
  await other.auth.login({ email, password });
  const [ended] = (await own.auth.logins()).data.filter(({ current }) => !current);
  await own.auth.revokeLogin(ended?.id ?? '');
  const { secret } = (await own.auth.setUpSecondFactor({ currentPassword: password })).data;
  await own.auth.confirmSecondFactor({ code: codeOf(secret, app.clock.now()) });
  const nextCode = (): string => {
    app.clock.advance(30_000);
    return codeOf(secret, app.clock.now());
  };
  const sure = { currentPassword: password };
  const { recoveryCodes } = (await own.auth.createRecoveryCodes({ ...sure, code: nextCode() }))
    .data;
  await other.auth.login({ email, password, code: recoveryCodes[0] ?? '' });
  await other.auth.login({ email, password, code: nextCode() });
  await own.auth.removeSecondFactor({ ...sure, code: nextCode() });
  await own.auth.setUpSecondFactor(sure);
  await erp.users.removeSecondFactor(user.id).catch(() => undefined);
  await own.auth.changePassword({ ...sure, newPassword: 'staple of seven wires' });
  const [login] = (await erp.users.logins(user.id)).data;
  if (login) await erp.users.revokeLogin(user.id, login.id);
  await erp.users.setPassword(user.id, { password: 'seven wires of staple' });
  const { token } = (await erp.users.resetPassword(user.id)).data;
  await app.client().auth.resetPassword({ token, password: 'wires of seven staples' });
  await erp.users.update(user.id, { name: 'Called', role: 'manager', active: false });
}

/** Logs a person in by an identity provider: the first time, with another role, and with a code that is missing. */
async function callSso(app: TestApp, { erp }: Basis): Promise<void> {
  const provider = await startOddProvider();
  const connection = {
    issuer: provider.issuer,
    clientId: 'notaria',
    clientSecret: 'called',
    domains: ['called.example'],
    passwordAdministratorId: (await erp.auth.me()).data.id,
  };
  await erp.sso.update({ ...connection, defaultRole: 'viewer' });
  const email = 'called@called.example';
  const answer = async () => {
    const { key, url } = (await app.client().auth.startSso({ email })).data;
    return { key, answer: provider.answer(url, email) };
  };
  const own = app.client();
  const { data } = await own.auth.finishSso(await answer());
  const roles = [{ value: 'called', role: 'manager' }];
  await erp.sso.update({ ...connection, defaultRole: 'warehouse', roles });
  await own.auth.finishSso(await answer());
  await erp.users.setPassword(data.user.id, { password });
  await own.auth.login({ email, password });
  const { secret } = (await own.auth.setUpSecondFactor({ currentPassword: password })).data;
  await own.auth.confirmSecondFactor({ code: codeOf(secret, app.clock.now()) });
  await failure(app.client().auth.finishSso(await answer()));
  const device = createAuthenticator(app.baseUrl.replace('127.0.0.1', 'localhost'));
  const { data: options } = await own.passkeys.options();
  const credential = device.create(options);
  const { id } = (await own.passkeys.create({ name: 'Called', credential })).data;
  await own.passkeys.update(id, { name: 'Called again' });
  const { passkey } = (await app.client().auth.options()).data;
  await app.client().auth.finishPasskeyLogin(device.get(passkey));
  await own.passkeys.delete(id);
  await erp.sso.delete();
  await provider.close();
}

/** Queues mails to a user who is invited, to an address that the mail server refuses, and to the caller. */
async function callMails(app: TestApp, { erp }: Basis): Promise<void> {
  const invited = { name: 'Called', role: 'viewer' as const, invite: true };
  for (const name of ['cancelled', 'mailed', 'refused']) {
    await erp.users.create({ ...invited, email: `${name}@example.com` });
  }
  const { data: mails } = await erp.mails.list({ recipient: 'cancelled@example.com' });
  const id = mails[0]?.id ?? 0;
  await erp.mails.cancel(id);
  await failure(erp.mails.retry(id));
  await erp.mails.test();
  await app.client().auth.requestPasswordReset({ email: 'mailed@example.com' });
  await erp.mailTemplates.update('test', 'en', { subject: 'Called', text: 'Called' });
  await erp.mailTemplates.reset('test', 'en');
}

/** Imports a record of each kind twice: the second file finds it. */
async function callImports({ erp }: Basis): Promise<void> {
  const opening = (amount: number) =>
    `code,number,issueDate,dueDate,amount\nCALLED,OLD,2025-01-05,2025-02-05,${amount}`;
  const files: readonly (readonly [kind: string, first: string, second: string])[] = [
    ['product-categories', 'name\nCalled', 'name\nCALLED'],
    ['products', 'code,name,price,category\nIM,A,1,Called', 'code,name,price\nIM,B,1'],
    ['customers', 'code,name\nIM,A', `name,taxId,country\nB,${rnc(40000001)},DO`],
    ['vendors', 'code,name\nIM,A', `name,taxId,country\nB,${rnc(40000001)},DO`],
    ['receivables', opening(5), opening(6)],
    ['payables', opening(5), opening(6)],
    ['warehouses', 'code,name\nIM,A', 'code,name\nIM,B'],
    ['payment-terms', 'code,name,kind,days\nIM,A,days,5', 'code,name,kind\nIM,B,days'],
    ['tax-rates', 'code,name,rate\nIM,A,1', 'code,name,rate\nIM,B,1'],
    ['exchange-rates', 'base,quote,rate\nUSD,DOP,60', 'base,quote,rate\nUSD,DOP,61'],
    ['leads', 'name,phone\nA,809 555 0100', 'name,phone\nB,809 555 0101'],
  ];
  for (const [kind, ...texts] of files) {
    for (const text of texts) {
      const file = { data: new TextEncoder().encode(text), filename: `${kind}.csv` };
      await erp.imports.run(kind, { file, skipFaults: true });
    }
  }
  const data = new TextEncoder().encode('code,name\nIN-JOB,A');
  const job = { kind: 'warehouses', file: { data, filename: 'warehouses.csv' } };
  const { id } = (await erp.importJobs.start(job)).data;
  await erp.importJobs.get(id);
  // The worker runs this one.
  await erp.importJobs.start(job);
  await erp.importJobs.cancel(id);
  await erp.importJobs.list();
}

/** Writes what belongs to a record, and to a draft that is deleted. */
async function callActivity(app: TestApp, { erp, customerId, productId }: Basis): Promise<void> {
  const { attachments, comments, invoices, notifications, tags, timeline, watching } = erp;
  const file = { data: new TextEncoder().encode('Called'), filename: 'called.txt' };
  const draft = (
    await invoices.create({ customerId, issue: false, lines: [{ productId, quantity: 1 }] })
  ).data;
  for (const [kind, id] of [
    ['customer', customerId],
    ['invoice', draft.id],
  ] as const) {
    await attachments.create(kind, id, { file });
    const gone = (await attachments.create(kind, id, { file })).data;
    await attachments.list(kind, id);
    await attachments.get(gone.id);
    await attachments.download(gone.id);
    await attachments.delete(gone.id);
    const own = (await erp.auth.me()).data.id;
    const comment = (await comments.create(kind, id, { text: `Called <@${own}>` })).data;
    await comments.get(comment.id);
    await comments.update(comment.id, { text: 'Called again' });
    await comments.create(kind, id, { text: 'Called' });
    await comments.delete(comment.id);
    await tags.change(kind, id, { add: ['called', 'again'], remove: ['again'] });
    await tags.get(kind, id);
    await watching.stop(kind, id);
    await watching.start(kind, id);
    await timeline.get(kind, id);
  }
  await tags.list();
  await tags.records('called');
  await notifications.colleagues({ search: 'a' });
  await notifications.list();
  await notifications.mark({ through: 1 });
  await invoices.delete(draft.id);
  // The worker ends the feed of a company without watchers.
  const other = app.as('stranger');
  const { id } = (await other.auth.me()).data;
  await other.watching.start('user', Number(id));
  await other.watching.stop('user', Number(id));
}

async function callScheduledExports({ erp: { scheduledExports } }: Basis): Promise<void> {
  const input = {
    name: 'Called',
    path: '/api/customers',
    format: 'csv',
    frequency: 'daily',
    time: '07:00',
    recipients: ['called@example.com'],
  } as const;
  const { id } = (await scheduledExports.create(input)).data;
  await scheduledExports.update(id, { name: 'Called again', active: false });
  // The worker runs it.
  await scheduledExports.run(id);
  const gone = (await scheduledExports.create(input)).data;
  await scheduledExports.delete(gone.id);
}

/** Makes the webhooks first, so that their deliveries follow all other calls. */
async function callWebhooks({ webhooks }: SvcErp, url: string): Promise<void> {
  const { id } = (await webhooks.create({ url, events: ['*'] })).data;
  await webhooks.create({ url, events: ['products.*'], payload: 'thin' });
  await webhooks.update(id, { description: 'Called' });
  await webhooks.rotate(id);
  const { id: deliveryId } = (await webhooks.test(id)).data;
  await webhooks.resend(id, deliveryId);
  const gone = (await webhooks.create({ url, events: ['products.*'] })).data;
  await webhooks.delete(gone.id);
}

/** Calls each write operation of the ERP API, with the branches that send statements of their own. */
export async function callErp(app: TestApp, erp: SvcErp, url: string): Promise<void> {
  await callWebhooks(erp, url);
  // The worker ends the feed of a company whose only webhook is gone.
  const { webhooks } = app.as('stranger');
  await webhooks.delete((await webhooks.create({ url, events: ['*'] })).data.id);
  const [customer] = (await erp.customers.list()).data;
  const [vendor] = (await erp.vendors.list()).data;
  const [stock] = (await erp.inventory.stock()).data;
  const warehouses = (await erp.inventory.warehouses()).data.filter(({ active }) => active);
  const basis = {
    erp,
    customerId: customer?.id ?? 0,
    vendorId: vendor?.id ?? 0,
    productId: stock?.productId ?? 0,
    warehouseIds: warehouses.map(({ id }) => id),
  };
  await callParties(basis);
  await callGoods(basis);
  await callSales(basis);
  await callPurchases(basis);
  await callConfig(basis);
  await callCrm(basis);
  await callImports(basis);
  await callKeys(basis);
  await callTestCompany(app, basis);
  await callUsers(app, basis);
  await callSso(app, basis);
  await callMails(app, basis);
  await callScheduledExports(basis);
  await callActivity(app, basis);
}
