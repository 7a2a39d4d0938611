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
        ErrorCode: "validation_failed" | "malformed_json" | "malformed_path" | "unknown_field" | "unknown_parameter" | "duplicate_parameter" | "page_size_out_of_range" | "unsupported_sort" | "invalid_cursor" | "invalid_date_range" | "ambiguous_credentials" | "invalid_idempotency_key" | "too_many_decimals" | "password_too_long" | "password_too_weak" | "invalid_reset_token" | "same_warehouse" | "service_has_no_stock" | "duplicate_product" | "unknown_payment_terms" | "inactive_currency" | "invalid_tax_id" | "amount_too_large" | "allocation_exceeds_payment" | "duplicate_allocation" | "not_authenticated" | "token_expired" | "api_key_revoked" | "api_key_expired" | "invalid_credentials" | "second_factor_required" | "invalid_second_factor" | "invalid_refresh_token" | "refresh_token_reused" | "insufficient_permissions" | "ip_not_allowed" | "csrf_failed" | "account_locked" | "user_disabled" | "password_change_required" | "second_factor_setup_required" | "not_a_user" | "permission_not_grantable" | "not_found" | "method_not_allowed" | "duplicate_code" | "duplicate_name" | "warehouse_in_use" | "category_in_use" | "duplicate_barcode" | "product_has_movements" | "product_inactive" | "insufficient_stock" | "duplicate_tax_id" | "duplicate_email" | "has_open_documents" | "customer_inactive" | "customer_blocked" | "vendor_inactive" | "vendor_blocked" | "no_exchange_rate" | "tax_rate_not_in_force" | "overlapping_validity" | "duplicate_exchange_rate" | "series_in_use" | "credit_limit_exceeded" | "balance_too_large" | "date_before_last_document" | "invoice_not_draft" | "invoice_is_draft" | "invoice_already_void" | "invoice_has_payments" | "invoice_has_credit_notes" | "invoice_not_creditable" | "credit_exceeds_invoice" | "credit_note_already_void" | "credit_note_applied" | "product_in_open_orders" | "over_receipt" | "price_differs" | "order_not_receivable" | "order_not_cancellable" | "duplicate_vendor_invoice" | "goods_already_left" | "reception_already_reversed" | "payable_has_payments" | "allocation_exceeds_open" | "customer_mismatch" | "vendor_mismatch" | "currency_mismatch" | "receivable_closed" | "payable_closed" | "payment_already_reversed" | "stage_transition_not_allowed" | "status_transition_not_allowed" | "api_key_already_revoked" | "api_key_already_replaced" | "last_administrator" | "second_factor_enabled" | "second_factor_not_enabled" | "period_locked" | "idempotency_in_progress" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "service_unavailable";
        /** @description One error in the request and the place where the server found it. */
        ErrorDetail: {
            /** @description Path of the value that has the error, such as `body.lines.0.quantity` or `query.pageSize`. */
            path: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Explanation of the error for people, in the language of the request. */
            message: string;
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
        /** @description Currency, as an ISO 4217 code such as `USD`. */
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
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Number of records that match, on all pages. */
        TotalCount: number;
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
        /** @description What one warehouse holds of one product. A row's version counts its movements. */
        StockRow: {
            productId: components["schemas"]["Id"];
            /** @description The company's code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            quantity: components["schemas"]["Quantity"];
            reserved: components["schemas"]["Quantity"];
            available: components["schemas"]["Quantity"];
            /** @description Value over quantity, at most six decimals; null without stock. Only with `inventory:cost`. */
            averageCost?: number | null;
            /** @description Value of the stock in company currency. Only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of stock rows. */
        StockListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["StockRow"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description A place that holds stock. */
        Warehouse: {
            id: components["schemas"]["Id"];
            /** @description Code of the warehouse. */
            code: string;
            /** @description Name of the warehouse. */
            name: string;
            /** @description False once closed. */
            active: boolean;
            /** @description Whether stock may go below zero here. */
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
            /** @description The records of the page. */
            data: components["schemas"]["Warehouse"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description Short code of the record. Case is ignored: codes that differ only in case are equal. */
        ConfigCode: string;
        /** @description What a warehouse is created from. */
        WarehouseInput: {
            code: components["schemas"]["ConfigCode"];
            name: components["schemas"]["ConfigName"];
            /**
             * @description Whether stock may go below zero here.
             * @default false
             */
            allowsNegative?: boolean;
        };
        /** @description The warehouse in its envelope. */
        WarehouseReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Warehouse"];
            /** @description For people. */
            message?: string;
        };
        /** @description What may change in a warehouse. */
        WarehouseUpdate: {
            name: components["schemas"]["ConfigName"];
            /** @description False closes the warehouse. */
            active?: boolean;
            /** @description Whether stock may go below zero here. */
            allowsNegative?: boolean;
        };
        /**
         * Format: date
         * @description Calendar day of the company (`YYYY-MM-DD`), without a time zone.
         */
        Day: string;
        /** @description One line of the stock ledger. Never altered, so its version stays 1. Goods move at the value that their document gives them. Where stock changes by another value, because goods were sold before they came in or taken back after others had left, a line of quantity 0 corrects the value. */
        Movement: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            productId: components["schemas"]["Id"];
            /** @description The company's code of the product. */
            productCode: string;
            /** @description Name of the product. */
            productName: string;
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            /** @description Kind of document. */
            documentType: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
            documentId: components["schemas"]["Id"];
            /** @description Number of the document. */
            documentNumber: string;
            quantity: components["schemas"]["Quantity"];
            quantityAfter: components["schemas"]["Quantity"];
            /** @description Cost per unit, at most six decimals. Only with `inventory:cost`. */
            unitCost?: number;
            /** @description Value moved, in company currency, with the sign of the quantity; of a correction with either sign. Only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of the ledger. */
        MovementListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["Movement"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description Exactly one of `quantityDelta` (signed, not 0) and `countedQuantity`. */
        AdjustmentLineInput: {
            productId: components["schemas"]["Id"];
            quantityDelta?: components["schemas"]["Quantity"];
            /** @description What was counted; the difference is booked. */
            countedQuantity?: number;
            /** @description Cost per unit of an increase, at most six decimals; by default the average, or the last known cost. */
            unitCost?: number;
        } & ({
            quantityDelta: unknown;
        } | unknown);
        /** @description An adjustment to make; `date` is today by default and never in the future. */
        AdjustmentInput: {
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Why the stock was not what it should be.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            date?: components["schemas"]["Day"];
            /** @description Free text. */
            notes?: string;
            /** @description One to 500 lines. */
            lines: components["schemas"]["AdjustmentLineInput"][];
        };
        /** @description What one line did. */
        AdjustmentLine: {
            productId: components["schemas"]["Id"];
            before: components["schemas"]["Quantity"];
            delta: components["schemas"]["Quantity"];
            after: components["schemas"]["Quantity"];
            /** @description Cost per unit, at most six decimals. Only with `inventory:cost`. */
            unitCost?: number;
            /** @description Value moved, in company currency, with the sign of the quantity; of a correction with either sign. Only with `inventory:cost`. */
            value?: number;
        };
        /** @description An adjustment made. */
        Adjustment: {
            id: components["schemas"]["Id"];
            /** @description Number of the document, AJ- and a counter. */
            number: string;
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Why the stock was not what it should be.
             * @enum {string}
             */
            reason: "count" | "damage" | "loss" | "found" | "opening" | "other";
            date: components["schemas"]["Day"];
            /** @description Free text. */
            notes: string | null;
            /** @description In the order sent. */
            lines: components["schemas"]["AdjustmentLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An adjustment in its envelope. */
        AdjustmentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Adjustment"];
            /** @description For people. */
            message?: string;
        };
        /** @description Quantity greater than zero, with at most four decimals. */
        PositiveQuantity: number;
        /** @description A product and how much of it. */
        TransferLineInput: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
        };
        /** @description A transfer to make; `date` is today by default and never in the future. */
        TransferInput: {
            fromWarehouseId: components["schemas"]["Id"];
            toWarehouseId: components["schemas"]["Id"];
            date?: components["schemas"]["Day"];
            /** @description Free text. */
            notes?: string;
            /** @description One to 500 lines. */
            lines: components["schemas"]["TransferLineInput"][];
        };
        /** @description What one line did. */
        TransferLine: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
            fromAfter: components["schemas"]["Quantity"];
            toAfter: components["schemas"]["Quantity"];
        };
        /** @description A transfer made. */
        Transfer: {
            id: components["schemas"]["Id"];
            /** @description Number of the document, TR- and a counter. */
            number: string;
            /**
             * @description A transfer is done as soon as it exists.
             * @enum {string}
             */
            status: "done";
            fromWarehouseId: components["schemas"]["Id"];
            toWarehouseId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @description Free text. */
            notes: string | null;
            /** @description In the order sent. */
            lines: components["schemas"]["TransferLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A transfer in its envelope. */
        TransferReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Transfer"];
            /** @description For people. */
            message?: string;
        };
        /** @description The formatted number of the document; null while it is a draft. */
        DocumentNumber: string | null;
        /**
         * @description Where an invoice stands; whether it is overdue is told apart by `overdue`.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "issued" | "partially_paid" | "paid" | "void";
        /** @description Amount in the currency of the document, with at most as many decimals as the currency has. */
        Money: number;
        /** @description An invoice in a list. */
        InvoiceListItem: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when the invoice was made. */
            customerName: string;
            issueDate: components["schemas"]["Day"];
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            openAmount: components["schemas"]["Money"];
            /** @description Past its due date with something open; on the due date it is not. */
            overdue: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description One line. Its taxes are `taxRateId`, or up to three `taxRateIds`, or else the product's. */
        InvoiceLineInput: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
            unitPrice?: components["schemas"]["Price"];
            /** @description Taken off the line before tax. */
            discountPercent?: number;
            taxRateId?: components["schemas"]["Id"];
            /** @description Several rates on one line, instead of `taxRateId`. */
            taxRateIds?: components["schemas"]["Id"][];
            warehouseId?: components["schemas"]["Id"];
            /** @description What the line says; by default the name of the product. */
            description?: string;
        };
        /** @description How many units of the company's currency one unit of the document's is worth. */
        DocumentRate: number;
        /** @description Text of one or more lines. Tabs and line breaks are the only control characters allowed. The server trims the text and normalises it to Unicode NFC. */
        Block: string;
        /** @description What an invoice is made from. */
        InvoiceInput: {
            customerId: components["schemas"]["Id"];
            /** @description In the order in which they are printed. */
            lines: components["schemas"]["InvoiceLineInput"][];
            /** @description A code of the payment terms; by default the customer's, else CONTADO. */
            paymentTerms?: string;
            currencyCode?: components["schemas"]["CurrencyCode"];
            exchangeRate?: components["schemas"]["DocumentRate"];
            notes?: components["schemas"]["Block"];
            issueDate?: components["schemas"]["Day"];
            /** @description Whether unit prices include the taxes; by default as the customer's record says, else the company's. */
            pricesIncludeTax?: boolean;
            /** @description False keeps a draft: no number, no stock, nothing owed. */
            issue?: boolean;
        };
        /** @description What an invoice that was just made answers of itself. */
        InvoiceCreated: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            issueDate: components["schemas"]["Day"];
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            openAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An invoice that was just made. */
        InvoiceCreatedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["InvoiceCreated"];
            /** @description What was done. */
            message?: string;
        };
        /** @description The totals in the company's currency: each part is converted and rounded, and they still add up. */
        CompanyCurrencyTotals: {
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
        };
        /** @description A percentage of at most six decimals. */
        Percent: number;
        /** @description How the line is taxed. Exempt, not subject and reverse charge carry rate 0 and a reason. */
        LineTaxCategory: "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | (string & {});
        /** @description A rate that taxed a line. */
        LineTax: {
            taxRateId: components["schemas"]["Id"];
            /** @description The code of the rate. */
            code: string;
            rate: components["schemas"]["Percent"];
            category: components["schemas"]["LineTaxCategory"];
        };
        /** @description A line as it was issued. */
        InvoiceLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description The product's code when the invoice was made. */
            productCode: string;
            /** @description What the line says. */
            description: string;
            /** @description The unit of the quantity. */
            unit: string;
            /** @description Where the goods left; null for services. */
            warehouseId: number | null;
            quantity: components["schemas"]["Quantity"];
            unitPrice: components["schemas"]["Price"];
            discountPercent: components["schemas"]["Percent"];
            netAmount: components["schemas"]["Money"];
            /** @description The only rate, or the first; null without any. */
            taxRateId: number | null;
            taxRate: components["schemas"]["Percent"];
            taxCategory: components["schemas"]["LineTaxCategory"];
            taxAmount: components["schemas"]["Money"];
            /** @description The rates of the line. */
            taxes: components["schemas"]["LineTax"][];
            creditedQuantity: components["schemas"]["Quantity"];
        };
        /** @description The share of one rate in a group of several. */
        TaxPart: {
            /** @description The code of the rate. */
            code: string;
            rate: components["schemas"]["Percent"];
            amount: components["schemas"]["Money"];
        };
        /** @description The tax of one category and rate. Lines with several rates form a group of their own, with its `parts`. */
        TaxBreakdown: {
            category: components["schemas"]["LineTaxCategory"];
            rate: components["schemas"]["Percent"];
            base: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            /** @description Why no tax is due. */
            exemptionReason?: string;
            /** @description The amount by rate, where the group has several. */
            parts?: components["schemas"]["TaxPart"][];
        };
        /** @description A payment allocated to the invoice. */
        InvoicePayment: {
            paymentId: components["schemas"]["Id"];
            /** @description The number of the payment. */
            number: string;
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Money"];
        };
        /** @description A credit note of the invoice. */
        InvoiceCreditNote: {
            creditNoteId: components["schemas"]["Id"];
            /** @description The number of the credit note. */
            number: string;
            date: components["schemas"]["Day"];
            grandTotal: components["schemas"]["Money"];
            appliedAmount: components["schemas"]["Money"];
        };
        /**
         * @description Language of printed documents for the customer or vendor, unless a print request names another one: `es` (Spanish) or `en` (English). Null for the language of the company.
         * @enum {string|null}
         */
        PrintLanguage: "es" | "en" | null;
        /** @description An address as it was when the document was made. */
        DocumentAddress: {
            /** @description Street and number. */
            line1: string | null;
            /** @description More of the street. */
            line2: string | null;
            /** @description City. */
            city: string | null;
            /** @description Province or state. */
            region: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description ISO 3166 alpha-2. */
            country: string | null;
        };
        /** @description Who stood on a document when it was made. */
        DocumentParty: {
            /** @description The party's code. */
            code: string;
            /** @description The legal name. */
            name: string;
            /** @description The name it trades under. */
            tradeName: string | null;
            /** @description The kind of its tax id. */
            taxIdType: string | null;
            /** @description Its tax id. */
            taxId: string | null;
            /** @description E-mail address. */
            email: string | null;
            /** @description Telephone. */
            phone: string | null;
            language?: components["schemas"]["PrintLanguage"];
            address: components["schemas"]["DocumentAddress"];
        };
        /** @description An invoice with all that it was made from. */
        Invoice: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["InvoiceStatus"];
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when the invoice was made. */
            customerName: string;
            issueDate: components["schemas"]["Day"];
            dueDate: components["schemas"]["Day"];
            /** @description The code of the payment terms. */
            paymentTerms: string;
            currencyCode: components["schemas"]["CurrencyCode"];
            exchangeRate: components["schemas"]["DocumentRate"];
            /**
             * @description Whether tax is rounded once per rate or per line.
             * @enum {string}
             */
            taxRounding: "document" | "line";
            /** @description Whether the unit prices include the taxes. */
            pricesIncludeTax: boolean;
            /** @description Free text. */
            notes: string | null;
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            paidAmount: components["schemas"]["Money"];
            creditedAmount: components["schemas"]["Money"];
            openAmount: components["schemas"]["Money"];
            /** @description Past its due date with something open; on the due date it is not. */
            overdue: boolean;
            companyCurrency: components["schemas"]["CompanyCurrencyTotals"];
            /** @description In the order in which they are printed. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description By category and rate; the bases sum to `total`, the amounts to `taxTotal`. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /** @description What was paid of it. */
            payments: components["schemas"]["InvoicePayment"][];
            /** @description What was credited of it. */
            creditNotes: components["schemas"]["InvoiceCreditNote"][];
            customer: components["schemas"]["DocumentParty"];
            company: components["schemas"]["DocumentParty"];
            /**
             * Format: date-time
             * @description When it was voided; null when it was not.
             */
            voidedAt: string | null;
            /** @description Why it was voided. */
            voidReason: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An invoice. */
        InvoiceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Invoice"];
            /** @description What was done. */
            message?: string;
        };
        /** @description A draft that is no more. */
        InvoiceDeleted: {
            id: components["schemas"]["Id"];
        };
        /** @description A deleted draft. */
        InvoiceDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["InvoiceDeleted"];
            /** @description What was done. */
            message?: string;
        };
        /** @description How a draft is issued. */
        InvoiceIssue: {
            issueDate?: components["schemas"]["Day"];
        };
        /**
         * Format: binary
         * @description The bytes of the document.
         */
        PrintedInvoice: Uint8Array;
        /** @description Why an invoice is void. */
        InvoiceVoid: {
            /** @description Kept with the invoice and in the audit. */
            reason: string;
        };
        /**
         * @description Issued with something left to apply, applied whole, or void.
         * @enum {string}
         */
        CreditNoteStatus: "issued" | "applied" | "void";
        /** @description A credit note in a list. */
        CreditNoteListItem: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            status: components["schemas"]["CreditNoteStatus"];
            invoiceId: components["schemas"]["Id"];
            /** @description The number of the invoice. */
            invoiceNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description The customer's name on the invoice. */
            customerName: string;
            date: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            appliedAmount: components["schemas"]["Money"];
            unappliedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description How much of a line of the invoice is credited. */
        CreditNoteLineInput: {
            invoiceLineId: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
        };
        /** @description What a credit note is made from. Without lines it credits all that is left. */
        CreditNoteInput: {
            invoiceId: components["schemas"]["Id"];
            /** @description Printed on the document. */
            reason: string;
            /** @description Each line of the invoice once at the most. */
            lines?: components["schemas"]["CreditNoteLineInput"][];
            /** @description Whether the goods come back into stock; true unless said otherwise. */
            restock?: boolean;
            date?: components["schemas"]["Day"];
        };
        /** @description A credited part of a line. */
        CreditNoteLine: {
            id: components["schemas"]["Id"];
            invoiceLineId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description The product's code on the invoice. */
            productCode: string;
            /** @description What the line says. */
            description: string;
            /** @description Where the goods came back; null where none did. */
            warehouseId: number | null;
            quantity: components["schemas"]["Quantity"];
            netAmount: components["schemas"]["Money"];
            taxAmount: components["schemas"]["Money"];
        };
        /** @description A credit note with all that it was made from. */
        CreditNote: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            status: components["schemas"]["CreditNoteStatus"];
            invoiceId: components["schemas"]["Id"];
            /** @description The number of the invoice. */
            invoiceNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description The customer's name on the invoice. */
            customerName: string;
            date: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            appliedAmount: components["schemas"]["Money"];
            unappliedAmount: components["schemas"]["Money"];
            /** @description Why it was issued. */
            reason: string;
            /** @description Whether goods came back into stock. */
            restock: boolean;
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description In the order of the invoice. */
            lines: components["schemas"]["CreditNoteLine"][];
            /** @description By category and rate, as on the invoice. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /**
             * Format: date-time
             * @description When it was voided; null when it was not.
             */
            voidedAt: string | null;
            /** @description Why it was voided. */
            voidReason: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A credit note. */
        CreditNoteReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CreditNote"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Why a credit note is void. */
        CreditNoteVoid: {
            /** @description Kept with the document and in the audit. */
            reason: string;
        };
        /**
         * @description Where an order stands; it follows from what was received.
         * @enum {string}
         */
        PurchaseOrderStatus: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";
        /** @description A line and what came of it. */
        PurchaseOrderLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description The product's code when the order was made. */
            productCode: string;
            /** @description What the line says. */
            description: string;
            /** @description The unit of the quantity. */
            unit: string;
            quantity: components["schemas"]["Quantity"];
            unitPrice: components["schemas"]["Price"];
            discountPercent: components["schemas"]["Percent"];
            netAmount: components["schemas"]["Money"];
            /** @description The rate of the line; null without any. */
            taxRateId: number | null;
            taxRate: components["schemas"]["Percent"];
            taxCategory: components["schemas"]["LineTaxCategory"];
            taxAmount: components["schemas"]["Money"];
            receivedQuantity: components["schemas"]["Quantity"];
            pendingQuantity: components["schemas"]["Quantity"];
        };
        /** @description An order in a list. */
        PurchaseOrderListItem: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when the order was made. */
            vendorName: string;
            orderDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description When the goods should come; null when nobody said.
             */
            expectedDate: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            /** @description Of the quantity ordered, at most two decimals; over 100 after an over-receipt. */
            receivedPercent: number;
            /** @description In the order in which they are printed. */
            lines?: components["schemas"]["PurchaseOrderLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description One line. Without a tax rate it takes the product's. */
        PurchaseOrderLineInput: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
            unitPrice: components["schemas"]["Price"];
            /** @description Taken off the line before tax. */
            discountPercent?: number;
            taxRateId?: components["schemas"]["Id"];
            /** @description What the line says; by default the name of the product. */
            description?: string;
        };
        /** @description Text of one line without control characters. The server trims it and normalises it to Unicode NFC. */
        Line: string;
        /** @description What an order is made from. */
        PurchaseOrderInput: {
            vendorId: components["schemas"]["Id"];
            /** @description In the order in which they are printed. */
            lines: components["schemas"]["PurchaseOrderLineInput"][];
            warehouseId?: components["schemas"]["Id"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            orderDate?: components["schemas"]["Day"];
            expectedDate?: components["schemas"]["Day"];
            /** @description A code of the payment terms; by default the vendor's, else CONTADO. */
            paymentTerms?: string;
            reference?: components["schemas"]["Line"];
            notes?: components["schemas"]["Block"];
            /** @description True keeps it from being received until it is opened. */
            draft?: boolean;
        };
        /** @description What came of a line. */
        ReceptionLine: {
            id: components["schemas"]["Id"];
            orderLineId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            unitCost: components["schemas"]["Price"];
            netAmount: components["schemas"]["Money"];
            taxAmount: components["schemas"]["Money"];
        };
        /** @description A delivery that was booked. */
        Reception: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Posted, or taken back.
             * @enum {string}
             */
            status: "posted" | "reversed";
            date: components["schemas"]["Day"];
            warehouseId: components["schemas"]["Id"];
            /** @description The vendor's own number. */
            vendorInvoiceNumber: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            /** @description What came of each line. */
            lines: components["schemas"]["ReceptionLine"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An order with its lines and receptions. */
        PurchaseOrder: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when the order was made. */
            vendorName: string;
            orderDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description When the goods should come; null when nobody said.
             */
            expectedDate: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            grandTotal: components["schemas"]["Money"];
            /** @description Of the quantity ordered, at most two decimals; over 100 after an over-receipt. */
            receivedPercent: number;
            warehouseId: components["schemas"]["Id"];
            /** @description The code of the payment terms. */
            paymentTerms: string;
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description The vendor's or the buyer's own reference. */
            reference: string | null;
            /** @description Free text. */
            notes: string | null;
            /** @description In the order in which they are printed. */
            lines: components["schemas"]["PurchaseOrderLine"][];
            /** @description By category and rate. */
            taxes: components["schemas"]["TaxBreakdown"][];
            /** @description What came in, in order. */
            receptions: components["schemas"]["Reception"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A purchase order. */
        PurchaseOrderReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PurchaseOrder"];
            /** @description What was done. */
            message?: string;
        };
        /** @description What came of a line: named by `lineId`, or by `productId`, which fills the order's lines of that product in turn. */
        ReceptionLineInput: {
            lineId?: components["schemas"]["Id"];
            productId?: components["schemas"]["Id"];
            quantity: components["schemas"]["PositiveQuantity"];
            /** @description What one unit costs, net of discount and tax, in the currency of the order; by default the ordered price less its discount. Needs `inventory:cost`. */
            unitCost?: number;
        };
        /** @description What came in. */
        ReceptionInput: {
            /** @description What came of each line. */
            lines: components["schemas"]["ReceptionLineInput"][];
            warehouseId?: components["schemas"]["Id"];
            date?: components["schemas"]["Day"];
            /** @description The vendor's own number; once per vendor. */
            vendorInvoiceNumber?: string;
            /** @description Whether what is still pending is given up. */
            closeRemaining?: boolean;
            notes?: components["schemas"]["Block"];
        };
        /** @description The order as it stands after the reception. */
        ReceivedOrder: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PurchaseOrderStatus"];
            /** @description In the order in which they are printed. */
            lines: components["schemas"]["PurchaseOrderLine"][];
            version: components["schemas"]["Version"];
        };
        /** @description What the reception owes to the vendor. */
        ReceivedPayable: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            dueDate: components["schemas"]["Day"];
        };
        /** @description A reception and what followed from it. */
        ReceptionResult: {
            reception: components["schemas"]["Reception"];
            purchaseOrder: components["schemas"]["ReceivedOrder"];
            payable: components["schemas"]["ReceivedPayable"];
        };
        /** @description A reception. */
        ReceptionReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceptionResult"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Why a reception is reversed, and on which day. */
        ReceptionReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
            date?: components["schemas"]["Day"];
        };
        /** @description What a document makes a customer owe. */
        Receivable: {
            id: components["schemas"]["Id"];
            /** @description The invoice; null for an opening balance. */
            invoiceId: number | null;
            /** @description The number of the document. */
            documentNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when it was made. */
            customerName: string;
            issueDate: components["schemas"]["Day"];
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            paidAmount: components["schemas"]["Money"];
            creditedAmount: components["schemas"]["Money"];
            openAmount: components["schemas"]["Money"];
            /**
             * @description Open, partly settled, closed, or void with its document.
             * @enum {string}
             */
            status: "open" | "partial" | "closed" | "void";
            /** @description Days since the due date while something is open; 0 before. */
            daysOverdue: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /**
         * @description How the money moved.
         * @enum {string}
         */
        PaymentMethod: "efectivo" | "transferencia" | "tarjeta" | "cheque" | "otro";
        /** @description A collection in a list. */
        ReceivablePaymentListItem: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Posted, or taken back.
             * @enum {string}
             */
            status: "posted" | "reversed";
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when it was made. */
            customerName: string;
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            allocatedAmount: components["schemas"]["Money"];
            unallocatedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description An amount above zero, with at most the currency's decimals. */
        PositiveMoney: number;
        /** @description How much of which document, named by exactly one of `receivableId` and `invoiceId`. */
        ReceivableAllocationLine: {
            receivableId?: components["schemas"]["Id"];
            invoiceId?: components["schemas"]["Id"];
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description What a collection is made from. */
        ReceivablePaymentInput: {
            customerId: components["schemas"]["Id"];
            amount: components["schemas"]["PositiveMoney"];
            method: components["schemas"]["PaymentMethod"];
            date?: components["schemas"]["Day"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            exchangeRate?: components["schemas"]["DocumentRate"];
            reference?: components["schemas"]["Line"];
            notes?: components["schemas"]["Block"];
            /** @description Each document once at the most. */
            allocations?: components["schemas"]["ReceivableAllocationLine"][];
            /** @description Whether what is left goes to the oldest due, in the same currency. */
            autoAllocate?: boolean;
        };
        /** @description A part that settled a document. */
        ReceivableAllocation: {
            receivableId: components["schemas"]["Id"];
            /** @description The invoice; null for an opening balance. */
            invoiceId: number | null;
            /** @description The number of the document. */
            documentNumber: string;
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Money"];
            openAfter: components["schemas"]["Money"];
            exchangeDifference: components["schemas"]["Money"];
        };
        /** @description A collection with its allocations. `exchangeDifference` is in the company's currency: what the money was worth more than the document when they met. */
        ReceivablePayment: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Posted, or taken back.
             * @enum {string}
             */
            status: "posted" | "reversed";
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when it was made. */
            customerName: string;
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            allocatedAmount: components["schemas"]["Money"];
            unallocatedAmount: components["schemas"]["Money"];
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer. */
            reference: string | null;
            /** @description Free text. */
            notes: string | null;
            /** @description What it settles. */
            allocations: components["schemas"]["ReceivableAllocation"][];
            /**
             * Format: date-time
             * @description When it was reversed; null when it was not.
             */
            reversedAt: string | null;
            /** @description Why it was reversed. */
            reverseReason: string | null;
            customerBalance: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description The answer. */
        ReceivablePaymentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceivablePayment"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Where money goes; at least one of the two. */
        ReceivableAllocationInput: {
            /** @description Each document once at the most. */
            allocations?: components["schemas"]["ReceivableAllocationLine"][];
            /** @description Whether what is left goes to the oldest due, in the same currency. */
            autoAllocate?: boolean;
        };
        /** @description Why a collection is reversed, and on which day. */
        ReceivablePaymentReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
            date?: components["schemas"]["Day"];
        };
        /**
         * @description How long overdue, in days.
         * @enum {string}
         */
        BucketKey: "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";
        /** @description Sum of amounts. Exact to the cent up to 90,071,992,547,409; a larger sum is rounded to the nearest double-precision number. */
        Total: number;
        /** @description What is open and so many days overdue. */
        AgingBucket: {
            key: components["schemas"]["BucketKey"];
            /** @description First day overdue; null for what is not. */
            from: number | null;
            /** @description Last day overdue; null without an end. */
            to: number | null;
            amount: components["schemas"]["Total"];
        };
        /** @description The buckets of one customer. */
        ReceivableAgingRow: {
            customerId: components["schemas"]["Id"];
            /** @description Its name today. */
            customerName: string;
            current: components["schemas"]["Total"];
            d1_30: components["schemas"]["Total"];
            d31_60: components["schemas"]["Total"];
            d61_90: components["schemas"]["Total"];
            d91_120: components["schemas"]["Total"];
            d120_plus: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            balance: components["schemas"]["Total"];
        };
        /** @description The buckets and what was not yet allocated; `balance` is their difference. */
        AgingTotals: {
            current: components["schemas"]["Total"];
            d1_30: components["schemas"]["Total"];
            d31_60: components["schemas"]["Total"];
            d61_90: components["schemas"]["Total"];
            d91_120: components["schemas"]["Total"];
            d120_plus: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            balance: components["schemas"]["Total"];
        };
        /** @description An open document and its bucket. */
        ReceivableAgingItem: {
            receivableId: components["schemas"]["Id"];
            /** @description The number of the document. */
            documentNumber: string;
            customerId: components["schemas"]["Id"];
            /** @description The customer's name when it was made. */
            customerName: string;
            dueDate: components["schemas"]["Day"];
            /** @description Days since the due date. */
            daysOverdue: number;
            bucket: components["schemas"]["BucketKey"];
            currencyCode: components["schemas"]["CurrencyCode"];
            openAmount: components["schemas"]["Money"];
        };
        /** @description The aging as of a day. */
        ReceivableAging: {
            asOf: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description From what is not overdue to the oldest. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description By customer, those who owe or are owed nothing left out; in order of name. */
            rows: components["schemas"]["ReceivableAgingRow"][];
            totals: components["schemas"]["AgingTotals"];
            /** @description With `detail`, the open documents, oldest due first. */
            items?: components["schemas"]["ReceivableAgingItem"][];
            /** @description With `detail`, how many documents are open in all. */
            itemCount?: number;
        };
        /** @description The answer. */
        ReceivableAgingReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ReceivableAging"];
            /** @description What was done. */
            message?: string;
        };
        /** @description The balance in one currency. */
        CustomerCurrencyBalance: {
            currencyCode: components["schemas"]["CurrencyCode"];
            invoiced: components["schemas"]["Total"];
            collected: components["schemas"]["Total"];
            credited: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            openAmount: components["schemas"]["Total"];
            overdueAmount: components["schemas"]["Total"];
            netBalance: components["schemas"]["Total"];
        };
        /** @description A customer's balance as of a day. */
        CustomerBalance: {
            customerId: components["schemas"]["Id"];
            asOf: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            invoiced: components["schemas"]["Total"];
            collected: components["schemas"]["Total"];
            credited: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            openAmount: components["schemas"]["Total"];
            overdueAmount: components["schemas"]["Total"];
            netBalance: components["schemas"]["Total"];
            /** @description In the company's currency; null without one. */
            creditLimit: number | null;
            /** @description What is left of the limit today; null without one. */
            availableCredit: number | null;
            /** @description In each currency of its documents. */
            byCurrency: components["schemas"]["CustomerCurrencyBalance"][];
            /**
             * Format: date
             * @description Day of the last payment that stands; null without any.
             */
            lastPaymentAt: string | null;
        };
        /** @description The answer. */
        CustomerBalanceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CustomerBalance"];
            /** @description What was done. */
            message?: string;
        };
        /** @description A credit note and what it settles. */
        CreditNoteAllocation: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Whether something is left.
             * @enum {string}
             */
            status: "issued" | "applied";
            customerId: components["schemas"]["Id"];
            currencyCode: components["schemas"]["CurrencyCode"];
            grandTotal: components["schemas"]["Money"];
            appliedAmount: components["schemas"]["Money"];
            unappliedAmount: components["schemas"]["Money"];
            /** @description What it settles. */
            allocations: components["schemas"]["ReceivableAllocation"][];
            version: components["schemas"]["Version"];
        };
        /** @description The answer. */
        CreditNoteAllocationReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["CreditNoteAllocation"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Which allocation is taken back. */
        CreditNoteRelease: {
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
        /** @description What a document owes to a vendor. */
        Payable: {
            id: components["schemas"]["Id"];
            /** @description The reception; null for an opening balance. */
            receptionId: number | null;
            /** @description The number of the document. */
            documentNumber: string;
            /** @description The vendor's own number. */
            vendorInvoiceNumber: string | null;
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when it was made. */
            vendorName: string;
            issueDate: components["schemas"]["Day"];
            dueDate: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            paidAmount: components["schemas"]["Money"];
            creditedAmount: components["schemas"]["Money"];
            openAmount: components["schemas"]["Money"];
            /**
             * @description Open, partly settled, closed, or void with its document.
             * @enum {string}
             */
            status: "open" | "partial" | "closed" | "void";
            /** @description Days since the due date while something is open; 0 before. */
            daysOverdue: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description A payment in a list. */
        PayablePaymentListItem: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Posted, or taken back.
             * @enum {string}
             */
            status: "posted" | "reversed";
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when it was made. */
            vendorName: string;
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            allocatedAmount: components["schemas"]["Money"];
            unallocatedAmount: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Optional text for people. */
            message?: string;
        };
        /** @description How much of which document, named by exactly one of `payableId` and `receptionId`. */
        PayableAllocationLine: {
            payableId?: components["schemas"]["Id"];
            receptionId?: components["schemas"]["Id"];
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description What a payment is made from. */
        PayablePaymentInput: {
            vendorId: components["schemas"]["Id"];
            amount: components["schemas"]["PositiveMoney"];
            method: components["schemas"]["PaymentMethod"];
            date?: components["schemas"]["Day"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            exchangeRate?: components["schemas"]["DocumentRate"];
            reference?: components["schemas"]["Line"];
            notes?: components["schemas"]["Block"];
            /** @description Each document once at the most. */
            allocations?: components["schemas"]["PayableAllocationLine"][];
            /** @description Whether what is left goes to the oldest due, in the same currency. */
            autoAllocate?: boolean;
        };
        /** @description A part that settled a document. */
        PayableAllocation: {
            payableId: components["schemas"]["Id"];
            /** @description The reception; null for an opening balance. */
            receptionId: number | null;
            /** @description The number of the document. */
            documentNumber: string;
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Money"];
            openAfter: components["schemas"]["Money"];
            exchangeDifference: components["schemas"]["Money"];
        };
        /** @description A payment with its allocations. `exchangeDifference` is in the company's currency: what the money was worth more than the document when they met. */
        PayablePayment: {
            id: components["schemas"]["Id"];
            /** @description The formatted number. */
            number: string;
            /**
             * @description Posted, or taken back.
             * @enum {string}
             */
            status: "posted" | "reversed";
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when it was made. */
            vendorName: string;
            date: components["schemas"]["Day"];
            method: components["schemas"]["PaymentMethod"];
            currencyCode: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Money"];
            allocatedAmount: components["schemas"]["Money"];
            unallocatedAmount: components["schemas"]["Money"];
            exchangeRate: components["schemas"]["DocumentRate"];
            /** @description Number of the cheque or transfer. */
            reference: string | null;
            /** @description Free text. */
            notes: string | null;
            /** @description What it settles. */
            allocations: components["schemas"]["PayableAllocation"][];
            /**
             * Format: date-time
             * @description When it was reversed; null when it was not.
             */
            reversedAt: string | null;
            /** @description Why it was reversed. */
            reverseReason: string | null;
            vendorBalance: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description The answer. */
        PayablePaymentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PayablePayment"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Where money goes; at least one of the two. */
        PayableAllocationInput: {
            /** @description Each document once at the most. */
            allocations?: components["schemas"]["PayableAllocationLine"][];
            /** @description Whether what is left goes to the oldest due, in the same currency. */
            autoAllocate?: boolean;
        };
        /** @description Why a payment is reversed, and on which day. */
        PayablePaymentReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
            date?: components["schemas"]["Day"];
        };
        /** @description The buckets of one vendor. */
        PayableAgingRow: {
            vendorId: components["schemas"]["Id"];
            /** @description Its name today. */
            vendorName: string;
            current: components["schemas"]["Total"];
            d1_30: components["schemas"]["Total"];
            d31_60: components["schemas"]["Total"];
            d61_90: components["schemas"]["Total"];
            d91_120: components["schemas"]["Total"];
            d120_plus: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            balance: components["schemas"]["Total"];
        };
        /** @description An open document and its bucket. */
        PayableAgingItem: {
            payableId: components["schemas"]["Id"];
            /** @description The number of the document. */
            documentNumber: string;
            vendorId: components["schemas"]["Id"];
            /** @description The vendor's name when it was made. */
            vendorName: string;
            dueDate: components["schemas"]["Day"];
            /** @description Days since the due date. */
            daysOverdue: number;
            bucket: components["schemas"]["BucketKey"];
            currencyCode: components["schemas"]["CurrencyCode"];
            openAmount: components["schemas"]["Money"];
        };
        /** @description The aging as of a day. */
        PayableAging: {
            asOf: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description From what is not overdue to the oldest. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description By vendor, those who owe or are owed nothing left out; in order of name. */
            rows: components["schemas"]["PayableAgingRow"][];
            totals: components["schemas"]["AgingTotals"];
            /** @description With `detail`, the open documents, oldest due first. */
            items?: components["schemas"]["PayableAgingItem"][];
            /** @description With `detail`, how many documents are open in all. */
            itemCount?: number;
        };
        /** @description The answer. */
        PayableAgingReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PayableAging"];
            /** @description What was done. */
            message?: string;
        };
        /** @description The balance in one currency. */
        VendorCurrencyBalance: {
            currencyCode: components["schemas"]["CurrencyCode"];
            invoiced: components["schemas"]["Total"];
            paid: components["schemas"]["Total"];
            credited: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            openAmount: components["schemas"]["Total"];
            overdueAmount: components["schemas"]["Total"];
            netBalance: components["schemas"]["Total"];
        };
        /** @description A vendor's balance as of a day. */
        VendorBalance: {
            vendorId: components["schemas"]["Id"];
            asOf: components["schemas"]["Day"];
            currencyCode: components["schemas"]["CurrencyCode"];
            invoiced: components["schemas"]["Total"];
            paid: components["schemas"]["Total"];
            credited: components["schemas"]["Total"];
            unappliedCredit: components["schemas"]["Total"];
            openAmount: components["schemas"]["Total"];
            overdueAmount: components["schemas"]["Total"];
            netBalance: components["schemas"]["Total"];
            /** @description In each currency of its documents. */
            byCurrency: components["schemas"]["VendorCurrencyBalance"][];
            /**
             * Format: date
             * @description Day of the last payment that stands; null without any.
             */
            lastPaymentAt: string | null;
        };
        /** @description The answer. */
        VendorBalanceReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["VendorBalance"];
            /** @description What was done. */
            message?: string;
        };
        /** @description Position in the changes feed; 0 is the position before the first event. */
        EventPosition: number;
        /** @description One change of one record. */
        Event: {
            position: components["schemas"]["EventPosition"];
            /** @description Type of the change, such as `product.updated`. New types may be added. */
            type: string;
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
            /** @description Path of the operation with its query, such as `/api/products?search=bolt`. */
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
            /** @description True if prices of new invoices to the customer include tax, unless the invoice says otherwise. The default is false, which applies the setting of the company. */
            priceIncludesTax?: boolean;
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
            /** @description True if prices of new invoices to the customer include tax, unless the invoice says otherwise. False applies the setting of the company. */
            priceIncludesTax: boolean;
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
            /** @description Number of days after which audit entries are removed; null keeps them forever. */
            auditRetentionDays: number | null;
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
            /** @description Number of days after which audit entries are removed; null keeps them forever. */
            auditRetentionDays?: number | null;
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
             * @description Date of the latest document in the series; null if there is none.
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
         * @description Where a lead stands.
         * @enum {string}
         */
        LeadStatus: "new" | "contacted" | "qualified" | "converted" | "lost";
        /**
         * @description How the company came by a lead.
         * @enum {string}
         */
        LeadSource: "web" | "referido" | "llamada" | "evento" | "otro";
        /** @description A record of the company; null for none. */
        OptionalId: number | null;
        /** @description What it may bring, with at most the currency's decimals; null when nobody can tell. */
        ExpectedAmount: number | null;
        /** @description A lead as lists show it. */
        LeadListItem: {
            id: components["schemas"]["Id"];
            /** @description Who it is. */
            name: string;
            /** @description Where they work. */
            companyName: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            /**
             * @description How the company came by it.
             * @enum {string|null}
             */
            source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
            status: components["schemas"]["LeadStatus"];
            ownerId: components["schemas"]["OptionalId"];
            estimatedAmount: components["schemas"]["ExpectedAmount"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of leads. */
        LeadListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["LeadListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What the opportunity is about. */
        CrmTitle: string;
        /**
         * Format: date
         * @description A calendar day of the company; null for none.
         */
        OptionalDay: string | null;
        /** @description The first opportunity of a lead, made with it. */
        LeadOpportunity: {
            title: components["schemas"]["CrmTitle"];
            expectedAmount?: components["schemas"]["ExpectedAmount"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            expectedCloseDate?: components["schemas"]["OptionalDay"];
        };
        /** @description What a lead is created from; `email` or `phone` must be told. */
        LeadInput: {
            /** @description Who it is. */
            name: string;
            /** @description Where they work; null for nowhere. */
            companyName?: string | null;
            /**
             * Format: email
             * @description Where to write to; null for none.
             */
            email?: string | null;
            /** @description Where to call; null for none. */
            phone?: string | null;
            source?: components["schemas"]["LeadSource"];
            estimatedAmount?: components["schemas"]["ExpectedAmount"];
            /** @description For colleagues; null for none. */
            notes?: string | null;
            ownerId?: components["schemas"]["OptionalId"];
            customerId?: components["schemas"]["OptionalId"];
            opportunity?: components["schemas"]["LeadOpportunity"];
        };
        /** @description A lead in full. */
        Lead: {
            id: components["schemas"]["Id"];
            /** @description Who it is. */
            name: string;
            /** @description Where they work. */
            companyName: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            /**
             * @description How the company came by it.
             * @enum {string|null}
             */
            source: "web" | "referido" | "llamada" | "evento" | "otro" | null;
            status: components["schemas"]["LeadStatus"];
            ownerId: components["schemas"]["OptionalId"];
            estimatedAmount: components["schemas"]["ExpectedAmount"];
            customerId: components["schemas"]["OptionalId"];
            /** @description For colleagues. */
            notes: string | null;
            /** @description The note of the last change of status. */
            statusNote: string | null;
            statusChangedAt: components["schemas"]["Instant"];
            opportunityId: components["schemas"]["OptionalId"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A lead in its envelope. */
        LeadReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Lead"];
            /** @description For people. */
            message?: string;
        };
        /** @description Why, in a few words; null for none. */
        CrmNote: string | null;
        /** @description Where a lead goes from here. */
        LeadStatusChange: {
            status: components["schemas"]["LeadStatus"];
            note?: components["schemas"]["CrmNote"];
        };
        /**
         * @description Where an opportunity stands.
         * @enum {string}
         */
        OpportunityStage: "prospecting" | "qualification" | "proposal" | "negotiation" | "won" | "lost";
        /** @description An opportunity as lists show it. */
        OpportunityListItem: {
            id: components["schemas"]["Id"];
            /** @description What it is about. */
            title: string;
            leadId: components["schemas"]["OptionalId"];
            customerId: components["schemas"]["OptionalId"];
            stage: components["schemas"]["OpportunityStage"];
            /** @description Of being won, in percent; follows from the stage. */
            probability: number;
            expectedAmount: components["schemas"]["ExpectedAmount"];
            /** @description expectedAmount times probability, rounded to the currency's decimals. */
            weightedAmount: number | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            expectedCloseDate: components["schemas"]["OptionalDay"];
            ownerId: components["schemas"]["OptionalId"];
            /** @description Why it was lost; null unless it is. */
            lostReason: string | null;
            stageChangedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of opportunities. */
        OpportunityListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["OpportunityListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /**
         * @description A stage in which an opportunity is still open.
         * @enum {string}
         */
        OpenStage: "prospecting" | "qualification" | "proposal" | "negotiation";
        /** @description What an opportunity is created from; `leadId` or `customerId` must be told. */
        OpportunityInput: {
            title: components["schemas"]["CrmTitle"];
            leadId?: components["schemas"]["OptionalId"];
            customerId?: components["schemas"]["OptionalId"];
            expectedAmount?: components["schemas"]["ExpectedAmount"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            expectedCloseDate?: components["schemas"]["OptionalDay"];
            ownerId?: components["schemas"]["OptionalId"];
            stage?: components["schemas"]["OpenStage"];
        };
        /** @description One change of stage. */
        StageHistoryEntry: {
            from: components["schemas"]["OpportunityStage"];
            to: components["schemas"]["OpportunityStage"];
            /** @description Why. */
            note: string | null;
            /** @description Why it was lost. */
            lostReason: string | null;
            /** @description The name of the user or key. */
            changedBy: string;
            changedAt: components["schemas"]["Instant"];
        };
        /** @description An opportunity with its history. */
        Opportunity: {
            id: components["schemas"]["Id"];
            /** @description What it is about. */
            title: string;
            leadId: components["schemas"]["OptionalId"];
            customerId: components["schemas"]["OptionalId"];
            stage: components["schemas"]["OpportunityStage"];
            /** @description Of being won, in percent; follows from the stage. */
            probability: number;
            expectedAmount: components["schemas"]["ExpectedAmount"];
            /** @description expectedAmount times probability, rounded to the currency's decimals. */
            weightedAmount: number | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            expectedCloseDate: components["schemas"]["OptionalDay"];
            ownerId: components["schemas"]["OptionalId"];
            /** @description Why it was lost; null unless it is. */
            lostReason: string | null;
            stageChangedAt: components["schemas"]["Instant"];
            /** @description The last 1,000 changes of stage, oldest first. */
            stageHistory: components["schemas"]["StageHistoryEntry"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An opportunity in its envelope. */
        OpportunityReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Opportunity"];
            /** @description For people. */
            message?: string;
        };
        /** @description Where an opportunity goes from here. */
        StageChange: {
            stage: components["schemas"]["OpportunityStage"];
            /** @description Why it was lost; needed with `lost` and refused with any other stage. */
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
            /** @description True, together with `active: false`, also revokes the keys of both APIs that the user created. The default is false. */
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
        /** @description Entry of the audit log: one write or one failed login of a user. */
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
