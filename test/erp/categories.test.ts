import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const products = () => app.as('admin').products;
const create = async (name: string, parentId: number | null = null) =>
  (await products().createCategory({ name, parentId })).data;

describe('product categories', () => {
  test('accept products as soon as they are created', async () => {
    const parent = await create('Fasteners');
    const child = await create('Bolts', parent.id);
    expect(child).toMatchObject({
      name: 'Bolts',
      parentId: parent.id,
      productCount: 0,
      version: 1,
    });
    await createProduct(app, { categoryId: child.id });
    const { data } = await products().categories({ search: 'bolts' });
    expect(data).toMatchObject([{ id: child.id, productCount: 1 }]);
  });

  test('have unique names, in any letter case, with or without accents', async () => {
    await create('Tornillería');
    const again = await failure(create('TORNILLERIA'));
    expect(again).toMatchObject({ statusCode: 409, code: 'duplicate_name' });
    const other = await create('Nuts');
    const renamed = products().updateCategory(other.id, { name: 'tornillería' });
    expect(await failure(renamed)).toMatchObject({ statusCode: 409, code: 'duplicate_name' });
  });

  test('show a new name in their products and in the order of the list', async () => {
    const category = await create('Zulu');
    const product = await createProduct(app, { categoryId: category.id });
    const renamed = { name: 'Able' };
    await products().updateCategory(category.id, renamed, { ifMatch: category.version });
    expect((await products().get(product.id)).data.categoryName).toBe('Able');
    const stale = products().updateCategory(category.id, renamed, { ifMatch: category.version });
    expect(await failure(stale)).toMatchObject({ statusCode: 412 });
  });

  test('move below other categories, but never below themselves', async () => {
    const top = await create('Top');
    const middle = await create('Middle', top.id);
    const low = await create('Low', middle.id);
    const move = (id: number, name: string, parentId: number | null) =>
      products().updateCategory(id, { name, parentId });
    for (const parentId of [top.id, middle.id, low.id]) {
      const error = await failure(move(top.id, 'Top', parentId));
      expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    }
    expect((await move(low.id, 'Low', null)).data.parentId).toBeNull();
    expect((await products().updateCategory(middle.id, { name: 'Mid' })).data.parentId).toBe(
      top.id,
    );
    expect(await failure(move(low.id, 'Low', 999_999))).toMatchObject({ statusCode: 404 });
    expect(await failure(create('Lost', 999_999))).toMatchObject({ statusCode: 404 });
  });

  test('form no cycle when two are moved concurrently', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const one = await create(`One ${turn}`);
      const two = await create(`Two ${turn}`);
      await Promise.allSettled([
        products().updateCategory(one.id, { name: one.name, parentId: two.id }),
        products().updateCategory(two.id, { name: two.name, parentId: one.id }),
      ]);
      const { data } = await products().categories({ search: String(turn), pageSize: 100 });
      const parents = [one.id, two.id].map((id) => data.find((row) => row.id === id)?.parentId);
      expect(parents.filter((parent) => parent !== null)).toHaveLength(1);
    }
  });

  test('cannot be deleted while another one is moved below them', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await create(`Above ${turn}`);
      const [made, gone] = await Promise.allSettled([
        create(`Below ${turn}`, id),
        products().deleteCategory(id),
      ]);
      const refused = [made, gone].flatMap((one) =>
        one?.status === 'rejected' ? [(one.reason as { statusCode: number }).statusCode] : [],
      );
      expect(refused).toHaveLength(1);
      expect([404, 409]).toContain(refused[0]);
    }
  });

  test('can be deleted when nothing refers to them', async () => {
    const parent = await create('Old');
    const child = await create('Older', parent.id);
    const product = await createProduct(app, { categoryId: child.id });
    const used = { statusCode: 409, code: 'category_in_use' };
    expect(await failure(products().deleteCategory(parent.id))).toMatchObject(used);
    expect(await failure(products().deleteCategory(child.id))).toMatchObject(used);
    const { code, name, price } = product;
    await products().update(product.id, { code, name, price, categoryId: null });
    expect((await products().deleteCategory(child.id)).data).toEqual({ id: child.id });
    await products().deleteCategory(parent.id);
    expect(await failure(products().deleteCategory(parent.id))).toMatchObject({ statusCode: 404 });
  });
});
