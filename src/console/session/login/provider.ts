const name = 'sso-key';

/**
 * The secret of a login by an identity provider, between the login page and the return of the browser. Other tabs do not see
 * it.
 */
export const providerLogin = {
  keep: (key: string): void => sessionStorage.setItem(name, key),
  get: (): string | null => sessionStorage.getItem(name),
  end: (): void => sessionStorage.removeItem(name),
};
