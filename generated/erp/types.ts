// Written by npm run codegen; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Credentials of a person. */
        LoginInput: {
            /**
             * Format: email
             * @description The e-mail address of the user; case does not matter.
             */
            email: string;
            /** @description The password, at most 72 bytes in UTF-8. */
            password: string;
            /** @description With a second factor: the six digits that the authenticator app shows, or a recovery code. Ignored without one. */
            code?: string;
        };
        /** @description A record's number, unique in its kind. */
        Id: number;
        /** @description The user who logged in. */
        LoginUser: {
            id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description Name of the role. */
            role: string;
        };
        /** @description What a login answers. */
        LoginResult: {
            /** @description The access token (JWT), for `Authorization: Bearer`. */
            token: string;
            /** @description The refresh token (JWT), good for one use. */
            refreshToken: string;
            /** @description Seconds until the access token expires. */
            expiresIn: number;
            user: components["schemas"]["LoginUser"];
            /** @description Whether every operation but those of this group is refused until the password is changed. */
            mustChangePassword: boolean;
            /** @description Whether every operation but those of this group is refused until a second factor is set up. */
            mustSetUpSecondFactor: boolean;
        };
        /** @description The login result in its envelope. */
        LoginReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["LoginResult"];
            /** @description For people. */
            message?: string;
        };
        /**
         * @description The stable, machine-readable name of what went wrong. The list is closed: a new code is a contract change. `message` is for people and is translated; the code never is.
         * @enum {string}
         */
        ErrorCode: "validation_failed" | "malformed_json" | "malformed_path" | "unknown_field" | "unknown_parameter" | "duplicate_parameter" | "page_size_out_of_range" | "unsupported_sort" | "invalid_cursor" | "invalid_date_range" | "ambiguous_credentials" | "invalid_idempotency_key" | "too_many_decimals" | "password_too_long" | "password_too_weak" | "invalid_reset_token" | "same_warehouse" | "service_has_no_stock" | "duplicate_product" | "unknown_payment_terms" | "inactive_currency" | "invalid_tax_id" | "amount_too_large" | "allocation_exceeds_payment" | "duplicate_allocation" | "not_authenticated" | "token_expired" | "api_key_revoked" | "api_key_expired" | "invalid_credentials" | "second_factor_required" | "invalid_second_factor" | "invalid_refresh_token" | "refresh_token_reused" | "insufficient_permissions" | "ip_not_allowed" | "csrf_failed" | "account_locked" | "user_disabled" | "password_change_required" | "second_factor_setup_required" | "not_a_user" | "permission_not_grantable" | "not_found" | "method_not_allowed" | "duplicate_code" | "duplicate_name" | "warehouse_in_use" | "category_in_use" | "duplicate_barcode" | "product_has_movements" | "product_inactive" | "insufficient_stock" | "duplicate_tax_id" | "duplicate_email" | "has_open_documents" | "customer_inactive" | "customer_blocked" | "vendor_inactive" | "vendor_blocked" | "no_exchange_rate" | "tax_rate_not_in_force" | "overlapping_validity" | "duplicate_exchange_rate" | "series_in_use" | "credit_limit_exceeded" | "balance_too_large" | "date_before_last_document" | "invoice_not_draft" | "invoice_is_draft" | "invoice_already_void" | "invoice_has_payments" | "invoice_has_credit_notes" | "invoice_not_creditable" | "credit_exceeds_invoice" | "credit_note_already_void" | "credit_note_applied" | "product_in_open_orders" | "over_receipt" | "price_differs" | "order_not_receivable" | "order_not_cancellable" | "duplicate_vendor_invoice" | "goods_already_left" | "reception_already_reversed" | "payable_has_payments" | "allocation_exceeds_open" | "customer_mismatch" | "vendor_mismatch" | "currency_mismatch" | "receivable_closed" | "payable_closed" | "payment_already_reversed" | "stage_transition_not_allowed" | "status_transition_not_allowed" | "api_key_already_revoked" | "api_key_already_replaced" | "last_administrator" | "second_factor_enabled" | "second_factor_not_enabled" | "period_locked" | "idempotency_in_progress" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "service_unavailable";
        /** @description One fault of the request, with the place where it was found. */
        ErrorDetail: {
            /** @description Where the fault is, e.g. `body.lines.0.quantity` or `query.pageSize`. */
            path: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The fault in words. */
            message: string;
        };
        /** @description The envelope of every failure. */
        ErrorReply: {
            /**
             * @description Always false.
             * @constant
             */
            ok: false;
            /** @description What went wrong, for people, in the language asked for. */
            message: string;
            /** @description The faults one by one, in words; the same order as `details`. */
            errors?: string[];
            code: components["schemas"]["ErrorCode"];
            /** @description The id of this request in the server's log; also in the header `X-Request-Id`. */
            requestId: string;
            /** @description The faults one by one, for programs. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The refresh token of the last login or refresh. */
        RefreshInput: {
            /** @description As it was answered; in a browser with cookies it is left out. */
            refreshToken?: string;
        };
        /** @description An access token and the single-use token that renews it. */
        TokenPair: {
            /** @description The access token (JWT), for `Authorization: Bearer`. */
            token: string;
            /** @description The refresh token (JWT), good for one use. */
            refreshToken: string;
            /** @description Seconds until the access token expires. */
            expiresIn: number;
        };
        /** @description The new pair in its envelope. */
        RefreshReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["TokenPair"];
            /** @description For people. */
            message?: string;
        };
        /** @description A confirmation. */
        LogoutReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Nothing. */
            data: null;
            /** @description For people. */
            message: string;
        };
        /** @description At least 8 characters and at most 72 bytes in UTF-8; taken as it is, spaces and all. */
        NewPassword: string;
        /** @description The present password and the one that takes its place. */
        OwnPassword: {
            /** @description The present password. */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description A confirmation. */
        ConfirmationReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Nothing. */
            data: null;
            /** @description For people. */
            message: string;
        };
        /** @description The second factor of the caller. */
        SecondFactor: {
            /** @description Whether a login needs a code. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When it was turned on.
             */
            enabledAt: string | null;
            /** @description Whether the company requires one. */
            required: boolean;
            /** @description How many recovery codes were not used yet. */
            recoveryCodesLeft: number;
        };
        /** @description The second factor in its envelope. */
        SecondFactorReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SecondFactor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What begins the set-up of a second factor. */
        SecondFactorStart: {
            /** @description The present password. */
            currentPassword: string;
        };
        /** @description The secret of a second factor that is not confirmed yet. */
        SecondFactorSetUp: {
            /** @description The secret in base32, for an app that cannot read the picture. */
            secret: string;
            /** @description The `otpauth://` address that a QR code shows to the app. */
            uri: string;
        };
        /** @description The secret in its envelope. */
        SecondFactorSetUpReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SecondFactorSetUp"];
            /** @description For people. */
            message?: string;
        };
        /** @description A code of the secret that was set up. */
        SecondFactorCode: {
            /** @description The six digits that the authenticator app shows. */
            code: string;
        };
        /** @description Codes for when the authenticator app is lost. */
        RecoveryCodes: {
            /** @description Each works once. Spaces, hyphens and case do not matter. */
            recoveryCodes: string[];
        };
        /** @description The recovery codes in their envelope. */
        RecoveryCodesReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["RecoveryCodes"];
            /** @description For people. */
            message?: string;
        };
        /** @description The present password and a code. */
        SecondFactorProof: {
            /** @description The present password. */
            currentPassword: string;
            /** @description The six digits that the authenticator app shows, or a recovery code. */
            code: string;
        };
        /** @description The token of a reset link, and the new password. */
        PasswordResetInput: {
            /** @description What the link holds behind `#`. */
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Format: date-time
         * @description A moment, RFC 3339, answered with the offset of the company's time zone.
         */
        Instant: string;
        /** @description A login and the tokens that follow from it. */
        UserLogin: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When its tokens were last renewed.
             */
            refreshedAt: string | null;
            expiresAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was ended.
             */
            revokedAt: string | null;
            /** @description Where it began. */
            ip: string | null;
            /** @description The program it began in. */
            userAgent: string | null;
            /** @description Whether this request belongs to it. */
            current: boolean;
        };
        /** @description The live logins of a user. */
        UserLoginListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The logins, the newest first. */
            data: components["schemas"]["UserLogin"][];
            /** @description For people. */
            message?: string;
        };
        /** @description A login in its envelope. */
        UserLoginReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["UserLogin"];
            /** @description For people. */
            message?: string;
        };
        /** @description The caller. A user has `email`, `role`, `companyId`, `timeZone`, `locale`, `mustChangePassword`, `mustSetUpSecondFactor` and `lastLoginAt`; an API key has none of them. */
        Me: {
            /**
             * @description A person or a key.
             * @enum {string}
             */
            type: "user" | "apiKey";
            id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Name of the role. */
            role?: string;
            /** @description What the caller may do, `module:action` or `module:*`. */
            permissions: string[];
            companyId?: components["schemas"]["Id"];
            /** @description IANA time zone of the company. */
            timeZone?: string;
            /**
             * @description Language of messages.
             * @enum {string}
             */
            locale?: "es" | "en";
            /** @description Whether the password must be changed before anything else. */
            mustChangePassword?: boolean;
            /** @description Whether a second factor must be set up before anything else. */
            mustSetUpSecondFactor?: boolean;
            /**
             * Format: date-time
             * @description When the user last logged in.
             */
            lastLoginAt?: string | null;
        };
        /** @description The caller in its envelope. */
        MeReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Me"];
            /** @description For people. */
            message?: string;
        };
        /** @description The company's own code of the product; unique whatever its case. */
        ProductCode: string;
        /** @description A price per unit, at most six decimals. */
        Price: number;
        /** @description A quantity of at most four decimals. */
        Quantity: number;
        /** @description An ISO 4217 code. */
        CurrencyCode: string;
        /** @description The unit that quantities are counted in. */
        UnitName: string;
        /** @description Counts the writes of a record; the value of its `ETag`. */
        Version: number;
        /** @description A product as lists show it. */
        ProductListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Quantity"];
            /** @description Name of the category; null without one. */
            categoryName: string | null;
            /** @description False once deactivated. */
            active: boolean;
            currencyCode: components["schemas"]["CurrencyCode"];
            unit: components["schemas"]["UnitName"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description All records that match, on every page together. */
        TotalCount: number;
        /** @description The page answered, from 1. */
        PageNumber: number;
        /** @description Records per page. */
        PageSize: number;
        /** @description Send it as `cursor` to get the records that follow; absent on the last page. */
        NextCursor: string;
        /** @description One page of products. */
        ProductListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["ProductListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /**
         * Format: binary
         * @description A header with the names of the members, then one line for each record.
         */
        CsvFile: Uint8Array;
        /**
         * Format: binary
         * @description A workbook with a header and one row for each record.
         */
        XlsxFile: Uint8Array;
        /** @description What a product is created or updated from. */
        ProductInput: {
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            /** @description A category of the company; null for none. */
            categoryId?: number | null;
            /** @description The default tax rate of invoice lines; null for none. */
            taxRateId?: number | null;
            unit?: components["schemas"]["UnitName"];
            /**
             * @description Goods have stock; services never do.
             * @enum {string}
             */
            type?: "good" | "service";
            /** @description Whether stock is kept; by default true for goods. Never for services. */
            trackStock?: boolean;
            /** @description The scan code on the label; null for none. */
            barcode?: string | null;
            /** @description Longer text; null for none. */
            description?: string | null;
            /** @description Whether new documents may name it; by default true. True makes a deactivated product active again. */
            active?: boolean;
            /** @description Under this quantity the product counts as low on stock; null for none. */
            minStock?: number | null;
        };
        /** @description What one warehouse holds of a product. */
        WarehouseStock: {
            warehouseId: components["schemas"]["Id"];
            /** @description Name of the warehouse. */
            warehouseName: string;
            quantity: components["schemas"]["Quantity"];
        };
        /** @description A product in full. */
        Product: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            name: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Quantity"];
            /** @description Name of the category; null without one. */
            categoryName: string | null;
            /** @description False once deactivated. */
            active: boolean;
            currencyCode: components["schemas"]["CurrencyCode"];
            unit: components["schemas"]["UnitName"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description Longer text. */
            description: string | null;
            /** @description The category. */
            categoryId: number | null;
            /** @description The scan code on the label. */
            barcode: string | null;
            /**
             * @description Goods or service.
             * @enum {string}
             */
            type: "good" | "service";
            /** @description Whether stock is kept. */
            trackStock: boolean;
            /** @description The default tax rate. */
            taxRateId: number | null;
            /** @description Value of the stock over its quantity, at most six decimals; null without stock. Only for callers with `inventory:cost`. */
            averageCost?: number | null;
            /** @description Under this quantity the product counts as low on stock. */
            minStock: number | null;
            /** @description Each warehouse that has ever held it, by name. */
            stockByWarehouse: components["schemas"]["WarehouseStock"][];
        };
        /** @description One product in its envelope. */
        ProductReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Product"];
            /** @description For people. */
            message?: string;
        };
        /** @description A category of products. */
        ProductCategory: {
            id: components["schemas"]["Id"];
            /** @description Name of the category. */
            name: string;
            /** @description The category above; null at the top. */
            parentId: number | null;
            /** @description Active products in the category itself. */
            productCount: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of categories. */
        ProductCategoryListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["ProductCategory"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description The name that people read. */
        ConfigName: string;
        /** @description What a category is made of. */
        ProductCategoryInput: {
            name: components["schemas"]["ConfigName"];
            /** @description The category above; null at the top. */
            parentId?: number | null;
        };
        /** @description The category in its envelope. */
        ProductCategoryReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ProductCategory"];
            /** @description For people. */
            message?: string;
        };
        /** @description What was deleted. */
        ProductCategoryDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The category that is gone. */
            data: {
                id: components["schemas"]["Id"];
            };
            /** @description For people. */
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
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Short and unique in the company, whatever its case. */
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
        /**
         * Format: date
         * @description A calendar day of the company, never shifted by a time zone.
         */
        Day: string;
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
            /** @description Type of the document: `adjustment`, `transfer`, `invoice`, `invoice_void`, `credit_note`, `credit_note_void`, `reception` or `reception_reversal`. */
            documentType: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
            /** @description Id of the document. */
            documentId: components["schemas"]["Id"];
            /** @description Number of the document. */
            documentNumber: string;
            /** @description Change of the quantity: positive for goods in, negative for goods out, 0 for a correction of value. */
            quantity: components["schemas"]["Quantity"];
            /** @description Quantity in the warehouse after the movement. */
            quantityAfter: components["schemas"]["Quantity"];
            /** @description Cost of one unit in the company's currency, with up to six decimals. Present only with `inventory:cost`. */
            unitCost?: number;
            /** @description Change of the value in the company's currency, with the sign of the quantity; a correction can have either sign. Present only with `inventory:cost`. */
            value?: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
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
            /** @description Quantity counted. The server books the difference from the quantity in stock. */
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
        /** @description Line of an adjustment, with the quantities before and after it. Lines of one product follow on from each other. */
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
        /** @description Reply with one adjustment. */
        AdjustmentReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Adjustment"];
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description A quantity above zero, at most four decimals. */
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
        /** @description Line of a transfer, with the quantities after it. */
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
        /** @description An amount in the document's currency, with at most that currency's decimals. */
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
        /** @description Text of several lines; trimmed, NFC, no control characters but tabs and line ends. */
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
            /** @description Whether the unit prices include tax. Defaults to true if the customer or the company is set so. */
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
         * @description The language of the documents that are printed for it, unless a print asks for another one. Null for the company's own language.
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
            /** @description Reason for voiding; empty if none was given, null if the invoice was not voided. */
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
        };
        /**
         * Format: binary
         * @description Content of the printed document.
         */
        PrintedInvoice: Uint8Array;
        /** @description Reason for voiding an invoice. */
        InvoiceVoid: {
            /** @description Reason for voiding. The server keeps it with the invoice and in the audit log. */
            reason: string;
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
            /** @description Reason for voiding; empty if none was given, null if the credit note was not voided. */
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
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reason for voiding a credit note. */
        CreditNoteVoid: {
            /** @description Reason for voiding. The server keeps it with the credit note and in the audit log. */
            reason: string;
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
        /** @description One line of text; trimmed, NFC, without control characters. */
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
            /** @description Message for people, in the language of the request. */
            message?: string;
        };
        /** @description Reason and date of a reversal. */
        ReceptionReverse: {
            /** @description Reason for the reversal. The server keeps it with the reception and in the audit log. */
            reason: string;
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
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the collection. Defaults to the rate of the date. Ignored for the company's own currency. */
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
            /** @description Value of the allocated part at the rate of the collection or credit note, less its value at the rate of the document, in the company's currency. Positive for a gain, 0 if the rates are equal. */
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
            /** @description Reason for the reversal; empty if none was given, null if the collection was not reversed. */
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
        /** @description Allocations to make: send `allocations`, `autoAllocate`, or both. */
        ReceivableAllocationInput: {
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["ReceivableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due receivables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Reason and date of a reversal. */
        ReceivablePaymentReverse: {
            /** @description Reason for the reversal. The server keeps it with the collection and in the audit log. */
            reason: string;
            /** @description Date of the reversal: not in the future, and not before the last entry of the collection. Defaults to today. */
            date?: components["schemas"]["Day"];
        };
        /**
         * @description Aging bucket by days overdue: `current` (not overdue), `d1_30` (1 to 30 days), `d31_60`, `d61_90`, `d91_120` or `d120_plus` (more than 120 days).
         * @enum {string}
         */
        BucketKey: "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";
        /** @description A sum of amounts. Exact to the cent up to 90,071,992,547,409; beyond that, the nearest number that a double holds. */
        Total: number;
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
            /** @description Currency of the document. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in the currency of the report, which may differ from `currencyCode` of the document. */
            openAmount: components["schemas"]["Money"];
        };
        /** @description Aging report as of the end of a day. */
        ReceivableAging: {
            /** @description Day of the report. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of each bucket, from not overdue to the longest overdue. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description Aging per customer, sorted by name. Customers without open amounts and without credit are left out. */
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
        /** @description What happened in one month. */
        SalesMonth: {
            /** @description The month, `YYYY-MM`. */
            month: string;
            /** @description Invoices by their issue date, in the company's currency; drafts and voided ones are not counted. */
            sales: number;
            /** @description Credit notes by their date; voided ones are not counted. */
            credits: number;
            /** @description Payments of customers by their date; reversed ones are not counted. */
            collections: number;
            /** @description How many invoices `sales` is the sum of. */
            invoices: number;
        };
        /** @description The months in their envelope. */
        SalesByMonthReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The months, oldest first. */
            data: components["schemas"]["SalesMonth"][];
            /** @description Optional text for people. */
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
            /** @description Exchange rate: units of the company's currency for one unit of the currency of the payment. Defaults to the rate of the date. Ignored for the company's own currency. */
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
            /** @description Value of the allocated part at the rate of the payment, less its value at the rate of the document, in the company's currency. Positive for a loss, 0 if the rates are equal. */
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
            /** @description Reason for the reversal; empty if none was given, null if the payment was not reversed. */
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
        /** @description Allocations to make: send `allocations`, `autoAllocate`, or both. */
        PayableAllocationInput: {
            /** @description Documents to settle; each document at most once. */
            allocations?: components["schemas"]["PayableAllocationLine"][];
            /** @description Whether to allocate the rest to the oldest due payables in the same currency. Defaults to false. */
            autoAllocate?: boolean;
        };
        /** @description Reason and date of a reversal. */
        PayablePaymentReverse: {
            /** @description Reason for the reversal. The server keeps it with the payment and in the audit log. */
            reason: string;
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
            /** @description Currency of the document. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount open on the day of the report, in the currency of the report, which may differ from `currencyCode` of the document. */
            openAmount: components["schemas"]["Money"];
        };
        /** @description Aging report as of the end of a day. */
        PayableAging: {
            /** @description Day of the report. */
            asOf: components["schemas"]["Day"];
            /** @description Currency of the amounts of the report. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of each bucket, from not overdue to the longest overdue. */
            buckets: components["schemas"]["AgingBucket"][];
            /** @description Aging per vendor, sorted by name. Vendors without open amounts and without credit are left out. */
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
        /** @description A place in the changes feed; 0 is before its first event. */
        EventPosition: number;
        /** @description One change of one record. */
        Event: {
            position: components["schemas"]["EventPosition"];
            /** @description What happened, e.g. `product.updated`. More types may come. */
            type: string;
            /** @description The kind of record. */
            objectType: string;
            /** @description The record's id as text. */
            objectId: string;
            at: components["schemas"]["Instant"];
            /** @description The `X-Request-Id` of the request that changed it; null when no request did. */
            requestId: string | null;
        };
        /** @description A stretch of the changes feed. */
        EventListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The events, ascending by position. */
            data: components["schemas"]["Event"][];
            nextAfter: components["schemas"]["EventPosition"];
            /** @description True when more can be read at once. */
            hasMore: boolean;
            /** @description For people. */
            message?: string;
        };
        /** @description Headers of one operation; credentials and language are those of the batch. */
        BatchHeaders: {
            /** @description The `ETag` the change is based on. */
            "If-Match"?: string;
            /** @description Makes the operation safe to repeat. */
            "Idempotency-Key"?: string;
        };
        /** @description One operation, as it would be sent by itself. */
        BatchOperation: {
            /**
             * @description Its method.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Its path with its query, e.g. `/api/products?search=bolt`. */
            path: string;
            /** @description Its body; judged by the operation. */
            body?: {
                [key: string]: unknown;
            };
            headers?: components["schemas"]["BatchHeaders"];
        };
        /** @description Operations to run one after the other. */
        BatchInput: {
            /** @description In the order in which they run. */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description Headers of a result that a client acts on. */
        BatchResultHeaders: {
            /** @description The record's version. */
            ETag?: string;
            /** @description Seconds to wait before the next try. */
            "Retry-After"?: string;
            /**
             * @description `true` when an earlier reply is answered again.
             * @constant
             */
            "Idempotency-Replayed"?: "true";
            /** @description Methods of the path. */
            Allow?: string;
        };
        /** @description What one operation answered. */
        BatchResult: {
            /** @description Its HTTP status. */
            status: number;
            /** @description Its body as the operation's own contract has it; absent when it has none. */
            body?: {
                [key: string]: unknown;
            };
            headers?: components["schemas"]["BatchResultHeaders"];
        };
        /** @description The results of a batch. */
        BatchReply: {
            /**
             * @description True although some operations may have failed.
             * @constant
             */
            ok: true;
            /** @description One per operation, in their order. */
            results: components["schemas"]["BatchResult"][];
        };
        /** @description The company's own code; unique in its kind whatever its case. */
        PartyCode: string;
        /** @description Legal name. */
        PartyName: string;
        /** @description A customer as lists show it. */
        CustomerListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description The number the tax office knows it by. */
            taxId: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            /** @description City or town of its address. */
            city: string | null;
            /** @description False once deactivated. */
            active: boolean;
            /** @description The sum of what is open on its documents, in company currency. */
            openAmount: number;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of customers. */
        CustomerListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["CustomerListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description The name it trades under; null for none. */
        TradeName: string | null;
        /** @description What the country calls the number. Where country and type have a rule with a check digit the number must satisfy it; any other type, as `OTHER` or `PASSPORT`, takes any number. Absent with a new `taxId`, the type is recognised from the country and the number, and is `OTHER` when no rule fits. */
        TaxIdType: string | null;
        /** @description The number the tax office knows it by, with its check digit, with or without separators; unique per type whatever its separators. Null for none. */
        TaxId: string | null;
        /**
         * Format: email
         * @description Where to write to; null for none.
         */
        PartyEmail: string | null;
        /** @description Where to call; null for none. */
        PartyPhone: string | null;
        /** @description A postal address; it replaces the one before as a whole. Null for none. */
        PartyAddressInput: {
            /** @description Street and number. */
            line1?: string | null;
            /** @description Building, floor, district. */
            line2?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description Province, state or department. */
            region?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description ISO 3166 alpha-2 code. */
            country?: string | null;
        } | null;
        /** @description Code of the payment terms its documents have unless they say otherwise; null for the company's usual ones. */
        PartyTerms: string | null;
        /** @description A person to speak to. */
        Contact: {
            /** @description Name of the person. */
            name: string;
            /** @description What the person does there. */
            role?: string;
            /**
             * Format: email
             * @description Where to write to.
             */
            email?: string;
            /** @description Where to call. */
            phone?: string;
        };
        /** @description For the company's own people; null for none. */
        PartyNotes: string | null;
        /** @description What a customer is created or updated from. */
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
            /** @description Currency of its documents unless they say otherwise; by default that of the company. */
            currencyCode?: string;
            /** @description What the customer may owe at most, in company currency with at most its decimals. Null for no limit, 0 for cash only. */
            creditLimit?: number | null;
            /** @description Whether prices told to the customer include tax. */
            priceIncludesTax?: boolean;
            /** @description Whether new documents are refused for now. */
            blocked?: boolean;
            /** @description Whom to speak to, in order. */
            contacts?: components["schemas"]["Contact"][];
            notes?: components["schemas"]["PartyNotes"];
            /** @description False deactivates. */
            active?: boolean;
        };
        /** @description A postal address as far as it is known. */
        PartyAddress: {
            /** @description Street and number. */
            line1: string | null;
            /** @description Building, floor, district. */
            line2: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Province, state or department. */
            region: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description ISO 3166 alpha-2 code. */
            country: string | null;
        };
        /** @description A customer in full. */
        Customer: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description The name it trades under. */
            tradeName: string | null;
            /** @description What the country calls the number. */
            taxIdType: string | null;
            /** @description The number the tax office knows it by. */
            taxId: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            language: components["schemas"]["PrintLanguage"];
            /** @description City or town of its address. */
            city: string | null;
            /** @description False once deactivated. */
            active: boolean;
            address: components["schemas"]["PartyAddress"];
            /** @description Code of its payment terms. */
            paymentTerms: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description What the customer may owe at most, in company currency; null for no limit, 0 for cash only. */
            creditLimit: number | null;
            /** @description The sum of what is open on its documents, in company currency. */
            openAmount: number;
            /** @description Whether prices told to the customer include tax. */
            priceIncludesTax: boolean;
            /** @description Whether new documents are refused for now. */
            blocked: boolean;
            /** @description Whom to speak to, in order. */
            contacts: components["schemas"]["Contact"][];
            /** @description For the company's own people. */
            notes: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One customer in its envelope. */
        CustomerReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Customer"];
            /** @description For people. */
            message?: string;
        };
        /** @description A vendor as lists show it. */
        VendorListItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description The number the tax office knows it by. */
            taxId: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            /** @description City or town of its address. */
            city: string | null;
            /** @description False once deactivated. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of vendors. */
        VendorListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["VendorListItem"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description Where the vendor is paid. */
        BankAccount: {
            /** @description Name of the bank. */
            bank: string;
            /** @description Number of the account, as an IBAN or a local one. Masked as `******4567` for callers without `vendors:bank`; a masked number cannot be written. */
            accountNumber: string;
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description In whose name it is, where that is another. */
            holder?: string;
        };
        /** @description What a vendor is created or updated from. */
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
            /** @description Currency of its documents unless they say otherwise; by default that of the company. */
            currencyCode?: string;
            /** @description Whether new documents are refused for now. */
            blocked?: boolean;
            /** @description Whom to speak to, in order. */
            contacts?: components["schemas"]["Contact"][];
            /** @description Where it is paid, the preferred one first. */
            bankAccounts?: components["schemas"]["BankAccount"][];
            notes?: components["schemas"]["PartyNotes"];
            /** @description False deactivates. */
            active?: boolean;
        };
        /** @description A vendor in full. */
        Vendor: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PartyCode"];
            name: components["schemas"]["PartyName"];
            /** @description The name it trades under. */
            tradeName: string | null;
            /** @description What the country calls the number. */
            taxIdType: string | null;
            /** @description The number the tax office knows it by. */
            taxId: string | null;
            /** @description Where to write to. */
            email: string | null;
            /** @description Where to call. */
            phone: string | null;
            language: components["schemas"]["PrintLanguage"];
            /** @description City or town of its address. */
            city: string | null;
            /** @description False once deactivated. */
            active: boolean;
            address: components["schemas"]["PartyAddress"];
            /** @description Code of its payment terms. */
            paymentTerms: string | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Whether new documents are refused for now. */
            blocked: boolean;
            /** @description Whom to speak to, in order. */
            contacts: components["schemas"]["Contact"][];
            /** @description Where it is paid, the preferred one first. */
            bankAccounts: components["schemas"]["BankAccount"][];
            /** @description For the company's own people. */
            notes: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One vendor in its envelope. */
        VendorReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Vendor"];
            /** @description For people. */
            message?: string;
        };
        /** @description A postal address. */
        CompanyAddress: {
            /** @description Street and number. */
            line1?: string;
            /** @description Building, floor, district. */
            line2?: string;
            /** @description City or town. */
            city?: string;
            /** @description Province, state or department. */
            region?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description ISO 3166 alpha-2 code. */
            country?: string;
        };
        /** @description How documents of a kind are numbered. */
        CompanySeries: {
            /** @description The kind of document. */
            code: string;
            /** @description What stands before the number. */
            prefix: string;
            /** @description The number the next document gets. */
            nextNumber: number;
            /** @description Digits a number has at least. */
            pad: number;
        };
        /** @description A company. */
        Company: {
            id: components["schemas"]["Id"];
            /** @description What operators call it by. */
            code: string;
            /** @description Its legal name. */
            name: string;
            /** @description The name it trades under. */
            tradeName: string | null;
            /** @description What the tax office knows it by. */
            taxId: string | null;
            /** @description For customers to write to. */
            email: string | null;
            /** @description For customers to call. */
            phone: string | null;
            address: components["schemas"]["CompanyAddress"];
            baseCurrency: components["schemas"]["CurrencyCode"];
            /** @description IANA zone in which its days begin. */
            timeZone: string;
            /** @description Its language. */
            locale: string;
            /**
             * @description Tax is rounded once per rate of a document, or on each line.
             * @enum {string}
             */
            taxRounding: "document" | "line";
            /** @description Whether prices of new documents include tax unless they say so. */
            pricesIncludeTax: boolean;
            /** @description Percent by which receptions may exceed what was ordered. */
            overReceiptTolerance: number;
            /** @description Percent by which the cost of a reception may differ from the ordered price without `purchase-orders:change-price`. */
            priceTolerance: number;
            /** @description Days after which entries of the audit are removed; null keeps them for ever. */
            auditRetentionDays: number | null;
            /** @description Whether users without a second factor can do nothing but set one up. Changing it needs `users:manage`. */
            requireSecondFactor: boolean;
            /**
             * Format: date
             * @description Nothing dated on or before this day changes; null when nothing is locked.
             */
            lockedThrough: string | null;
            /** @description Address of its logo. */
            logoUrl: string | null;
            /** @description How each kind of document is numbered. */
            series: components["schemas"]["CompanySeries"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description The company in its envelope. */
        CompanyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Company"];
            /** @description For people. */
            message?: string;
        };
        /** @description What a company says of itself and how its documents are reckoned. */
        CompanyInput: {
            name: components["schemas"]["ConfigName"];
            /** @description The name it trades under; null for none. */
            tradeName?: string | null;
            /** @description What the tax office knows it by; null for none. */
            taxId?: string | null;
            /**
             * Format: email
             * @description For customers to write to; null for none.
             */
            email?: string | null;
            /** @description For customers to call; null for none. */
            phone?: string | null;
            /** @description Where it is; null for nowhere. */
            address?: components["schemas"]["CompanyAddress"] | null;
            /**
             * Format: uri
             * @description Address of its logo; null for none.
             */
            logoUrl?: string | null;
            /** @description IANA zone in which its days begin. */
            timeZone?: string;
            /**
             * @description Its language.
             * @enum {string}
             */
            locale?: "es" | "en";
            /**
             * @description Tax is rounded once per rate of a document, or on each line.
             * @enum {string}
             */
            taxRounding?: "document" | "line";
            /** @description Whether prices of new documents include tax unless they say so. */
            pricesIncludeTax?: boolean;
            /** @description Percent by which receptions may exceed what was ordered. */
            overReceiptTolerance?: number;
            /** @description Percent by which the cost of a reception may differ from the ordered price without `purchase-orders:change-price`. */
            priceTolerance?: number;
            /** @description Days after which entries of the audit are removed; null keeps them for ever. */
            auditRetentionDays?: number | null;
            /** @description Whether users without a second factor can do nothing but set one up. Changing it needs `users:manage`. */
            requireSecondFactor?: boolean;
        };
        /** @description How far the books are to be locked. */
        PeriodLockInput: {
            /**
             * Format: date
             * @description The last day that is locked, not in the future; null opens everything.
             */
            lockedThrough: string | null;
        };
        /** @description How far the books are locked. */
        PeriodLock: {
            /**
             * Format: date
             * @description The last day that is locked; null when nothing is.
             */
            lockedThrough: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description The lock in its envelope. */
        PeriodLockReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PeriodLock"];
            /** @description For people. */
            message?: string;
        };
        /** @description A currency of the company. */
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /** @description Its name in the language asked for. */
            name: string;
            /** @description The sign it is written with, which others may share. */
            symbol: string;
            /** @description Decimals its amounts have by ISO 4217. */
            decimals: number;
            /** @description Whether new documents may be in it. */
            active: boolean;
            /** @description Whether the books are kept in it. */
            isBase: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of currencies. */
        CurrencyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["Currency"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description Whether the company uses a currency. */
        CurrencyInput: {
            /** @description Whether new documents may be in it. */
            active: boolean;
        };
        /** @description The currency in its envelope. */
        CurrencyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Currency"];
            /** @description For people. */
            message?: string;
        };
        /**
         * Format: date
         * @description A calendar day of the company; there is no year 0.
         */
        ConfigDay: string;
        /** @description Units of one currency that a unit of another is worth, at most ten decimals. */
        Rate: number;
        /** @description What a currency is worth in another from a day on. */
        ExchangeRate: {
            id: components["schemas"]["Id"];
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["Rate"];
            validFrom: components["schemas"]["Day"];
            /** @description Where the rate comes from. */
            source: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of exchange rates. */
        ExchangeRateListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["ExchangeRate"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What an exchange rate is created from. */
        ExchangeRateInput: {
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["Rate"];
            validFrom?: components["schemas"]["ConfigDay"];
            /** @description Where the rate comes from; null for nowhere known. */
            source?: string | null;
        };
        /** @description The exchange rate in its envelope. */
        ExchangeRateReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ExchangeRate"];
            /** @description For people. */
            message?: string;
        };
        /** @description The corrected rate. */
        ExchangeRateUpdate: {
            rate: components["schemas"]["Rate"];
            /** @description Where the rate comes from; null for nowhere known. */
            source?: string | null;
        };
        /** @description Percent of the net amount, at most six decimals. */
        TaxPercent: number;
        /**
         * @description How the tax office sees it. `exempt`, `not_subject` and `reverse_charge` are taxed at 0 and say why; `zero` is taxed at 0.
         * @enum {string}
         */
        TaxCategory: "standard" | "reduced" | "zero" | "exempt" | "not_subject" | "reverse_charge" | "withholding";
        /** @description A tax rate during its validity. */
        TaxRate: {
            id: components["schemas"]["Id"];
            /** @description The rows of one code follow each other in time. */
            code: string;
            /** @description The name that people read. */
            name: string;
            rate: components["schemas"]["TaxPercent"];
            category: components["schemas"]["TaxCategory"];
            /** @description Whether it is levied on net and the other taxes of the line together. */
            compound: boolean;
            validFrom: components["schemas"]["Day"];
            /**
             * Format: date
             * @description The last day it is in force; null when no end is known.
             */
            validTo: string | null;
            /** @description Why nothing is taxed. */
            exemptionReason: string | null;
            /** @description Whether new documents may use it. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of tax rates. */
        TaxRateListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["TaxRate"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What a tax rate is created from. */
        TaxRateInput: {
            code: components["schemas"]["ConfigCode"];
            name: components["schemas"]["ConfigName"];
            rate: components["schemas"]["TaxPercent"];
            category?: components["schemas"]["TaxCategory"];
            /** @description Whether it is levied on net and the other taxes of the line together. */
            compound?: boolean;
            validFrom?: components["schemas"]["ConfigDay"];
            /**
             * Format: date
             * @description The last day it is in force; null until another row of the code takes over.
             */
            validTo?: string | null;
            /** @description Why nothing is taxed; needed where the category says so. */
            exemptionReason?: string | null;
        };
        /** @description The tax rate in its envelope. */
        TaxRateReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["TaxRate"];
            /** @description For people. */
            message?: string;
        };
        /** @description What may change in a tax rate. */
        TaxRateUpdate: {
            name: components["schemas"]["ConfigName"];
            /** @description Whether new documents may use it. */
            active?: boolean;
        };
        /**
         * @description Due so many days after the issue, or on the last day of the month after it.
         * @enum {string}
         */
        PaymentTermsKind: "days" | "end_of_next_month";
        /** @description When documents fall due. */
        PaymentTerms: {
            id: components["schemas"]["Id"];
            /** @description What documents name them by. */
            code: string;
            /** @description The name that people read. */
            name: string;
            kind: components["schemas"]["PaymentTermsKind"];
            /** @description Days from issue to due date; 0 with the other kind. */
            days: number;
            /** @description Whether new documents may use them. */
            active: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of payment terms. */
        PaymentTermsListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["PaymentTerms"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What payment terms are created from. */
        PaymentTermsInput: {
            code: components["schemas"]["ConfigCode"];
            name: components["schemas"]["ConfigName"];
            kind: components["schemas"]["PaymentTermsKind"];
            /** @description Days from issue to due date; needed with the kind `days`, refused with the other. */
            days?: number;
        };
        /** @description The payment terms in its envelope. */
        PaymentTermsReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PaymentTerms"];
            /** @description For people. */
            message?: string;
        };
        /** @description What may change in payment terms. */
        PaymentTermsUpdate: {
            name: components["schemas"]["ConfigName"];
            /** @description Whether new documents may use them. */
            active?: boolean;
        };
        /** @description How documents of a kind are numbered. */
        Series: {
            /** @description The kind of document. */
            code: string;
            /** @description What stands before the number. */
            prefix: string;
            /** @description The number the next document gets. */
            nextNumber: number;
            /** @description Digits a number has at least. */
            pad: number;
            /**
             * Format: date
             * @description The day of its newest document.
             */
            lastDate: string | null;
            /** @description Whether a document may not be dated before the last one of the series: so for invoices and credit notes. */
            keepsDateOrder: boolean;
            /** @description Whether its prefix has given a number. */
            used: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of series. */
        SeriesListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["Series"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description How documents of a kind are to be numbered. */
        SeriesInput: {
            /** @description What stands before the number. */
            prefix: string;
            /** @description Digits a number has at least, filled with zeros. */
            pad?: number;
            /** @description The number that the first document of the prefix gets. */
            nextNumber?: number;
        };
        /** @description The series in its envelope. */
        SeriesReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["Series"];
            /** @description For people. */
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
         * @description Whether a key stands. One that has expired is `Activa` with `expired` true.
         * @enum {string}
         */
        ApiKeyStatus: "Activa" | "Revocada";
        /** @description A key, without its value. */
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description How the key begins and ends. */
            masked: string;
            /** @description What the key is for. */
            name: string;
            /** @description What it may do. */
            permissions: string[];
            /** @description Where it may be used from; none for anywhere. */
            allowedIps: string[];
            /**
             * Format: date-time
             * @description When it ends; null for never.
             */
            expiresAt: string | null;
            /** @description Whether that is past. */
            expired: boolean;
            /**
             * Format: date-time
             * @description When it was last used, exact to a second.
             */
            lastUsedAt: string | null;
            /** @description From where it was last used. */
            lastUsedIp: string | null;
            status: components["schemas"]["ApiKeyStatus"];
            /** @description The name of the user who made it; null when an operator did. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revokedAt: string | null;
            /** @description The key whose place it took. */
            replacesId: number | null;
            /** @description The key that took its place. */
            replacedById: number | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of keys. */
        ApiKeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["ApiKey"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description What the key is for. */
        ApiKeyName: string;
        /** @description A permission, `module:action`, or all of a module, `module:*`. */
        Grant: string;
        /** @description Addresses or ranges (`10.0.0.0/8`) that the key may be used from; null or none for anywhere. */
        AllowedIps: string[] | null;
        /**
         * Format: date-time
         * @description When the key ends, an instant to come; null for never.
         */
        Expiry: string | null;
        /** @description What a key is created from. */
        ApiKeyInput: {
            name: components["schemas"]["ApiKeyName"];
            /** @description What it may do. */
            permissions: components["schemas"]["Grant"][];
            allowedIps?: components["schemas"]["AllowedIps"];
            expiresAt?: components["schemas"]["Expiry"];
        };
        /** @description A key with its value. */
        NewApiKey: {
            id: components["schemas"]["Id"];
            /** @description How the key begins and ends. */
            masked: string;
            /** @description What the key is for. */
            name: string;
            /** @description What it may do. */
            permissions: string[];
            /** @description Where it may be used from; none for anywhere. */
            allowedIps: string[];
            /**
             * Format: date-time
             * @description When it ends; null for never.
             */
            expiresAt: string | null;
            /** @description Whether that is past. */
            expired: boolean;
            /**
             * Format: date-time
             * @description When it was last used, exact to a second.
             */
            lastUsedAt: string | null;
            /** @description From where it was last used. */
            lastUsedIp: string | null;
            status: components["schemas"]["ApiKeyStatus"];
            /** @description The name of the user who made it; null when an operator did. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revokedAt: string | null;
            /** @description The key whose place it took. */
            replacesId: number | null;
            /** @description The key that took its place. */
            replacedById: number | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description The key itself, told once. */
            value: string;
        };
        /** @description A new key in its envelope. */
        NewApiKeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["NewApiKey"];
            /** @description For people. */
            message?: string;
        };
        /** @description A key in its envelope. */
        ApiKeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["ApiKey"];
            /** @description For people. */
            message?: string;
        };
        /** @description What of a key may change. */
        ApiKeyUpdate: {
            name: components["schemas"]["ApiKeyName"];
            /** @description What it may do; empty disables it. */
            permissions?: components["schemas"]["Grant"][];
            allowedIps?: components["schemas"]["AllowedIps"];
            expiresAt?: components["schemas"]["Expiry"];
        };
        /** @description How a key is replaced. */
        ApiKeyRotation: {
            /**
             * @description How long the old key goes on, at most a week.
             * @default 0
             */
            overlapMinutes?: number;
            expiresAt?: components["schemas"]["Expiry"];
        };
        /**
         * @description What a user may do; a fixed set of permissions each.
         * @enum {string}
         */
        Role: "admin" | "manager" | "warehouse" | "reviewer" | "viewer";
        /** @description A user. */
        User: {
            id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            /** @description What they log in with. */
            email: string;
            /** @description Name of the role. */
            role: string;
            /** @description False once deactivated. */
            active: boolean;
            /** @description Language of messages; null for the company's. */
            locale: string | null;
            /**
             * Format: date-time
             * @description Until when failed attempts keep them out; null when nothing does.
             */
            lockedUntil: string | null;
            /** @description Failed attempts in a row. */
            failedAttempts: number;
            /**
             * Format: date-time
             * @description When they last logged in.
             */
            lastLoginAt: string | null;
            /** @description From where they last logged in. */
            lastLoginIp: string | null;
            /** @description Whether the password must be changed after the next login. */
            mustChangePassword: boolean;
            /** @description Whether a login needs a code of an authenticator app. */
            secondFactor: boolean;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description One page of users. */
        UserListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["User"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description Display name. */
        UserName: string;
        /** @description What a user is created from. */
        UserInput: {
            name: components["schemas"]["UserName"];
            /**
             * Format: email
             * @description What they log in with.
             */
            email: string;
            role: components["schemas"]["Role"];
            /** @description The initial password: at least 8 characters and at most 72 bytes in UTF-8. Without it the user has none until a reset link is used. */
            password?: string;
            /**
             * @description True makes the initial password a one-time one: after the first login it must be changed before anything else.
             * @default false
             */
            mustChangePassword?: boolean;
        };
        /** @description A user in its envelope. */
        UserReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["User"];
            /** @description For people. */
            message?: string;
        };
        /** @description What of a user may change. */
        UserUpdate: {
            name: components["schemas"]["UserName"];
            role?: components["schemas"]["Role"];
            /** @description False deactivates and ends all logins. */
            active?: boolean;
            /** @description True, with `active: false`, also revokes the keys of both APIs that the user has created. */
            revokeKeys?: boolean;
            /**
             * @description Language of messages; null for the company's.
             * @enum {string|null}
             */
            locale?: "es" | "en" | null;
        };
        /** @description A new password. */
        UserPassword: {
            password: components["schemas"]["NewPassword"];
            /**
             * @description True makes it a one-time password: after the next login it must be changed before anything else.
             * @default false
             */
            mustChangePassword?: boolean;
        };
        /** @description A link by which a user sets a password. */
        PasswordReset: {
            /** @description What the link holds behind `#`. */
            token: string;
            /** @description The page of the console that takes it. */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A reset link in its envelope. */
        PasswordResetReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["PasswordReset"];
            /** @description For people. */
            message?: string;
        };
        /** @description A key of one of the two APIs. */
        UserKey: {
            /**
             * @description The API that it opens.
             * @enum {string}
             */
            api: "erp" | "kyc";
            /** @description Its id in that API. */
            id: string;
            /** @description What it is for. */
            name: string;
            /** @description How the key begins and ends. */
            masked: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was last used; null, never.
             */
            lastUsedAt: string | null;
        };
        /** @description The keys that a user has created. */
        UserKeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The keys, the newest first. */
            data: components["schemas"]["UserKey"][];
            /** @description For people. */
            message?: string;
        };
        /**
         * @description A person, a key of this API or of the verification API, nobody known, an operator on the machine, or the service itself.
         * @enum {string}
         */
        ActorType: "user" | "api_key" | "kyc_key" | "anonymous" | "operator" | "system";
        /** @description A value as it was written down. */
        AuditValue: string | number | boolean | null;
        /** @description One value that differs. An absent value is null. */
        AuditChange: {
            /** @description Where, e.g. `address.city` or `lines.0.quantity`. */
            path: string;
            before: components["schemas"]["AuditValue"];
            after: components["schemas"]["AuditValue"];
        };
        /** @description One write, or one failed login. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description A person, a key of this API or of the verification API, nobody known, an operator on the machine, or the service itself. */
            actorType: string;
            /** @description The user or the key. */
            actorId: number | null;
            /** @description Their name at that time. */
            actorName: string | null;
            /** @description The operation, or the command of an operator. */
            action: string;
            /** @description The kind of record. */
            objectType: string | null;
            /** @description The record's id as text. */
            objectId: string | null;
            /** @description The address of the caller; null without `users:manage`. */
            ip: string | null;
            /** @description The `X-Request-Id` of the request. */
            requestId: string | null;
            /** @description The values before. Null where nothing was kept, or where the caller lacks the permission that shows such records; fields that need a permission of their own are left out. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The same after. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description The values that differ, at most 1,000 of them. */
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description One page of the audit log. */
        AuditListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The records of the page. */
            data: components["schemas"]["AuditEntry"][];
            totalCount: components["schemas"]["TotalCount"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description For people. */
            message?: string;
        };
        /** @description A difference between what the books say and what they are made of. */
        SelfCheckFault: {
            /** @description What it is about. */
            subject: string;
            /** @description What it should be. */
            expected: string;
            /** @description What it is. */
            found: string;
        };
        /** @description One check. */
        SelfCheckResult: {
            /** @description What must be true. */
            name: string;
            /** @description Whether it is. */
            sound: boolean;
            /** @description The first differences. */
            faults: components["schemas"]["SelfCheckFault"][];
        };
        /** @description The state of the books. */
        SelfCheck: {
            /** @description Whether every check is. */
            sound: boolean;
            checkedAt: components["schemas"]["Instant"];
            /** @description All checks, in a fixed order. */
            checks: components["schemas"]["SelfCheckResult"][];
        };
        /** @description The state of the books. */
        SelfCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            data: components["schemas"]["SelfCheck"];
            /** @description Optional text for people. */
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
