import type { CustomerInput } from '../../../erp/customers/index.js';
import type { VendorInput } from '../../../erp/vendors/index.js';
import type { Dice } from './dice.js';

const first = ['Altagracia', 'Ramón', 'Yesenia', 'José', 'Milagros', 'Rafael', 'Carmen'] as const;
const second = ['Wilkin', 'Rosanna', 'Julián', 'Mercedes', 'Nelson', 'Ángela', 'Víctor'] as const;
const last = ['Núñez', 'Peña', 'Almonte', 'Féliz', 'Ureña', 'Báez', 'Polanco', 'Rosario'] as const;
const shops = ['Ferretería', 'Colmado', 'Supermercado', 'Almacenes', 'Hotel', 'Clínica'] as const;
const works = ['Constructora', 'Taller', 'Panadería', 'Farmacia', 'Colegio', 'Imprenta'] as const;
const places = ['del Norte', 'La Esperanza', 'San Rafael', 'Los Pinos', 'El Progreso'] as const;
const more = ['Las Flores', 'Bella Vista', 'del Yaque', 'La Trinitaria', 'Monte Alto'] as const;
const forms = ['S.R.L.', 'S.A.', 'E.I.R.L.'] as const;
const streets = ['Calle Duarte', 'Av. Independencia', 'Calle Mella', 'Av. Libertad'] as const;
const cities = [
  ['Santo Domingo', 'Distrito Nacional'],
  ['Santiago de los Caballeros', 'Santiago'],
  ['La Vega', 'La Vega'],
  ['San Francisco de Macorís', 'Duarte'],
  ['Puerto Plata', 'Puerto Plata'],
  ['Higüey', 'La Altagracia'],
  ['Barahona', 'Barahona'],
] as const;
const customerTerms = ['CREDITO_15', 'CREDITO_30', 'CREDITO_30', 'CREDITO_45'] as const;
const longTerms = ['CREDITO_60', 'FIN_DE_MES_SIGUIENTE'] as const;

/** Returns nine digits with a check digit, like the number of a Dominican company. */
export function companyTaxId(serial: number): string {
  const digits = `9${String(serial).padStart(7, '0')}`;
  const weights = [7, 9, 8, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${((10 - (sum % 11)) % 9) + 1}`;
}

function addressOf(dice: Dice) {
  const [city, region] = dice.pick(cities);
  return {
    line1: `${dice.pick(streets)} ${dice.between(1, 480)}`,
    city,
    region,
    country: 'DO',
  };
}

const phoneOf = (serial: number) => `+1 809 555 ${String(serial % 10_000).padStart(4, '0')}`;

function personOf(dice: Dice): string {
  return `${dice.pick([...first, ...second])} ${dice.pick(last)} ${dice.pick(last)}`;
}

/** @param serial  from 1, which makes the name and the e-mail address unique */
function businessOf(dice: Dice, serial: number): CustomerInput {
  const kind = dice.pick([...shops, ...works]);
  const name = `${kind} ${dice.pick([...places, ...more])} ${serial}`;
  const paymentTerms = dice.chance(0.2) ? dice.pick(longTerms) : dice.pick(customerTerms);
  const hasLimit = dice.chance(0.35);
  return {
    name: `${name}, ${dice.pick(forms)}`,
    taxIdType: 'RNC',
    taxId: companyTaxId(serial),
    email: `pagos${serial}@clientes.example`,
    phone: phoneOf(serial),
    address: addressOf(dice),
    paymentTerms,
    ...(hasLimit ? { creditLimit: dice.between(4, 60) * 25_000 } : {}),
    ...(dice.chance(0.06) ? { currencyCode: 'USD' } : {}),
  };
}

/** Every third customer is a person, who pays at once. */
export function customerOf(dice: Dice, serial: number): CustomerInput {
  if (serial % 3 !== 0) return businessOf(dice, serial);
  return {
    name: personOf(dice),
    phone: phoneOf(serial),
    address: addressOf(dice),
    paymentTerms: 'CONTADO',
    creditLimit: 0,
    priceIncludesTax: dice.chance(0.5),
  };
}

export function vendorOf(dice: Dice, serial: number): VendorInput {
  const kind = dice.pick(['Distribuidora', 'Importadora', 'Comercial', 'Industrias']);
  return {
    name: `${kind} ${dice.pick([...places, ...more])} ${serial}, ${dice.pick(forms)}`,
    taxIdType: 'RNC',
    taxId: companyTaxId(5_000_000 + serial),
    email: `ventas${serial}@proveedores.example`,
    phone: phoneOf(9_000 + serial),
    address: addressOf(dice),
    paymentTerms: dice.pick(customerTerms),
  };
}

export const leadOf = (dice: Dice, serial: number) => ({
  name: personOf(dice),
  companyName: `${dice.pick([...shops, ...works])} ${dice.pick([...places, ...more])}`,
  email: `contacto${serial}@prospectos.example`,
  phone: phoneOf(5_000 + serial),
});
