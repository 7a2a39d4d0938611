/** The cascade for faces, which the build reads from its package. */
declare module 'notaria:face-cascade' {
  export const cascade: readonly number[];
}
