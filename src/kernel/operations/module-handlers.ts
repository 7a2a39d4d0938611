type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type HandlersOf<Module> = Module extends { readonly handlers: infer Own } ? Own : never;

/** Returns the handlers of all modules that `npm run new` wrote for an API. */
export const handlersOf = <Modules extends object>(
  modules: Modules,
): object & Intersection<HandlersOf<Modules[keyof Modules]>> =>
  Object.assign(
    {},
    ...Object.values(modules).map(({ handlers }: { readonly handlers: object }) => handlers),
  );
