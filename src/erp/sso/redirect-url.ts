/** Returns the address of the page to which providers send browsers back. */
export const redirectUrl = (publicUrl: string): string => `${publicUrl}/console/sso`;
