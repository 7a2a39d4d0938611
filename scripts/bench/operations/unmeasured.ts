/** Operations of new modules, which `npm run new` lists. */
export const unmeasured = {} as const satisfies Readonly<Record<string, string>>;
