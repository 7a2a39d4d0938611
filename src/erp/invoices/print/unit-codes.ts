/** Codes of UN/ECE Recommendation 20 and 21, each with the names that products give the unit. */
const names: Readonly<Record<string, string>> = {
  C62: 'unit units unidad unidades und ud uds u pieza piezas pza piece pieces pc pcs',
  KGM: 'kg kgs kilo kilos kilogramo kilogramos kilogram kilograms',
  GRM: 'g gr gramo gramos gram grams',
  TNE: 't ton tonelada toneladas tonne tonnes',
  LBR: 'lb lbs libra libras pound pounds',
  ONZ: 'oz onza onzas ounce ounces',
  LTR: 'l lt lts litro litros litre litres liter liters',
  MLT: 'ml mililitro mililitros millilitre milliliter',
  GLL: 'gal galon galón galones gallon gallons',
  MTR: 'm mt mts metro metros metre metres meter meters',
  CMT: 'cm centimetro centímetro centimetros centímetros centimetre centimeter',
  MMT: 'mm milimetro milímetro milimetros milímetros millimetre millimeter',
  KMT: 'km kilometro kilómetro kilometros kilómetros kilometre kilometer',
  MTK: 'm2 m²',
  MTQ: 'm3 m³',
  FOT: 'ft pie pies foot feet',
  INH: 'in pulgada pulgadas inch inches',
  HUR: 'h hr hrs hora horas hour hours',
  MIN: 'min minuto minutos minute minutes',
  DAY: 'd dia día dias días day days',
  WEE: 'semana semanas week weeks',
  MON: 'mes meses month months',
  ANN: 'año años year years',
  PR: 'par pares pair pairs',
  DZN: 'docena docenas dozen dozens',
  KWH: 'kwh',
  XBX: 'caja cajas box boxes',
  XPK: 'paquete paquetes pack packs package packages',
};

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([code, known]) => known.split(' ').map((name) => [name, code])),
);

/** Returns the code of a unit; `C62`, one, for a unit without a code. */
export const unitCode = (unit: string): string => codes.get(unit.trim().toLowerCase()) ?? 'C62';
