import '../help.mjs';

/* Builds everything, as for an image or for the tests. */

await Promise.all([import('./server.mjs'), import('./extras.mjs')]);
