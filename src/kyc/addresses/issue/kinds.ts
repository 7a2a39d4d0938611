import type { AddressEvidence } from '../../engines/index.js';
import type { PlacedLine } from '../../text/index.js';
import { plain } from '../reading/plain.js';

type Kind = NonNullable<AddressEvidence['documentType']>;

/** Words that a document of the kind has, in English and Spanish without accents. */
const vocabulary: Readonly<Record<Exclude<Kind, 'other'>, readonly RegExp[]>> = {
  utility_bill: [
    /\b(electric(a|ity|idad)?|energia|energy|power company|luz)\b/,
    /\b(water|agua( potable)?|acueducto|alcantarillado|sewer(age)?)\b/,
    /\b(natural gas|gas natural|gas (bill|supply|company))\b/,
    /\b(telecom\w*|telefon\w*|telephone|mobile|movil|internet|broadband|cable)\b/,
    /\b(kwh|m3|medidor|contador|meter|lectura|consumo|usage|tarifa|tariff)\b/,
    /\b(factura|recibo de (luz|agua|servicio)|utility|bill( date| number|ing)?|nic|suministro|supply)\b/,
  ],
  bank_statement: [
    /\b(banco|bank|banca|caja de ahorros|credit union|building society|cooperativa de ahorro)\b/,
    /\b(estado de cuenta|extracto|account statement|bank statement|statement of account|statement)\b/,
    /\b(saldo|balance)\b/,
    /\b(iban|clabe|sort code|routing number|swift|bic)\b/,
    /\b(cuenta (corriente|de ahorros?)|checking account|savings account|account number|no\.? de cuenta)\b/,
    /\b(deposit(o|s|os)?|retiros?|withdrawals?|debits?|debitos?|creditos?|transactions?|movimientos)\b/,
  ],
  government: [
    /\b(ayuntamiento|alcaldia|municipio|municipalidad|city of|county of|borough|council|city hall)\b/,
    /\b(ministerio|ministry|secretaria de|department of|direccion general|junta central|gobierno|government)\b/,
    /\b(republica (dominicana|de colombia)|estados unidos mexicanos|reino de espana|hm revenue|internal revenue service)\b/,
    /\b(council tax|property tax|impuestos internos|impuesto (predial|sobre)|agencia tributaria|tax (notice|assessment|bill))\b/,
    /\b(empadronamiento|padron|certificado de (residencia|domicilio)|residence certificate|electoral register)\b/,
    /\b(seguridad social|social security|tesoreria|sat|dgii|dian)\b/,
  ],
};

/** Two different words are needed, because many papers contain one of them. */
const leastWords = 2;

/** Returns the kind of a document by its words; undefined if they do not show it. */
export function kindOf(lines: readonly PlacedLine[]): Kind | undefined {
  const text = plain(lines.map((line) => line.text).join('\n'));
  const kinds = Object.entries(vocabulary) as [Kind, readonly RegExp[]][];
  const counts = kinds.map(([kind, words]) => {
    const count = words.filter((word) => word.test(text)).length;
    return { kind, count };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  if (best === undefined || best.count < leastWords) return undefined;
  return best.count === second?.count ? undefined : best.kind;
}

const legalForm =
  /(^|[\s,])(s\.? ?a\.?( de c\.? ?v\.?| ?e\.? ?s\.? ?p\.?)?|s\.? ?a\.? ?[su]\.?|s\.? ?r\.? ?l\.?|s\.? ?l\.?( ?u\.?)?|c\. ?por ?a\.?|e\.? ?s\.? ?p\.?|ltd\.?|limited|plc|llc|inc\.?|corp(oration)?\.?|company|co\.|n\.? ?a\.?)$/;
const authority =
  /^(republica|ayuntamiento|alcaldia|municipio|ministerio|ministry|direccion general|junta central|tesoreria|city of|county of|department of|hm revenue|internal revenue|banco|bank)\b|\b(bank|council|county|city hall|energy|water|electric|telecom\w*|gas|power)$/;

const issuedBy = /^(emisor|emitid[ao] por|expedid[ao] por|issuer|issued by|compania|entidad)\b/;
const colon = /^[^:]{2,40}:/;

/** The issuer is named in this upper part of the page; the customer is named below it. */
const head = 0.4;

/** Returns the issuer of a document: by a label, else a company or an authority in its head. */
export function issuerOf(
  lines: readonly PlacedLine[],
  isHolder: (text: string) => boolean,
): string | undefined {
  const named = lines.find(({ text }) => issuedBy.test(plain(text)));
  const value = /^[^:]+:\s*(\S.*)$/.exec(named?.text ?? '')?.[1];
  if (value !== undefined) return value;
  const top = lines.filter(
    ({ box, page, text }) => page === 0 && box.y < head && !colon.test(text) && !isHolder(text),
  );
  const found =
    top.find(({ text }) => legalForm.test(plain(text))) ??
    top.find(({ text }) => authority.test(plain(text)));
  return found?.text;
}
