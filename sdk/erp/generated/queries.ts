// Written by npm run codegen; do not edit.

import type { FieldNames, FieldOf, FieldOptions, FieldsReply } from '../../core/fields.js';
import type { FileReply } from '../../core/files.js';
import type { CallOptions, HeaderOptions, KeyedOptions, VersionedOptions } from '../../core/options.js';
import type { GroupKey, InfiniteQueryOptions, MutationOptions, QueryOptions } from '../../core/queries.js';
import { bindQueries } from '../../core/queries.js';
import type { AdminMethods, ApiKeysMethods, AuditMethods, AuthMethods, BatchMethods, ConfigMethods, CreditNotesMethods, CrmMethods, CustomersMethods, EventsMethods, InventoryMethods, InvoicesMethods, PayablesMethods, ProductsMethods, PurchaseOrdersMethods, ReceivablesMethods, ReportsMethods, UsersMethods, VendorsMethods } from './methods.js';
import { admin, apiKeys, audit, auth, batch, config, creditNotes, crm, customers, events, inventory, invoices, payables, products, purchaseOrders, receivables, reports, users, vendors } from './methods.js';
import type { AdjustmentInput, AdjustmentListReply, AdjustmentRecordReply, AdjustmentReply, ApiKeyInput, ApiKeyListReply, ApiKeyReply, ApiKeyRotation, ApiKeyUpdate, ApiKeyUsageReply, AuditListReply, BatchInput, BatchReply, CompanyInput, CompanyReply, ConfirmationReply, CreditNoteAllocationReply, CreditNoteInput, CreditNoteListReply, CreditNoteRelease, CreditNoteReply, CreditNoteVoid, CurrencyInput, CurrencyListReply, CurrencyReply, CustomerBalanceReply, CustomerInput, CustomerListReply, CustomerReply, DownloadCreditNotePdfQuery, DownloadInvoicePdfQuery, DownloadPayablePaymentPdfQuery, DownloadPurchaseOrderPdfQuery, DownloadReceivablePaymentPdfQuery, EventListReply, ExchangeRateInput, ExchangeRateListReply, ExchangeRateReply, ExchangeRateUpdate, GetApiKeyUsageQuery, GetCustomerBalanceQuery, GetPayableAgingQuery, GetReceivableAgingQuery, GetSalesByMonthQuery, GetVendorBalanceQuery, InvoiceCreatedReply, InvoiceDeletedReply, InvoiceInput, InvoiceIssue, InvoiceListReply, InvoiceReply, InvoiceVoid, LeadInput, LeadListReply, LeadReply, LeadStatusChange, ListAdjustmentsQuery, ListApiKeysQuery, ListAuditEntriesQuery, ListCreditNotesQuery, ListCurrenciesQuery, ListCustomersQuery, ListEventsQuery, ListExchangeRatesQuery, ListInvoicesQuery, ListLeadsQuery, ListMovementsQuery, ListOpportunitiesQuery, ListPayablePaymentsQuery, ListPayablesQuery, ListPaymentTermsQuery, ListProductCategoriesQuery, ListProductsQuery, ListPurchaseOrdersQuery, ListReceivablePaymentsQuery, ListReceivablesQuery, ListReceptionsQuery, ListSeriesQuery, ListStockQuery, ListTaxRatesQuery, ListTransfersQuery, ListUsersQuery, ListVendorsQuery, ListWarehousesQuery, LoginHeaders, LoginInput, LoginReply, LogoutReply, MeReply, MovementListReply, NewApiKeyReply, OpportunityInput, OpportunityListReply, OpportunityReply, OwnPassword, PasswordResetInput, PasswordResetReply, PayableAgingReply, PayableAllocationInput, PayableListReply, PayablePaymentInput, PayablePaymentListReply, PayablePaymentReply, PayablePaymentReverse, PayableRelease, PaymentTermsInput, PaymentTermsListReply, PaymentTermsReply, PaymentTermsUpdate, PeriodLockInput, PeriodLockReply, ProductCategoryDeletedReply, ProductCategoryInput, ProductCategoryListReply, ProductCategoryReply, ProductInput, ProductListReply, ProductReply, PurchaseOrderInput, PurchaseOrderListReply, PurchaseOrderReply, ReceivableAgingReply, ReceivableAllocationInput, ReceivableListReply, ReceivablePaymentInput, ReceivablePaymentListReply, ReceivablePaymentReply, ReceivablePaymentReverse, ReceivableRelease, ReceptionInput, ReceptionListReply, ReceptionRecordReply, ReceptionReply, ReceptionReverse, RecoveryCodesReply, RefreshInput, RefreshReply, SalesByMonthReply, SecondFactorCode, SecondFactorProof, SecondFactorReply, SecondFactorSetUpReply, SecondFactorStart, SelfCheckReply, SeriesInput, SeriesListReply, SeriesReply, StageChange, StockListReply, StockReversal, TaxRateInput, TaxRateListReply, TaxRateReply, TaxRateUpdate, TransferInput, TransferListReply, TransferRecordReply, TransferReply, UserInput, UserKeyListReply, UserListReply, UserLoginListReply, UserLoginReply, UserPassword, UserReply, UserUpdate, VendorBalanceReply, VendorInput, VendorListReply, VendorReply, WarehouseInput, WarehouseListReply, WarehouseReply, WarehouseUpdate } from './types.js';

export interface AdminQueries extends GroupKey {
  selfCheck(): QueryOptions<SelfCheckReply>;
}

/** Options of queries and mutations of `admin`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const adminQueries = (client: { readonly admin: AdminMethods }): AdminQueries =>
  bindQueries('admin', client.admin, admin) as unknown as AdminQueries;

export interface ApiKeysQueries extends GroupKey {
  list: {
    <F extends FieldOf<ApiKeyListReply> = never>(query?: ListApiKeysQuery<F>): QueryOptions<FieldsReply<ApiKeyListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ApiKeyListReply> = never>(query?: ListApiKeysQuery<F>): InfiniteQueryOptions<FieldsReply<ApiKeyListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: ApiKeyInput; readonly options?: KeyedOptions | undefined }, NewApiKeyReply>;
  get<F extends FieldOf<ApiKeyReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<ApiKeyReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: ApiKeyUpdate; readonly options?: VersionedOptions | undefined }, ApiKeyReply>;
  revoke(): MutationOptions<{ readonly id: number; readonly options?: KeyedOptions | undefined }, ApiKeyReply>;
  rotate(): MutationOptions<{ readonly id: number; readonly body?: ApiKeyRotation | undefined; readonly options?: KeyedOptions | undefined }, NewApiKeyReply>;
  usage(id: number, query?: GetApiKeyUsageQuery): QueryOptions<ApiKeyUsageReply>;
}

/** Options of queries and mutations of `apiKeys`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const apiKeysQueries = (client: { readonly apiKeys: ApiKeysMethods }): ApiKeysQueries =>
  bindQueries('apiKeys', client.apiKeys, apiKeys) as unknown as ApiKeysQueries;

export interface AuditQueries extends GroupKey {
  list: {
    <F extends FieldOf<AuditListReply> = never>(query?: ListAuditEntriesQuery<F>): QueryOptions<FieldsReply<AuditListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<AuditListReply> = never>(query?: ListAuditEntriesQuery<F>): InfiniteQueryOptions<FieldsReply<AuditListReply, FieldNames<F>>>;
  };
}

/** Options of queries and mutations of `audit`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const auditQueries = (client: { readonly audit: AuditMethods }): AuditQueries =>
  bindQueries('audit', client.audit, audit) as unknown as AuditQueries;

export interface AuthQueries extends GroupKey {
  login(): MutationOptions<{ readonly body: LoginInput; readonly options?: HeaderOptions<LoginHeaders, CallOptions> | undefined }, LoginReply>;
  logins(): QueryOptions<UserLoginListReply>;
  revokeOtherLogins(): MutationOptions<{ readonly options?: CallOptions | undefined } | void, UserLoginListReply>;
  revokeLogin(): MutationOptions<{ readonly loginId: string; readonly options?: CallOptions | undefined }, UserLoginReply>;
  logout(): MutationOptions<{ readonly options?: CallOptions | undefined } | void, LogoutReply>;
  me(): QueryOptions<MeReply>;
  changePassword(): MutationOptions<{ readonly body: OwnPassword; readonly options?: CallOptions | undefined }, ConfirmationReply>;
  resetPassword(): MutationOptions<{ readonly body: PasswordResetInput; readonly options?: CallOptions | undefined }, ConfirmationReply>;
  refresh(): MutationOptions<{ readonly body: RefreshInput; readonly options?: CallOptions | undefined }, RefreshReply>;
  secondFactor(): QueryOptions<SecondFactorReply>;
  setUpSecondFactor(): MutationOptions<{ readonly body: SecondFactorStart; readonly options?: CallOptions | undefined }, SecondFactorSetUpReply>;
  confirmSecondFactor(): MutationOptions<{ readonly body: SecondFactorCode; readonly options?: CallOptions | undefined }, RecoveryCodesReply>;
  createRecoveryCodes(): MutationOptions<{ readonly body: SecondFactorProof; readonly options?: CallOptions | undefined }, RecoveryCodesReply>;
  removeSecondFactor(): MutationOptions<{ readonly body: SecondFactorProof; readonly options?: CallOptions | undefined }, SecondFactorReply>;
}

/** Options of queries and mutations of `auth`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const authQueries = (client: { readonly auth: AuthMethods }): AuthQueries =>
  bindQueries('auth', client.auth, auth) as unknown as AuthQueries;

export interface BatchQueries extends GroupKey {
  run(): MutationOptions<{ readonly body: BatchInput; readonly options?: CallOptions | undefined }, BatchReply>;
}

/** Options of queries and mutations of `batch`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const batchQueries = (client: { readonly batch: BatchMethods }): BatchQueries =>
  bindQueries('batch', client.batch, batch) as unknown as BatchQueries;

export interface ConfigQueries extends GroupKey {
  company(): QueryOptions<CompanyReply>;
  updateCompany(): MutationOptions<{ readonly body: CompanyInput; readonly options?: VersionedOptions | undefined }, CompanyReply>;
  currencies: {
    <F extends FieldOf<CurrencyListReply> = never>(query?: ListCurrenciesQuery<F>): QueryOptions<FieldsReply<CurrencyListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<CurrencyListReply> = never>(query?: ListCurrenciesQuery<F>): InfiniteQueryOptions<FieldsReply<CurrencyListReply, FieldNames<F>>>;
  };
  updateCurrency(): MutationOptions<{ readonly code: string; readonly body: CurrencyInput; readonly options?: VersionedOptions | undefined }, CurrencyReply>;
  exchangeRates: {
    <F extends FieldOf<ExchangeRateListReply> = never>(query?: ListExchangeRatesQuery<F>): QueryOptions<FieldsReply<ExchangeRateListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ExchangeRateListReply> = never>(query?: ListExchangeRatesQuery<F>): InfiniteQueryOptions<FieldsReply<ExchangeRateListReply, FieldNames<F>>>;
  };
  createExchangeRate(): MutationOptions<{ readonly body: ExchangeRateInput; readonly options?: KeyedOptions | undefined }, ExchangeRateReply>;
  updateExchangeRate(): MutationOptions<{ readonly id: number; readonly body: ExchangeRateUpdate; readonly options?: VersionedOptions | undefined }, ExchangeRateReply>;
  paymentTerms: {
    <F extends FieldOf<PaymentTermsListReply> = never>(query?: ListPaymentTermsQuery<F>): QueryOptions<FieldsReply<PaymentTermsListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<PaymentTermsListReply> = never>(query?: ListPaymentTermsQuery<F>): InfiniteQueryOptions<FieldsReply<PaymentTermsListReply, FieldNames<F>>>;
  };
  createPaymentTerms(): MutationOptions<{ readonly body: PaymentTermsInput; readonly options?: KeyedOptions | undefined }, PaymentTermsReply>;
  updatePaymentTerms(): MutationOptions<{ readonly id: number; readonly body: PaymentTermsUpdate; readonly options?: VersionedOptions | undefined }, PaymentTermsReply>;
  lockPeriod(): MutationOptions<{ readonly body: PeriodLockInput; readonly options?: CallOptions | undefined }, PeriodLockReply>;
  series: {
    <F extends FieldOf<SeriesListReply> = never>(query?: ListSeriesQuery<F>): QueryOptions<FieldsReply<SeriesListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<SeriesListReply> = never>(query?: ListSeriesQuery<F>): InfiniteQueryOptions<FieldsReply<SeriesListReply, FieldNames<F>>>;
  };
  updateSeries(): MutationOptions<{ readonly code: string; readonly body: SeriesInput; readonly options?: VersionedOptions | undefined }, SeriesReply>;
  taxRates: {
    <F extends FieldOf<TaxRateListReply> = never>(query?: ListTaxRatesQuery<F>): QueryOptions<FieldsReply<TaxRateListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<TaxRateListReply> = never>(query?: ListTaxRatesQuery<F>): InfiniteQueryOptions<FieldsReply<TaxRateListReply, FieldNames<F>>>;
  };
  createTaxRate(): MutationOptions<{ readonly body: TaxRateInput; readonly options?: KeyedOptions | undefined }, TaxRateReply>;
  updateTaxRate(): MutationOptions<{ readonly id: number; readonly body: TaxRateUpdate; readonly options?: VersionedOptions | undefined }, TaxRateReply>;
}

/** Options of queries and mutations of `config`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const configQueries = (client: { readonly config: ConfigMethods }): ConfigQueries =>
  bindQueries('config', client.config, config) as unknown as ConfigQueries;

export interface CreditNotesQueries extends GroupKey {
  list: {
    <F extends FieldOf<CreditNoteListReply> = never>(query?: ListCreditNotesQuery<F>): QueryOptions<FieldsReply<CreditNoteListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<CreditNoteListReply> = never>(query?: ListCreditNotesQuery<F>): InfiniteQueryOptions<FieldsReply<CreditNoteListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: CreditNoteInput; readonly options?: KeyedOptions | undefined }, CreditNoteReply>;
  get<F extends FieldOf<CreditNoteReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<CreditNoteReply, FieldNames<F>>>;
  allocate(): MutationOptions<{ readonly id: number; readonly body: ReceivableAllocationInput; readonly options?: KeyedOptions | undefined }, CreditNoteAllocationReply>;
  pdf(id: number, query?: DownloadCreditNotePdfQuery): QueryOptions<FileReply>;
  release(): MutationOptions<{ readonly id: number; readonly body: CreditNoteRelease; readonly options?: KeyedOptions | undefined }, CreditNoteAllocationReply>;
  void(): MutationOptions<{ readonly id: number; readonly body?: CreditNoteVoid | undefined; readonly options?: KeyedOptions | undefined }, CreditNoteReply>;
  xml(id: number): QueryOptions<FileReply>;
}

/** Options of queries and mutations of `creditNotes`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const creditNotesQueries = (client: { readonly creditNotes: CreditNotesMethods }): CreditNotesQueries =>
  bindQueries('creditNotes', client.creditNotes, creditNotes) as unknown as CreditNotesQueries;

export interface CrmQueries extends GroupKey {
  leads: {
    <F extends FieldOf<LeadListReply> = never>(query?: ListLeadsQuery<F>): QueryOptions<FieldsReply<LeadListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<LeadListReply> = never>(query?: ListLeadsQuery<F>): InfiniteQueryOptions<FieldsReply<LeadListReply, FieldNames<F>>>;
  };
  createLead(): MutationOptions<{ readonly body: LeadInput; readonly options?: KeyedOptions | undefined }, LeadReply>;
  lead<F extends FieldOf<LeadReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<LeadReply, FieldNames<F>>>;
  changeLeadStatus(): MutationOptions<{ readonly id: number; readonly body: LeadStatusChange; readonly options?: VersionedOptions | undefined }, LeadReply>;
  opportunities: {
    <F extends FieldOf<OpportunityListReply> = never>(query?: ListOpportunitiesQuery<F>): QueryOptions<FieldsReply<OpportunityListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<OpportunityListReply> = never>(query?: ListOpportunitiesQuery<F>): InfiniteQueryOptions<FieldsReply<OpportunityListReply, FieldNames<F>>>;
  };
  createOpportunity(): MutationOptions<{ readonly body: OpportunityInput; readonly options?: KeyedOptions | undefined }, OpportunityReply>;
  opportunity<F extends FieldOf<OpportunityReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<OpportunityReply, FieldNames<F>>>;
  changeStage(): MutationOptions<{ readonly id: number; readonly body: StageChange; readonly options?: VersionedOptions | undefined }, OpportunityReply>;
}

/** Options of queries and mutations of `crm`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const crmQueries = (client: { readonly crm: CrmMethods }): CrmQueries =>
  bindQueries('crm', client.crm, crm) as unknown as CrmQueries;

export interface CustomersQueries extends GroupKey {
  list: {
    <F extends FieldOf<CustomerListReply> = never>(query?: ListCustomersQuery<F>): QueryOptions<FieldsReply<CustomerListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<CustomerListReply> = never>(query?: ListCustomersQuery<F>): InfiniteQueryOptions<FieldsReply<CustomerListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: CustomerInput; readonly options?: KeyedOptions | undefined }, CustomerReply>;
  get<F extends FieldOf<CustomerReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<CustomerReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: CustomerInput; readonly options?: VersionedOptions | undefined }, CustomerReply>;
  balance(id: number, query?: GetCustomerBalanceQuery): QueryOptions<CustomerBalanceReply>;
}

/** Options of queries and mutations of `customers`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const customersQueries = (client: { readonly customers: CustomersMethods }): CustomersQueries =>
  bindQueries('customers', client.customers, customers) as unknown as CustomersQueries;

export interface EventsQueries extends GroupKey {
  list<F extends FieldOf<EventListReply> = never>(query?: ListEventsQuery<F>): QueryOptions<FieldsReply<EventListReply, FieldNames<F>>>;
}

/** Options of queries and mutations of `events`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const eventsQueries = (client: { readonly events: EventsMethods }): EventsQueries =>
  bindQueries('events', client.events, events) as unknown as EventsQueries;

export interface InventoryQueries extends GroupKey {
  adjustments: {
    <F extends FieldOf<AdjustmentListReply> = never>(query?: ListAdjustmentsQuery<F>): QueryOptions<FieldsReply<AdjustmentListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<AdjustmentListReply> = never>(query?: ListAdjustmentsQuery<F>): InfiniteQueryOptions<FieldsReply<AdjustmentListReply, FieldNames<F>>>;
  };
  adjust(): MutationOptions<{ readonly body: AdjustmentInput; readonly options?: KeyedOptions | undefined }, AdjustmentReply>;
  getAdjustment<F extends FieldOf<AdjustmentRecordReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<AdjustmentRecordReply, FieldNames<F>>>;
  reverseAdjustment(): MutationOptions<{ readonly id: number; readonly body?: StockReversal | undefined; readonly options?: KeyedOptions | undefined }, AdjustmentRecordReply>;
  movements: {
    <F extends FieldOf<MovementListReply> = never>(query?: ListMovementsQuery<F>): QueryOptions<FieldsReply<MovementListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<MovementListReply> = never>(query?: ListMovementsQuery<F>): InfiniteQueryOptions<FieldsReply<MovementListReply, FieldNames<F>>>;
  };
  stock: {
    <F extends FieldOf<StockListReply> = never>(query?: ListStockQuery<F>): QueryOptions<FieldsReply<StockListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<StockListReply> = never>(query?: ListStockQuery<F>): InfiniteQueryOptions<FieldsReply<StockListReply, FieldNames<F>>>;
  };
  transfers: {
    <F extends FieldOf<TransferListReply> = never>(query?: ListTransfersQuery<F>): QueryOptions<FieldsReply<TransferListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<TransferListReply> = never>(query?: ListTransfersQuery<F>): InfiniteQueryOptions<FieldsReply<TransferListReply, FieldNames<F>>>;
  };
  transfer(): MutationOptions<{ readonly body: TransferInput; readonly options?: KeyedOptions | undefined }, TransferReply>;
  getTransfer<F extends FieldOf<TransferRecordReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<TransferRecordReply, FieldNames<F>>>;
  reverseTransfer(): MutationOptions<{ readonly id: number; readonly body?: StockReversal | undefined; readonly options?: KeyedOptions | undefined }, TransferRecordReply>;
  warehouses: {
    <F extends FieldOf<WarehouseListReply> = never>(query?: ListWarehousesQuery<F>): QueryOptions<FieldsReply<WarehouseListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<WarehouseListReply> = never>(query?: ListWarehousesQuery<F>): InfiniteQueryOptions<FieldsReply<WarehouseListReply, FieldNames<F>>>;
  };
  createWarehouse(): MutationOptions<{ readonly body: WarehouseInput; readonly options?: KeyedOptions | undefined }, WarehouseReply>;
  updateWarehouse(): MutationOptions<{ readonly id: number; readonly body: WarehouseUpdate; readonly options?: VersionedOptions | undefined }, WarehouseReply>;
}

/** Options of queries and mutations of `inventory`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const inventoryQueries = (client: { readonly inventory: InventoryMethods }): InventoryQueries =>
  bindQueries('inventory', client.inventory, inventory) as unknown as InventoryQueries;

export interface InvoicesQueries extends GroupKey {
  list: {
    <F extends FieldOf<InvoiceListReply> = never>(query?: ListInvoicesQuery<F>): QueryOptions<FieldsReply<InvoiceListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<InvoiceListReply> = never>(query?: ListInvoicesQuery<F>): InfiniteQueryOptions<FieldsReply<InvoiceListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: InvoiceInput; readonly options?: KeyedOptions | undefined }, InvoiceCreatedReply>;
  get<F extends FieldOf<InvoiceReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<InvoiceReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: InvoiceInput; readonly options?: VersionedOptions | undefined }, InvoiceReply>;
  delete(): MutationOptions<{ readonly id: number; readonly options?: CallOptions | undefined }, InvoiceDeletedReply>;
  issue(): MutationOptions<{ readonly id: number; readonly body?: InvoiceIssue | undefined; readonly options?: KeyedOptions | undefined }, InvoiceCreatedReply>;
  pdf(id: number, query?: DownloadInvoicePdfQuery): QueryOptions<FileReply>;
  void(): MutationOptions<{ readonly id: number; readonly body?: InvoiceVoid | undefined; readonly options?: KeyedOptions | undefined }, InvoiceReply>;
  xml(id: number): QueryOptions<FileReply>;
}

/** Options of queries and mutations of `invoices`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const invoicesQueries = (client: { readonly invoices: InvoicesMethods }): InvoicesQueries =>
  bindQueries('invoices', client.invoices, invoices) as unknown as InvoicesQueries;

export interface PayablesQueries extends GroupKey {
  list: {
    <F extends FieldOf<PayableListReply> = never>(query?: ListPayablesQuery<F>): QueryOptions<FieldsReply<PayableListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<PayableListReply> = never>(query?: ListPayablesQuery<F>): InfiniteQueryOptions<FieldsReply<PayableListReply, FieldNames<F>>>;
  };
  aging(query?: GetPayableAgingQuery): QueryOptions<PayableAgingReply>;
  payments: {
    <F extends FieldOf<PayablePaymentListReply> = never>(query?: ListPayablePaymentsQuery<F>): QueryOptions<FieldsReply<PayablePaymentListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<PayablePaymentListReply> = never>(query?: ListPayablePaymentsQuery<F>): InfiniteQueryOptions<FieldsReply<PayablePaymentListReply, FieldNames<F>>>;
  };
  pay(): MutationOptions<{ readonly body: PayablePaymentInput; readonly options?: KeyedOptions | undefined }, PayablePaymentReply>;
  getPayment<F extends FieldOf<PayablePaymentReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<PayablePaymentReply, FieldNames<F>>>;
  allocate(): MutationOptions<{ readonly id: number; readonly body: PayableAllocationInput; readonly options?: KeyedOptions | undefined }, PayablePaymentReply>;
  paymentPdf(id: number, query?: DownloadPayablePaymentPdfQuery): QueryOptions<FileReply>;
  release(): MutationOptions<{ readonly id: number; readonly body: PayableRelease; readonly options?: KeyedOptions | undefined }, PayablePaymentReply>;
  reverse(): MutationOptions<{ readonly id: number; readonly body?: PayablePaymentReverse | undefined; readonly options?: KeyedOptions | undefined }, PayablePaymentReply>;
}

/** Options of queries and mutations of `payables`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const payablesQueries = (client: { readonly payables: PayablesMethods }): PayablesQueries =>
  bindQueries('payables', client.payables, payables) as unknown as PayablesQueries;

export interface ProductsQueries extends GroupKey {
  list: {
    <F extends FieldOf<ProductListReply> = never>(query?: ListProductsQuery<F>): QueryOptions<FieldsReply<ProductListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ProductListReply> = never>(query?: ListProductsQuery<F>): InfiniteQueryOptions<FieldsReply<ProductListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: ProductInput; readonly options?: KeyedOptions | undefined }, ProductReply>;
  categories: {
    <F extends FieldOf<ProductCategoryListReply> = never>(query?: ListProductCategoriesQuery<F>): QueryOptions<FieldsReply<ProductCategoryListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ProductCategoryListReply> = never>(query?: ListProductCategoriesQuery<F>): InfiniteQueryOptions<FieldsReply<ProductCategoryListReply, FieldNames<F>>>;
  };
  createCategory(): MutationOptions<{ readonly body: ProductCategoryInput; readonly options?: KeyedOptions | undefined }, ProductCategoryReply>;
  updateCategory(): MutationOptions<{ readonly id: number; readonly body: ProductCategoryInput; readonly options?: VersionedOptions | undefined }, ProductCategoryReply>;
  deleteCategory(): MutationOptions<{ readonly id: number; readonly options?: CallOptions | undefined }, ProductCategoryDeletedReply>;
  get<F extends FieldOf<ProductReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<ProductReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: ProductInput; readonly options?: VersionedOptions | undefined }, ProductReply>;
  deactivate(): MutationOptions<{ readonly id: number; readonly options?: CallOptions | undefined }, ProductReply>;
}

/** Options of queries and mutations of `products`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const productsQueries = (client: { readonly products: ProductsMethods }): ProductsQueries =>
  bindQueries('products', client.products, products) as unknown as ProductsQueries;

export interface PurchaseOrdersQueries extends GroupKey {
  list: {
    <F extends FieldOf<PurchaseOrderListReply> = never>(query?: ListPurchaseOrdersQuery<F>): QueryOptions<FieldsReply<PurchaseOrderListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<PurchaseOrderListReply> = never>(query?: ListPurchaseOrdersQuery<F>): InfiniteQueryOptions<FieldsReply<PurchaseOrderListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: PurchaseOrderInput; readonly options?: KeyedOptions | undefined }, PurchaseOrderReply>;
  receptions: {
    <F extends FieldOf<ReceptionListReply> = never>(query?: ListReceptionsQuery<F>): QueryOptions<FieldsReply<ReceptionListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ReceptionListReply> = never>(query?: ListReceptionsQuery<F>): InfiniteQueryOptions<FieldsReply<ReceptionListReply, FieldNames<F>>>;
  };
  reception<F extends FieldOf<ReceptionRecordReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<ReceptionRecordReply, FieldNames<F>>>;
  reverseReception(): MutationOptions<{ readonly id: number; readonly body?: ReceptionReverse | undefined; readonly options?: KeyedOptions | undefined }, PurchaseOrderReply>;
  get<F extends FieldOf<PurchaseOrderReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<PurchaseOrderReply, FieldNames<F>>>;
  cancel(): MutationOptions<{ readonly id: number; readonly options?: KeyedOptions | undefined }, PurchaseOrderReply>;
  open(): MutationOptions<{ readonly id: number; readonly options?: KeyedOptions | undefined }, PurchaseOrderReply>;
  pdf(id: number, query?: DownloadPurchaseOrderPdfQuery): QueryOptions<FileReply>;
  receive(): MutationOptions<{ readonly id: number; readonly body: ReceptionInput; readonly options?: KeyedOptions | undefined }, ReceptionReply>;
}

/** Options of queries and mutations of `purchaseOrders`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const purchaseOrdersQueries = (client: { readonly purchaseOrders: PurchaseOrdersMethods }): PurchaseOrdersQueries =>
  bindQueries('purchaseOrders', client.purchaseOrders, purchaseOrders) as unknown as PurchaseOrdersQueries;

export interface ReceivablesQueries extends GroupKey {
  list: {
    <F extends FieldOf<ReceivableListReply> = never>(query?: ListReceivablesQuery<F>): QueryOptions<FieldsReply<ReceivableListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ReceivableListReply> = never>(query?: ListReceivablesQuery<F>): InfiniteQueryOptions<FieldsReply<ReceivableListReply, FieldNames<F>>>;
  };
  aging(query?: GetReceivableAgingQuery): QueryOptions<ReceivableAgingReply>;
  payments: {
    <F extends FieldOf<ReceivablePaymentListReply> = never>(query?: ListReceivablePaymentsQuery<F>): QueryOptions<FieldsReply<ReceivablePaymentListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<ReceivablePaymentListReply> = never>(query?: ListReceivablePaymentsQuery<F>): InfiniteQueryOptions<FieldsReply<ReceivablePaymentListReply, FieldNames<F>>>;
  };
  pay(): MutationOptions<{ readonly body: ReceivablePaymentInput; readonly options?: KeyedOptions | undefined }, ReceivablePaymentReply>;
  getPayment<F extends FieldOf<ReceivablePaymentReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<ReceivablePaymentReply, FieldNames<F>>>;
  allocate(): MutationOptions<{ readonly id: number; readonly body: ReceivableAllocationInput; readonly options?: KeyedOptions | undefined }, ReceivablePaymentReply>;
  paymentPdf(id: number, query?: DownloadReceivablePaymentPdfQuery): QueryOptions<FileReply>;
  release(): MutationOptions<{ readonly id: number; readonly body: ReceivableRelease; readonly options?: KeyedOptions | undefined }, ReceivablePaymentReply>;
  reverse(): MutationOptions<{ readonly id: number; readonly body?: ReceivablePaymentReverse | undefined; readonly options?: KeyedOptions | undefined }, ReceivablePaymentReply>;
}

/** Options of queries and mutations of `receivables`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const receivablesQueries = (client: { readonly receivables: ReceivablesMethods }): ReceivablesQueries =>
  bindQueries('receivables', client.receivables, receivables) as unknown as ReceivablesQueries;

export interface ReportsQueries extends GroupKey {
  salesByMonth(query?: GetSalesByMonthQuery): QueryOptions<SalesByMonthReply>;
}

/** Options of queries and mutations of `reports`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const reportsQueries = (client: { readonly reports: ReportsMethods }): ReportsQueries =>
  bindQueries('reports', client.reports, reports) as unknown as ReportsQueries;

export interface UsersQueries extends GroupKey {
  list: {
    <F extends FieldOf<UserListReply> = never>(query?: ListUsersQuery<F>): QueryOptions<FieldsReply<UserListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<UserListReply> = never>(query?: ListUsersQuery<F>): InfiniteQueryOptions<FieldsReply<UserListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: UserInput; readonly options?: KeyedOptions | undefined }, UserReply>;
  get<F extends FieldOf<UserReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<UserReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: UserUpdate; readonly options?: VersionedOptions | undefined }, UserReply>;
  keys<F extends FieldOf<UserKeyListReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<UserKeyListReply, FieldNames<F>>>;
  logins<F extends FieldOf<UserLoginListReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<UserLoginListReply, FieldNames<F>>>;
  revokeLogin(): MutationOptions<{ readonly id: number; readonly loginId: string; readonly options?: CallOptions | undefined }, UserLoginReply>;
  setPassword(): MutationOptions<{ readonly id: number; readonly body: UserPassword; readonly options?: KeyedOptions | undefined }, UserReply>;
  resetPassword(): MutationOptions<{ readonly id: number; readonly options?: KeyedOptions | undefined }, PasswordResetReply>;
  removeSecondFactor(): MutationOptions<{ readonly id: number; readonly options?: CallOptions | undefined }, UserReply>;
  unlock(): MutationOptions<{ readonly id: number; readonly options?: KeyedOptions | undefined }, UserReply>;
}

/** Options of queries and mutations of `users`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const usersQueries = (client: { readonly users: UsersMethods }): UsersQueries =>
  bindQueries('users', client.users, users) as unknown as UsersQueries;

export interface VendorsQueries extends GroupKey {
  list: {
    <F extends FieldOf<VendorListReply> = never>(query?: ListVendorsQuery<F>): QueryOptions<FieldsReply<VendorListReply, FieldNames<F>>>;
    infinite<F extends FieldOf<VendorListReply> = never>(query?: ListVendorsQuery<F>): InfiniteQueryOptions<FieldsReply<VendorListReply, FieldNames<F>>>;
  };
  create(): MutationOptions<{ readonly body: VendorInput; readonly options?: KeyedOptions | undefined }, VendorReply>;
  get<F extends FieldOf<VendorReply> = never>(id: number, options?: FieldOptions<F>): QueryOptions<FieldsReply<VendorReply, FieldNames<F>>>;
  update(): MutationOptions<{ readonly id: number; readonly body: VendorInput; readonly options?: VersionedOptions | undefined }, VendorReply>;
  balance(id: number, query?: GetVendorBalanceQuery): QueryOptions<VendorBalanceReply>;
}

/** Options of queries and mutations of `vendors`, for `useQuery`, `useInfiniteQuery` and `useMutation`. */
export const vendorsQueries = (client: { readonly vendors: VendorsMethods }): VendorsQueries =>
  bindQueries('vendors', client.vendors, vendors) as unknown as VendorsQueries;
