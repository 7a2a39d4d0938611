import { countries } from '../../kernel/values/countries.js';

/** ISO 3166-1: pairs of alpha-3 and alpha-2. */
const codes = `
  ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ
  BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA
  CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE
  DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB
  GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR
  HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH
  KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD
  MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA
  NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL
  PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL
  SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ
  TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG
  VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW`;

const alpha2 = new Map(
  codes
    .trim()
    .split(/\s+/)
    .map((code) => [code.slice(0, 3), code.slice(3)]),
);

/** Codes that only ICAO defines: D for Germany, and British nationals other than citizens. */
const own = { D: 'DE', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB' };
for (const [code, country] of Object.entries(own)) alpha2.set(code, country);

/** Issuers and nationalities that are not countries of ISO 3166. */
const others = new Set(
  'EUE RKS KSV UNO UNA UNK UNS XAA XBA XCC XCE XCO XCT XDC XEC XES XIM XMP XOM XPO XXA XXB XXC XXX'.split(
    ' ',
  ),
);

/** Codes of specimens, which are never real documents. */
const invented = new Set(['UTO', 'ZZZ', 'XYZ']);

/** All codes, padded with fillers to three characters. */
export const knownIssuers: readonly string[] = [...alpha2.keys(), ...others, ...invented].map(
  (code) => code.padEnd(3, '<'),
);

export type IssuerKind = 'country' | 'other' | 'invented' | 'unknown';

const withoutFillers = (code: string): string => code.replace(/(?<!<)<+$/, '');

export function issuerKind(code: string): IssuerKind {
  const plain = withoutFillers(code);
  if (alpha2.has(plain)) return 'country';
  if (others.has(plain)) return 'other';
  return invented.has(plain) ? 'invented' : 'unknown';
}

/** Returns alpha-2 in lower case; null for organisations, stateless people, refugees, specimens and unknown codes. */
export function countryOf(code: string): string | null {
  const found = alpha2.get(withoutFillers(code));
  return found !== undefined && countries.has(found) ? found.toLowerCase() : null;
}
