// Written by npm run codegen; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Credentials of a user. */
        LoginInput: {
            /**
             * Format: email
             * @description E-mail address of the user; case is ignored.
             */
            email: string;
            /** @description Password of the user, at most 72 bytes in UTF-8. */
            password: string;
            /** @description Code of six digits that the authenticator app shows, or a recovery code. Required if the user has a second factor, ignored otherwise. */
            code?: string;
        };
        /** @description Numeric id of the record, unique among records of the same kind. */
        Id: number;
        /** @description User who logged in. */
        LoginUser: {
            id: components["schemas"]["Id"];
            /** @description Name of the user, as shown to people. */
            name: string;
            /** @description E-mail address of the user. */
            email: string;
            /** @description Role of the user: `admin`, `manager`, `warehouse`, `reviewer` or `viewer`. */
            role: string;
        };
        /** @description Tokens and user of a successful login. */
        LoginResult: {
            /** @description Access token (JWT) to send as `Authorization: Bearer`; empty with cookies. */
            token: string;
            /** @description Refresh token (JWT), valid for one use; empty with cookies. */
            refreshToken: string;
            /** @description Number of seconds until the access token expires. */
            expiresIn: number;
            user: components["schemas"]["LoginUser"];
            /** @description True if the user must change the password first. Until then, operations that need a permission are refused (403 `password_change_required`). */
            mustChangePassword: boolean;
            /** @description True if the user must set up a second factor first. Until then, operations that need a permission are refused (403 `second_factor_setup_required`). */
            mustSetUpSecondFactor: boolean;
        };
        /** @description Reply with the tokens and the user. */
        LoginReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["LoginResult"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Stable error code for programs. The list is closed: a new code is a change of the contract. `message` is text for people and is translated; the code is not.
         * @enum {string}
         */
        ErrorCode: "validation_failed" | "malformed_json" | "malformed_path" | "unknown_field" | "unknown_parameter" | "duplicate_parameter" | "page_size_out_of_range" | "unsupported_sort" | "invalid_cursor" | "invalid_date_range" | "ambiguous_credentials" | "invalid_idempotency_key" | "too_many_decimals" | "password_too_long" | "password_too_weak" | "invalid_reset_token" | "same_warehouse" | "service_has_no_stock" | "duplicate_product" | "unknown_payment_terms" | "inactive_currency" | "invalid_tax_id" | "amount_too_large" | "allocation_exceeds_payment" | "duplicate_allocation" | "not_authenticated" | "token_expired" | "api_key_revoked" | "api_key_expired" | "invalid_credentials" | "second_factor_required" | "invalid_second_factor" | "invalid_refresh_token" | "refresh_token_reused" | "insufficient_permissions" | "ip_not_allowed" | "csrf_failed" | "account_locked" | "user_disabled" | "password_change_required" | "second_factor_setup_required" | "not_a_user" | "permission_not_grantable" | "not_found" | "method_not_allowed" | "duplicate_code" | "duplicate_name" | "warehouse_in_use" | "category_in_use" | "duplicate_barcode" | "product_has_movements" | "product_inactive" | "insufficient_stock" | "duplicate_tax_id" | "duplicate_email" | "has_open_documents" | "customer_inactive" | "customer_blocked" | "vendor_inactive" | "vendor_blocked" | "no_exchange_rate" | "tax_rate_not_in_force" | "overlapping_validity" | "duplicate_exchange_rate" | "series_in_use" | "credit_limit_exceeded" | "balance_too_large" | "date_before_last_document" | "invoice_not_draft" | "draft_outdated" | "too_many_drafts" | "not_an_e_invoice" | "invoice_is_draft" | "invoice_already_void" | "invoice_has_payments" | "invoice_has_credit_notes" | "invoice_not_creditable" | "credit_exceeds_invoice" | "credit_note_already_void" | "credit_note_applied" | "product_in_open_orders" | "over_receipt" | "price_differs" | "order_not_receivable" | "order_not_cancellable" | "duplicate_vendor_invoice" | "goods_already_left" | "reception_already_reversed" | "adjustment_already_reversed" | "transfer_already_reversed" | "payable_has_payments" | "allocation_exceeds_open" | "customer_mismatch" | "vendor_mismatch" | "currency_mismatch" | "receivable_closed" | "payable_closed" | "payment_already_reversed" | "stage_transition_not_allowed" | "status_transition_not_allowed" | "api_key_already_revoked" | "api_key_already_replaced" | "last_administrator" | "second_factor_enabled" | "second_factor_not_enabled" | "period_locked" | "idempotency_in_progress" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "service_unavailable";
        /**
         * Format: date
         * @description Calendar day of the company (`YYYY-MM-DD`), without a time zone.
         */
        Day: string;
        /** @description One error in the request and the place where the server found it. */
        ErrorDetail: {
            /** @description Path of the value that has the error, such as `body.lines.0.quantity` or `query.pageSize`. */
            path: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Explanation of the error for people, in the language of the request. */
            message: string;
            /** @description The day on which stock would fall below zero. Present only for a document of a past day. */
            day?: components["schemas"]["Day"];
            /** @description Numbers of up to five later documents that would lack goods on `day`. Empty if the goods are missing on the day of the document itself. Present only together with `day`. */
            documents?: string[];
        };
        /** @description Reply of every failed request. */
        ErrorReply: {
            /**
             * @description Always false.
             * @constant
             */
            ok: false;
            /** @description Explanation of the failure for people, in the language of the request. */
            message: string;
            /** @description Explanation of each error, in the same order as `details`. */
            errors?: string[];
            code: components["schemas"]["ErrorCode"];
            /** @description Id of the request in the server's log; also sent in the `X-Request-Id` header. */
            requestId: string;
            /** @description Errors in the request, each with its place and code. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description Refresh token of the login to refresh. */
        RefreshInput: {
            /** @description Refresh token from the last login or refresh. Leave it out to refresh the login of the cookie. */
            refreshToken?: string;
        };
        /** @description Access token and the single-use refresh token that replaces it. */
        TokenPair: {
            /** @description Access token (JWT) to send as `Authorization: Bearer`; empty with cookies. */
            token: string;
            /** @description Refresh token (JWT), valid for one use; empty with cookies. */
            refreshToken: string;
            /** @description Number of seconds until the access token expires. */
            expiresIn: number;
        };
        /** @description Reply with the new tokens. */
        RefreshReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["TokenPair"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Reply that confirms the operation. */
        LogoutReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Always null. */
            data: null;
            /** @description Optional text for people, in the language of the request. */
            message: string;
        };
        /** @description New password: at least 8 characters and at most 72 bytes in UTF-8. The server does not trim it. Widely used passwords, and those that contain the user's name or e-mail address, are refused (400 `password_too_weak`). */
        NewPassword: string;
        /** @description Current password and new password of the caller. */
        OwnPassword: {
            /** @description Current password of the caller. */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description Reply that confirms the operation. */
        ConfirmationReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Always null. */
            data: null;
            /** @description Optional text for people, in the language of the request. */
            message: string;
        };
        /** @description State of the caller's second factor. */
        SecondFactor: {
            /** @description True if the caller's logins need a code. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Time at which the second factor was turned on; null if it is off.
             */
            enabledAt: string | null;
            /** @description True if the company requires a second factor of every user. */
            required: boolean;
            /** @description Number of recovery codes that were not used yet. */
            recoveryCodesLeft: number;
        };
        /** @description Reply with the state of the second factor. */
        SecondFactorReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SecondFactor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Request to set up a second factor. */
        SecondFactorStart: {
            /** @description Current password of the caller. */
            currentPassword: string;
        };
        /** @description Secret of a second factor that is not confirmed yet. */
        SecondFactorSetUp: {
            /** @description Secret in base32, for apps that cannot scan a QR code. */
            secret: string;
            /** @description Address (`otpauth://…`) to show to the app as a QR code. */
            uri: string;
        };
        /** @description Reply with the secret of a new second factor. */
        SecondFactorSetUpReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SecondFactorSetUp"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Code that confirms the secret of a new second factor. */
        SecondFactorCode: {
            /** @description Code of six digits that the authenticator app shows. */
            code: string;
        };
        /** @description Recovery codes, for a user who has lost the authenticator app. */
        RecoveryCodes: {
            /** @description Recovery codes. Each one works once; spaces, hyphens and case are ignored. */
            recoveryCodes: string[];
        };
        /** @description Reply with the recovery codes. */
        RecoveryCodesReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["RecoveryCodes"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Current password and a code of the second factor. */
        SecondFactorProof: {
            /** @description Current password of the caller. */
            currentPassword: string;
            /** @description Code of six digits that the authenticator app shows, or a recovery code. */
            code: string;
        };
        /** @description Token of a reset link and the new password. */
        PasswordResetInput: {
            /** @description Token of the reset link: the part after `#`. */
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Format: date-time
         * @description Date and time in RFC 3339 format. Replies use the offset of the company's time zone.
         */
        Instant: string;
        /** @description Login of a user, from the correct password to logout or expiry. */
        UserLogin: {
            /**
             * Format: uuid
             * @description Id of the login.
             */
            id: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time at which the tokens were last refreshed; null if they never were.
             */
            refreshedAt: string | null;
            expiresAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time at which the login was ended; null if it was not.
             */
            revokedAt: string | null;
            /** @description IP address from which the user logged in. */
            ip: string | null;
            /** @description `User-Agent` header of the login request. */
            userAgent: string | null;
            /** @description True if this request uses the login. */
            current: boolean;
        };
        /** @description Reply with the active logins of a user. */
        UserLoginListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Logins, newest first. */
            data: components["schemas"]["UserLogin"][];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Reply with one login. */
        UserLoginReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["UserLogin"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description User or API key that sends the request. `email`, `role`, `companyId`, `timeZone`, `locale`, `mustChangePassword`, `mustSetUpSecondFactor` and `lastLoginAt` are present for a user and absent for an API key. */
        Me: {
            /**
             * @description Kind of caller: `user` (a person) or `apiKey`.
             * @enum {string}
             */
            type: "user" | "apiKey";
            id: components["schemas"]["Id"];
            /** @description Name of the user or key, as shown to people. */
            name: string;
            /** @description E-mail address of the user. */
            email?: string;
            /** @description Role of the user: `admin`, `manager`, `warehouse`, `reviewer` or `viewer`. */
            role?: string;
            /** @description Permissions of the caller, each in the form `module:action` or `module:*`. */
            permissions: string[];
            companyId?: components["schemas"]["Id"];
            /** @description IANA time zone of the company, such as `America/Santo_Domingo`. */
            timeZone?: string;
            /**
             * @description Language of messages to the user: `es` (Spanish) or `en` (English).
             * @enum {string}
             */
            locale?: "es" | "en";
            /** @description True if the user must change the password first. Until then, operations that need a permission are refused (403 `password_change_required`). */
            mustChangePassword?: boolean;
            /** @description True if the user must set up a second factor first. Until then, operations that need a permission are refused (403 `second_factor_setup_required`). */
            mustSetUpSecondFactor?: boolean;
            /**
             * Format: date-time
             * @description Time of the user's last login; null if there is none.
             */
            lastLoginAt?: string | null;
        };
        /** @description Reply with the caller. */
        MeReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Me"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Code that the company uses for the product. Unique in the company; case is ignored. */
        ProductCode: string;
        /** @description Price per unit, with at most six decimals. */
        Price: number;
        /** @description Quantity with at most four decimals. */
        Quantity: number;
        /**
         * @description Currency, as an ISO 4217 code such as `USD`.
         * @example USD
         */
        CurrencyCode: string;
        /** @description Unit in which quantities are counted; `unit` by default. */
        UnitName: string;
        /** @description Version of the record. It increases by 1 with each change and is the value of the `ETag`. */
        Version: number;
        /** @description Product in a list. */
        ProductListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Quantity"];
            /** @description Name of the category; null if the product has none. */
            categoryName: string | null;
            /** @description False if the product is deactivated. */
            active: boolean;
            currencyCode: components["schemas"]["CurrencyCode"];
            unit: components["schemas"]["UnitName"];
            /** @description True if the server keeps stock of the product, which it does not of services. */
            trackStock: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Number of records that match, on all pages. */
        TotalCount: number;
        /**
         * @description True if more records match than `totalCount` says, which the parameter `count` allows; absent otherwise.
         * @constant
         */
        TotalIsCapped: true;
        /** @description Number of the returned page; the first page is 1. */
        PageNumber: number;
        /** @description Number of records per page. */
        PageSize: number;
        /** @description Value to send as `cursor` to get the next page; absent on the last page. */
        NextCursor: string;
        /** @description Reply with one page of products. */
        ProductListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["ProductListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * Format: binary
         * @description CSV file: a header line with the names of the fields, then one line per record.
         */
        CsvFile: Uint8Array;
        /**
         * Format: binary
         * @description Excel workbook: a header row with the names of the fields, then one row per record.
         */
        XlsxFile: Uint8Array;
        /** @description Values of a new or updated product. */
        ProductInput: {
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            /** @description Id of the category; null for no category. */
            categoryId?: number | null;
            /** @description Id of the default tax rate of document lines with the product; null for none. */
            taxRateId?: number | null;
            unit?: components["schemas"]["UnitName"];
            /**
             * @description Type of product: `good` (the default) can have stock, `service` cannot.
             * @enum {string}
             */
            type?: "good" | "service";
            /** @description True (the default for goods) if the server keeps stock of the product. Always false for services. */
            trackStock?: boolean;
            /** @description Barcode, such as an EAN or UPC; unique in the company. Null for none. */
            barcode?: string | null;
            /** @description Description of the product; null for none. */
            description?: string | null;
            /** @description True if new documents may use the product; false deactivates it. A new product is active by default. */
            active?: boolean;
            /** @description Minimum stock. A product with less stock counts as low on stock; null for no minimum. */
            minStock?: number | null;
        };
        /** @description Stock of a product in one warehouse. */
        WarehouseStock: {
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            quantity: components["schemas"]["Quantity"];
        };
        /** @description Product with all its fields. */
        Product: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Quantity"];
            /** @description Name of the category; null if the product has none. */
            categoryName: string | null;
            /** @description False if the product is deactivated. */
            active: boolean;
            currencyCode: components["schemas"]["CurrencyCode"];
            unit: components["schemas"]["UnitName"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description Description of the product; null if there is none. */
            description: string | null;
            /** @description Id of the category; null if the product has none. */
            categoryId: number | null;
            /** @description Barcode; null if there is none. */
            barcode: string | null;
            /**
             * @description Type of product: `good` can have stock, `service` cannot.
             * @enum {string}
             */
            type: "good" | "service";
            /** @description True if the server keeps stock of the product. */
            trackStock: boolean;
            /** @description Id of the default tax rate of document lines with the product; null if there is none. */
            taxRateId: number | null;
            /** @description Average cost per unit in the currency of the company: the value of the stock divided by its quantity, with at most six decimals. Null without stock. Present only for callers with the permission `inventory:cost`. */
            averageCost?: number | null;
            /** @description Minimum stock. A product with less stock counts as low on stock; null if there is no minimum. */
            minStock: number | null;
            /** @description Stock in each warehouse that holds or has held the product, sorted by name of the warehouse. */
            stockByWarehouse: components["schemas"]["WarehouseStock"][];
        };
        /** @description Reply with one product. */
        ProductReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Product"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Product category. */
        ProductCategory: {
            id: components["schemas"]["Id"];
            /** @description Name of the category. */
            name: string;
            /** @description Id of the category above this one; null at the top level. */
            parentId: number | null;
            /** @description Number of active products in the category, without its subcategories. */
            productCount: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of categories. */
        ProductCategoryListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["ProductCategory"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Name to show to people. */
        ConfigName: string;
        /** @description Values of a new or updated category. */
        ProductCategoryInput: {
            name: components["schemas"]["ConfigName"];
            /** @description Id of the category above this one; null at the top level. */
            parentId?: number | null;
        };
        /** @description Reply with one category. */
        ProductCategoryReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ProductCategory"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Reply with the id of a deleted category. */
        ProductCategoryDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The deleted category. */
            data: {
                id: components["schemas"]["Id"];
            };
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Stock of one product in one warehouse. Its `version` counts its movements. */
        StockRow: {
            productId: components["schemas"]["Id"];
            /** @description Code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /** @description Quantity in stock. Negative if more was sold than received, in a warehouse that allows it. */
            quantity: components["schemas"]["Quantity"];
            /** @description Quantity reserved. Currently always 0: no operation reserves stock. */
            reserved: components["schemas"]["Quantity"];
            /** @description `quantity` less `reserved`. */
            available: components["schemas"]["Quantity"];
            /** @description Average cost of one unit in the company's currency (value divided by quantity), with up to six decimals; null if the quantity is 0. Present only with `inventory:cost`. */
            averageCost?: number | null;
            /** @description Value of the stock in the company's currency. Present only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Number of matching records in this currency that the sums count, on all pages. */
        SummedCount: number;
        /** @description Sum of amounts. Exact to the cent up to 90,071,992,547,409; a larger sum is rounded to the nearest double-precision number. */
        Total: number;
        /** @description Value of the matching stock. */
        StockSums: {
            /** @description Currency of the company. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `value`. */
            value: components["schemas"]["Total"];
        };
        /** @description One page of stock rows. */
        StockListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["StockRow"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["StockSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Place that holds stock. */
        Warehouse: {
            id: components["schemas"]["Id"];
            /** @description Code of the warehouse. */
            code: string;
            /** @description Name of the warehouse. */
            name: string;
            /** @description Whether the warehouse can be used in new documents. False if it is closed. */
            active: boolean;
            /** @description Whether stock in the warehouse may go below zero. */
            allowsNegative: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of warehouses. */
        WarehouseListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["Warehouse"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Short code of the record. Case is ignored: codes that differ only in case are equal. */
        ConfigCode: string;
        /** @description Content of a new warehouse. */
        WarehouseInput: {
            /** @description Code of the warehouse, unique in the company without regard to case and accents. */
            code: components["schemas"]["ConfigCode"];
            /** @description Name of the warehouse. */
            name: components["schemas"]["ConfigName"];
            /**
             * @description Whether stock in the warehouse may go below zero. Callers also need `inventory:allow-negative` to take it there.
             * @default false
             */
            allowsNegative?: boolean;
        };
        /** @description Reply with one warehouse. */
        WarehouseReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Warehouse"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Changes to a warehouse. Fields that are not sent keep their values. */
        WarehouseUpdate: {
            /** @description Name of the warehouse. */
            name: components["schemas"]["ConfigName"];
            /** @description Whether the warehouse can be used in new documents. False closes it. */
            active?: boolean;
            /** @description Whether stock in the warehouse may go below zero. Callers also need `inventory:allow-negative` to take it there. */
            allowsNegative?: boolean;
        };
        /** @description Change of the stock of one product in one warehouse. A movement is never changed, so its `version` is always 1. A movement of quantity 0 corrects only the value. It is written when the value of stock changes by another amount than the value of the goods: goods were sold before they were received, or were returned after others had left. */
        Movement: {
            id: components["schemas"]["Id"];
            /** @description Date of the document. */
            date: components["schemas"]["Day"];
            productId: components["schemas"]["Id"];
            /** @description Code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /** @description Type of the document: `adjustment`, `adjustment_reversal`, `transfer`, `transfer_reversal`, `invoice`, `invoice_void`, `credit_note`, `credit_note_void`, `reception` or `reception_reversal`. */
            documentType: "adjustment" | "adjustment_reversal" | "transfer" | "transfer_reversal" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
            /** @description Id of the document. */
            documentId: components["schemas"]["Id"];
            /** @description Number of the document. */
            documentNumber: string;
            /** @description Change of the quantity: positive for goods in, negative for goods out, 0 for a correction of value. */
            quantity: components["schemas"]["Quantity"];
            /** @description Quantity in the warehouse after the movement, in the order of booking. */
            quantityAfter: components["schemas"]["Quantity"];
            /** @description Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`. */
            unitCost?: number;
            /** @description Change of the value in the company's currency, with the sign of the quantity; a correction can have either sign. Present only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Value of the matching movements. */
        MovementSums: {
            /** @description Currency of the company. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `value`, which is negative for goods that left. */
            value: components["schemas"]["Total"];
        };
        /** @description One page of stock movements. */
        MovementListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["Movement"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["MovementSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Adjustment in a list. */
        AdjustmentListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the adjustment. */
            number: string;
            /**
             * @description Status of the adjustment: `posted` (in force) or `reversed` (its movements are undone).
             * @enum {string}
             */
            status: "posted" | "reversed";
            /** @description Warehouse whose stock was corrected. */
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /**
             * @description Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            /** @description Date of the adjustment. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Number of lines. */
            lineCount: number;
            /** @description Change of the value of stock, in the company's currency. Present only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of adjustments. */
        AdjustmentListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["AdjustmentListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Line of an adjustment. Send exactly one of `quantityDelta` and `countedQuantity`. */
        AdjustmentLineInput: {
            productId: components["schemas"]["Id"];
            /** @description Change of the quantity; not 0. Positive for goods in, negative for goods out. */
            quantityDelta?: components["schemas"]["Quantity"];
            /** @description Quantity counted. The server books the difference from the quantity at the end of the day of the adjustment. */
            countedQuantity?: number;
            /** @description Cost of one unit in the company's currency, with up to six decimals. Allowed only if the line increases stock. Defaults to the average cost, else the last known cost. */
            unitCost?: number;
        } & ({
            quantityDelta: unknown;
        } | unknown);
        /** @description Content of a new adjustment. */
        AdjustmentInput: {
            /** @description Warehouse whose stock is corrected. */
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            /** @description Date of the adjustment, today or earlier. Defaults to today. */
            date?: components["schemas"]["Day"];
            /** @description Internal notes. */
            notes?: string;
            /** @description Lines of the adjustment, from 1 to 500. */
            lines: components["schemas"]["AdjustmentLineInput"][];
        };
        /** @description Line of an adjustment, with the quantities before and after it on the day of the adjustment. Lines of one product follow on from each other. */
        AdjustmentLine: {
            productId: components["schemas"]["Id"];
            /** @description Quantity in the warehouse before the line. */
            before: components["schemas"]["Quantity"];
            /** @description Change of the quantity. */
            delta: components["schemas"]["Quantity"];
            /** @description Quantity in the warehouse after the line. */
            after: components["schemas"]["Quantity"];
            /** @description Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`. */
            unitCost?: number;
            /** @description Change of the value in the company's currency, with the sign of `delta`. Present only with `inventory:cost`. */
            value?: number;
        };
        /** @description Correction of the stock of a warehouse. */
        Adjustment: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the adjustment. */
            number: string;
            /** @description Warehouse whose stock was corrected. */
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            /** @description Date of the adjustment. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Lines of the adjustment, in the order of the request. */
            lines: components["schemas"]["AdjustmentLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Adjustment with a count. */
        CountDocument: {
            id: components["schemas"]["Id"];
            /** @description Number of the adjustment. */
            number: string;
            /** @description Day of the count. */
            date: components["schemas"]["Day"];
        };
        /** @description Fact about a document that was booked all the same. */
        StockWarning: {
            /** @description `count_contradicted`: the document was booked after a count of the product, and is dated before the day of the count or on a day that is over. */
            code: "count_contradicted" | (string & {});
            /** @description Message for people, in the language of the request. */
            message: string;
            /** @description The counted product. */
            productId: components["schemas"]["Id"];
            /** @description The warehouse in which it was counted. */
            warehouseId: components["schemas"]["Id"];
            /** @description The adjustment with the count. */
            document: components["schemas"]["CountDocument"];
        };
        /** @description Counts that the document contradicts, by date; at most 20. Absent if there are none, and in replies of reads. */
        StockWarnings: components["schemas"]["StockWarning"][];
        /** @description Reply with one adjustment. */
        AdjustmentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Adjustment"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Document that was booked after a count and changes what the ledger shows for it. */
        LaterDocument: {
            /** @description Type of the document. */
            documentType: string;
            /** @description Id of the document. */
            documentId: components["schemas"]["Id"];
            /** @description Number of the document. */
            documentNumber: string;
            /** @description Date of the document. */
            date: components["schemas"]["Day"];
            /** @description Change of the quantity by the document. */
            quantity: components["schemas"]["Quantity"];
        };
        /** @description Documents that contradict a count. */
        CountContradiction: {
            /** @description The counted quantity changed by these documents, which is what the ledger shows now. */
            ledgerQuantity: components["schemas"]["Quantity"];
            /** @description The documents, by date; at most 20. */
            documents: components["schemas"]["LaterDocument"][];
        };
        /** @description Line of an adjustment, with the quantities before and after it on the day of the adjustment. */
        AdjustmentRecordLine: {
            productId: components["schemas"]["Id"];
            /** @description Code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            /** @description Quantity counted; null for a change of the quantity. */
            countedQuantity: number | null;
            /** @description Quantity in the warehouse before the line. */
            before: components["schemas"]["Quantity"];
            /** @description Change of the quantity. */
            delta: components["schemas"]["Quantity"];
            /** @description Quantity in the warehouse after the line. */
            after: components["schemas"]["Quantity"];
            /** @description Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`. */
            unitCost?: number;
            /** @description Change of the value in the company's currency, with the sign of `delta`. Present only with `inventory:cost`. */
            value?: number;
            /** @description Documents booked later that contradict the count; null if none does, or nothing was counted. */
            contradiction: components["schemas"]["CountContradiction"] | null;
        };
        /** @description Adjustment with its lines. */
        AdjustmentRecord: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the adjustment. */
            number: string;
            /**
             * @description Status of the adjustment: `posted` (in force) or `reversed` (its movements are undone).
             * @enum {string}
             */
            status: "posted" | "reversed";
            /** @description Warehouse whose stock was corrected. */
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /**
             * @description Reason for the adjustment: `count` (stock count), `damage`, `loss`, `found`, `opening` (opening stock) or `other`.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            /** @description Date of the adjustment. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /**
             * Format: date
             * @description Date of the reversal; null if it was not reversed.
             */
            reversedOn: string | null;
            /** @description Reason for the reversal; null if none was given. */
            reverseReason: string | null;
            /** @description Lines of the adjustment, in the order of the request. */
            lines: components["schemas"]["AdjustmentRecordLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one adjustment. */
        AdjustmentRecordReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["AdjustmentRecord"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reason and date of a reversal. */
        StockReversal: {
            /** @description Reason for the reversal. The server keeps it with the document and in the audit log. */
            reason?: string;
            /** @description Date of the reversal: not in the future, and not before the document. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /** @description Transfer in a list. */
        TransferListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the transfer. */
            number: string;
            /**
             * @description Status of the transfer: `done` (in force) or `reversed` (the goods went back).
             * @enum {string}
             */
            status: "done" | "reversed";
            /** @description Warehouse that the goods left. */
            fromWarehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse that the goods left. */
            fromWarehouseName: string;
            /** @description Warehouse that the goods entered. */
            toWarehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse that the goods entered. */
            toWarehouseName: string;
            /** @description Date of the transfer. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Number of lines. */
            lineCount: number;
            /** @description Value of the moved goods, in the company's currency. Present only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of transfers. */
        TransferListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["TransferListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Quantity greater than zero, with at most four decimals. */
        PositiveQuantity: number;
        /** @description Product and quantity to move. */
        TransferLineInput: {
            productId: components["schemas"]["Id"];
            /** @description Quantity to move. */
            quantity: components["schemas"]["PositiveQuantity"];
        };
        /** @description Content of a new transfer. */
        TransferInput: {
            /** @description Warehouse that the goods leave. */
            fromWarehouseId: components["schemas"]["Id"];
            /** @description Warehouse that the goods enter; must differ from `fromWarehouseId`. */
            toWarehouseId: components["schemas"]["Id"];
            /** @description Date of the transfer, today or earlier. Defaults to today. */
            date?: components["schemas"]["Day"];
            /** @description Internal notes. */
            notes?: string;
            /** @description Lines of the transfer, from 1 to 500. */
            lines: components["schemas"]["TransferLineInput"][];
        };
        /** @description Line of a transfer, with the quantities after it on the day of the transfer. */
        TransferLine: {
            productId: components["schemas"]["Id"];
            /** @description Quantity moved. */
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description Quantity in the source warehouse after the line. */
            fromAfter: components["schemas"]["Quantity"];
            /** @description Quantity in the target warehouse after the line. */
            toAfter: components["schemas"]["Quantity"];
        };
        /** @description Transfer of goods from one warehouse to another. */
        Transfer: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the transfer. */
            number: string;
            /**
             * @description Status of the transfer; always `done`, because goods are moved at once.
             * @enum {string}
             */
            status: "done";
            /** @description Warehouse that the goods left. */
            fromWarehouseId: components["schemas"]["Id"];
            /** @description Warehouse that the goods entered. */
            toWarehouseId: components["schemas"]["Id"];
            /** @description Date of the transfer. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Lines of the transfer, in the order of the request. */
            lines: components["schemas"]["TransferLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one transfer. */
        TransferReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Transfer"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Line of a transfer, with the quantities after it on the day of the transfer. */
        TransferRecordLine: {
            productId: components["schemas"]["Id"];
            /** @description Code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            /** @description Quantity moved. */
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description Quantity in the source warehouse after the line. */
            fromAfter: components["schemas"]["Quantity"];
            /** @description Quantity in the target warehouse after the line. */
            toAfter: components["schemas"]["Quantity"];
            /** @description Value of the moved goods, in the company's currency. Present only with `inventory:cost`. */
            value?: number;
        };
        /** @description Transfer with its lines. */
        TransferRecord: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the transfer. */
            number: string;
            /**
             * @description Status of the transfer: `done` (in force) or `reversed` (the goods went back).
             * @enum {string}
             */
            status: "done" | "reversed";
            /** @description Warehouse that the goods left. */
            fromWarehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse that the goods left. */
            fromWarehouseName: string;
            /** @description Warehouse that the goods entered. */
            toWarehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse that the goods entered. */
            toWarehouseName: string;
            /** @description Date of the transfer. */
            date: components["schemas"]["Day"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /**
             * Format: date
             * @description Date of the reversal; null if it was not reversed.
             */
            reversedOn: string | null;
            /** @description Reason for the reversal; null if none was given. */
            reverseReason: string | null;
            /** @description Lines of the transfer, in the order of the request. */
            lines: components["schemas"]["TransferRecordLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one transfer. */
        TransferRecordReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["TransferRecord"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Formatted number of the document; null for a draft. */
        DocumentNumber: string | null;
        /**
         * @description Status of an invoice: `draft` (not issued), `issued` (nothing paid or credited yet), `partially_paid`, `paid` (nothing left to pay) or `void` (cancelled). `overdue` tells separately whether the due date has passed.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "issued" | "partially_paid" | "paid" | "void";
        /** @description Amount in the currency of the document, with at most as many decimals as the currency has. */
        Money: number;
        /** @description Invoice as returned in a list. */
        InvoiceListItem: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the invoice was issued, or when the draft was saved. */
            customerName: string;
            /** @description Issue date of the invoice. */
            issueDate: components["schemas"]["Day"];
            /** @description Date on which payment is due, calculated from the payment terms. */
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount to pay: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount still to pay; 0 for a draft or void invoice. */
            openAmount: components["schemas"]["Money"];
            /** @description Whether an amount is still open after the due date. An invoice is not overdue on its due date. */
            overdue: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching invoices in one currency. Drafts and void invoices are left out unless `status` asks for them. */
        InvoiceSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `grandTotal`. */
            grandTotal: components["schemas"]["Total"];
            /** @description Sum of `openAmount`, which is 0 for drafts and void invoices. */
            openAmount: components["schemas"]["Total"];
        };
        /** @description One page of invoices. */
        InvoiceListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["InvoiceListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["InvoiceSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Line of an invoice. Name its taxes by `taxRateId` or `taxRateIds`, but not both; without either, the tax rate of the product applies. The server uses the rate of the same code that is in force on the issue date. */
        InvoiceLineInput: {
            productId: components["schemas"]["Id"];
            /** @description Quantity sold, with up to four decimals. */
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description Price of one unit, with up to six decimals. Defaults to the price of the product, converted to the currency of the invoice. */
            unitPrice?: components["schemas"]["Price"];
            /** @description Discount on the line, in percent, taken before tax. Defaults to 0. */
            discountPercent?: number;
            /** @description Tax rate of the line. */
            taxRateId?: components["schemas"]["Id"];
            /** @description Up to three tax rates of the line, instead of `taxRateId`. Several rates must all be of category `standard` or `reduced`. */
            taxRateIds?: components["schemas"]["Id"][];
            /** @description Warehouse from which the goods leave. Defaults to the first active warehouse of the company; has no effect for a product that is not kept in stock. */
            warehouseId?: components["schemas"]["Id"];
            /** @description Text of the line. Defaults to the name of the product. */
            description?: string;
        };
        /** @description Exchange rate: units of the company's currency for one unit of the currency of the document. */
        DocumentRate: number;
        /** @description Text of one or more lines. Tabs and line breaks are the only control characters allowed. The server trims the text and normalises it to Unicode NFC. */
        Block: string;
        /** @description Content of a new invoice or draft. */
        InvoiceInput: {
            customerId: components["schemas"]["Id"];
            /** @description Lines of the invoice, in print order. */
            lines: components["schemas"]["InvoiceLineInput"][];
            /** @description Code of the payment terms. Defaults to those of the customer, else `CONTADO` (due on the issue date). */
            paymentTerms?: string;
            /** @description Currency of the invoice. Defaults to that of the customer, else that of the company. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the invoice. Defaults to the rate of the issue date. Must be 1 for the company's own currency. */
            exchangeRate?: components["schemas"]["DocumentRate"];
            notes?: components["schemas"]["Block"];
            /** @description Issue date, today or earlier. Defaults to today. */
            issueDate?: components["schemas"]["Day"];
            /** @description Whether the unit prices include tax. Defaults to `priceIncludesTax` of the customer, or `pricesIncludeTax` of the company if that is null. */
            pricesIncludeTax?: boolean;
            /** @description Whether to issue the invoice at once. Defaults to true; false saves a draft. */
            issue?: boolean;
        };
        /** @description Invoice as returned after it was created or issued. */
        InvoiceCreated: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Issue date of the invoice. */
            issueDate: components["schemas"]["Day"];
            /** @description Date on which payment is due, calculated from the payment terms. */
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount to pay: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount still to pay; 0 for a draft or void invoice. */
            openAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with an invoice that was created or issued. */
        InvoiceCreatedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["InvoiceCreated"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Totals converted to the company's currency. Each base and tax is converted and rounded separately, and the totals are the sums of the results. */
        CompanyCurrencyTotals: {
            /** @description Currency of the company. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax, in the company's currency. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes, in the company's currency. */
            taxTotal: components["schemas"]["Money"];
            /** @description `total` plus `taxTotal`, in the company's currency. */
            grandTotal: components["schemas"]["Money"];
        };
        /** @description Percentage with up to six decimals. */
        Percent: number;
        /** @description Tax category of the line: `standard`, `reduced`, `zero` (taxed at 0 percent), `exempt`, `not_subject` (outside the scope of the tax) or `reverse_charge` (the customer pays the tax to the authority). The last three have rate 0 and a reason. */
        LineTaxCategory: "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | (string & {});
        /** @description Tax rate applied to a line. */
        LineTax: {
            /** @description Id of the tax rate that was applied. */
            taxRateId: components["schemas"]["Id"];
            /** @description Code of the tax rate. */
            code: string;
            /** @description Tax rate in percent. */
            rate: components["schemas"]["Percent"];
            /** @description Tax category of this rate. */
            category: components["schemas"]["LineTaxCategory"];
        };
        /** @description Line of an invoice. */
        InvoiceLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description Code of the product when the invoice was created. */
            productCode: string;
            /** @description Text of the line. */
            description: string;
            /** @description Unit of measure of the quantity. */
            unit: string;
            /** @description Warehouse from which the goods left; null for a product that is not kept in stock. */
            warehouseId: number | null;
            /** @description Quantity sold. */
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one unit, before discount; includes tax if `pricesIncludeTax` is true. */
            unitPrice: components["schemas"]["Price"];
            /** @description Discount on the line, in percent, taken before tax. */
            discountPercent: components["schemas"]["Percent"];
            /** @description Amount of the line after discount and before tax. */
            netAmount: components["schemas"]["Money"];
            /** @description First tax rate of the line; null if the line has none. */
            taxRateId: number | null;
            /** @description Tax rate of the line in percent; for several rates, their combined rate. */
            taxRate: components["schemas"]["Percent"];
            taxCategory: components["schemas"]["LineTaxCategory"];
            /** @description Tax of the line. */
            taxAmount: components["schemas"]["Money"];
            /** @description Tax rates of the line. */
            taxes: components["schemas"]["LineTax"][];
            /** @description Quantity credited by credit notes that are not void. */
            creditedQuantity: components["schemas"]["Quantity"];
        };
        /** @description Tax of one rate in a group of several rates. */
        TaxPart: {
            /** @description Code of the tax rate. */
            code: string;
            /** @description Tax rate in percent. */
            rate: components["schemas"]["Percent"];
            /** @description Tax of this rate. */
            amount: components["schemas"]["Money"];
        };
        /** @description Total of one tax category and rate. Lines with the same combination of several rates form one group, whose `parts` give the tax of each rate. */
        TaxBreakdown: {
            category: components["schemas"]["LineTaxCategory"];
            /** @description Tax rate in percent; for several rates, their combined rate. */
            rate: components["schemas"]["Percent"];
            /** @description Sum of the net amounts of the lines in the group. */
            base: components["schemas"]["Money"];
            /** @description Tax of the group. */
            amount: components["schemas"]["Money"];
            /** @description Reason why no tax is due. Absent if the tax rate has none. */
            exemptionReason?: string;
            /** @description Tax by rate. Present only if the group has several rates. */
            parts?: components["schemas"]["TaxPart"][];
        };
        /** @description Collection (payment of the customer) applied to the invoice. */
        InvoicePayment: {
            /** @description Id of the collection. */
            paymentId: components["schemas"]["Id"];
            /** @description Number of the collection. */
            number: string;
            /** @description Date of the allocation. */
            date: components["schemas"]["Day"];
            /** @description Part of the collection applied to the invoice. */
            amount: components["schemas"]["Money"];
        };
        /** @description Credit note of the invoice. Void credit notes are left out. */
        InvoiceCreditNote: {
            /** @description Id of the credit note. */
            creditNoteId: components["schemas"]["Id"];
            /** @description Number of the credit note. */
            number: string;
            /** @description Date of the credit note. */
            date: components["schemas"]["Day"];
            /** @description Total of the credit note, with tax. */
            grandTotal: components["schemas"]["Money"];
            /** @description Part of the credit note applied to this invoice. */
            appliedAmount: components["schemas"]["Money"];
        };
        /**
         * @description Language of printed documents for the customer or vendor, unless a print request names another one: `es` (Spanish) or `en` (English). Null for the language of the company.
         * @enum {string|null}
         */
        PrintLanguage: "es" | "en" | null;
        /** @description Postal address as it was when the document was created. */
        DocumentAddress: {
            /** @description Street and number. */
            line1: string | null;
            /** @description Building, floor or district. */
            line2: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Province, state or department. */
            region: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Country, as an ISO 3166 alpha-2 code. */
            country: string | null;
        };
        /** @description Customer or company as it was when the document was created. */
        DocumentParty: {
            /** @description Code of the customer or company. */
            code: string;
            /** @description Legal name. */
            name: string;
            /** @description Trade name; null if there is none. */
            tradeName: string | null;
            /** @description Type of the tax identification number, such as `RNC`; null if unknown, and always null for the company. */
            taxIdType: string | null;
            /** @description Tax identification number; null if there is none. */
            taxId: string | null;
            /** @description E-mail address; null if there is none. */
            email: string | null;
            /** @description Telephone number; null if there is none. */
            phone: string | null;
            /** @description Language in which documents for the customer are printed. Null or absent for the company's own language. */
            language?: components["schemas"]["PrintLanguage"];
            address: components["schemas"]["DocumentAddress"];
        };
        /** @description Invoice with its lines, taxes, collections and credit notes. */
        Invoice: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the invoice was issued, or when the draft was saved. */
            customerName: string;
            /** @description Issue date of the invoice. */
            issueDate: components["schemas"]["Day"];
            /** @description Date on which payment is due, calculated from the payment terms. */
            dueDate: components["schemas"]["Day"];
            /** @description Code of the payment terms. */
            paymentTerms: string;
            /** @description Currency of the amounts of the invoice. */
            currencyCode: components["schemas"]["CurrencyCode"];
            exchangeRate: components["schemas"]["DocumentRate"];
            /**
             * @description Rounding of tax: `document` rounds once per tax rate of the document, `line` rounds on each line.
             * @enum {string}
             */
            taxRounding: "document" | "line";
            /** @description Whether the unit prices include tax. */
            pricesIncludeTax: boolean;
            /** @description Notes printed on the invoice; null if there are none. */
            notes: string | null;
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount to pay: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount settled by collections. */
            paidAmount: components["schemas"]["Money"];
            /** @description Amount settled by credit notes. */
            creditedAmount: components["schemas"]["Money"];
            /** @description Amount still to pay; 0 for a draft or void invoice. */
            openAmount: components["schemas"]["Money"];
            /** @description Whether an amount is still open after the due date. An invoice is not overdue on its due date. */
            overdue: boolean;
            companyCurrency: components["schemas"]["CompanyCurrencyTotals"];
            /** @description Lines of the invoice, in print order. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description Taxes by category and rate. The bases add up to `total`, the amounts to `taxTotal`. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /** @description Collections applied to the invoice. */
            payments: components["schemas"]["InvoicePayment"][];
            /** @description Credit notes of the invoice, without void ones. */
            creditNotes: components["schemas"]["InvoiceCreditNote"][];
            /** @description Details of the customer. */
            customer: components["schemas"]["DocumentParty"];
            /** @description Details of the company that issued the invoice. */
            company: components["schemas"]["DocumentParty"];
            /**
             * Format: date-time
             * @description Time at which the invoice was voided; null if it was not.
             */
            voidedAt: string | null;
            /** @description Reason for voiding; null if none was given or the invoice was not voided. */
            voidReason: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one invoice. */
        InvoiceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Invoice"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Deleted draft. */
        InvoiceDeleted: {
            /** @description Id of the deleted draft. */
            id: components["schemas"]["Id"];
        };
        /** @description Reply after a draft was deleted. */
        InvoiceDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["InvoiceDeleted"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Options for issuing a draft. */
        InvoiceIssue: {
            /** @description Issue date, today or earlier. Defaults to the issue date of the draft, else today. */
            issueDate?: components["schemas"]["Day"];
            /** @description Whether to issue an invoice that differs from the draft, with the tax and exchange rates and the details of customer and company as of the issue date. Defaults to false. */
            refresh?: boolean;
        };
        /**
         * Format: binary
         * @description Content of the printed document.
         */
        PrintedInvoice: Uint8Array;
        /** @description Reason for voiding an invoice. */
        InvoiceVoid: {
            /** @description Reason for voiding. The server keeps it with the invoice and in the audit log. */
            reason?: string;
        };
        /**
         * @description Status of a credit note: `issued` (part of it is not applied yet), `applied` (nothing left to apply) or `void` (cancelled).
         * @enum {string}
         */
        CreditNoteStatus: "issued" | "applied" | "void";
        /** @description Credit note as returned in a list. */
        CreditNoteListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the credit note. */
            number: string;
            status: components["schemas"]["CreditNoteStatus"];
            /** @description Id of the credited invoice. */
            invoiceId: components["schemas"]["Id"];
            /** @description Number of the credited invoice. */
            invoiceNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer on the invoice. */
            customerName: string;
            /** @description Date of the credit note. */
            date: components["schemas"]["Day"];
            /** @description Currency of the credit note, which is that of the invoice. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Total of the credit note: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount applied to receivables; 0 if the credit note is void. */
            appliedAmount: components["schemas"]["Money"];
            /** @description Amount that can still be applied; 0 if the credit note is void. */
            unappliedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching credit notes in one currency. Void credit notes are left out unless `status` asks for them. */
        CreditNoteSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `grandTotal`. */
            grandTotal: components["schemas"]["Total"];
            /** @description Sum of `unappliedAmount`, which is 0 for void credit notes. */
            unappliedAmount: components["schemas"]["Total"];
        };
        /** @description One page of credit notes. */
        CreditNoteListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["CreditNoteListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["CreditNoteSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Line of the invoice and the quantity to credit. */
        CreditNoteLineInput: {
            /** @description Id of the line of the invoice. */
            invoiceLineId: components["schemas"]["Id"];
            /** @description Quantity to credit; at most the quantity not yet credited. */
            quantity: components["schemas"]["PositiveQuantity"];
        };
        /** @description Content of a new credit note. Without `lines` it credits everything on the invoice that is not yet credited. */
        CreditNoteInput: {
            /** @description Id of the invoice to credit. */
            invoiceId: components["schemas"]["Id"];
            /** @description Reason for the credit, printed on the document. */
            reason: string;
            /** @description Lines to credit; each line of the invoice at most once. */
            lines?: components["schemas"]["CreditNoteLineInput"][];
            /** @description Whether the goods return to stock. Defaults to true. */
            restock?: boolean;
            /** @description Date of the credit note, from the issue date of the invoice up to today and not before the last credit note issued. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /** @description Line of a credit note. */
        CreditNoteLine: {
            id: components["schemas"]["Id"];
            /** @description Id of the credited line of the invoice. */
            invoiceLineId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description Code of the product on the invoice. */
            productCode: string;
            /** @description Text of the line of the invoice. */
            description: string;
            /** @description Warehouse to which the goods returned; null if they did not return to stock. */
            warehouseId: number | null;
            /** @description Quantity credited. */
            quantity: components["schemas"]["Quantity"];
            /** @description Credited amount before tax. */
            netAmount: components["schemas"]["Money"];
            /** @description Credited tax. */
            taxAmount: components["schemas"]["Money"];
        };
        /** @description Credit note with its lines and taxes. */
        CreditNote: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the credit note. */
            number: string;
            status: components["schemas"]["CreditNoteStatus"];
            /** @description Id of the credited invoice. */
            invoiceId: components["schemas"]["Id"];
            /** @description Number of the credited invoice. */
            invoiceNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer on the invoice. */
            customerName: string;
            /** @description Date of the credit note. */
            date: components["schemas"]["Day"];
            /** @description Currency of the credit note, which is that of the invoice. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Total of the credit note: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount applied to receivables; 0 if the credit note is void. */
            appliedAmount: components["schemas"]["Money"];
            /** @description Amount that can still be applied; 0 if the credit note is void. */
            unappliedAmount: components["schemas"]["Money"];
            /** @description Reason for the credit. */
            reason: string;
            /** @description Whether the goods returned to stock. */
            restock: boolean;
            /** @description Exchange rate of the invoice: units of the company's currency for one unit of the currency of the credit note. */
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Lines of the credit note, in the order of the invoice. */
            lines: components["schemas"]["CreditNoteLine"][];
            /** @description Taxes by category and rate, as on the invoice. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /**
             * Format: date-time
             * @description Time at which the credit note was voided; null if it was not.
             */
            voidedAt: string | null;
            /** @description Reason for voiding; null if none was given or the credit note was not voided. */
            voidReason: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one credit note. */
        CreditNoteReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CreditNote"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reason for voiding a credit note. */
        CreditNoteVoid: {
            /** @description Reason for voiding. The server keeps it with the credit note and in the audit log. */
            reason?: string;
        };
        /**
         * @description Status of an order: `draft` (not opened), `open` (nothing received), `partially_received`, `received` (every line received in full), `closed` (closed before everything was received) or `cancelled`.
         * @enum {string}
         */
        PurchaseOrderStatus: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";
        /** @description Line of a purchase order, with the quantities received and pending. */
        PurchaseOrderLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description Code of the product when the order was created. */
            productCode: string;
            /** @description Text of the line. */
            description: string;
            /** @description Unit of measure of the quantity. */
            unit: string;
            /** @description Quantity ordered. */
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one unit before discount and tax. */
            unitPrice: components["schemas"]["Price"];
            /** @description Discount on the line, in percent, taken before tax. */
            discountPercent: components["schemas"]["Percent"];
            /** @description Amount of the line after discount and before tax. */
            netAmount: components["schemas"]["Money"];
            /** @description Tax rate of the line; null if it has none. */
            taxRateId: number | null;
            /** @description Tax rate of the line in percent. */
            taxRate: components["schemas"]["Percent"];
            taxCategory: components["schemas"]["LineTaxCategory"];
            /** @description Tax of the line. */
            taxAmount: components["schemas"]["Money"];
            /** @description Quantity received so far, without reversed receptions. */
            receivedQuantity: components["schemas"]["Quantity"];
            /** @description Quantity still to be received; 0 if more than ordered was received. */
            pendingQuantity: components["schemas"]["Quantity"];
        };
        /** @description Purchase order as returned in a list. */
        PurchaseOrderListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the order. */
            number: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the order was created. */
            vendorName: string;
            /** @description Order date. */
            orderDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Date on which the goods are expected; null if none was given.
             */
            expectedDate: string | null;
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Total of the order: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Quantity received in percent of the quantity ordered, over all lines, with up to two decimals. Over 100 if more than ordered was received. */
            receivedPercent: number;
            /** @description Lines of the order, in print order. Present only with `expand=lines`. */
            lines?: components["schemas"]["PurchaseOrderLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching purchase orders in one currency. Drafts and cancelled orders are left out unless `status` asks for them. */
        PurchaseOrderSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `grandTotal`. */
            grandTotal: components["schemas"]["Total"];
        };
        /** @description One page of purchase orders. */
        PurchaseOrderListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["PurchaseOrderListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["PurchaseOrderSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Line of a purchase order. */
        PurchaseOrderLineInput: {
            productId: components["schemas"]["Id"];
            /** @description Quantity ordered. */
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description Price of one unit before discount and tax. */
            unitPrice: components["schemas"]["Price"];
            /** @description Discount on the line, in percent, taken before tax. Defaults to 0. */
            discountPercent?: number;
            /** @description Tax rate of the line. Defaults to that of the product. The server uses the rate of the same code that is in force on the order date. */
            taxRateId?: components["schemas"]["Id"];
            /** @description Text of the line. Defaults to the name of the product. */
            description?: string;
        };
        /** @description Text of one line without control characters. The server trims it and normalises it to Unicode NFC. */
        Line: string;
        /** @description Content of a new purchase order. */
        PurchaseOrderInput: {
            vendorId: components["schemas"]["Id"];
            /** @description Lines of the order, in print order. */
            lines: components["schemas"]["PurchaseOrderLineInput"][];
            /** @description Warehouse for the goods. Defaults to the first active warehouse of the company. */
            warehouseId?: components["schemas"]["Id"];
            /** @description Currency of the order. Defaults to that of the vendor. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Order date, today or earlier. Defaults to today. */
            orderDate?: components["schemas"]["Day"];
            /** @description Date on which the goods are expected; not before the order date. */
            expectedDate?: components["schemas"]["Day"];
            /** @description Code of the payment terms. Defaults to those of the vendor, else `CONTADO` (due on the date of the reception). */
            paymentTerms?: string;
            /** @description Reference of the vendor or the buyer. */
            reference?: components["schemas"]["Line"];
            /** @description Notes printed on the order. */
            notes?: components["schemas"]["Block"];
            /** @description Whether to create the order as a draft. Defaults to false. */
            draft?: boolean;
        };
        /** @description Line of a reception. */
        ReceptionLine: {
            id: components["schemas"]["Id"];
            /** @description Id of the line of the order. */
            orderLineId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description Quantity received. */
            quantity: components["schemas"]["Quantity"];
            /** @description Cost of one unit after discount and before tax, in the currency of the order. */
            unitCost: components["schemas"]["Price"];
            /** @description Amount of the line before tax. */
            netAmount: components["schemas"]["Money"];
            /** @description Tax of the line. */
            taxAmount: components["schemas"]["Money"];
        };
        /** @description Goods received on a purchase order. */
        Reception: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the reception. */
            number: string;
            /**
             * @description Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            /** @description Date of the reception. */
            date: components["schemas"]["Day"];
            /** @description Warehouse that the goods entered. */
            warehouseId: components["schemas"]["Id"];
            /** @description Number that the vendor gave to its invoice; null if none was given. */
            vendorInvoiceNumber: string | null;
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Currency of the amounts, which is that of the order. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Lines of the reception. */
            lines: components["schemas"]["ReceptionLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Purchase order with its lines and receptions. */
        PurchaseOrder: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the order. */
            number: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the order was created. */
            vendorName: string;
            /** @description Order date. */
            orderDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Date on which the goods are expected; null if none was given.
             */
            expectedDate: string | null;
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Total of the order: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /** @description Quantity received in percent of the quantity ordered, over all lines, with up to two decimals. Over 100 if more than ordered was received. */
            receivedPercent: number;
            /** @description Warehouse for the goods. */
            warehouseId: components["schemas"]["Id"];
            /** @description Code of the payment terms. */
            paymentTerms: string;
            /** @description Exchange rate of the order date: units of the company's currency for one unit of the currency of the order. */
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Reference of the vendor or the buyer; null if none was given. */
            reference: string | null;
            /** @description Notes printed on the order; null if there are none. */
            notes: string | null;
            /** @description Lines of the order, in print order. */
            lines: components["schemas"]["PurchaseOrderLine"][];
            /** @description Taxes by category and rate. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /** @description Receptions of the order, the oldest first, including reversed ones. */
            receptions: components["schemas"]["Reception"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one purchase order. */
        PurchaseOrderReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PurchaseOrder"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Goods received. Name the line by exactly one of `lineId` and `productId`. With `productId` the quantity fills the lines of that product one after the other. */
        ReceptionLineInput: {
            /** @description Id of the line of the order. */
            lineId?: components["schemas"]["Id"];
            /** @description Id of a product on the order. */
            productId?: components["schemas"]["Id"];
            /** @description Quantity received. */
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description Cost of one unit after discount and before tax, in the currency of the order. Defaults to the ordered price less discount. Needs `inventory:cost`. */
            unitCost?: number;
        };
        /** @description Content of a new reception. */
        ReceptionInput: {
            /** @description Goods received. */
            lines: components["schemas"]["ReceptionLineInput"][];
            /** @description Warehouse that the goods enter. Defaults to that of the order. */
            warehouseId?: components["schemas"]["Id"];
            /** @description Date of the reception, today or earlier. Defaults to today. */
            date?: components["schemas"]["Day"];
            /** @description Number that the vendor gave to its invoice. Each number can be received once per vendor; upper and lower case are the same. */
            vendorInvoiceNumber?: string;
            /** @description Whether to close the order, so that no more goods are expected. Defaults to false. */
            closeRemaining?: boolean;
            /** @description Internal notes. */
            notes?: components["schemas"]["Block"];
        };
        /** @description Purchase order after the reception. */
        ReceivedOrder: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PurchaseOrderStatus"];
            /** @description Lines of the order, in print order. */
            lines: components["schemas"]["PurchaseOrderLine"][];
            version: components["schemas"]["Version"];
        };
        /** @description Payable that the reception created. */
        ReceivedPayable: {
            /** @description Id of the payable. */
            id: components["schemas"]["Id"];
            /** @description Amount owed to the vendor, in the currency of the order. */
            amount: components["schemas"]["Money"];
            /** @description Date on which payment is due, calculated from the payment terms of the order. */
            dueDate: components["schemas"]["Day"];
        };
        /** @description Reception, with the order and the payable that result from it. */
        ReceptionResult: {
            /** @description Reception that was recorded. */
            reception: components["schemas"]["Reception"];
            /** @description Order after the reception. */
            purchaseOrder: components["schemas"]["ReceivedOrder"];
            /** @description Payable to the vendor. */
            payable: components["schemas"]["ReceivedPayable"];
        };
        /** @description Reply after a reception was recorded. */
        ReceptionReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceptionResult"];
            warnings?: components["schemas"]["StockWarnings"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reception in a list. */
        ReceptionListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the reception. */
            number: string;
            /**
             * @description Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            /** @description Id of the purchase order. */
            orderId: components["schemas"]["Id"];
            /** @description Number of the purchase order. */
            orderNumber: string;
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor on the order. */
            vendorName: string;
            /** @description Warehouse that the goods entered. */
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /** @description Date of the reception. */
            date: components["schemas"]["Day"];
            /** @description Number that the vendor gave to its invoice; null if none was given. */
            vendorInvoiceNumber: string | null;
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Currency of the amounts, which is that of the order. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of receptions. */
        ReceptionListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["ReceptionListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reception with its lines and its order. */
        ReceptionRecord: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the reception. */
            number: string;
            /**
             * @description Status of the reception: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            /** @description Id of the purchase order. */
            orderId: components["schemas"]["Id"];
            /** @description Number of the purchase order. */
            orderNumber: string;
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor on the order. */
            vendorName: string;
            /** @description Warehouse that the goods entered. */
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /** @description Date of the reception. */
            date: components["schemas"]["Day"];
            /** @description Number that the vendor gave to its invoice; null if none was given. */
            vendorInvoiceNumber: string | null;
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Currency of the amounts, which is that of the order. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines before tax. */
            total: components["schemas"]["Money"];
            /** @description Sum of the taxes. */
            taxTotal: components["schemas"]["Money"];
            /** @description Amount owed to the vendor for the reception: `total` plus `taxTotal`. */
            grandTotal: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Time at which it was reversed; null if it was not.
             */
            reversedAt: string | null;
            /** @description Reason for the reversal; null if none was given. */
            reverseReason: string | null;
            /** @description Lines of the reception. */
            lines: components["schemas"]["ReceptionLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one reception. */
        ReceptionRecordReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceptionRecord"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reason and date of a reversal. */
        ReceptionReverse: {
            /** @description Reason for the reversal. The server keeps it with the reception and in the audit log. */
            reason?: string;
            /** @description Date of the reversal: not in the future, and not before the last entry of the payable. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /** @description Amount that a customer owes for an invoice or an opening balance. */
        Receivable: {
            id: components["schemas"]["Id"];
            /** @description Id of the invoice; null for an opening balance. */
            invoiceId: number | null;
            /** @description Number of the invoice, or of the opening balance. */
            documentNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the receivable was created. */
            customerName: string;
            /** @description Date of the invoice or opening balance. */
            issueDate: components["schemas"]["Day"];
            /** @description Date on which payment is due. */
            dueDate: components["schemas"]["Day"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Original amount. */
            amount: components["schemas"]["Money"];
            /** @description Amount settled by collections. */
            paidAmount: components["schemas"]["Money"];
            /** @description Amount settled by credit notes. */
            creditedAmount: components["schemas"]["Money"];
            /** @description Amount still to pay; 0 if the receivable is void. */
            openAmount: components["schemas"]["Money"];
            /**
             * @description Status of the receivable: `open` (nothing settled), `partial` (settled in part), `closed` (settled in full) or `void` (its document was voided).
             * @enum {string}
             */
            status: "open" | "partial" | "closed" | "void";
            /** @description Number of days since the due date; 0 if the due date has not passed or nothing is open. */
            daysOverdue: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching receivables in one currency. Void receivables are left out unless `status` asks for them. */
        ReceivableSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `amount`. */
            amount: components["schemas"]["Total"];
            /** @description Sum of `openAmount`, which is 0 for void receivables. */
            openAmount: components["schemas"]["Total"];
        };
        /** @description One page of receivables. */
        ReceivableListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["Receivable"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["ReceivableSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Means of payment: `efectivo` (cash), `transferencia` (bank transfer), `tarjeta` (card), `cheque` (cheque) or `otro` (other).
         * @enum {string}
         */
        PaymentMethod: "efectivo" | "transferencia" | "tarjeta" | "cheque" | "otro";
        /** @description Collection as returned in a list. */
        ReceivablePaymentListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the collection. */
            number: string;
            /**
             * @description Status of the collection: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the collection was recorded. */
            customerName: string;
            /** @description Date of the collection. */
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount received. */
            amount: components["schemas"]["Money"];
            /** @description Amount allocated to receivables; 0 if the collection was reversed. */
            allocatedAmount: components["schemas"]["Money"];
            /** @description Amount not yet allocated; 0 if the collection was reversed. */
            unallocatedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching collections in one currency. Reversed collections are left out unless `status` asks for them. */
        ReceivablePaymentSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `amount`. */
            amount: components["schemas"]["Total"];
            /** @description Sum of `unallocatedAmount`, which is 0 for reversed collections. */
            unallocatedAmount: components["schemas"]["Total"];
        };
        /** @description One page of collections. */
        ReceivablePaymentListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["ReceivablePaymentListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["ReceivablePaymentSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Amount above zero, with at most the decimals of its currency. */
        PositiveMoney: number;
        /** @description Allocation to one document. Name the document by exactly one of `receivableId` and `invoiceId`. */
        ReceivableAllocationLine: {
            /** @description Id of the receivable. */
            receivableId?: components["schemas"]["Id"];
            /** @description Id of the invoice of the receivable. */
            invoiceId?: components["schemas"]["Id"];
            /** @description Amount to allocate, in the currency of the collection or credit note. */
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Content of a new collection. */
        ReceivablePaymentInput: {
            /** @description Id of the customer that paid. */
            customerId: components["schemas"]["Id"];
            /** @description Amount received. */
            amount: components["schemas"]["PositiveMoney"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Date of the collection, today or earlier. Defaults to today. */
            date?: components["schemas"]["Day"];
            /** @description Currency of the collection. Defaults to that of the customer. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the collection. Defaults to the rate of the date. Must be 1 for the company's own currency. */
            exchangeRate?: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer. */
            reference?: components["schemas"]["Line"];
            /** @description Notes printed on the document. */
            notes?: components["schemas"]["Block"];
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["ReceivableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due receivables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Part of a collection or credit note applied to one document. */
        ReceivableAllocation: {
            /** @description Id of the receivable. */
            receivableId: components["schemas"]["Id"];
            /** @description Id of the invoice; null for an opening balance. */
            invoiceId: number | null;
            /** @description Number of the invoice, or of the opening balance. */
            documentNumber: string;
            /** @description Date of the allocation; never before the date of the document. */
            date: components["schemas"]["Day"];
            /** @description Amount allocated. */
            amount: components["schemas"]["Money"];
            /** @description Amount of the document that is open now, after all its allocations. */
            openAfter: components["schemas"]["Money"];
            /** @description Value of the allocated part at the rate of the collection or credit note, less its value at the rate of the document, in the company's currency. Positive for a gain, negative for a loss, 0 if the rates are equal. */
            exchangeDifference: components["schemas"]["Money"];
        };
        /** @description Collection (payment received from a customer) with its allocations. */
        ReceivablePayment: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the collection. */
            number: string;
            /**
             * @description Status of the collection: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the collection was recorded. */
            customerName: string;
            /** @description Date of the collection. */
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount received. */
            amount: components["schemas"]["Money"];
            /** @description Amount allocated to receivables; 0 if the collection was reversed. */
            allocatedAmount: components["schemas"]["Money"];
            /** @description Amount not yet allocated; 0 if the collection was reversed. */
            unallocatedAmount: components["schemas"]["Money"];
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the collection. */
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer; null if none was given. */
            reference: string | null;
            /** @description Notes printed on the document; null if there are none. */
            notes: string | null;
            /** @description Documents that the collection settles. */
            allocations: components["schemas"]["ReceivableAllocation"][];
            /**
             * Format: date-time
             * @description Time at which the collection was reversed; null if it was not.
             */
            reversedAt: string | null;
            /** @description Reason for the reversal; null if none was given or the collection was not reversed. */
            reverseReason: string | null;
            /** @description Amount that the customer owes now, less unallocated credit, in the company's currency. */
            customerBalance: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one collection. */
        ReceivablePaymentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceivablePayment"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Allocations to make: send `allocations`, `autoAllocate` as true, or both. A request without either is refused (400). */
        ReceivableAllocationInput: {
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["ReceivableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due receivables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Allocation to release. */
        ReceivableRelease: {
            /** @description Id of the receivable that the collection no longer settles. */
            receivableId: components["schemas"]["Id"];
        };
        /** @description Reason and date of a reversal. */
        ReceivablePaymentReverse: {
            /** @description Reason for the reversal. The server keeps it with the collection and in the audit log. */
            reason?: string;
            /** @description Date of the reversal: not in the future, and not before the last entry of the collection. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /**
         * @description Aging bucket by days overdue: `current` (not overdue), `d1_30` (1 to 30 days), `d31_60`, `d61_90`, `d91_120` or `d120_plus` (more than 120 days).
         * @enum {string}
         */
        BucketKey: "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";
        /** @description Aging bucket with its total. */
        AgingBucket: {
            /** @description Key of the bucket. */
            key: components["schemas"]["BucketKey"];
            /** @description Lowest number of days overdue in the bucket; null for `current`. */
            from: number | null;
            /** @description Highest number of days overdue in the bucket; null for `d120_plus`. */
            to: number | null;
            /** @description Sum of the open amounts in the bucket. */
            amount: components["schemas"]["Total"];
        };
        /** @description Aging of one customer. */
        ReceivableAgingRow: {
            customerId: components["schemas"]["Id"];
            /** @description Current name of the customer. */
            customerName: string;
            /** @description Open amount that is not overdue. */
            current: components["schemas"]["Total"];
            /** @description Open amount that is 1 to 30 days overdue. */
            d1_30: components["schemas"]["Total"];
            /** @description Open amount that is 31 to 60 days overdue. */
            d31_60: components["schemas"]["Total"];
            /** @description Open amount that is 61 to 90 days overdue. */
            d61_90: components["schemas"]["Total"];
            /** @description Open amount that is 91 to 120 days overdue. */
            d91_120: components["schemas"]["Total"];
            /** @description Open amount that is more than 120 days overdue. */
            d120_plus: components["schemas"]["Total"];
            /** @description Sum of unallocated collections and credit notes. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the buckets less `unappliedCredit`. */
            balance: components["schemas"]["Total"];
        };
        /** @description Totals of the aging report. */
        AgingTotals: {
            /** @description Open amount that is not overdue. */
            current: components["schemas"]["Total"];
            /** @description Open amount that is 1 to 30 days overdue. */
            d1_30: components["schemas"]["Total"];
            /** @description Open amount that is 31 to 60 days overdue. */
            d31_60: components["schemas"]["Total"];
            /** @description Open amount that is 61 to 90 days overdue. */
            d61_90: components["schemas"]["Total"];
            /** @description Open amount that is 91 to 120 days overdue. */
            d91_120: components["schemas"]["Total"];
            /** @description Open amount that is more than 120 days overdue. */
            d120_plus: components["schemas"]["Total"];
            /** @description Credit not yet allocated: rest of collections and credit notes of customers, or of payments to vendors. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the buckets less `unappliedCredit`. */
            balance: components["schemas"]["Total"];
        };
        /** @description Open document in the aging report. */
        ReceivableAgingItem: {
            /** @description Id of the receivable. */
            receivableId: components["schemas"]["Id"];
            /** @description Number of the invoice, or of the opening balance. */
            documentNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer when the receivable was created. */
            customerName: string;
            /** @description Date on which payment is due. */
            dueDate: components["schemas"]["Day"];
            /** @description Number of days overdue on the day of the report; 0 if not overdue. */
            daysOverdue: number;
            /** @description Bucket of the document. */
            bucket: components["schemas"]["BucketKey"];
            /** @description Currency of `openAmount`, which is the currency of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in `currencyCode`. The open amounts of a report can be added up. */
            openAmount: components["schemas"]["Money"];
            /** @description Currency of the document. */
            documentCurrencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in `documentCurrencyCode`. */
            documentOpenAmount: components["schemas"]["Money"];
        };
        /** @description Aging report as of the end of a day. */
        ReceivableAging: {
            /** @description Day of the report. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of each bucket, from not overdue to the longest overdue. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description Number of customers with an overdue amount. */
            overdueCount: number;
            /** @description Aging per customer, sorted by name. Customers without open amounts and without credit are left out. Empty with `summary`. */
            rows: components["schemas"]["ReceivableAgingRow"][];
            /** @description Totals of all rows. */
            totals: components["schemas"]["AgingTotals"];
            /** @description Open documents, the oldest due date first. Present only with `detail`. */
            items?: components["schemas"]["ReceivableAgingItem"][];
            /** @description Number of open documents on all pages of `items`. Present only with `detail`. */
            itemCount?: number;
        };
        /** @description Reply with the aging report. */
        ReceivableAgingReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceivableAging"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Balance of a customer in one currency. */
        CustomerCurrencyBalance: {
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the invoices and opening balances, without void ones. */
            invoiced: components["schemas"]["Total"];
            /** @description Sum of the collections, without reversed ones. */
            collected: components["schemas"]["Total"];
            /** @description Sum of the credit notes, without void ones. */
            credited: components["schemas"]["Total"];
            /** @description Sum of unallocated collections and credit notes. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the open amounts. */
            openAmount: components["schemas"]["Total"];
            /** @description Part of `openAmount` that is overdue. */
            overdueAmount: components["schemas"]["Total"];
            /** @description `openAmount` less `unappliedCredit`. */
            netBalance: components["schemas"]["Total"];
        };
        /** @description Balance of a customer as of the end of a day. */
        CustomerBalance: {
            /** @description Id of the customer. */
            customerId: components["schemas"]["Id"];
            /** @description Day of the balance. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts, except in `byCurrency`. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the invoices and opening balances, without void ones. */
            invoiced: components["schemas"]["Total"];
            /** @description Sum of the collections, without reversed ones. */
            collected: components["schemas"]["Total"];
            /** @description Sum of the credit notes, without void ones. */
            credited: components["schemas"]["Total"];
            /** @description Sum of unallocated collections and credit notes. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the open amounts. */
            openAmount: components["schemas"]["Total"];
            /** @description Part of `openAmount` that is overdue. */
            overdueAmount: components["schemas"]["Total"];
            /** @description `openAmount` less `unappliedCredit`. */
            netBalance: components["schemas"]["Total"];
            /** @description Credit limit of the customer in the company's currency; null for no limit. */
            creditLimit: number | null;
            /** @description Part of the credit limit that is unused today, in the company's currency. Negative if the limit is exceeded; null for no limit. */
            availableCredit: number | null;
            /** @description Balance in each currency of the documents, in that currency. */
            byCurrency: components["schemas"]["CustomerCurrencyBalance"][];
            /**
             * Format: date
             * @description Date of the last collection up to the day of the balance, without reversed ones; null if there is none.
             */
            lastPaymentAt: string | null;
        };
        /** @description Reply with the balance of a customer. */
        CustomerBalanceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CustomerBalance"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Credit note with its allocations. */
        CreditNoteAllocation: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the credit note. */
            number: string;
            /**
             * @description Status of the credit note: `issued` (part of it is not applied yet) or `applied` (nothing left to apply).
             * @enum {string}
             */
            status: "issued" | "applied";
            customerId: components["schemas"]["Id"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of the credit note, with tax. */
            grandTotal: components["schemas"]["Money"];
            /** @description Amount applied to receivables. */
            appliedAmount: components["schemas"]["Money"];
            /** @description Amount that can still be applied. */
            unappliedAmount: components["schemas"]["Money"];
            /** @description Documents that the credit note settles. */
            allocations: components["schemas"]["ReceivableAllocation"][];
            version: components["schemas"]["Version"];
        };
        /** @description Reply with a credit note and its allocations. */
        CreditNoteAllocationReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CreditNoteAllocation"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Allocation to release. */
        CreditNoteRelease: {
            /** @description Id of the receivable that the credit note no longer settles. */
            receivableId: components["schemas"]["Id"];
        };
        /** @description Totals of one month. */
        SalesMonth: {
            /** @description Month, `YYYY-MM`. */
            month: string;
            /** @description Total of the invoices issued in the month, by issue date, in the company's currency. Drafts and voided invoices are not included. */
            sales: number;
            /** @description Total of the credit notes dated in the month, in the company's currency. Voided credit notes are not included. */
            credits: number;
            /** @description Total of the customer payments dated in the month, in the company's currency. Reversed payments are not included. */
            collections: number;
            /** @description Number of invoices in `sales`. */
            invoices: number;
        };
        /** @description Reply with the totals by month. */
        SalesByMonthReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Totals by month, oldest first. */
            data: components["schemas"]["SalesMonth"][];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Amount that the company owes to a vendor for a reception (goods received on a purchase order) or an opening balance. */
        Payable: {
            id: components["schemas"]["Id"];
            /** @description Id of the reception; null for an opening balance. */
            receptionId: number | null;
            /** @description Number of the reception, or of the opening balance. */
            documentNumber: string;
            /** @description Number that the vendor gave to its invoice; null if unknown. */
            vendorInvoiceNumber: string | null;
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the payable was created. */
            vendorName: string;
            /** @description Date of the reception or opening balance. */
            issueDate: components["schemas"]["Day"];
            /** @description Date on which payment is due. */
            dueDate: components["schemas"]["Day"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Original amount. */
            amount: components["schemas"]["Money"];
            /** @description Amount settled by payments. */
            paidAmount: components["schemas"]["Money"];
            /** @description Amount settled by credit notes. Currently always 0: credit notes of vendors are not recorded. */
            creditedAmount: components["schemas"]["Money"];
            /** @description Amount still to pay; 0 if the payable is void. */
            openAmount: components["schemas"]["Money"];
            /**
             * @description Status of the payable: `open` (nothing settled), `partial` (settled in part), `closed` (settled in full) or `void` (its document was reversed).
             * @enum {string}
             */
            status: "open" | "partial" | "closed" | "void";
            /** @description Number of days since the due date; 0 if the due date has not passed or nothing is open. */
            daysOverdue: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching payables in one currency. Void payables are left out unless `status` asks for them. */
        PayableSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `amount`. */
            amount: components["schemas"]["Total"];
            /** @description Sum of `openAmount`, which is 0 for void payables. */
            openAmount: components["schemas"]["Total"];
        };
        /** @description One page of payables. */
        PayableListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["Payable"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["PayableSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Payment as returned in a list. */
        PayablePaymentListItem: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the payment. */
            number: string;
            /**
             * @description Status of the payment: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the payment was recorded. */
            vendorName: string;
            /** @description Date of the payment. */
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount paid. */
            amount: components["schemas"]["Money"];
            /** @description Amount allocated to payables; 0 if the payment was reversed. */
            allocatedAmount: components["schemas"]["Money"];
            /** @description Amount not yet allocated; 0 if the payment was reversed. */
            unallocatedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching payments in one currency. Reversed payments are left out unless `status` asks for them. */
        PayablePaymentSums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `amount`. */
            amount: components["schemas"]["Total"];
            /** @description Sum of `unallocatedAmount`, which is 0 for reversed payments. */
            unallocatedAmount: components["schemas"]["Total"];
        };
        /** @description One page of payments. */
        PayablePaymentListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["PayablePaymentListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["PayablePaymentSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Allocation to one document. Name the document by exactly one of `payableId` and `receptionId`. */
        PayableAllocationLine: {
            /** @description Id of the payable. */
            payableId?: components["schemas"]["Id"];
            /** @description Id of the reception of the payable. */
            receptionId?: components["schemas"]["Id"];
            /** @description Amount to allocate, in the currency of the payment. */
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Content of a new payment. */
        PayablePaymentInput: {
            /** @description Id of the vendor that is paid. */
            vendorId: components["schemas"]["Id"];
            /** @description Amount paid. */
            amount: components["schemas"]["PositiveMoney"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Date of the payment, today or earlier. Defaults to today. */
            date?: components["schemas"]["Day"];
            /** @description Currency of the payment. Defaults to that of the vendor. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the payment. Defaults to the rate of the date. Must be 1 for the company's own currency. */
            exchangeRate?: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer. */
            reference?: components["schemas"]["Line"];
            /** @description Notes printed on the document. */
            notes?: components["schemas"]["Block"];
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["PayableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due payables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Part of a payment applied to one document. */
        PayableAllocation: {
            /** @description Id of the payable. */
            payableId: components["schemas"]["Id"];
            /** @description Id of the reception; null for an opening balance. */
            receptionId: number | null;
            /** @description Number of the reception, or of the opening balance. */
            documentNumber: string;
            /** @description Date of the allocation; never before the date of the document. */
            date: components["schemas"]["Day"];
            /** @description Amount allocated. */
            amount: components["schemas"]["Money"];
            /** @description Amount of the document that is open now, after all its allocations. */
            openAfter: components["schemas"]["Money"];
            /** @description Value of the allocated part at the rate of the document, less its value at the rate of the payment, in the company's currency. Positive for a gain, negative for a loss, 0 if the rates are equal. */
            exchangeDifference: components["schemas"]["Money"];
        };
        /** @description Payment to a vendor with its allocations. */
        PayablePayment: {
            id: components["schemas"]["Id"];
            /** @description Formatted number of the payment. */
            number: string;
            /**
             * @description Status of the payment: `posted` (in force) or `reversed` (cancelled by a counter-entry).
             * @enum {string}
             */
            status: "posted" | "reversed";
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the payment was recorded. */
            vendorName: string;
            /** @description Date of the payment. */
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount paid. */
            amount: components["schemas"]["Money"];
            /** @description Amount allocated to payables; 0 if the payment was reversed. */
            allocatedAmount: components["schemas"]["Money"];
            /** @description Amount not yet allocated; 0 if the payment was reversed. */
            unallocatedAmount: components["schemas"]["Money"];
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the payment. */
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer; null if none was given. */
            reference: string | null;
            /** @description Notes printed on the document; null if there are none. */
            notes: string | null;
            /** @description Documents that the payment settles. */
            allocations: components["schemas"]["PayableAllocation"][];
            /**
             * Format: date-time
             * @description Time at which the payment was reversed; null if it was not.
             */
            reversedAt: string | null;
            /** @description Reason for the reversal; null if none was given or the payment was not reversed. */
            reverseReason: string | null;
            /** @description Amount that the company owes the vendor now, less unallocated credit, in the company's currency. */
            vendorBalance: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one payment. */
        PayablePaymentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PayablePayment"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Allocations to make: send `allocations`, `autoAllocate` as true, or both. A request without either is refused (400). */
        PayableAllocationInput: {
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["PayableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due payables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Allocation to release. */
        PayableRelease: {
            /** @description Id of the payable that the payment no longer settles. */
            payableId: components["schemas"]["Id"];
        };
        /** @description Reason and date of a reversal. */
        PayablePaymentReverse: {
            /** @description Reason for the reversal. The server keeps it with the payment and in the audit log. */
            reason?: string;
            /** @description Date of the reversal: not in the future, and not before the last entry of the payment. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /** @description Aging of one vendor. */
        PayableAgingRow: {
            vendorId: components["schemas"]["Id"];
            /** @description Current name of the vendor. */
            vendorName: string;
            /** @description Open amount that is not overdue. */
            current: components["schemas"]["Total"];
            /** @description Open amount that is 1 to 30 days overdue. */
            d1_30: components["schemas"]["Total"];
            /** @description Open amount that is 31 to 60 days overdue. */
            d31_60: components["schemas"]["Total"];
            /** @description Open amount that is 61 to 90 days overdue. */
            d61_90: components["schemas"]["Total"];
            /** @description Open amount that is 91 to 120 days overdue. */
            d91_120: components["schemas"]["Total"];
            /** @description Open amount that is more than 120 days overdue. */
            d120_plus: components["schemas"]["Total"];
            /** @description Sum of unallocated payments. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the buckets less `unappliedCredit`. */
            balance: components["schemas"]["Total"];
        };
        /** @description Open document in the aging report. */
        PayableAgingItem: {
            /** @description Id of the payable. */
            payableId: components["schemas"]["Id"];
            /** @description Number of the reception, or of the opening balance. */
            documentNumber: string;
            vendorId: components["schemas"]["Id"];
            /** @description Name of the vendor when the payable was created. */
            vendorName: string;
            /** @description Date on which payment is due. */
            dueDate: components["schemas"]["Day"];
            /** @description Number of days overdue on the day of the report; 0 if not overdue. */
            daysOverdue: number;
            /** @description Bucket of the document. */
            bucket: components["schemas"]["BucketKey"];
            /** @description Currency of `openAmount`, which is the currency of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in `currencyCode`. The open amounts of a report can be added up. */
            openAmount: components["schemas"]["Money"];
            /** @description Currency of the document. */
            documentCurrencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in `documentCurrencyCode`. */
            documentOpenAmount: components["schemas"]["Money"];
        };
        /** @description Aging report as of the end of a day. */
        PayableAging: {
            /** @description Day of the report. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of each bucket, from not overdue to the longest overdue. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description Number of vendors with an overdue amount. */
            overdueCount: number;
            /** @description Aging per vendor, sorted by name. Vendors without open amounts and without credit are left out. Empty with `summary`. */
            rows: components["schemas"]["PayableAgingRow"][];
            /** @description Totals of all rows. */
            totals: components["schemas"]["AgingTotals"];
            /** @description Open documents, the oldest due date first. Present only with `detail`. */
            items?: components["schemas"]["PayableAgingItem"][];
            /** @description Number of open documents on all pages of `items`. Present only with `detail`. */
            itemCount?: number;
        };
        /** @description Reply with the aging report. */
        PayableAgingReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PayableAging"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Balance of a vendor in one currency. */
        VendorCurrencyBalance: {
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the receptions and opening balances, without reversed ones. */
            invoiced: components["schemas"]["Total"];
            /** @description Sum of the payments, without reversed ones. */
            paid: components["schemas"]["Total"];
            /** @description Sum of the credit notes. Currently always 0: credit notes of vendors are not recorded. */
            credited: components["schemas"]["Total"];
            /** @description Sum of unallocated payments. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the open amounts. */
            openAmount: components["schemas"]["Total"];
            /** @description Part of `openAmount` that is overdue. */
            overdueAmount: components["schemas"]["Total"];
            /** @description `openAmount` less `unappliedCredit`. */
            netBalance: components["schemas"]["Total"];
        };
        /** @description Balance of a vendor as of the end of a day. */
        VendorBalance: {
            /** @description Id of the vendor. */
            vendorId: components["schemas"]["Id"];
            /** @description Day of the balance. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts, except in `byCurrency`. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Sum of the receptions and opening balances, without reversed ones. */
            invoiced: components["schemas"]["Total"];
            /** @description Sum of the payments, without reversed ones. */
            paid: components["schemas"]["Total"];
            /** @description Sum of the credit notes. Currently always 0: credit notes of vendors are not recorded. */
            credited: components["schemas"]["Total"];
            /** @description Sum of unallocated payments. */
            unappliedCredit: components["schemas"]["Total"];
            /** @description Sum of the open amounts. */
            openAmount: components["schemas"]["Total"];
            /** @description Part of `openAmount` that is overdue. */
            overdueAmount: components["schemas"]["Total"];
            /** @description `openAmount` less `unappliedCredit`. */
            netBalance: components["schemas"]["Total"];
            /** @description Balance in each currency of the documents, in that currency. */
            byCurrency: components["schemas"]["VendorCurrencyBalance"][];
            /**
             * Format: date
             * @description Date of the last payment up to the day of the balance, without reversed ones; null if there is none.
             */
            lastPaymentAt: string | null;
        };
        /** @description Reply with the balance of a vendor. */
        VendorBalanceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["VendorBalance"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Position in the changes feed; 0 is the position before the first event. */
        EventPosition: number;
        /** @description Type of the change: the kind of record and the change of it. `invoice.updated` means that a payment or a credit note changed what is open on the invoice. New types may be added. */
        EventName: "api_key.created" | "api_key.updated" | "api_key.rotated" | "api_key.revoked" | "user.created" | "user.updated" | "company.updated" | "period.locked" | "period.unlocked" | "series.updated" | "currency.updated" | "exchange_rate.created" | "exchange_rate.updated" | "tax_rate.created" | "tax_rate.updated" | "payment_terms.created" | "payment_terms.updated" | "product.created" | "product.updated" | "product_category.created" | "product_category.updated" | "product_category.deleted" | "warehouse.created" | "warehouse.updated" | "adjustment.created" | "adjustment.reversed" | "transfer.created" | "transfer.reversed" | "customer.created" | "customer.updated" | "vendor.created" | "vendor.updated" | "lead.created" | "lead.status_changed" | "opportunity.created" | "opportunity.stage_changed" | "invoice.issued" | "invoice.updated" | "invoice.voided" | "credit_note.issued" | "credit_note.allocated" | "credit_note.released" | "credit_note.voided" | "collection.created" | "collection.allocated" | "collection.released" | "collection.reversed" | "vendor_payment.created" | "vendor_payment.allocated" | "vendor_payment.released" | "vendor_payment.reversed" | "purchase_order.created" | "purchase_order.opened" | "purchase_order.received" | "purchase_order.cancelled" | "reception.reversed" | (string & {});
        /** @description One change of one record. */
        Event: {
            position: components["schemas"]["EventPosition"];
            type: components["schemas"]["EventName"];
            /** @description Kind of record, such as `product`. */
            objectType: string;
            /** @description Id of the record, as text. */
            objectId: string;
            at: components["schemas"]["Instant"];
            /** @description `X-Request-Id` of the request that made the change; null if no request made it. */
            requestId: string | null;
        };
        /** @description Reply with events of the changes feed. */
        EventListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Events in ascending order of position. */
            data: components["schemas"]["Event"][];
            nextAfter: components["schemas"]["EventPosition"];
            /** @description True if more events are available now. */
            hasMore: boolean;
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Headers of one operation. Credentials and language are taken from the batch request. */
        BatchHeaders: {
            /** @description `ETag` of the version that the change is based on. */
            "If-Match"?: string;
            /** @description Idempotency key of this operation, which makes it safe to repeat. */
            "Idempotency-Key"?: string;
        };
        /** @description One operation of the batch. */
        BatchOperation: {
            /**
             * @description HTTP method of the operation.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Path of the operation with its query, as it is sent alone. */
            path: string;
            /** @description JSON body of the operation. The server validates it by the contract of the operation. */
            body?: {
                [key: string]: unknown;
            };
            headers?: components["schemas"]["BatchHeaders"];
        };
        /** @description Operations to run, one after the other. */
        BatchInput: {
            /** @description Operations in the order in which the server runs them. */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description Headers of the operation's reply that a client needs. */
        BatchResultHeaders: {
            /** @description Version of the record. */
            ETag?: string;
            /** @description Number of seconds to wait before the next attempt. */
            "Retry-After"?: string;
            /**
             * @description `true` if this is the stored reply of an earlier request with the same idempotency key.
             * @constant
             */
            "Idempotency-Replayed"?: "true";
            /** @description HTTP methods that the path allows. */
            Allow?: string;
        };
        /** @description Result of one operation. */
        BatchResult: {
            /** @description HTTP status of the operation. */
            status: number;
            /** @description Reply body of the operation, by the contract of the operation; absent if the reply has no body. */
            body?: {
                [key: string]: unknown;
            };
            headers?: components["schemas"]["BatchResultHeaders"];
        };
        /** @description Reply with the results of a batch. */
        BatchReply: {
            /**
             * @description Always true, even if operations failed: check the `status` of each result.
             * @constant
             */
            ok: true;
            /** @description One result per operation, in the order of the operations. */
            results: components["schemas"]["BatchResult"][];
        };
        /** @description Code that the company uses for the customer or vendor. Unique among customers or among vendors; case is ignored. */
        PartyCode: string;
        /** @description Legal name of the customer or vendor. */
        PartyName: string;
        /** @description Customer in a list. */
        CustomerListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description Tax number; null if there is none. */
            taxId: string | null;
            /** @description E-mail address; null if there is none. */
            email: string | null;
            /** @description Phone number; null if there is none. */
            phone: string | null;
            /** @description City or town of the address; null if it is not known. */
            city: string | null;
            /** @description False if the customer is deactivated. */
            active: boolean;
            /** @description Total open amount of the customer's receivables, in the currency of the company. */
            openAmount: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sum of the matching customers. */
        CustomerSums: {
            /** @description Currency of the company. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `openAmount`. */
            openAmount: components["schemas"]["Total"];
        };
        /** @description Reply with one page of customers. */
        CustomerListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["CustomerListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["CustomerSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Trade name; null if there is none. */
        TradeName: string | null;
        /** @description Type of the tax number, as its country names it, such as `RNC`, `NIT` or `VAT`; null without a tax number. If the server knows the check-digit rule of the country and type, the number must satisfy it; any other type, such as `OTHER` or `PASSPORT`, accepts any number. If a new `taxId` is sent without a type, the server recognises the type from the country and the number, and sets `OTHER` if no rule fits. */
        TaxIdType: string | null;
        /** @description Tax number with its check digit, with or without separators. Unique per type among customers or among vendors; separators are ignored. Null if there is none. */
        TaxId: string | null;
        /**
         * Format: email
         * @description E-mail address; null if there is none.
         */
        PartyEmail: string | null;
        /** @description Phone number; null if there is none. */
        PartyPhone: string | null;
        /** @description Postal address. It replaces the previous address as a whole: fields that are not sent become null. Null removes the address. */
        PartyAddressInput: {
            /** @description Street and number. */
            line1?: string | null;
            /** @description Second line: building, floor or district. */
            line2?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description Province, state or department. */
            region?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Country, as an ISO 3166-1 alpha-2 code such as `DO`. */
            country?: string | null;
        } | null;
        /** @description Code of the payment terms of new documents that name none; null for `CONTADO`, which is due on the day of issue. */
        PartyTerms: string | null;
        /** @description Contact person of the customer or vendor. */
        Contact: {
            /** @description Name of the contact person. */
            name: string;
            /** @description Role of the contact person, such as `Purchasing`. */
            role?: string;
            /**
             * Format: email
             * @description E-mail address of the contact person.
             */
            email?: string;
            /** @description Phone number of the contact person. */
            phone?: string;
        };
        /** @description Internal notes of the company; null if there are none. */
        PartyNotes: string | null;
        /** @description Values of a new or updated customer. */
        CustomerInput: {
            code?: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            tradeName?: components["schemas"]["TradeName"];
            taxIdType?: components["schemas"]["TaxIdType"];
            taxId?: components["schemas"]["TaxId"];
            email?: components["schemas"]["PartyEmail"];
            phone?: components["schemas"]["PartyPhone"];
            language?: components["schemas"]["PrintLanguage"];
            address?: components["schemas"]["PartyAddressInput"];
            paymentTerms?: components["schemas"]["PartyTerms"];
            /** @description Currency of documents that name no other one, as an ISO 4217 code. The default is the currency of the company. */
            currencyCode?: string;
            /** @description Maximum amount that the customer may owe, in the currency of the company and with at most its decimals. It does not limit invoices that are due on the day of issue, so 0 allows only cash sales. Null for no limit. */
            creditLimit?: number | null;
            /** @description Whether prices of new invoices to the customer include tax, unless the invoice says otherwise. Null applies `pricesIncludeTax` of the company; a new customer has null. */
            priceIncludesTax?: boolean | null;
            /** @description True if the customer is blocked: new invoices to the customer are refused (409 `customer_blocked`). */
            blocked?: boolean;
            /** @description Contact persons, in the order in which they were sent. */
            contacts?: components["schemas"]["Contact"][];
            notes?: components["schemas"]["PartyNotes"];
            /** @description False deactivates the customer, true activates it. A new customer is active by default. */
            active?: boolean;
        };
        /** @description Postal address; a field that is not known is null. */
        PartyAddress: {
            /** @description Street and number. */
            line1: string | null;
            /** @description Second line: building, floor or district. */
            line2: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Province, state or department. */
            region: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Country, as an ISO 3166-1 alpha-2 code such as `DO`. */
            country: string | null;
        };
        /** @description Customer with all its fields. */
        Customer: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description Trade name; null if there is none. */
            tradeName: string | null;
            /** @description Type of the tax number, such as `RNC`, `NIT` or `VAT`; null without a tax number. */
            taxIdType: string | null;
            /** @description Tax number; null if there is none. */
            taxId: string | null;
            /** @description E-mail address; null if there is none. */
            email: string | null;
            /** @description Phone number; null if there is none. */
            phone: string | null;
            language: components["schemas"]["PrintLanguage"];
            /** @description City or town of the address; null if it is not known. */
            city: string | null;
            /** @description False if the customer is deactivated. */
            active: boolean;
            address: components["schemas"]["PartyAddress"];
            /** @description Code of the default payment terms of the customer's documents; null for `CONTADO`. */
            paymentTerms: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Maximum amount that the customer may owe, in the currency of the company. It does not limit invoices that are due on the day of issue, so 0 allows only cash sales. Null for no limit. */
            creditLimit: number | null;
            /** @description Total open amount of the customer's receivables, in the currency of the company. */
            openAmount: number;
            /** @description Whether prices of new invoices to the customer include tax, unless the invoice says otherwise. Null applies `pricesIncludeTax` of the company. */
            priceIncludesTax: boolean | null;
            /** @description True if the customer is blocked: new invoices to the customer are refused (409 `customer_blocked`). */
            blocked: boolean;
            /** @description Contact persons, in the order in which they were sent. */
            contacts: components["schemas"]["Contact"][];
            /** @description Internal notes of the company; null if there are none. */
            notes: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one customer. */
        CustomerReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Customer"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Vendor in a list. */
        VendorListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description Tax number; null if there is none. */
            taxId: string | null;
            /** @description E-mail address; null if there is none. */
            email: string | null;
            /** @description Phone number; null if there is none. */
            phone: string | null;
            /** @description City or town of the address; null if it is not known. */
            city: string | null;
            /** @description False if the vendor is deactivated. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of vendors. */
        VendorListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["VendorListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Bank account of the vendor. */
        BankAccount: {
            /** @description Name of the bank. */
            bank: string;
            /** @description Account number, as an IBAN or a local number. Callers without the permission `vendors:bank` see only the last four characters, such as `******4567`. A masked number is refused. */
            accountNumber: string;
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Holder of the account, if it is not the vendor. */
            holder?: string;
        };
        /** @description Values of a new or updated vendor. */
        VendorInput: {
            code?: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            tradeName?: components["schemas"]["TradeName"];
            taxIdType?: components["schemas"]["TaxIdType"];
            taxId?: components["schemas"]["TaxId"];
            email?: components["schemas"]["PartyEmail"];
            phone?: components["schemas"]["PartyPhone"];
            language?: components["schemas"]["PrintLanguage"];
            address?: components["schemas"]["PartyAddressInput"];
            paymentTerms?: components["schemas"]["PartyTerms"];
            /** @description Currency of documents that name no other one, as an ISO 4217 code. The default is the currency of the company. */
            currencyCode?: string;
            /** @description True if the vendor is blocked: new purchase orders to the vendor are refused (409 `vendor_blocked`). */
            blocked?: boolean;
            /** @description Contact persons, in the order in which they were sent. */
            contacts?: components["schemas"]["Contact"][];
            /** @description Bank accounts of the vendor, the preferred account first. */
            bankAccounts?: components["schemas"]["BankAccount"][];
            notes?: components["schemas"]["PartyNotes"];
            /** @description False deactivates the vendor, true activates it. A new vendor is active by default. */
            active?: boolean;
        };
        /** @description Vendor with all its fields. */
        Vendor: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description Trade name; null if there is none. */
            tradeName: string | null;
            /** @description Type of the tax number, such as `RNC`, `NIT` or `VAT`; null without a tax number. */
            taxIdType: string | null;
            /** @description Tax number; null if there is none. */
            taxId: string | null;
            /** @description E-mail address; null if there is none. */
            email: string | null;
            /** @description Phone number; null if there is none. */
            phone: string | null;
            language: components["schemas"]["PrintLanguage"];
            /** @description City or town of the address; null if it is not known. */
            city: string | null;
            /** @description False if the vendor is deactivated. */
            active: boolean;
            address: components["schemas"]["PartyAddress"];
            /** @description Code of the default payment terms of the vendor's documents; null for `CONTADO`. */
            paymentTerms: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description True if the vendor is blocked: new purchase orders to the vendor are refused (409 `vendor_blocked`). */
            blocked: boolean;
            /** @description Contact persons, in the order in which they were sent. */
            contacts: components["schemas"]["Contact"][];
            /** @description Bank accounts of the vendor, the preferred account first. */
            bankAccounts: components["schemas"]["BankAccount"][];
            /** @description Internal notes of the company; null if there are none. */
            notes: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one vendor. */
        VendorReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Vendor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Postal address. */
        CompanyAddress: {
            /** @description Street and number. */
            line1?: string;
            /** @description Second line: building, floor or district. */
            line2?: string;
            /** @description City or town. */
            city?: string;
            /** @description Province, state or department. */
            region?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description Country, as an ISO 3166-1 alpha-2 code such as `DO`. */
            country?: string;
        };
        /** @description Numbering of one kind of document. */
        CompanySeries: {
            /** @description Kind of document: `invoice`, `credit_note`, `adjustment`, `transfer`, `purchase_order`, `reception`, `collection` or `vendor_payment`. */
            code: string;
            /** @description Text before the number. */
            prefix: string;
            /** @description Number of the next document. */
            nextNumber: number;
            /** @description Minimum number of digits; shorter numbers are filled with zeros. */
            pad: number;
        };
        /** @description Company and its settings. */
        Company: {
            id: components["schemas"]["Id"];
            /** @description Code by which the operator of the server identifies the company. */
            code: string;
            /** @description Legal name of the company. */
            name: string;
            /** @description Trade name of the company; null if there is none. */
            tradeName: string | null;
            /** @description Tax number of the company; null if there is none. */
            taxId: string | null;
            /** @description E-mail address for customers; null if there is none. */
            email: string | null;
            /** @description Phone number for customers; null if there is none. */
            phone: string | null;
            address: components["schemas"]["CompanyAddress"];
            baseCurrency: components["schemas"]["CurrencyCode"];
            /** @description IANA time zone of the company, such as `America/Santo_Domingo`. It decides when a calendar day begins. */
            timeZone: string;
            /** @description Language of the company: `es` (Spanish) or `en` (English). It is the default for messages and printed documents. */
            locale: string;
            /**
             * @description Rounding of tax: `document` rounds once per tax rate of a document, `line` rounds on each line.
             * @enum {string}
             */
            taxRounding: "document" | "line";
            /** @description True if prices of new invoices include tax by default. An invoice can say otherwise. */
            pricesIncludeTax: boolean;
            /** @description Percentage by which received quantities may exceed the ordered quantity. Callers with the permission `purchase-orders:over-receive` are not limited. */
            overReceiptTolerance: number;
            /** @description Percentage by which the unit cost of received goods may differ from the ordered price. Callers with the permission `purchase-orders:change-price` are not limited. */
            priceTolerance: number;
            /** @description Number of days after which audit entries are removed; null keeps them forever. Changing this setting needs the permission `users:manage`. */
            auditRetentionDays: number | null;
            /** @description Number of months for which the law demands decided screenings, company checks and sessions with a screening; they cannot be erased before. 60 for a company that the rules against money laundering bind, 0 for one that they do not. Changing this setting needs the permission `users:manage`. */
            screeningRetentionMonths: number;
            /** @description Number of months for which the law demands decided sessions without a screening, and decided checks of documents and faces; they cannot be erased before. Changing this setting needs the permission `users:manage`. */
            identityRetentionMonths: number;
            /** @description True if every user must have a second factor. A user without one is refused in operations that need a permission (403 `second_factor_setup_required`). Changing this setting needs the permission `users:manage`. */
            requireSecondFactor: boolean;
            /**
             * Format: date
             * @description Last locked day of the books: documents dated on or before it cannot change. Null if nothing is locked.
             */
            lockedThrough: string | null;
            /** @description URL of the logo; null if there is none. */
            logoUrl: string | null;
            /** @description Number series of each kind of document. */
            series: components["schemas"]["CompanySeries"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with the company. */
        CompanyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Company"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of the company and its settings. */
        CompanyInput: {
            name: components["schemas"]["ConfigName"];
            /** @description Trade name of the company; null if there is none. */
            tradeName?: string | null;
            /** @description Tax number of the company; null if there is none. */
            taxId?: string | null;
            /**
             * Format: email
             * @description E-mail address for customers; null if there is none.
             */
            email?: string | null;
            /** @description Phone number for customers; null if there is none. */
            phone?: string | null;
            /** @description Postal address of the company; null removes it. */
            address?: components["schemas"]["CompanyAddress"] | null;
            /**
             * Format: uri
             * @description URL of the logo; null if there is none.
             */
            logoUrl?: string | null;
            /** @description IANA time zone of the company, such as `America/Santo_Domingo`. It decides when a calendar day begins. */
            timeZone?: string;
            /**
             * @description Language of the company: `es` (Spanish) or `en` (English). It is the default for messages and printed documents.
             * @enum {string}
             */
            locale?: "es" | "en";
            /**
             * @description Rounding of tax: `document` rounds once per tax rate of a document, `line` rounds on each line.
             * @enum {string}
             */
            taxRounding?: "document" | "line";
            /** @description True if prices of new invoices include tax by default. An invoice can say otherwise. */
            pricesIncludeTax?: boolean;
            /** @description Percentage by which received quantities may exceed the ordered quantity. Callers with the permission `purchase-orders:over-receive` are not limited. */
            overReceiptTolerance?: number;
            /** @description Percentage by which the unit cost of received goods may differ from the ordered price. Callers with the permission `purchase-orders:change-price` are not limited. */
            priceTolerance?: number;
            /** @description Number of days after which audit entries are removed; null keeps them forever. Changing this setting needs the permission `users:manage`. */
            auditRetentionDays?: number | null;
            /** @description Number of months for which the law demands decided screenings, company checks and sessions with a screening; they cannot be erased before. 60 for a company that the rules against money laundering bind, 0 for one that they do not. Changing this setting needs the permission `users:manage`. */
            screeningRetentionMonths?: number;
            /** @description Number of months for which the law demands decided sessions without a screening, and decided checks of documents and faces; they cannot be erased before. Changing this setting needs the permission `users:manage`. */
            identityRetentionMonths?: number;
            /** @description True if every user must have a second factor. A user without one is refused in operations that need a permission (403 `second_factor_setup_required`). Changing this setting needs the permission `users:manage`. */
            requireSecondFactor?: boolean;
        };
        /** @description New lock of the books. */
        PeriodLockInput: {
            /**
             * Format: date
             * @description Last day to lock, not in the future; null unlocks all days.
             */
            lockedThrough: string | null;
        };
        /** @description Lock of the books. */
        PeriodLock: {
            /**
             * Format: date
             * @description Last locked day; null if nothing is locked.
             */
            lockedThrough: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description Reply with the lock of the books. */
        PeriodLockReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PeriodLock"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Currency of the company. */
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /** @description Name of the currency in the language of the request. */
            name: string;
            /** @description Currency sign, such as `US$`. It may not be unique. */
            symbol: string;
            /** @description Number of decimals of amounts in this currency, by ISO 4217. */
            decimals: number;
            /** @description True if new documents may use the currency. */
            active: boolean;
            /** @description True for the base currency, in which the company keeps its books. */
            isBase: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of currencies. */
        CurrencyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["Currency"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New state of a currency. */
        CurrencyInput: {
            /** @description True if new documents may use the currency. */
            active: boolean;
        };
        /** @description Reply with one currency. */
        CurrencyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Currency"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * Format: date
         * @description Calendar day of the company (`YYYY-MM-DD`), from year 1 on.
         */
        ConfigDay: string;
        /** @description Exchange rate: the number of units of `quote` that one unit of `base` is worth, with at most ten decimals. */
        Rate: number;
        /** @description Exchange rate of a currency pair from a day on. */
        ExchangeRate: {
            id: components["schemas"]["Id"];
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["Rate"];
            validFrom: components["schemas"]["Day"];
            /** @description Source of the rate, such as `Central bank`; null if it is not known. */
            source: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of exchange rates. */
        ExchangeRateListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["ExchangeRate"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Values of a new exchange rate. */
        ExchangeRateInput: {
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["Rate"];
            validFrom?: components["schemas"]["ConfigDay"];
            /** @description Source of the rate, such as `Central bank`; null if it is not known. */
            source?: string | null;
        };
        /** @description Reply with one exchange rate. */
        ExchangeRateReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ExchangeRate"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of an exchange rate. */
        ExchangeRateUpdate: {
            rate: components["schemas"]["Rate"];
            /** @description Source of the rate, such as `Central bank`; null if it is not known. */
            source?: string | null;
        };
        /** @description Percentage of the net amount, with at most six decimals. */
        TaxPercent: number;
        /**
         * @description Tax category. `standard` and `reduced` are taxed at the rate. `zero` is taxed at 0. `exempt`, `not_subject` (outside the scope of the tax) and `reverse_charge` (the customer declares the tax) have the rate 0 and need an `exemptionReason`. `withholding` (tax that the payer withholds) cannot be used on document lines.
         * @enum {string}
         */
        TaxCategory: "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | "withholding";
        /** @description Tax rate in one period of validity. */
        TaxRate: {
            id: components["schemas"]["Id"];
            /** @description Code of the tax rate. Tax rates with the same code follow each other in time. */
            code: string;
            /** @description Name to show to people. */
            name: string;
            rate: components["schemas"]["TaxPercent"];
            category: components["schemas"]["TaxCategory"];
            /** @description True if the rate applies to the net amount plus the taxes that precede it on the line; false (the default) if it applies to the net amount only. */
            compound: boolean;
            validFrom: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Last day on which the rate is in force; null if no end is known.
             */
            validTo: string | null;
            /** @description Reason why no tax is charged; null if there is none. */
            exemptionReason: string | null;
            /** @description True if new documents may use the tax rate. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of tax rates. */
        TaxRateListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["TaxRate"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Values of a new tax rate. */
        TaxRateInput: {
            code: components["schemas"]["ConfigCode"];
            name: components["schemas"]["ConfigName"];
            rate: components["schemas"]["TaxPercent"];
            category?: components["schemas"]["TaxCategory"];
            /** @description True if the rate applies to the net amount plus the taxes that precede it on the line; false (the default) if it applies to the net amount only. */
            compound?: boolean;
            validFrom?: components["schemas"]["ConfigDay"];
            /**
             * Format: date
             * @description Last day on which the rate is in force; null if it stays in force until a new rate of the same code begins.
             */
            validTo?: string | null;
            /** @description Reason why no tax is charged; required for the categories `exempt`, `not_subject` and `reverse_charge`. */
            exemptionReason?: string | null;
        };
        /** @description Reply with one tax rate. */
        TaxRateReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["TaxRate"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of a tax rate. */
        TaxRateUpdate: {
            name: components["schemas"]["ConfigName"];
            /** @description True if new documents may use the tax rate. */
            active?: boolean;
        };
        /**
         * @description Rule for the due date: `days` is a number of days after the issue date; `end_of_next_month` is the last day of the month after the issue date.
         * @enum {string}
         */
        PaymentTermsKind: "days" | "end_of_next_month";
        /** @description Payment terms, which set the due date of documents. */
        PaymentTerms: {
            id: components["schemas"]["Id"];
            /** @description Code by which documents refer to the payment terms. */
            code: string;
            /** @description Name to show to people. */
            name: string;
            kind: components["schemas"]["PaymentTermsKind"];
            /** @description Number of days from the issue date to the due date; 0 for the kind `end_of_next_month`. */
            days: number;
            /** @description True if new documents may use the payment terms. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of payment terms. */
        PaymentTermsListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["PaymentTerms"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Values of new payment terms. */
        PaymentTermsInput: {
            code: components["schemas"]["ConfigCode"];
            name: components["schemas"]["ConfigName"];
            kind: components["schemas"]["PaymentTermsKind"];
            /** @description Number of days from the issue date to the due date. Required for the kind `days`; for `end_of_next_month`, only 0 is accepted. */
            days?: number;
        };
        /** @description Reply with one record of payment terms. */
        PaymentTermsReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PaymentTerms"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of payment terms. */
        PaymentTermsUpdate: {
            name: components["schemas"]["ConfigName"];
            /** @description True if new documents may use the payment terms. */
            active?: boolean;
        };
        /** @description Numbering of one kind of document. */
        Series: {
            /** @description Kind of document: `invoice`, `credit_note`, `adjustment`, `transfer`, `purchase_order`, `reception`, `collection` or `vendor_payment`. */
            code: string;
            /** @description Text before the number. */
            prefix: string;
            /** @description Number of the next document. */
            nextNumber: number;
            /** @description Minimum number of digits; shorter numbers are filled with zeros. */
            pad: number;
            /**
             * Format: date
             * @description Date of the latest document with the current prefix; null if there is none.
             */
            lastDate: string | null;
            /** @description True if a document cannot be dated before the last document of the series, as for invoices and credit notes. */
            keepsDateOrder: boolean;
            /** @description True if a document already has a number with the current prefix. */
            used: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of number series. */
        SeriesListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["Series"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of a number series. */
        SeriesInput: {
            /** @description Text before the number. */
            prefix: string;
            /** @description Minimum number of digits; shorter numbers are filled with zeros. */
            pad?: number;
            /** @description Number of the first document with the prefix. */
            nextNumber?: number;
        };
        /** @description Reply with one number series. */
        SeriesReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Series"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Status of a lead: `new`, `contacted`, `qualified`, `converted` (final) or `lost`.
         * @enum {string}
         */
        LeadStatus: "new" | "contacted" | "qualified" | "converted" | "lost";
        /**
         * @description Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other).
         * @enum {string}
         */
        LeadSource: "web" | "referido" | "llamada" | "evento" | "otro";
        /** @description Id of a record of the company; null for none. */
        OptionalId: number | null;
        /** @description Expected amount, with at most the decimals of its currency; null if unknown. */
        ExpectedAmount: number | null;
        /** @description Lead as returned in a list. */
        LeadListItem: {
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: string;
            /** @description Company of the person; null if unknown. */
            companyName: string | null;
            /** @description E-mail address; null if unknown. */
            email: string | null;
            /** @description Telephone number; null if unknown. */
            phone: string | null;
            /**
             * @description Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other); null if unknown.
             * @enum {string|null}
             */
            source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
            status: components["schemas"]["LeadStatus"];
            /** @description Id of the user responsible for the lead; null if there is none. */
            ownerId: components["schemas"]["OptionalId"];
            /** @description Expected amount in the company's currency; null if unknown. */
            estimatedAmount: components["schemas"]["ExpectedAmount"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sum of the matching leads. */
        LeadSums: {
            /** @description Currency of the company. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `estimatedAmount`. */
            estimatedAmount: components["schemas"]["Total"];
        };
        /** @description One page of leads. */
        LeadListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["LeadListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["LeadSums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Title of the opportunity. */
        CrmTitle: string;
        /**
         * Format: date
         * @description Calendar day of the company; null for none.
         */
        OptionalDay: string | null;
        /** @description First opportunity of a lead, created together with it. Its stage is `prospecting`. */
        LeadOpportunity: {
            title: components["schemas"]["CrmTitle"];
            expectedAmount?: components["schemas"]["ExpectedAmount"];
            /** @description Currency of the expected amount. Defaults to that of the company. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Date on which the opportunity is expected to close; null if unknown. */
            expectedCloseDate?: components["schemas"]["OptionalDay"];
        };
        /** @description Content of a new lead. Requires `email` or `phone`. */
        LeadInput: {
            /** @description Name of the person. */
            name: string;
            /** @description Company of the person; null for none. */
            companyName?: string | null;
            /**
             * Format: email
             * @description E-mail address; null for none.
             */
            email?: string | null;
            /** @description Telephone number; null for none. */
            phone?: string | null;
            /** @description Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other). */
            source?: components["schemas"]["LeadSource"];
            /** @description Expected amount in the company's currency; null if unknown. */
            estimatedAmount?: components["schemas"]["ExpectedAmount"];
            /** @description Internal notes; null for none. */
            notes?: string | null;
            /** @description Id of the user responsible for the lead; null for none. */
            ownerId?: components["schemas"]["OptionalId"];
            /** @description Id of the customer that the lead belongs to; null for none. */
            customerId?: components["schemas"]["OptionalId"];
            /** @description First opportunity of the lead, to create together with it. */
            opportunity?: components["schemas"]["LeadOpportunity"];
        };
        /** @description Lead: a person who may become a customer. */
        Lead: {
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: string;
            /** @description Company of the person; null if unknown. */
            companyName: string | null;
            /** @description E-mail address; null if unknown. */
            email: string | null;
            /** @description Telephone number; null if unknown. */
            phone: string | null;
            /**
             * @description Source of the lead: `web`, `referido` (referral), `llamada` (call), `evento` (event) or `otro` (other); null if unknown.
             * @enum {string|null}
             */
            source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
            status: components["schemas"]["LeadStatus"];
            /** @description Id of the user responsible for the lead; null if there is none. */
            ownerId: components["schemas"]["OptionalId"];
            /** @description Expected amount in the company's currency; null if unknown. */
            estimatedAmount: components["schemas"]["ExpectedAmount"];
            /** @description Id of the customer that the lead belongs to; null if there is none. */
            customerId: components["schemas"]["OptionalId"];
            /** @description Internal notes; null if there are none. */
            notes: string | null;
            /** @description Note on the last change of status; null if there is none. */
            statusNote: string | null;
            /** @description Time of the last change of status, or of the creation of the lead. */
            statusChangedAt: components["schemas"]["Instant"];
            /** @description Id of the first opportunity of the lead; null if there is none. */
            opportunityId: components["schemas"]["OptionalId"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one lead. */
        LeadReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Lead"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Short note on the change; null for none. */
        CrmNote: string | null;
        /** @description New status of a lead. */
        LeadStatusChange: {
            /** @description New status. */
            status: components["schemas"]["LeadStatus"];
            note?: components["schemas"]["CrmNote"];
        };
        /**
         * @description Stage of an opportunity: open (`prospecting`, `qualification`, `proposal` or `negotiation`), `won` or `lost`.
         * @enum {string}
         */
        OpportunityStage: "prospecting" | "qualification" | "proposal" | "negotiation" | "won" | "lost";
        /** @description Opportunity as returned in a list. */
        OpportunityListItem: {
            id: components["schemas"]["Id"];
            /** @description Title of the opportunity. */
            title: string;
            /** @description Id of the lead; null if there is none. */
            leadId: components["schemas"]["OptionalId"];
            /** @description Id of the customer; null if there is none. */
            customerId: components["schemas"]["OptionalId"];
            /** @description Name of the customer, or of the lead if there is no customer; null if there is neither. */
            partyName: string | null;
            stage: components["schemas"]["OpportunityStage"];
            /** @description Probability of winning in percent, which depends only on the stage: 10 for `prospecting`, 30 for `qualification`, 50 for `proposal`, 80 for `negotiation`, 100 for `won`, 0 for `lost`. */
            probability: number;
            /** @description Expected amount in `currencyCode`; null if unknown. */
            expectedAmount: components["schemas"]["ExpectedAmount"];
            /** @description `expectedAmount` times `probability`, rounded to the decimals of the currency; null if `expectedAmount` is null. */
            weightedAmount: number | null;
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Date on which the opportunity is expected to close; null if unknown. */
            expectedCloseDate: components["schemas"]["OptionalDay"];
            /** @description Id of the user responsible for the opportunity; null if there is none. */
            ownerId: components["schemas"]["OptionalId"];
            /** @description Reason why the opportunity was lost; null unless the stage is `lost`. */
            lostReason: string | null;
            /** @description Time of the last change of stage, or of the creation of the opportunity. */
            stageChangedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Sums of the matching opportunities in one currency. They include won and lost opportunities. */
        OpportunitySums: {
            /** @description Currency of the sums. */
            currencyCode: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["SummedCount"];
            /** @description Sum of `expectedAmount`. */
            expectedAmount: components["schemas"]["Total"];
            /** @description Sum of `weightedAmount`. */
            weightedAmount: components["schemas"]["Total"];
        };
        /** @description One page of opportunities. */
        OpportunityListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of this page. */
            data: components["schemas"]["OpportunityListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            /** @description Sums by currency; null if more than 10,000 records match. Present only with `totals=true`. */
            totals?: components["schemas"]["OpportunitySums"][] | null;
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Stage of an open opportunity.
         * @enum {string}
         */
        OpenStage: "prospecting" | "qualification" | "proposal" | "negotiation";
        /** @description Content of a new opportunity. Requires `leadId` or `customerId`. */
        OpportunityInput: {
            title: components["schemas"]["CrmTitle"];
            /** @description Id of the lead; null for none. */
            leadId?: components["schemas"]["OptionalId"];
            /** @description Id of the customer. Defaults to the customer of the lead. */
            customerId?: components["schemas"]["OptionalId"];
            /** @description Expected amount in `currencyCode`; null if unknown. */
            expectedAmount?: components["schemas"]["ExpectedAmount"];
            /** @description Currency of the expected amount. Defaults to that of the company. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Date on which the opportunity is expected to close; null if unknown. */
            expectedCloseDate?: components["schemas"]["OptionalDay"];
            /** @description Id of the user responsible for the opportunity; null for none. */
            ownerId?: components["schemas"]["OptionalId"];
            /** @description First stage. Defaults to `prospecting`. */
            stage?: components["schemas"]["OpenStage"];
        };
        /** @description Change of the stage of an opportunity. */
        StageHistoryEntry: {
            /** @description Stage before the change. */
            from: components["schemas"]["OpportunityStage"];
            /** @description Stage after the change. */
            to: components["schemas"]["OpportunityStage"];
            /** @description Note on the change; null if there is none. */
            note: string | null;
            /** @description Reason why the opportunity was lost; null unless `to` is `lost`. */
            lostReason: string | null;
            /** @description Name of the user or API key that changed the stage. */
            changedBy: string;
            /** @description Time of the change. */
            changedAt: components["schemas"]["Instant"];
        };
        /** @description Possible sale to a lead or customer, with the history of its stages. */
        Opportunity: {
            id: components["schemas"]["Id"];
            /** @description Title of the opportunity. */
            title: string;
            /** @description Id of the lead; null if there is none. */
            leadId: components["schemas"]["OptionalId"];
            /** @description Id of the customer; null if there is none. */
            customerId: components["schemas"]["OptionalId"];
            /** @description Name of the customer, or of the lead if there is no customer; null if there is neither. */
            partyName: string | null;
            stage: components["schemas"]["OpportunityStage"];
            /** @description Probability of winning in percent, which depends only on the stage: 10 for `prospecting`, 30 for `qualification`, 50 for `proposal`, 80 for `negotiation`, 100 for `won`, 0 for `lost`. */
            probability: number;
            /** @description Expected amount in `currencyCode`; null if unknown. */
            expectedAmount: components["schemas"]["ExpectedAmount"];
            /** @description `expectedAmount` times `probability`, rounded to the decimals of the currency; null if `expectedAmount` is null. */
            weightedAmount: number | null;
            /** @description Currency of the amounts. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Date on which the opportunity is expected to close; null if unknown. */
            expectedCloseDate: components["schemas"]["OptionalDay"];
            /** @description Id of the user responsible for the opportunity; null if there is none. */
            ownerId: components["schemas"]["OptionalId"];
            /** @description Reason why the opportunity was lost; null unless the stage is `lost`. */
            lostReason: string | null;
            /** @description Time of the last change of stage, or of the creation of the opportunity. */
            stageChangedAt: components["schemas"]["Instant"];
            /** @description Changes of stage, the oldest first; at most the last 1,000. */
            stageHistory: components["schemas"]["StageHistoryEntry"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one opportunity. */
        OpportunityReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Opportunity"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description New stage of an opportunity. */
        StageChange: {
            /** @description New stage. */
            stage: components["schemas"]["OpportunityStage"];
            /** @description Reason why the opportunity was lost. Required if `stage` is `lost`, refused otherwise. */
            lostReason?: string | null;
            note?: components["schemas"]["CrmNote"];
        };
        /**
         * @description Status of an API key: `Activa` (not revoked) or `Revocada` (revoked). An expired key that was not revoked is `Activa` with `expired: true`.
         * @enum {string}
         */
        ApiKeyStatus: "Activa" | "Revocada";
        /** @description API key without its value. */
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description Beginning and last four characters of the key. */
            masked: string;
            /** @description Descriptive name of the key. */
            name: string;
            /** @description Permissions of the key. */
            permissions: string[];
            /** @description IP addresses or ranges from which the key may be used; an empty list allows every address. */
            allowedIps: string[];
            /**
             * Format: date-time
             * @description Time at which the key expires; null if it never expires.
             */
            expiresAt: string | null;
            /** @description True if the key has expired. */
            expired: boolean;
            /**
             * Format: date-time
             * @description Time of the last request with the key, accurate to one second; null if it was never used.
             */
            lastUsedAt: string | null;
            /** @description IP address of the last request with the key; null if it was never used. */
            lastUsedIp: string | null;
            status: components["schemas"]["ApiKeyStatus"];
            /** @description Name of the user who created the key; null if the operator of the server created it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description Time at which the key was revoked; null if it was not.
             */
            revokedAt: string | null;
            /** @description Id of the key that this key replaced; null if there is none. */
            replacesId: number | null;
            /** @description Id of the key that replaced this key; null if it was not replaced. */
            replacedById: number | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of API keys. */
        ApiKeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["ApiKey"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Descriptive name of the key, such as the program that uses it. */
        ApiKeyName: string;
        /** @description Permission in the form `module:action`, or `module:*` for all actions of a module. */
        Grant: string;
        /** @description IP addresses or ranges, such as `10.0.0.0/8`, from which the key may be used. Null or an empty list allows every address. */
        AllowedIps: string[] | null;
        /**
         * Format: date-time
         * @description Time at which the key expires, in the future; null if it never expires.
         */
        Expiry: string | null;
        /** @description Values of a new API key. */
        ApiKeyInput: {
            name: components["schemas"]["ApiKeyName"];
            /** @description Permissions of the key. */
            permissions: components["schemas"]["Grant"][];
            allowedIps?: components["schemas"]["AllowedIps"];
            expiresAt?: components["schemas"]["Expiry"];
        };
        /** @description New API key with its value. */
        NewApiKey: {
            id: components["schemas"]["Id"];
            /** @description Beginning and last four characters of the key. */
            masked: string;
            /** @description Descriptive name of the key. */
            name: string;
            /** @description Permissions of the key. */
            permissions: string[];
            /** @description IP addresses or ranges from which the key may be used; an empty list allows every address. */
            allowedIps: string[];
            /**
             * Format: date-time
             * @description Time at which the key expires; null if it never expires.
             */
            expiresAt: string | null;
            /** @description True if the key has expired. */
            expired: boolean;
            /**
             * Format: date-time
             * @description Time of the last request with the key, accurate to one second; null if it was never used.
             */
            lastUsedAt: string | null;
            /** @description IP address of the last request with the key; null if it was never used. */
            lastUsedIp: string | null;
            status: components["schemas"]["ApiKeyStatus"];
            /** @description Name of the user who created the key; null if the operator of the server created it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description Time at which the key was revoked; null if it was not.
             */
            revokedAt: string | null;
            /** @description Id of the key that this key replaced; null if there is none. */
            replacesId: number | null;
            /** @description Id of the key that replaced this key; null if it was not replaced. */
            replacedById: number | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description The key to send in `X-API-Key`. It is not shown again. */
            value: string;
        };
        /** @description Reply with a new API key and its value. */
        NewApiKeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["NewApiKey"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Reply with one API key. */
        ApiKeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ApiKey"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of an API key. */
        ApiKeyUpdate: {
            name: components["schemas"]["ApiKeyName"];
            /** @description Permissions of the key. An empty list disables the key. */
            permissions?: components["schemas"]["Grant"][];
            allowedIps?: components["schemas"]["AllowedIps"];
            expiresAt?: components["schemas"]["Expiry"];
        };
        /** @description Options for the rotation of an API key. */
        ApiKeyRotation: {
            /**
             * @description Number of minutes for which the old key keeps working, at most one week. 0 (the default) ends it at once.
             * @default 0
             */
            overlapMinutes?: number;
            expiresAt?: components["schemas"]["Expiry"];
        };
        /** @description Numbers of requests of a key. */
        KeyUsageCounts: {
            /** @description All requests for which the key was accepted, including refused and failed ones. */
            requests: number;
            /** @description Requests with a reply of the statuses 400 to 499, such as 403 for a permission that the key lacks. */
            refused: number;
            /** @description Requests with a reply of the statuses 500 to 599. */
            failed: number;
        };
        /** @description Requests of a key on one day. */
        KeyUsageDay: {
            /**
             * Format: date
             * @description Calendar day, `YYYY-MM-DD`, in the time zone of the report.
             */
            day: string;
            /** @description All requests for which the key was accepted, including refused and failed ones. */
            requests: number;
            /** @description Requests with a reply of the statuses 400 to 499, such as 403 for a permission that the key lacks. */
            refused: number;
            /** @description Requests with a reply of the statuses 500 to 599. */
            failed: number;
        };
        /** @description Requests of an API key by day. */
        ApiKeyUsage: {
            id: components["schemas"]["Id"];
            /** @description Descriptive name of the key. */
            name: string;
            /** @description IANA time zone in which days are counted: that of the company. */
            timeZone: string;
            /**
             * Format: date
             * @description First day of the range.
             */
            dateFrom: string;
            /**
             * Format: date
             * @description Last day of the range.
             */
            dateTo: string;
            totals: components["schemas"]["KeyUsageCounts"];
            /** @description Each day of the range, oldest first. */
            days: components["schemas"]["KeyUsageDay"][];
        };
        /** @description Reply with the usage of an API key. */
        ApiKeyUsageReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ApiKeyUsage"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Role of the user. Each role has a fixed set of permissions: `admin` may do everything, `manager` may do everything in the ERP except manage users, API keys and trusted sharers and unlock the books, `warehouse` manages stock and receives goods, `reviewer` works on identity verifications, and `viewer` may only read ERP data.
         * @enum {string}
         */
        Role: "admin" | "manager" | "warehouse" | "reviewer" | "viewer";
        /** @description User of the company. */
        User: {
            id: components["schemas"]["Id"];
            /** @description Name of the user, as shown to people. */
            name: string;
            /** @description E-mail address with which the user logs in. */
            email: string;
            /** @description Role of the user. */
            role: string;
            /** @description False if the user is deactivated. */
            active: boolean;
            /** @description Language of messages to the user: `es` (Spanish) or `en` (English). Null for the company's language. */
            locale: string | null;
            /**
             * Format: date-time
             * @description Time until which the user is locked because of failed logins; null if the user is not locked.
             */
            lockedUntil: string | null;
            /** @description Number of consecutive failed logins. It returns to 0 when the user logs in or is locked. */
            failedAttempts: number;
            /**
             * Format: date-time
             * @description Time of the last login; null if the user has never logged in.
             */
            lastLoginAt: string | null;
            /** @description IP address of the last login; null if the user has never logged in. */
            lastLoginIp: string | null;
            /** @description True if the user must change the password after the next login. */
            mustChangePassword: boolean;
            /** @description True if a login of the user needs a code of an authenticator app. */
            secondFactor: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Reply with one page of users. */
        UserListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["User"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Name of the user, as shown to people. */
        UserName: string;
        /** @description Values of a new user. */
        UserInput: {
            name: components["schemas"]["UserName"];
            /**
             * Format: email
             * @description E-mail address with which the user logs in.
             */
            email: string;
            role: components["schemas"]["Role"];
            /** @description Initial password: at least 8 characters and at most 72 bytes in UTF-8. Without it, the user cannot log in before setting a password with a reset link. */
            password?: string;
            /**
             * @description True if the user must change the initial password after the first login, before any other operation.
             * @default false
             */
            mustChangePassword?: boolean;
        };
        /** @description Reply with one user. */
        UserReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["User"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description New values of a user. */
        UserUpdate: {
            name: components["schemas"]["UserName"];
            role?: components["schemas"]["Role"];
            /** @description False deactivates the user and ends all logins of the user; true activates the user. */
            active?: boolean;
            /** @description Says whether `active: false` also revokes the keys of both APIs that the user created. The default is true when the request deactivates an active user, and false for a user who is inactive already. */
            revokeKeys?: boolean;
            /**
             * @description Language of messages to the user: `es` (Spanish) or `en` (English). Null for the company's language.
             * @enum {string|null}
             */
            locale?: "es" | "en" | null;
        };
        /** @description A new password. */
        UserPassword: {
            password: components["schemas"]["NewPassword"];
            /**
             * @description True if the user must change this password after the next login, before any other operation.
             * @default false
             */
            mustChangePassword?: boolean;
        };
        /** @description Link with which a user sets a new password. */
        PasswordReset: {
            /** @description Token of the link: the part after `#` in `url`. */
            token: string;
            /** @description Address of the console page on which the user sets the password. */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Reply with a password reset link. */
        PasswordResetReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PasswordReset"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Key of the ERP API or of the verification API. */
        UserKey: {
            /**
             * @description API of the key: `erp`, or `kyc` for the verification API.
             * @enum {string}
             */
            api: "erp" | "kyc";
            /** @description Id of the key in its API. */
            id: string;
            /** @description Descriptive name of the key. */
            name: string;
            /** @description Beginning and last characters of the key. */
            masked: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the last request with the key; null if it was never used.
             */
            lastUsedAt: string | null;
        };
        /** @description Reply with the keys that a user created. */
        UserKeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Keys of both APIs, newest first. */
            data: components["schemas"]["UserKey"][];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /**
         * @description Kind of actor: `user` (a person), `api_key` (a key of this API), `kyc_key` (a key of the verification API), `anonymous` (the person who uses the link of a verification session), `operator` (the operator of the server, on the command line) or `system` (the server itself).
         * @enum {string}
         */
        ActorType: "user" | "api_key" | "kyc_key" | "anonymous" | "operator" | "system";
        /** @description Value in the audit log; null if the record had no such value. */
        AuditValue: string | number | boolean | null;
        /** @description One changed value. */
        AuditChange: {
            /** @description Path of the value in the record, such as `address.city` or `lines.0.quantity`. */
            path: string;
            before: components["schemas"]["AuditValue"];
            after: components["schemas"]["AuditValue"];
        };
        /** @description Entry of the audit log: one write, one exported list or one failed login of a user. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Kind of actor: `user` (a person), `api_key` (a key of this API), `kyc_key` (a key of the verification API), `anonymous` (the person who uses the link of a verification session), `operator` (the operator of the server, on the command line) or `system` (the server itself). */
            actorType: string;
            /** @description Id of the user or key; null for other actors. */
            actorId: number | null;
            /** @description Name of the actor at the time of the entry. */
            actorName: string | null;
            /** @description Name of the operation, such as `updateProduct`, or of the operator's command. */
            action: string;
            /** @description Kind of the record, such as `product`. */
            objectType: string | null;
            /** @description Id of the record, as text. */
            objectId: string | null;
            /** @description IP address of the caller; null for readers without the permission `users:manage`. */
            ip: string | null;
            /** @description `X-Request-Id` of the request. */
            requestId: string | null;
            /** @description Values of the record before the change. Null if there were none, or if the reader lacks the permission to see such records. Fields that need a further permission are left out if the reader lacks it. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Values of the record after the change, with the same restrictions as `before`. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description Values that differ between `before` and `after`, at most 1,000. */
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description Reply with one page of the audit log. */
        AuditListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Records of the page. */
            data: components["schemas"]["AuditEntry"][];
            totalCount: components["schemas"]["TotalCount"];
            totalIsCapped?: components["schemas"]["TotalIsCapped"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
        /** @description Difference between a stored figure and the figure that the documents give. */
        SelfCheckFault: {
            /** @description Record that the difference concerns, such as `product 1 in warehouse 1`. */
            subject: string;
            /** @description Value computed from the documents. */
            expected: string;
            /** @description Stored value. */
            found: string;
        };
        /** @description Result of one check. */
        SelfCheckResult: {
            /** @description Name of the check: the statement that must be true. */
            name: string;
            /** @description True if the check found no difference. */
            sound: boolean;
            /** @description Differences found; at most the first 20. */
            faults: components["schemas"]["SelfCheckFault"][];
        };
        /** @description State of the books of a company. */
        SelfCheck: {
            /** @description True if no check found a difference. */
            sound: boolean;
            checkedAt: components["schemas"]["Instant"];
            /** @description Results of all checks, in a fixed order. */
            checks: components["schemas"]["SelfCheckResult"][];
        };
        /** @description Reply with the state of the books. */
        SelfCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SelfCheck"];
            /** @description Optional text for people, in the language of the request. */
            message?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
