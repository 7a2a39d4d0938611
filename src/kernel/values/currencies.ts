/** ISO 4217 minor units. Intl is no source: it follows usage, and shows COP, HUF and IQD without any. */
const byDecimals: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD
     CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
     GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR
     LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD
     PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC
     SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR
     ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/**
 * Every active code that amounts are written in, with its decimals. Metals, testing codes and
 * units of account (XAU, XTS, XDR) have none and are left out.
 */
export const minorUnits: ReadonlyMap<string, number> = new Map(
  byDecimals.flatMap(([decimals, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, decimals]),
  ),
);

export interface CurrencyFacts {
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** As it is written where the currency is at home; not unique. */
  readonly symbol: string;
  readonly decimals: number;
}

/** Code, English name, symbol. */
const named = `
AED|United Arab Emirates Dirham|د.إ
AFN|Afghan Afghani|؋
ALL|Albanian Lek|L
AMD|Armenian Dram|֏
AOA|Angolan Kwanza|Kz
ARS|Argentine Peso|$
AUD|Australian Dollar|A$
AWG|Aruban Florin|ƒ
AZN|Azerbaijani Manat|₼
BAM|Bosnia and Herzegovina Convertible Mark|KM
BBD|Barbados Dollar|Bds$
BDT|Bangladeshi Taka|৳
BGN|Bulgarian Lev|лв
BHD|Bahraini Dinar|BD
BIF|Burundian Franc|FBu
BMD|Bermudian Dollar|BD$
BND|Brunei Dollar|B$
BOB|Boliviano|Bs
BOV|Bolivian Mvdol|BOV
BRL|Brazilian Real|R$
BSD|Bahamian Dollar|B$
BTN|Bhutanese Ngultrum|Nu.
BWP|Botswana Pula|P
BYN|Belarusian Ruble|Br
BZD|Belize Dollar|BZ$
CAD|Canadian Dollar|C$
CDF|Congolese Franc|FC
CHE|WIR Euro|CHE
CHF|Swiss Franc|CHF
CHW|WIR Franc|CHW
CLF|Chilean Unit of Account (UF)|UF
CLP|Chilean Peso|$
CNY|Chinese Yuan|¥
COP|Colombian Peso|$
COU|Colombian Real Value Unit|COU
CRC|Costa Rican Colón|₡
CUP|Cuban Peso|$
CVE|Cape Verdean Escudo|Esc
CZK|Czech Koruna|Kč
DJF|Djiboutian Franc|Fdj
DKK|Danish Krone|kr
DOP|Dominican Peso|RD$
DZD|Algerian Dinar|DA
EGP|Egyptian Pound|E£
ERN|Eritrean Nakfa|Nfk
ETB|Ethiopian Birr|Br
EUR|Euro|€
FJD|Fijian Dollar|FJ$
FKP|Falkland Islands Pound|£
GBP|Pound Sterling|£
GEL|Georgian Lari|₾
GHS|Ghanaian Cedi|GH₵
GIP|Gibraltar Pound|£
GMD|Gambian Dalasi|D
GNF|Guinean Franc|FG
GTQ|Guatemalan Quetzal|Q
GYD|Guyanese Dollar|G$
HKD|Hong Kong Dollar|HK$
HNL|Honduran Lempira|L
HTG|Haitian Gourde|G
HUF|Hungarian Forint|Ft
IDR|Indonesian Rupiah|Rp
ILS|Israeli New Shekel|₪
INR|Indian Rupee|₹
IQD|Iraqi Dinar|ID
IRR|Iranian Rial|﷼
ISK|Icelandic Króna|kr
JMD|Jamaican Dollar|J$
JOD|Jordanian Dinar|JD
JPY|Japanese Yen|¥
KES|Kenyan Shilling|KSh
KGS|Kyrgyzstani Som|сом
KHR|Cambodian Riel|៛
KMF|Comorian Franc|CF
KPW|North Korean Won|₩
KRW|South Korean Won|₩
KWD|Kuwaiti Dinar|KD
KYD|Cayman Islands Dollar|CI$
KZT|Kazakhstani Tenge|₸
LAK|Lao Kip|₭
LBP|Lebanese Pound|L£
LKR|Sri Lankan Rupee|Rs
LRD|Liberian Dollar|L$
LSL|Lesotho Loti|L
LYD|Libyan Dinar|LD
MAD|Moroccan Dirham|DH
MDL|Moldovan Leu|L
MGA|Malagasy Ariary|Ar
MKD|Macedonian Denar|ден
MMK|Myanmar Kyat|K
MNT|Mongolian Tögrög|₮
MOP|Macanese Pataca|MOP$
MRU|Mauritanian Ouguiya|UM
MUR|Mauritian Rupee|Rs
MVR|Maldivian Rufiyaa|Rf
MWK|Malawian Kwacha|MK
MXN|Mexican Peso|$
MXV|Mexican Investment Unit (UDI)|UDI
MYR|Malaysian Ringgit|RM
MZN|Mozambican Metical|MT
NAD|Namibian Dollar|N$
NGN|Nigerian Naira|₦
NIO|Nicaraguan Córdoba|C$
NOK|Norwegian Krone|kr
NPR|Nepalese Rupee|Rs
NZD|New Zealand Dollar|NZ$
OMR|Omani Rial|RO
PAB|Panamanian Balboa|B/.
PEN|Peruvian Sol|S/
PGK|Papua New Guinean Kina|K
PHP|Philippine Peso|₱
PKR|Pakistani Rupee|Rs
PLN|Polish Złoty|zł
PYG|Paraguayan Guaraní|₲
QAR|Qatari Riyal|QR
RON|Romanian Leu|lei
RSD|Serbian Dinar|дин.
RUB|Russian Ruble|₽
RWF|Rwandan Franc|FRw
SAR|Saudi Riyal|SR
SBD|Solomon Islands Dollar|SI$
SCR|Seychelles Rupee|SR
SDG|Sudanese Pound|£SD
SEK|Swedish Krona|kr
SGD|Singapore Dollar|S$
SHP|Saint Helena Pound|£
SLE|Sierra Leonean Leone|Le
SOS|Somali Shilling|Sh
SRD|Surinamese Dollar|Sr$
SSP|South Sudanese Pound|£
STN|São Tomé and Príncipe Dobra|Db
SVC|Salvadoran Colón|₡
SYP|Syrian Pound|LS
SZL|Swazi Lilangeni|E
THB|Thai Baht|฿
TJS|Tajikistani Somoni|SM
TMT|Turkmenistan Manat|m
TND|Tunisian Dinar|DT
TOP|Tongan Paʻanga|T$
TRY|Turkish Lira|₺
TTD|Trinidad and Tobago Dollar|TT$
TWD|New Taiwan Dollar|NT$
TZS|Tanzanian Shilling|TSh
UAH|Ukrainian Hryvnia|₴
UGX|Ugandan Shilling|USh
USD|US Dollar|US$
USN|US Dollar (Next Day)|USN
UYI|Uruguayan Indexed Unit (UI)|UI
UYU|Uruguayan Peso|$U
UYW|Uruguayan Nominal Wage Index Unit|UP
UZS|Uzbekistani Sum|soʻm
VED|Venezuelan Digital Bolívar|Bs.D
VES|Venezuelan Sovereign Bolívar|Bs.S
VND|Vietnamese Đồng|₫
VUV|Vanuatu Vatu|VT
WST|Samoan Tālā|WS$
XAD|Arab Accounting Dinar|XAD
XAF|Central African CFA Franc|FCFA
XCD|East Caribbean Dollar|EC$
XCG|Caribbean Guilder|Cg
XOF|West African CFA Franc|CFA
XPF|CFP Franc|₣
YER|Yemeni Rial|YR
ZAR|South African Rand|R
ZMW|Zambian Kwacha|ZK
ZWG|Zimbabwe Gold|ZiG
`;

/** The same currencies with their names, by code. */
export const currencies: ReadonlyMap<string, CurrencyFacts> = new Map(
  named
    .trim()
    .split('\n')
    .map((line): [string, CurrencyFacts] => {
      const [code = '', name = '', symbol = ''] = line.split('|');
      return [code, { code, name, symbol, decimals: minorUnits.get(code) ?? 2 }];
    }),
);

const spanish = new Intl.DisplayNames('es', { type: 'currency', fallback: 'none' });

/** For people. The names of the runtime serve for other languages: unlike its decimals, they are only shown. */
export function currencyName({ code, name }: CurrencyFacts, locale: 'en' | 'es'): string {
  return (locale === 'es' ? spanish.of(code) : undefined) ?? name;
}
