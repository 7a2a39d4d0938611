import type { CompanyInput } from '../../operator/company.js';
import { american, type DemoParties, dominican } from './parties.js';

interface DemoProduct {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly price: number;
  readonly unit: string;
  readonly type?: 'service';
  readonly description?: string;
  readonly minStock?: number;
  readonly barcode?: string;
  /** The purchase cost per unit of the opening stock. */
  readonly cost?: number;
  /** Opening stock by warehouse code. */
  readonly stock?: Readonly<Record<string, number>>;
}

interface DemoTax {
  readonly code: string;
  readonly name: string;
  /** Percent. */
  readonly rate: number;
  readonly category: 'standard' | 'reduced' | 'exempt';
  readonly exemptionReason: string | null;
  readonly validFrom: string;
  /** Codes of the products with this tax. The first tax is the default. */
  readonly products?: readonly string[];
}

interface DemoDetails {
  readonly tradeName?: string;
  readonly taxId?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address: Readonly<
    { country: string } & Partial<Record<'line1' | 'city' | 'postalCode', string>>
  >;
}

export interface DemoCompany extends CompanyInput {
  readonly details: DemoDetails;
  readonly taxes: readonly DemoTax[];
  /** Exchange rates of foreign currencies, by the number of days since which they are in force. */
  readonly exchangeRates: readonly {
    readonly base: string;
    readonly rates: readonly (readonly [daysAgo: number, rate: number])[];
  }[];
  /** Warehouses in addition to MAIN, which every company has. */
  readonly warehouses: readonly { readonly code: string; readonly name: string }[];
  readonly products: readonly DemoProduct[];
  readonly parties: DemoParties;
}

/**
 * Returns an EAN with thirteen digits. The last one makes the weighted sum a multiple of ten; 746 is the Dominican
 * Republic.
 */
function ean13(article: number): string {
  const digits = `746${String(article).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

type Row = readonly [
  code: string,
  name: string,
  price: number,
  unit: string,
  cost: number,
  main: number,
  second: number,
  minStock: number,
];

/** Every product has a barcode, derived from its position in the list. */
function goods(category: string, firstArticle: number, second: string, rows: readonly Row[]) {
  return rows.map(([code, name, price, unit, cost, main, other, minStock], at): DemoProduct => {
    const stock = { MAIN: main, [second]: other };
    const barcode = ean13(firstArticle + at);
    return { code, name, category, price, unit, cost, stock, minStock, barcode };
  });
}

function service(code: string, name: string, category: string, price: number, unit: string) {
  return { code, name, category, price, unit, type: 'service' } as const;
}

const food = goods('Alimentos', 410_100, 'SANTIAGO', [
  ['ALI-001', 'Café molido tostado, 454 g', 345, 'paquete', 228.5, 180, 60, 40],
  ['ALI-002', 'Azúcar crema, 5 lb', 189.95, 'funda', 141, 240, 120, 60],
  ['ALI-003', 'Habichuelas rojas, 2 lb', 164.5, 'funda', 118.25, 150, 75, 50],
  ['ALI-004', 'Plátano barahonero', 28, 'unidad', 17.4, 600, 0, 200],
  ['ALI-005', 'Ñame blanco', 62.75, 'lb', 39.9, 85.5, 0, 100],
  ['ALI-006', 'Piña criolla', 95, 'unidad', 55, 0, 0, 25],
  ['ALI-007', 'Maní tostado con sal, 250 g', 115, 'paquete', 71.3, 90, 45, 30],
  ['ALI-008', 'Orégano seco molido, 100 g', 87.5, 'frasco', 49, 64, 32, 20],
]);

const cleaning = goods('Limpieza y hogar', 410_200, 'SANTIAGO', [
  ['LIM-001', 'Detergente líquido, 3.8 L', 489, 'galón', 322, 72, 36, 24],
  ['LIM-002', 'Jabón de cuaba', 38.5, 'unidad', 21.75, 400, 200, 100],
  ['LIM-003', 'Cloro, 1 galón', 145, 'galón', 88, 110, 40, 30],
  ['LIM-004', 'Escobillón de fibra', 325, 'unidad', 190, 18, 6, 12],
  ['LIM-005', 'Paño de microfibra, 3 piezas', 210, 'paquete', 118, 55, 25, 20],
  ['LIM-006', 'Champú de manzanilla, 750 ml', 275, 'frasco', 164.2, 48, 24, 15],
]);

const tools = goods('Ferretería', 410_300, 'SANTIAGO', [
  ['FER-001', 'Martillo de uña, 16 oz', 695, 'unidad', 430, 25, 10, 8],
  ['FER-002', 'Destornillador de estría n.º 2', 185, 'unidad', 97.5, 60, 30, 15],
  ['FER-003', 'Tornillo autorroscante 1/4 × 2″', 3.125, 'unidad', 1.4825, 5000, 2500, 1000],
  ['FER-004', 'Tubería PVC 1/2″ × 20 pies', 412, 'tubo', 276, 95, 40, 25],
  ['FER-005', 'Cemento gris, 42.5 kg', 465, 'saco', 388, 220, 80, 100],
  ['FER-006', 'Pintura acrílica blanca, 1 galón', 1_290, 'galón', 845, 34, 12, 10],
  ['FER-007', 'Candado de latón, 40 mm', 540, 'unidad', 315, 4, 2, 10],
]);

const electrical = goods('Eléctricos', 410_400, 'SANTIAGO', [
  ['ELE-001', 'Bombilla LED 12 W, luz cálida', 165, 'unidad', 84, 300, 150, 80],
  ['ELE-002', 'Cable eléctrico calibre 12', 42.8, 'pie', 27.15, 1500, 0, 500],
  ['ELE-003', 'Inversor 2.4 kW, 24 V', 38_500, 'unidad', 29_750, 6, 2, 3],
  ['ELE-004', 'Batería de ciclo profundo, 6 V', 9_850, 'unidad', 7_420, 24, 8, 16],
  ['ELE-005', 'Extensión eléctrica, 15 pies', 625, 'unidad', 372, 40, 20, 12],
]);

const services = [
  service('SRV-001', 'Envío a domicilio, Distrito Nacional', 'Servicios', 250, 'viaje'),
  service('SRV-002', 'Instalación eléctrica', 'Servicios', 1_800, 'hora'),
  service('SRV-003', 'Reparación y diagnóstico de inversores', 'Servicios', 2_500, 'visita'),
  service('SRV-004', 'Capacitación técnica', 'Servicios', 3_200, 'hora'),
];

export const demo: DemoCompany = {
  code: 'DEMO',
  name: 'Comercial Quisqueya, S.R.L.',
  timeZone: 'America/Santo_Domingo',
  locale: 'es',
  baseCurrency: 'DOP',
  warehouses: [
    { code: 'SANTIAGO', name: 'Sucursal Santiago' },
    { code: 'AVERIAS', name: 'Averías y devoluciones' },
  ],
  details: {
    tradeName: 'Quisqueya',
    taxId: '100000004',
    email: 'ventas@quisqueya.example',
    phone: '+1 809 555 0100',
    address: {
      line1: 'Av. 27 de Febrero 250',
      city: 'Santo Domingo',
      postalCode: '10108',
      country: 'DO',
    },
  },
  taxes: [
    {
      code: 'ITBIS18',
      name: 'ITBIS 18 %',
      rate: 18,
      category: 'standard',
      exemptionReason: null,
      validFrom: '2013-01-01',
    },
    {
      code: 'ITBIS16',
      name: 'ITBIS 16 %',
      rate: 16,
      category: 'reduced',
      exemptionReason: null,
      validFrom: '2016-01-01',
      products: ['ALI-001', 'ALI-002'],
    },
    {
      code: 'EXENTO',
      name: 'Exento de ITBIS',
      rate: 0,
      category: 'exempt',
      exemptionReason: 'Código Tributario, art. 343',
      validFrom: '2013-01-01',
      products: ['ALI-003', 'ALI-004', 'ALI-005', 'ALI-006'],
    },
  ],
  exchangeRates: [
    {
      base: 'USD',
      rates: [
        [365, 58.95],
        [90, 59.4275],
        [30, 60.1],
        [7, 59.875],
      ],
    },
    {
      base: 'EUR',
      rates: [
        [365, 64.2],
        [30, 68.735],
      ],
    },
  ],
  products: [...food, ...cleaning, ...tools, ...electrical, ...services],
  parties: dominican,
};

/** A company that begins with its taxes and one warehouse. */
export const emptyDemo: DemoCompany = {
  ...demo,
  name: 'Mi empresa',
  details: { address: { country: 'DO' } },
  warehouses: [],
  exchangeRates: [],
  products: [],
  parties: { customers: [], vendors: [] },
};

const office = goods('Office', 520_100, 'JERSEY', [
  ['OFF-001', 'Copy paper, letter, 500 sheets', 6.49, 'ream', 4.1, 320, 160, 80],
  ['OFF-002', 'Gel pen, black, 12 pack', 11.95, 'pack', 6.75, 90, 40, 20],
  ['OFF-003', 'Desk lamp, LED', 34.5, 'unit', 19.9, 28, 12, 10],
  ['OFF-004', 'Whiteboard, 36 × 24 in', 58, 'unit', 35.25, 9, 3, 5],
]);

export const otherDemo: DemoCompany = {
  code: 'DEMO2',
  name: 'Hudson Office Supply, Inc.',
  timeZone: 'America/New_York',
  locale: 'en',
  baseCurrency: 'USD',
  warehouses: [{ code: 'JERSEY', name: 'Jersey City' }],
  details: {
    tradeName: 'Hudson Office',
    email: 'sales@hudson.example',
    phone: '+1 212 555 0100',
    address: { line1: '250 Hudson St', city: 'New York', postalCode: '10013', country: 'US' },
  },
  taxes: [
    {
      code: 'NYC',
      name: 'New York City sales tax',
      rate: 8.875,
      category: 'standard',
      exemptionReason: null,
      validFrom: '2009-08-01',
    },
  ],
  exchangeRates: [],
  products: [...office, service('SVC-001', 'Delivery, Manhattan', 'Services', 18, 'trip')],
  parties: american,
};
