import type { Product } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import type { Activation } from '../../records/activity.js';
import { erp } from '../../session/clients.js';

const products = productsQueries(erp);

/** Names the fields that the API requires. */
export const productActivation: Activation<
  Pick<Product, 'id' | 'code' | 'name' | 'price' | 'version'>,
  Product
> = ({ id, code, name, price, version }, active) => {
  if (!active) {
    const deactivation = { id };
    return () => products.deactivate().mutationFn(deactivation);
  }
  const change = { id, body: { code, name, price, active }, options: { ifMatch: version } };
  return () => products.update().mutationFn(change);
};
