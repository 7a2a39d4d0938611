// Written by npm run codegen; do not edit.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description Answers an access token and a single-use refresh token. After five failures in a row the account is locked for 15 minutes, also for the right password; every failure is audited.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair
         * @description Each refresh token works once. Using a spent one again revokes the whole login, since one of the two users of it is not the one it was issued to.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Invalidates the access token and its refresh token at once, on every server process.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Answers the user of the token, or the key of the request.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Pages through the company's products, by default the active ones. `search` looks into code, name and barcode; the dates bound `createdAt`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description The code is unique in the company whatever its case. Stock starts at zero and moves by inventory documents only.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product categories
         * @description Pages through the categories with the number of active products in each.
         */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Answers one product with its stock per warehouse; `averageCost` needs `inventory:cost`.
         */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description Required members must be sent; absent optional ones keep their value and null clears them. Stock is never set here.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Deactivate a product
         * @description The product stays readable and in every old document, and is refused in new ones. Repeating it changes nothing.
         */
        delete: operations["deactivateProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock per warehouse
         * @description One row per product and warehouse that has ever held it. `search` looks into product code and name; the dates bound the last movement. `averageCost` and `value` need `inventory:cost`.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Pages through the warehouses of the company, by default the active ones.
         */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock movements
         * @description The ledger: every change of stock, never altered afterwards. The dates bound `date`. `unitCost` and `value` need `inventory:cost`.
         */
        get: operations["listMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust stock
         * @description Sets stock right after a count, damage, loss or find. Each line carries exactly one of `quantityDelta` and `countedQuantity`; several lines of one product count as their sum. Nothing is written unless every line can be.
         */
        post: operations["createAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer stock between warehouses
         * @description Moves goods at the cost they had. All lines or none; totals, value and average cost of the company do not change.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        ErrorCode: "validation_failed" | "malformed_json" | "malformed_path" | "unknown_field" | "unknown_parameter" | "duplicate_parameter" | "page_size_out_of_range" | "unsupported_sort" | "invalid_cursor" | "invalid_date_range" | "ambiguous_credentials" | "invalid_idempotency_key" | "too_many_decimals" | "password_too_long" | "same_warehouse" | "service_has_no_stock" | "duplicate_product" | "not_authenticated" | "token_expired" | "api_key_revoked" | "api_key_expired" | "invalid_credentials" | "invalid_refresh_token" | "refresh_token_reused" | "insufficient_permissions" | "ip_not_allowed" | "account_locked" | "user_disabled" | "not_a_user" | "not_found" | "method_not_allowed" | "duplicate_code" | "duplicate_barcode" | "product_has_movements" | "product_inactive" | "insufficient_stock" | "period_locked" | "idempotency_in_progress" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "service_unavailable";
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
            /** @description As it was answered. */
            refreshToken: string;
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
        /** @description The caller. A user has `email`, `role`, `companyId`, `timeZone`, `locale` and `lastLoginAt`; an API key has none of them. */
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
        /**
         * Format: date-time
         * @description A moment, RFC 3339, answered with the offset of the company's time zone.
         */
        Instant: string;
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
        /**
         * Format: date
         * @description A calendar day of the company, never shifted by a time zone.
         */
        Day: string;
        /** @description One line of the stock ledger. Never altered, so its version stays 1. */
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
            documentType: "adjustment" | "transfer" | (string & {});
            documentId: components["schemas"]["Id"];
            /** @description Number of the document. */
            documentNumber: string;
            quantity: components["schemas"]["Quantity"];
            quantityAfter: components["schemas"]["Quantity"];
            /** @description Cost per unit, at most six decimals. Only with `inventory:cost`. */
            unitCost?: number;
            /** @description Value moved, in company currency, with the sign of the quantity. Only with `inventory:cost`. */
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
            /** @description Value moved, in company currency, with the sign of the quantity. Only with `inventory:cost`. */
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
        /** @description A quantity above zero, at most four decimals. */
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
    };
    responses: {
        /** @description The request can never be valid as sent. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The request is not valid",
                 *       "errors": [
                 *         "body.name must not be empty"
                 *       ],
                 *       "code": "validation_failed",
                 *       "requestId": "4f1c2b9a7d3e",
                 *       "details": [
                 *         {
                 *           "path": "body.name",
                 *           "code": "validation_failed",
                 *           "message": "must not be empty"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description No valid credentials came with the request. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "Authentication is required",
                 *       "code": "not_authenticated",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The caller is known but may not do this. */
        Forbidden: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The permission products:write is needed",
                 *       "code": "insufficient_permissions",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body is larger than the operation takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The body is over 1048576 bytes",
                 *       "code": "payload_too_large",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body is of a type the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The body must be application/json",
                 *       "code": "unsupported_media_type",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description A rate limit was exceeded. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The limit \"general\" of 100 requests a minute is used up",
                 *       "code": "rate_limited",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description A fault of the server. Nothing was written. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "Internal server error",
                 *       "code": "internal_error",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The server cannot answer now, e.g. its database is busy. Safe to send again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The service is busy",
                 *       "code": "service_unavailable",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description There is no such record in the caller's company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "Product 9 does not exist",
                 *       "code": "not_found",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The request is valid, the present state refuses it. */
        Conflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "Product A-1 has 2 in stock, 3 were asked for",
                 *       "code": "insufficient_stock",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The idempotency key was used before with another request. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The idempotency key belongs to another request",
                 *       "code": "idempotency_key_reused",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The record has changed since the version named in `If-Match`. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "message": "The record is at version 4",
                 *       "code": "version_mismatch",
                 *       "requestId": "4f1c2b9a7d3e"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: {
        /** @description The page to answer, from 1. */
        Page: number;
        /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
        PageSize: number;
        /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
        Search: string;
        /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
        SortDir: "asc" | "desc";
        /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
        DateFrom: string;
        /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
        DateTo: string;
        /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
        Cursor: string;
        /** @description Only records written at or after this instant (RFC 3339 with offset). */
        UpdatedSince: string;
        /** @description Also answer deactivated records. */
        IncludeInactive: boolean;
        /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`). Printable characters, up to 255; unique per caller and operation. */
        IdempotencyKey: string;
        /** @description The record's id. */
        Id: number;
        /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The authentication scheme asked for. */
        WWWAuthenticate: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Requests allowed in the window. */
        RateLimitLimit: number;
        /** @description Requests left in the window. */
        RateLimitRemaining: number;
        /** @description Seconds until the window starts anew. */
        RateLimitReset: number;
        /** @description The record's version, quoted. */
        ETag: string;
        /** @description `true` when the reply is the kept one of an earlier request with the same key. */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *         "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnMg",
                     *         "expiresIn": 3600,
                     *         "user": {
                     *           "id": 1,
                     *           "name": "Ana Reyes",
                     *           "email": "ana@example.com",
                     *           "role": "admin"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnMg"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description A new pair; the sent refresh token is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnMw",
                     *         "refreshToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnNA",
                     *         "expiresIn": 3600
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RefreshReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": null,
                     *       "message": "Logged out"
                     *     }
                     */
                    "application/json": components["schemas"]["LogoutReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "type": "user",
                     *         "id": 1,
                     *         "name": "Ana Reyes",
                     *         "email": "ana@example.com",
                     *         "role": "admin",
                     *         "permissions": [
                     *           "products:*"
                     *         ],
                     *         "companyId": 1,
                     *         "timeZone": "America/Santo_Domingo",
                     *         "locale": "es",
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "name" | "price" | "stock" | "categoryName" | "createdAt" | "updatedAt";
                /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
                sortDir?: components["parameters"]["SortDir"];
                /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
                dateTo?: components["parameters"]["DateTo"];
                /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records written at or after this instant (RFC 3339 with offset). */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
                /** @description Only products of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Active or deactivated products; `includeInactive` answers both. */
                active?: boolean;
                /** @description Only products whose stock is under their minimum. */
                lowStock?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "code": "A-1",
                     *           "name": "Bolt M8",
                     *           "price": 1.5,
                     *           "stock": 40,
                     *           "categoryName": "Fasteners",
                     *           "active": true,
                     *           "currencyCode": "DOP",
                     *           "unit": "unit",
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ProductListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`). Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "A-1",
                 *       "name": "Bolt M8",
                 *       "price": 1.5,
                 *       "unit": "unit",
                 *       "minStock": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "code": "A-1",
                     *         "name": "Bolt M8",
                     *         "price": 1.5,
                     *         "stock": 0,
                     *         "categoryName": null,
                     *         "active": true,
                     *         "currencyCode": "DOP",
                     *         "unit": "unit",
                     *         "description": null,
                     *         "categoryId": null,
                     *         "barcode": null,
                     *         "type": "good",
                     *         "trackStock": true,
                     *         "taxRateId": null,
                     *         "minStock": 10,
                     *         "stockByWarehouse": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "name";
                /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
                sortDir?: components["parameters"]["SortDir"];
                /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
                dateTo?: components["parameters"]["DateTo"];
                /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records written at or after this instant (RFC 3339 with offset). */
                updatedSince?: components["parameters"]["UpdatedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Fasteners",
                     *           "parentId": null,
                     *           "productCount": 12,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "code": "A-1",
                     *         "name": "Bolt M8",
                     *         "price": 1.5,
                     *         "stock": 0,
                     *         "categoryName": null,
                     *         "active": true,
                     *         "currencyCode": "DOP",
                     *         "unit": "unit",
                     *         "description": null,
                     *         "categoryId": null,
                     *         "barcode": null,
                     *         "type": "good",
                     *         "trackStock": true,
                     *         "taxRateId": null,
                     *         "minStock": 10,
                     *         "stockByWarehouse": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "A-1",
                 *       "name": "Bolt M8 zinc",
                 *       "price": 1.75
                 *     }
                 */
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "code": "A-1",
                     *         "name": "Bolt M8",
                     *         "price": 1.5,
                     *         "stock": 0,
                     *         "categoryName": null,
                     *         "active": true,
                     *         "currencyCode": "DOP",
                     *         "unit": "unit",
                     *         "description": null,
                     *         "categoryId": null,
                     *         "barcode": null,
                     *         "type": "good",
                     *         "trackStock": true,
                     *         "taxRateId": null,
                     *         "minStock": 10,
                     *         "stockByWarehouse": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, inactive. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "code": "A-1",
                     *         "name": "Bolt M8",
                     *         "price": 1.5,
                     *         "stock": 0,
                     *         "categoryName": null,
                     *         "active": true,
                     *         "currencyCode": "DOP",
                     *         "unit": "unit",
                     *         "description": null,
                     *         "categoryId": null,
                     *         "barcode": null,
                     *         "type": "good",
                     *         "trackStock": true,
                     *         "taxRateId": null,
                     *         "minStock": 10,
                     *         "stockByWarehouse": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "productCode" | "productName" | "warehouseName" | "quantity";
                /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
                sortDir?: components["parameters"]["SortDir"];
                /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
                dateTo?: components["parameters"]["DateTo"];
                /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records written at or after this instant (RFC 3339 with offset). */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only this product. */
                productId?: components["schemas"]["Id"];
                /** @description Only this warehouse. */
                warehouseId?: components["schemas"]["Id"];
                /** @description Only rows with a quantity above zero. */
                onlyPositive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": [
                     *         {
                     *           "productId": 1,
                     *           "productCode": "A-1",
                     *           "productName": "Bolt M8",
                     *           "warehouseId": 1,
                     *           "warehouseName": "Main",
                     *           "quantity": 40,
                     *           "reserved": 0,
                     *           "available": 40,
                     *           "averageCost": 0.9,
                     *           "value": 36,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["StockListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "name";
                /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
                sortDir?: components["parameters"]["SortDir"];
                /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
                dateTo?: components["parameters"]["DateTo"];
                /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records written at or after this instant (RFC 3339 with offset). */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "code": "MAIN",
                     *           "name": "Main",
                     *           "active": true,
                     *           "allowsNegative": false,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMovements: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "date";
                /** @description Direction. Without it, `asc`; `desc` where `sortBy` is a date or absent. Ties are broken by id. */
                sortDir?: components["parameters"]["SortDir"];
                /** @description Lower bound, ISO 8601. A day (`2026-01-31`) starts at the company's midnight; an instant needs an offset. */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Upper bound, ISO 8601. A day counts whole; an instant is inclusive and needs an offset. */
                dateTo?: components["parameters"]["DateTo"];
                /** @description The `nextCursor` of the page before; takes the place of `page` and stays exact while others write. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records written at or after this instant (RFC 3339 with offset). */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only this product. */
                productId?: components["schemas"]["Id"];
                /** @description Only this warehouse. */
                warehouseId?: components["schemas"]["Id"];
                /** @description Only movements of this kind of document. */
                documentType?: "adjustment" | "transfer" | (string & {});
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "date": "2026-01-31",
                     *           "productId": 1,
                     *           "productCode": "A-1",
                     *           "productName": "Bolt M8",
                     *           "warehouseId": 1,
                     *           "warehouseName": "Main",
                     *           "documentType": "adjustment",
                     *           "documentId": 1,
                     *           "documentNumber": "AJ-000001",
                     *           "quantity": 40,
                     *           "quantityAfter": 40,
                     *           "unitCost": 0.9,
                     *           "value": 36,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["MovementListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`). Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "warehouseId": 1,
                 *       "reason": "count",
                 *       "lines": [
                 *         {
                 *           "productId": 1,
                 *           "countedQuantity": 40,
                 *           "unitCost": 0.9
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AdjustmentInput"];
            };
        };
        responses: {
            /** @description Created and done. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "number": "AJ-000001",
                     *         "warehouseId": 1,
                     *         "reason": "count",
                     *         "date": "2026-01-31",
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "productId": 1,
                     *             "before": 0,
                     *             "delta": 40,
                     *             "after": 40,
                     *             "unitCost": 0.9,
                     *             "value": 36
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdjustmentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`). Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromWarehouseId": 1,
                 *       "toWarehouseId": 2,
                 *       "lines": [
                 *         {
                 *           "productId": 1,
                 *           "quantity": 5
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransferInput"];
            };
        };
        responses: {
            /** @description Created and done. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1,
                     *         "number": "TR-000001",
                     *         "status": "done",
                     *         "fromWarehouseId": 1,
                     *         "toWarehouseId": 2,
                     *         "date": "2026-01-31",
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "productId": 1,
                     *             "quantity": 5,
                     *             "fromAfter": 35,
                     *             "toAfter": 5
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
