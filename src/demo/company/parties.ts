import { type CustomerInput, customerKind } from '../../erp/customers/index.js';
import {
  addParty,
  type PartyInput,
  type PartyKind,
  type PartyRow,
} from '../../erp/parties/index.js';
import { type VendorInput, vendorKind } from '../../erp/vendors/index.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../kernel/operator/operator.js';

export interface DemoParties {
  readonly customers: readonly CustomerInput[];
  readonly vendors: readonly VendorInput[];
}

const santoDomingo = (line1: string) => ({ line1, city: 'Santo Domingo', country: 'DO' });
const santiago = (line1: string) => ({ line1, city: 'Santiago de los Caballeros', country: 'DO' });

/** Invented numbers with right check digits. */
export const dominican: DemoParties = {
  customers: [
    {
      name: 'Ferretería Los Almácigos, S.R.L.',
      tradeName: 'Ferretería Los Almácigos',
      taxIdType: 'RNC',
      taxId: '1-30-94027-4',
      email: 'compras@almacigos.example',
      phone: '+1 809 555 0101',
      address: santoDomingo('Av. Duarte 214, Villa Consuelo'),
      paymentTerms: 'CREDITO_30',
      creditLimit: 250_000,
      contacts: [{ name: 'Yokasta Féliz', role: 'Compras', phone: '+1 809 555 0102' }],
    },
    {
      name: 'Supermercado El Cibao, S.A.',
      tradeName: 'Súper El Cibao',
      taxIdType: 'RNC',
      taxId: '1-31-71855-8',
      email: 'pagos@superelcibao.example',
      phone: '+1 809 555 0110',
      address: santiago('Av. Estrella Sadhalá 88'),
      paymentTerms: 'CREDITO_45',
      creditLimit: 600_000,
      priceIncludesTax: true,
      contacts: [
        { name: 'Leonel Peña', role: 'Cuentas por pagar', email: 'leonel@superelcibao.example' },
        { name: 'Mercedes Ureña', role: 'Gerente' },
      ],
    },
    {
      name: 'Constructora Peñón del Este, S.R.L.',
      taxIdType: 'RNC',
      taxId: '1-32-48861-1',
      email: 'obra@penondeleste.example',
      address: { line1: 'Carretera Mella km 9', city: 'Santo Domingo Este', country: 'DO' },
      paymentTerms: 'FIN_DE_MES_SIGUIENTE',
      creditLimit: 1_500_000,
    },
    {
      name: 'Hotel Bahía de las Palmas, S.A.',
      taxIdType: 'RNC',
      taxId: '1-01-97340-4',
      email: 'almacen@bahiapalmas.example',
      phone: '+1 809 555 0133',
      address: { line1: 'Calle Duarte 3', city: 'Las Terrenas', region: 'Samaná', country: 'DO' },
      paymentTerms: 'CREDITO_60',
      currencyCode: 'DOP',
      creditLimit: 400_000,
    },
    {
      name: 'Fundación Manos a la Obra',
      taxIdType: 'RNC',
      taxId: '4-22-00913-3',
      email: 'info@manosalaobra.example',
      address: santoDomingo('Calle Las Mercedes 57, Zona Colonial'),
      paymentTerms: 'CREDITO_15',
    },
    {
      name: 'Altagracia Núñez Féliz',
      taxIdType: 'CEDULA',
      taxId: '001-1729460-3',
      phone: '+1 829 555 0144',
      address: santoDomingo('Calle 16 de Agosto 9, Los Mina'),
      creditLimit: 0,
    },
    {
      name: 'José Álvarez Almonte',
      taxIdType: 'CEDULA',
      taxId: '031-0458817-7',
      email: 'jalvarez@correo.example',
      phone: '+1 809 555 0150',
      address: santiago('Calle Restauración 120'),
    },
    {
      name: 'Colmado Doña Tatica',
      taxIdType: 'CEDULA',
      taxId: '402-1365520-8',
      phone: '+1 849 555 0166',
      address: santoDomingo('Calle Respaldo 3, Cristo Rey'),
      creditLimit: 0,
      priceIncludesTax: true,
    },
    {
      name: 'Taller Eléctrico Ñico',
      taxIdType: 'CEDULA',
      taxId: '054-0093318-9',
      address: { city: 'Moca', region: 'Espaillat', country: 'DO' },
      creditLimit: 25_000,
      paymentTerms: 'CREDITO_8',
      blocked: true,
      notes: 'Bloqueado hasta que salde las facturas vencidas.',
    },
    {
      name: 'Comercializadora Istmo Sur, S.A.S.',
      taxIdType: 'NIT',
      taxId: '901472836-3',
      email: 'importaciones@istmosur.example',
      address: { line1: 'Carrera 53 n.º 76-115', city: 'Barranquilla', country: 'CO' },
      paymentTerms: 'CONTADO',
    },
    { name: 'Cliente al contado', paymentTerms: 'CONTADO', creditLimit: 0, priceIncludesTax: true },
    {
      name: 'Ferretería La Antigua, S.R.L.',
      taxIdType: 'RNC',
      taxId: '1-30-56718-2',
      address: santiago('Calle del Sol 40'),
      active: false,
      notes: 'Cerró en 2024.',
    },
  ],
  vendors: [
    {
      name: 'Importadora del Caribe, S.A.',
      taxIdType: 'RNC',
      taxId: '1-02-91476-1',
      email: 'ventas@importadoracaribe.example',
      phone: '+1 809 555 0201',
      address: santoDomingo('Zona Industrial de Haina, nave 12'),
      paymentTerms: 'CREDITO_30',
      bankAccounts: [
        { bank: 'Banco del Ozama', accountNumber: '9601447325', currencyCode: 'DOP' },
        { bank: 'Banco del Ozama', accountNumber: '9601447333', currencyCode: 'USD' },
      ],
      contacts: [
        { name: 'Rafael Mejía', role: 'Ventas', email: 'rafael@importadoracaribe.example' },
      ],
    },
    {
      name: 'Cafetalera Jarabacoa, S.R.L.',
      taxIdType: 'RNC',
      taxId: '1-33-15502-8',
      email: 'pedidos@cafetalera.example',
      address: { line1: 'Carretera a Manabao km 4', city: 'Jarabacoa', country: 'DO' },
      paymentTerms: 'CREDITO_15',
      bankAccounts: [{ bank: 'Banco Cordillera', accountNumber: '0310022718846' }],
    },
    {
      name: 'Cementos Peravia, S.A.',
      taxIdType: 'RNC',
      taxId: '1-30-87764-5',
      address: { city: 'Baní', region: 'Peravia', country: 'DO' },
      paymentTerms: 'CREDITO_45',
    },
    {
      name: 'Energía Solar Quisqueya, S.R.L.',
      taxIdType: 'RNC',
      taxId: '1-01-63329-8',
      email: 'ventas@solarquisqueya.example',
      address: santoDomingo('Av. Luperón 61'),
      paymentTerms: 'CREDITO_60',
    },
    {
      name: 'Detergentes Antillanos, S.A.',
      taxIdType: 'RNC',
      taxId: '1-31-29980-6',
      address: { city: 'San Cristóbal', country: 'DO' },
      paymentTerms: 'CREDITO_30',
    },
    {
      name: 'Transporte Hermanos Ureña',
      taxIdType: 'RNC',
      taxId: '1-02-45517-1',
      phone: '+1 809 555 0255',
      paymentTerms: 'CONTADO',
    },
    {
      name: 'Herramientas Levante, S.L.',
      taxIdType: 'NIF',
      taxId: 'B86294717',
      email: 'export@levante.example',
      address: {
        line1: 'Calle de la Industria 18',
        city: 'Valencia',
        postalCode: '46988',
        country: 'ES',
      },
      paymentTerms: 'CREDITO_90',
      bankAccounts: [{ bank: 'Banco de Levante', accountNumber: 'ES9121000418450200051332' }],
    },
    {
      name: 'Iluminación del Bajío, S.A. de C.V.',
      taxIdType: 'RFC',
      taxId: 'HCN080611TL4',
      address: { city: 'León', region: 'Guanajuato', country: 'MX' },
      paymentTerms: 'CREDITO_30',
    },
  ],
};

export const american: DemoParties = {
  customers: [
    {
      name: 'Brightwater Legal, LLP',
      taxIdType: 'EIN',
      taxId: '98-7654321',
      email: 'ap@brightwater.example',
      address: { line1: '40 Wall Street', city: 'New York', region: 'NY', country: 'US' },
      paymentTerms: 'CREDITO_30',
      creditLimit: 20_000,
    },
    { name: 'Walk-in customer', paymentTerms: 'CONTADO', creditLimit: 0 },
  ],
  vendors: [
    {
      name: 'Great Lakes Paper Co.',
      address: { city: 'Toledo', region: 'OH', country: 'US' },
      paymentTerms: 'CREDITO_30',
      bankAccounts: [{ bank: 'Lakeside Bank', accountNumber: '000123456789', currencyCode: 'USD' }],
    },
  ],
};

async function addAll<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  trx: Transaction,
  inputs: readonly Input[],
  baseCurrency: string,
  operator: Operator,
): Promise<void> {
  const { companyId, now } = operator;
  for (const input of inputs) {
    const row = await addParty(kind, trx, { companyId, baseCurrency, now }, input);
    const entry = { objectType: kind.noun, objectId: row.id, after: kind.audited(row) };
    await auditOperator(trx, operator, entry);
  }
}

export async function addParties(
  trx: Transaction,
  { customers, vendors }: DemoParties,
  baseCurrency: string,
  operator: Operator,
): Promise<void> {
  await addAll(customerKind, trx, customers, baseCurrency, operator);
  await addAll(vendorKind, trx, vendors, baseCurrency, operator);
}
