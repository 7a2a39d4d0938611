import sharp from 'sharp';
import { type CasePerson, casePeople } from '../../../src/demo/cases/people.js';
import { drawPage } from '../../specimens/draw.js';
import { pageOf } from '../../specimens/people.js';

/* Draws the identity documents of the demo as JPEG. Argument: an existing folder. */

const [folder = ''] = process.argv.slice(2);

function passportOf({ documentNumber, ...person }: CasePerson) {
  const bearer = {
    ...person,
    number: documentNumber,
    code: 'P',
    issuer: 'DOM',
    nationality: 'DOM',
  };
  return pageOf({ format: 'TD3', bearer });
}

for (const [at, [name, person]] of Object.entries(casePeople).entries()) {
  const png = drawPage(passportOf(person), { seed: at + 11, width: 1000 });
  await sharp(png).jpeg({ quality: 82 }).toFile(`${folder}/${name}.jpg`);
}
