import { below, pick, type Random } from '../random.js';
import type { Query } from './queries.js';

type Type = NonNullable<Query['subject']['type']>;

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const given =
  split(`John Mary Peter Linda Thomas Susan Kevin Laura Lucia Javier Carmen Diego Elena Pierre Sophie
  Camille Hans Greta Stefan Ingrid Marco Giulia Paolo Chiara Layla Samira Zeynep Mehmet Ayse Olga Tatiana Wei Ling
  Hiroshi Yuki Priya Rahul Anita Vikram Kofi Ama Ngozi Thabo Minh Budi Siti Rosa Astrid Lars Jakub Tomasz Ioana Emma`);
const family =
  split(`Smith Taylor Wilson Daniels Baker Turner Cooper Navarro Castillo Dubois Moreau Laurent Muller
  Schneider Weber Fischer Rossi Ferrari Bianchi Esposito Haddad Yilmaz Demir Sokolov Morozov Zhao Tanaka Suzuki Sharma
  Patel Reddy Mensah Okafor Adeyemi Dlamini Pham Wijaya Santos Pereira Oliveira Hansen Nilsson Kowalski Popescu Murphy`);

/** In short names, two typos change much of the name. */
const shortGiven =
  split(`Ada Amy Ben Eva Ian Ida Jan Kai Lea Leo Mia Noa Sam Tom Uwe Zoe Bo Jo Aki Emi Jun Kenji Mai
  Rie Sho Taro Hana Jin Soo Min Hye Eun Joon Mei Xin Yan Jia Hao Lan Binh Duc Hoa Linh Thu Aye Nilar Zaw Thiri Ko Nour
  Rami Dina Hadi Sana Zain Omid Reza Sara Nima Tara Ajay Devi Ravi Uma`);
const shortFamily =
  split(`Lee Kim Park Choi Kang Yoon Shin Seo Bae Wang Chen Liu Zhou Wu Xu Sun Hu Guo Lin Luo Tan
  Goh Ong Teo Ito Abe Mori Ono Sato Kato Vo Bui Ngo Dang Ho Win Myint Soe Htun Ali Aziz Nasr Amin Saab Rao Das Roy
  Bose Nair Diaz Ruiz Vega Gil Sosa Cruz Roth Berg Wolf Lang Kern Holt Ford Lowe Reed Nagy Toth Novak Horak`);

const businesses =
  split(`Harbour Meadow Orchard Lantern Granite Juniper Falcon Willow Compass Beacon Cobalt Saffron
  Copper Amber Maple Heron Anchor Ember Thistle Quartz Linden Marlin Cedar Velvet Kestrel Larch Onyx Birch Otter Raven
  Solstice Tundra Vector Zenith Atlas Nimbus Pioneer Summit Horizon Delta`);
const trades =
  split(`Bakery Brewing Dental Legal Print Studio Foods Logistics Trading Software Energy Shipping Travel
  Textiles Capital Marine Services Motors Pharma Consulting Construction Import Export Media Optics Farms`);
const forms = split('Ltd LLC Inc GmbH S.A. B.V. AG S.r.l. Co. Oy AS Limited');

const syllables =
  split(`ba be bo ca co da de di do fa fe fi ga go ha ka ke ki ko la le li lo lu ma me mi mo na ne ni
  no nu pa pe pi po ra re ri ro ru sa se si so ta te ti to va ve vi vo za ze zi`);
const endings = ['', '', 'n', 'r', 's', 'l', 'x', 'm'];

/** Returns an invented word of four to nine letters, as in names of brands and ships. */
const coined = (random: Random): string =>
  Array.from({ length: 2 + below(random, 3) }, () => pick(random, syllables)).join('') +
  pick(random, endings);

type Naming = (random: Random) => readonly [name: readonly (string | undefined)[], type: Type];

const namings: readonly (readonly [set: string, naming: Naming])[] = [
  [
    'innocent people',
    (random) => {
      const middle = random() < 0.3 ? [pick(random, given)] : [];
      return [[pick(random, given), ...middle, pick(random, family)], 'person'];
    },
  ],
  [
    'people of short names',
    (random) => [[pick(random, shortGiven), pick(random, shortFamily)], 'person'],
  ],
  [
    'innocent companies',
    (random) => [[pick(random, businesses), pick(random, trades), pick(random, forms)], 'company'],
  ],
  ['coined companies', (random) => [[coined(random), pick(random, forms)], 'company']],
  [
    'coined words',
    (random) => [[coined(random)], pick(random, ['company', 'vessel']) ?? 'company'],
  ],
];

/** Invented names of ordinary customers, which are on a list only by chance. */
export function innocentSets(random: Random, count: number): (readonly [string, Query[]])[] {
  return namings.map(([set, naming]) => {
    const queries = Array.from({ length: count }, (): Query => {
      const [words, type] = naming(random);
      return { subject: { name: words.filter(Boolean).join(' '), type }, expected: '' };
    });
    return [set, queries] as const;
  });
}
