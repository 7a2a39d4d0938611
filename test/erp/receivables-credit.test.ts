import { failure } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';

import { addReceivables, admin, openOf, pay, setUpReceivables } from './receivables-support.js';

setUpReceivables();

describe('allocateCreditNote', () => {
  test('applies the remaining credit of an invoice to another one', async () => {
    const { customerId, ids } = await addReceivables(100, 70);
    await pay({
      customerId,
      amount: 100,
      method: 'efectivo',
      allocations: [{ invoiceId: ids[0] ?? 0, amount: 100 }],
    });
    const note = await admin().creditNotes.create({ invoiceId: ids[0] ?? 0, reason: 'Returned' });
    expect(note.data).toMatchObject({ status: 'issued', appliedAmount: 0, unappliedAmount: 100 });
    const placed = await admin().creditNotes.allocate(note.data.id, { autoAllocate: true });
    expect(placed.data).toMatchObject({
      status: 'issued',
      unappliedAmount: 30,
      allocations: [{ invoiceId: ids[1], amount: 70, openAfter: 0, exchangeDifference: 0 }],
    });
    expect(await failure(admin().creditNotes.allocate(note.data.id, {}))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.allocations' }, { path: 'body.autoAllocate' }],
    });
    const voiding = failure(admin().creditNotes.void(note.data.id));
    expect(await voiding).toMatchObject({ statusCode: 409, code: 'credit_note_applied' });
    const balance = (await admin().customers.balance(customerId)).data;
    expect(balance).toMatchObject({ credited: 100, unappliedCredit: 30, netBalance: -30 });
  });
});

describe('releaseCreditNote', () => {
  test('reopens one receivable exactly, and returns the credit', async () => {
    const { customerId, ids, first } = await addReceivables(100, 70, 20);
    const allocations = [{ invoiceId: first, amount: 100 }];
    await pay({ customerId, amount: 100, method: 'efectivo', allocations });
    const { data: note } = await admin().creditNotes.create({
      invoiceId: first,
      reason: 'Returned',
    });
    const placed = await admin().creditNotes.allocate(note.id, { autoAllocate: true });
    const [whole] = placed.data.allocations;
    const receivableId = whole?.receivableId ?? 0;
    const { data } = await admin().creditNotes.release(note.id, { receivableId });
    expect(data).toMatchObject({ status: 'issued', appliedAmount: 20, unappliedAmount: 80 });
    expect(data.allocations.map((part) => part.invoiceId)).toEqual([ids[2]]);
    expect(await openOf(customerId)).toEqual([0, 70, 0]);
    expect((await admin().invoices.get(ids[1] ?? 0)).data.status).toBe('issued');
    expect((await admin().customers.balance(customerId)).data).toMatchObject({
      unappliedCredit: 80,
      openAmount: 70,
      netBalance: -10,
    });
    const again = admin().creditNotes.release(note.id, { receivableId });
    expect(await failure(again)).toMatchObject({ statusCode: 404, code: 'not_found' });
    await admin().creditNotes.allocate(note.id, { allocations: [{ receivableId, amount: 70 }] });
    expect(await openOf(customerId)).toEqual([0, 0, 0]);
    expect((await admin().admin.selfCheck()).data.sound).toBe(true);
  });

  test('makes an applied credit note voidable again, and releases nothing of a void one', async () => {
    const { customerId, first } = await addReceivables(100, 70);
    const allocations = [{ invoiceId: first, amount: 100 }];
    await pay({ customerId, amount: 100, method: 'efectivo', allocations });
    const { data: note } = await admin().creditNotes.create({
      invoiceId: first,
      reason: 'Returned',
    });
    const placed = await admin().creditNotes.allocate(note.id, { autoAllocate: true });
    const receivableId = placed.data.allocations[0]?.receivableId ?? 0;
    await admin().creditNotes.release(note.id, { receivableId });
    expect((await admin().creditNotes.void(note.id)).data.status).toBe('void');
    const late = admin().creditNotes.release(note.id, { receivableId });
    expect(await failure(late)).toMatchObject({
      statusCode: 409,
      code: 'credit_note_already_void',
    });
  });
});
