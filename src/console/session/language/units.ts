import { localeOf } from './plurals.js';
import { remembered } from './remembered.js';

type Language = 'en' | 'es';

/**
 * Usual units: singular and plural in English, then in Spanish, then abbreviations. A company may use any other text, such
 * as `kg`, which is shown as it is.
 */
const families = `unit units unidad unidades und ud
piece pieces pieza piezas pza pz pcs pc
box boxes caja cajas
pack packs paquete paquetes
pair pairs par pares
dozen dozens docena docenas
set sets juego juegos
bag bags funda fundas bolsa bolsas
sack sacks saco sacos
bottle bottles botella botellas
jar jars frasco frascos
can cans lata latas
roll rolls rollo rollos
sheet sheets hoja hojas
pallet pallets palé palés
foot feet pie pies
meter meters metro metros
liter liters litro litros
gallon gallons galón galones
pound pounds libra libras lb
service services servicio servicios
minute minutes minuto minutos
hour hours hora horas
day days día días
week weeks semana semanas
month months mes meses
year years año años`
  .split('\n')
  .map((family) => family.split(' '));

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  families.flatMap((family) => family.map((name) => [name, family] as const)),
);

const numbersOf = remembered((language: Language) => ({
  format: new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 6 }),
  rules: new Intl.PluralRules(language),
}));

/** Returns a quantity with the name of its unit, such as `1 unit` or `2.5 hours`. */
export function quantityText(language: Language, quantity: number, name: string): string {
  const { format, rules } = numbersOf(language);
  const isOne = rules.select(quantity) === 'one';
  const form = (language === 'en' ? 0 : 2) + (isOne ? 0 : 1);
  return `${format.format(quantity)} ${byName.get(name.toLowerCase())?.[form] ?? name}`;
}
