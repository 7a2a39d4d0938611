/** Operations that `npm run bench -- operations` leaves out, each with the reason. All others need a call in `calls/`. */
export const unmeasured = {} as const satisfies Readonly<Record<string, string>>;
