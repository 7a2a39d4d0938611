// Written by npm run codegen; do not edit.

/** The permissions that modules declare, each with the roles that grant it beside `admin`. */
export const modulePermissions: Readonly<Record<string, readonly string[]>> = {};

/** The kinds of record that modules declare, each with the permission that shows such records. */
export const moduleRecords = {} as const;
