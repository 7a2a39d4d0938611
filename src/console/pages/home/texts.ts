const en = {
  title: 'Home',
  attention: 'What needs you',
  calm: 'Nothing waits for you.',
  webhooks: (count: number) =>
    count === 0 ? 'Webhooks deliver' : count === 1 ? '1 webhook fails' : `${count} webhooks fail`,
  review: (count: number) =>
    count === 0
      ? 'No case waits for review'
      : count === 1
        ? '1 case waits for review'
        : `${count} cases wait for review`,
  oldest: (age: string) => `the oldest since ${age}`,
  keys: (count: number) =>
    count === 0
      ? 'No key ends in the next 14 days'
      : count === 1
        ? '1 key ends in the next 14 days'
        : `${count} keys end in the next 14 days`,
  first: (name: string, when: string) => `${name}, ${when}`,
  locked: (count: number) =>
    count === 0
      ? 'Nobody is locked out'
      : count === 1
        ? '1 user is locked out'
        : `${count} users are locked out`,
  books: 'Self-check of the books',
  sound: (count: number) => `All ${count} checks hold: stock, allocations and balances`,
  unsound: (count: number) =>
    count === 1 ? '1 check does not hold' : `${count} checks do not hold`,
  checkedAt: (when: string) => `Checked ${when}`,
  checkAgain: 'Check again',
  fault: (expected: string, found: string) => `should be ${expected}, is ${found}`,
  sales: 'Sales and collections of the last twelve months',
  month: 'Month',
  sold: 'Sales',
  collected: 'Collections',
  noSales: 'No sales yet',
  noSalesText: 'The chart begins with the first invoice.',
  aging: 'What customers owe',
  asOf: (day: string) => `as of ${day}`,
  nothingOwed: 'Nothing is open',
  buckets: {
    current: 'Not due',
    d1_30: '1–30 days',
    d31_60: '31–60 days',
    d61_90: '61–90 days',
    d91_120: '91–120 days',
    d120_plus: 'Over 120 days',
  },
  low: 'Below their minimum',
  noLow: 'Every product is above its minimum',
  product: 'Product',
  stock: 'In stock',
  more: (count: number) => `${count} more`,
  see: 'See all',
};

export type HomeTexts = typeof en;

export const homeTexts = {
  en,
  es: {
    title: 'Inicio',
    attention: 'Lo que le espera',
    calm: 'Nada espera por usted.',
    webhooks: (count: number) =>
      count === 0
        ? 'Los webhooks entregan bien'
        : count === 1
          ? '1 webhook falla'
          : `${count} webhooks fallan`,
    review: (count: number) =>
      count === 0
        ? 'Ningún caso espera revisión'
        : count === 1
          ? '1 caso espera revisión'
          : `${count} casos esperan revisión`,
    oldest: (age: string) => `el más antiguo, ${age}`,
    keys: (count: number) =>
      count === 0
        ? 'Ninguna clave vence en los próximos 14 días'
        : count === 1
          ? '1 clave vence en los próximos 14 días'
          : `${count} claves vencen en los próximos 14 días`,
    first: (name: string, when: string) => `${name}, ${when}`,
    locked: (count: number) =>
      count === 0
        ? 'Nadie está bloqueado'
        : count === 1
          ? '1 usuario está bloqueado'
          : `${count} usuarios están bloqueados`,
    books: 'Autocomprobación de los libros',
    sound: (count: number) =>
      `Las ${count} comprobaciones se cumplen: existencias, asignaciones y saldos`,
    unsound: (count: number) =>
      count === 1 ? '1 comprobación no se cumple' : `${count} comprobaciones no se cumplen`,
    checkedAt: (when: string) => `Comprobado ${when}`,
    checkAgain: 'Comprobar de nuevo',
    fault: (expected: string, found: string) => `debe ser ${expected}, es ${found}`,
    sales: 'Ventas y cobros de los últimos doce meses',
    month: 'Mes',
    sold: 'Ventas',
    collected: 'Cobros',
    noSales: 'Todavía no hay ventas',
    noSalesText: 'El gráfico comienza con la primera factura.',
    aging: 'Lo que deben los clientes',
    asOf: (day: string) => `al ${day}`,
    nothingOwed: 'No hay nada pendiente',
    buckets: {
      current: 'No vencido',
      d1_30: '1–30 días',
      d31_60: '31–60 días',
      d61_90: '61–90 días',
      d91_120: '91–120 días',
      d120_plus: 'Más de 120 días',
    },
    low: 'Por debajo de su mínimo',
    noLow: 'Todos los productos superan su mínimo',
    product: 'Producto',
    stock: 'Existencia',
    more: (count: number) => `${count} más`,
    see: 'Ver todo',
  } satisfies HomeTexts,
};
