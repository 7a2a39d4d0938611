/** The APIs that a module can belong to, by the names of their folders. */
export const apiNames = ['erp', 'kyc'] as const;
export type ApiName = (typeof apiNames)[number];

/** The differences between the modules of the APIs, beside their lists. */
export interface ApiFacts {
  /** The beginning of the names of tables. */
  readonly table: string;
  /** The roles that a declaration grants reading and everything else to, until its author changes it. */
  readonly readers: string;
  readonly writers: string;
  /** How lists are divided into pages. */
  readonly pagination: 'page' | 'cursor';
  /** The JSON type of an id. */
  readonly id: 'integer' | 'string';
  /** The members that the table of every record has. */
  readonly kept: readonly string[];
  /** The owner of the records, as a handler passes it to statements, and how it finds it. */
  readonly owner: string;
  readonly ownerIn: (principal: string) => string;
  /** The owner in the parameters of a function and of a statement. */
  readonly ownerType: string;
  readonly ownerValues: string;
  /** The condition, columns and values of the owner in SQL. */
  readonly owned: string;
  readonly ownerColumns: readonly string[];
}

export const apis: Readonly<Record<ApiName, ApiFacts>> = {
  erp: {
    table: '',
    readers: 'manager, viewer',
    writers: 'manager',
    pagination: 'page',
    id: 'integer',
    kept: ['id', 'version', 'createdAt', 'updatedAt'],
    owner: 'companyId',
    ownerIn: (principal) => `${principal}.companyId`,
    ownerType: 'companyId: number',
    ownerValues: 'companyId',
    owned: 'r.company_id = :companyId',
    ownerColumns: ['company_id'],
  },
  kyc: {
    table: 'kyc_',
    readers: 'reviewer',
    writers: 'reviewer',
    pagination: 'cursor',
    id: 'string',
    kept: ['id', 'environment', 'version', 'createdAt', 'updatedAt'],
    owner: 'scope',
    ownerIn: (principal) => `scopeOf(${principal})`,
    ownerType: 'scope: Scope',
    ownerValues: '...scope',
    owned: 'r.company_id = :companyId AND r.environment = :environment',
    ownerColumns: ['company_id', 'environment'],
  },
};
