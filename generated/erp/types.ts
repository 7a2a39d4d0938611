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
         * @description Answers an access token and a single-use refresh token, or with `X-Session-Mode: cookie` sets cookies for a browser instead: `__Host-session`, the login, and `csrf`, whose value goes into `X-CSRF-Token`. After five failures in a row the e-mail address is locked for 15 minutes, also for the right password, and whether or not a user has it; browsers and addresses that the user has logged in from before have a count and a lock of their own. A user with a second factor sends `code` as well: without it the right password answers 401 `second_factor_required`, which does not count; a wrong code answers 401 `invalid_second_factor` and counts as a wrong password does. Every failure is audited.
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
         * @description Each refresh token works once. Without one in the body, the login of the cookie is renewed and its cookies are set again. A client whose answer was lost may repeat the request for 30 seconds, from the same address and with the same User-Agent, and gets the same pair. Using a spent one otherwise revokes the whole login, since one of the two users of it is not the one it was issued to. A login ends when it is not renewed for a week, and 30 days after it began, unless the server is configured otherwise.
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
         * @description Invalidates the access token and its refresh token at once, on every server process; cookies of the login are taken back.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description Needs the present password; five wrong ones lock the account as at a login. Ends every other login of the caller. Passwords that are widely used, and those that hold the name or the e-mail address, are refused. For people only.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my second factor
         * @description Answers whether the caller's logins need a code of an authenticator app, and how many recovery codes are left. For people only.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set up my second factor
         * @description Needs the present password. Answers a new secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). It counts for nothing until a code of it is confirmed, and takes the place of an earlier one that was not. Five wrong passwords lock the account as at a login. For people only.
         */
        post: operations["createSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn my second factor on
         * @description Takes a code of the secret that was set up. From now on every login needs a code. Answers ten recovery codes, which are shown in this reply only. Ends every other login of the caller. For people only.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn my second factor off
         * @description Needs the present password and a code, or a recovery code; five wrong ones lock the account as at a login. Ends every other login of the caller. For people only.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Needs the present password and a code, or a recovery code; five wrong ones lock the account as at a login. The recovery codes so far end, and so does every other login of the caller. For people only.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by a reset link
         * @description Takes the token of a link that an administrator has made. It works once, until it expires. Ends all logins of the user and the lock of failed attempts. A second factor stays on.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my live logins
         * @description Those neither revoked nor expired, the newest first, at most 1,000. `current` is the one that asks. For people only.
         */
        get: operations["listOwnLogins"];
        put?: never;
        post?: never;
        /**
         * End all my other logins
         * @description Leaves the login that asks, and answers it. For people only.
         */
        delete: operations["revokeOtherLogins"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logins/{loginId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of my logins
         * @description Its access token is refused from the next request on, on every process, and its refresh token for good. Repeating it changes nothing. For people only.
         */
        delete: operations["revokeOwnLogin"];
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
        /**
         * Create a product category
         * @description The name is unique in the company, whatever its case and accents.
         */
        post: operations["createProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or move a product category
         * @description Its products show the new name at once. An absent `parentId` keeps the category where it is; null moves it to the top. A category cannot be moved below itself.
         */
        put: operations["updateProductCategory"];
        post?: never;
        /**
         * Delete a product category
         * @description A category that has products, deactivated ones included, or other categories below it cannot be deleted.
         */
        delete: operations["deleteProductCategory"];
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
         * @description The product stays readable and in every old document, and is refused in new ones. Repeating it changes nothing. Refused while something of it is still to be received.
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
        /**
         * Create a warehouse
         * @description The code is unique in the company, whatever its case and accents, and stays as it is. Documents may name the warehouse at once.
         */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename, close or reopen a warehouse
         * @description A closed warehouse stays in old documents and is refused in new ones. A warehouse that still holds or owes stock, or that an open purchase order names, cannot be closed. Absent members keep their values.
         */
        put: operations["updateWarehouse"];
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
         * @description Sets stock right after a count, damage, loss or find. Each line carries exactly one of `quantityDelta` and `countedQuantity`; several lines of one product count as their sum. A `unitCost` needs `inventory:cost`. Nothing is written unless every line can be.
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
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Pages through the invoices. `search` looks into number, customer and notes; the dates bound `issueDate`. Drafts are listed too; they have no number yet.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Issues an invoice: prices and taxes are computed, goods leave stock at average cost, the number is the next of the series, and the customer owes the amount. With `issue: false` it stays a draft without number or effect. Everything is written or nothing.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Answers one invoice with its lines, taxes, payments and credit notes, and both parties as they were when it was issued.
         */
        get: operations["getInvoice"];
        /**
         * Replace a draft
         * @description Computes a draft anew from the whole request. An issued invoice never changes.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete a draft
         * @description Drafts can be deleted; whatever has a number never is.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a draft
         * @description Computes the draft anew with the rates of its issue date, by default today, and issues it as if it were created now.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice as PDF
         * @description The document as it is sent to the customer, always the same bytes for an issued invoice. A void one carries a stamp, a draft says that it is one.
         */
        get: operations["downloadInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice as UBL
         * @description The same invoice as UBL 2.1 after EN 16931, for the books of whoever receives it. Refused for drafts and void invoices.
         */
        get: operations["downloadInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description The invoice keeps its number, its goods come back at the cost at which they left, and nothing is owed any more. Refused while anything is paid or credited.
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Pages through the credit notes. `search` looks into number, invoice number and customer; the dates bound `date`.
         */
        get: operations["listCreditNotes"];
        put?: never;
        /**
         * Credit an invoice
         * @description Credits what is left of an invoice, or parts of its lines. It is applied to what is open of the invoice; the rest stays as the customers credit. With `restock` the goods come back at the cost at which they left.
         */
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Answers one credit note with its lines and taxes.
         */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a credit note
         * @description What it was applied to on its own invoice is owed again and restocked goods leave again. Refused when it was applied to another document.
         */
        post: operations["voidCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase orders
         * @description Pages through the orders. `search` looks into number, vendor, reference and notes; the dates bound `orderDate`. With `expand=lines` each carries its lines.
         */
        get: operations["listPurchaseOrders"];
        put?: never;
        /**
         * Create a purchase order
         * @description Orders goods or services of a vendor. Nothing moves and nothing is owed until something is received. With `draft: true` it waits to be opened.
         */
        post: operations["createPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchase order
         * @description Answers one order with its lines and receptions.
         */
        get: operations["getPurchaseOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a purchase order as PDF
         * @description The order as it is sent to the vendor. A cancelled one and a draft are marked.
         */
        get: operations["downloadPurchaseOrderPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a draft order
         * @description A draft becomes an order that can be received.
         */
        post: operations["openPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Only while nothing of it was received.
         */
        post: operations["cancelPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a reception
         * @description Books what came in: stock at its cost, and a payable to the vendor. `closeRemaining` gives up what is still pending. More than is pending is refused beyond the tolerance of the company, unless the caller holds `purchase-orders:over-receive`. A `unitCost` needs `inventory:cost`; one that differs from the ordered price by more than the company's `priceTolerance` needs `purchase-orders:change-price` as well.
         */
        post: operations["receivePurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/receptions/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a reception
         * @description Takes the goods out again today, voids the payable and lets the order wait for them again; a reception of a closed period too. Refused when the goods have left, or when something of the payable is paid.
         */
        post: operations["reverseReception"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receivables
         * @description Pages through what customers owe. `search` looks into number and customer; the dates bound `issueDate`.
         */
        get: operations["listReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Pages through the collections. `search` looks into number, customer and reference; the dates bound `date`.
         */
        get: operations["listReceivablePayments"];
        put?: never;
        /**
         * Register a collection
         * @description Books money received from a customer and allocates it: to what `allocations` names, and with `autoAllocate` the rest to the oldest due. What is left stays as the customer's credit.
         */
        post: operations["createReceivablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection
         * @description Answers one collection with its allocations.
         */
        get: operations["getReceivablePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/payments/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt as PDF
         * @description The receipt for a payment of a customer, with the documents that it is applied to. A reversed payment is marked.
         */
        get: operations["downloadReceivablePaymentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/payments/{id}/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate what is left of a collection
         * @description Places credit later, as if it had been allocated at once but dated now.
         */
        post: operations["allocateReceivablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/payments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a collection
         * @description A counter-record of today: what it settled is open again exactly as before. A payment of a closed period is reversed too; the balances of that period stay as they were.
         */
        post: operations["reverseReceivablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receivables/aging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aging of receivables
         * @description What is open by how long it is overdue, per customer and in total, as it stood at the end of a day of the company. On its due date nothing is overdue. In the company's currency, or in one currency only.
         */
        get: operations["getReceivableAging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's balance
         * @description What was invoiced, collected and credited up to the end of a day, and what is left. `netBalance` is `openAmount` less `unappliedCredit`.
         */
        get: operations["getCustomerBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate what is left of a credit note
         * @description Places the customer's credit on other invoices.
         */
        post: operations["allocateCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an allocation of a credit note
         * @description Takes back what the credit note settles of one receivable: it is open again exactly as before, and the amount is credit of the customer that can be allocated anew. Dated today.
         */
        post: operations["releaseCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a credit note as PDF
         * @description The document as it is sent to the customer, always the same bytes for a credit note. A void one carries a stamp.
         */
        get: operations["downloadCreditNotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a credit note as UBL
         * @description The credit note as UBL 2.1 after EN 16931 (type 381), with the invoice it is of. Refused for a void one, which its receiver would book.
         */
        get: operations["downloadCreditNoteXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/sales-by-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales and collections by month
         * @description The last months up to the company's current one, oldest first, each of them present even when nothing happened in it. By the company's calendar days and in its currency, each document at its own exchange rate, taxes included.
         */
        get: operations["getSalesByMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payables
         * @description Pages through what is owed to vendors. `search` looks into number and vendor; the dates bound `issueDate`.
         */
        get: operations["listPayables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Pages through the payments. `search` looks into number, vendor and reference; the dates bound `date`.
         */
        get: operations["listPayablePayments"];
        put?: never;
        /**
         * Register a payment
         * @description Books money paid to a vendor and allocates it: to what `allocations` names, and with `autoAllocate` the rest to the oldest due. What is left stays as the vendor's credit.
         */
        post: operations["createPayablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment
         * @description Answers one payment with its allocations.
         */
        get: operations["getPayablePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/payments/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a payment voucher as PDF
         * @description The voucher of a payment to a vendor, with the documents that it is applied to. A reversed payment is marked.
         */
        get: operations["downloadPayablePaymentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/payments/{id}/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate what is left of a payment
         * @description Places credit later, as if it had been allocated at once but dated now.
         */
        post: operations["allocatePayablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/payments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment
         * @description A counter-record of today: what it settled is open again exactly as before. A payment of a closed period is reversed too; the balances of that period stay as they were.
         */
        post: operations["reversePayablePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payables/aging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aging of payables
         * @description What is open by how long it is overdue, per vendor and in total, as it stood at the end of a day of the company. On its due date nothing is overdue. In the company's currency, or in one currency only.
         */
        get: operations["getPayableAging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor's balance
         * @description What was invoiced, paid and credited up to the end of a day, and what is left. `netBalance` is `openAmount` less `unappliedCredit`.
         */
        get: operations["getVendorBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the changes feed
         * @description What has changed in the company, in the order of `position`. Begin at `after=0`, handle what is answered, keep `nextAfter` and continue there, at once while `hasMore`: who does so sees every event exactly once. A change that commits late gets a later position, never one that a reader has passed. Events say what changed, not how: read the record itself for its present state. Events are kept for `EVENT_RETENTION_DAYS` of the server, 400 days by default; an `after` from before that is a 400 that names the position to go on from.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run several operations in one request
         * @description Runs up to fifty operations of this API one after the other, each exactly as if it had been sent by itself: with its own permission, validation, transaction, audit and idempotency. They are no transaction together: one that fails does not stop those after it, nor undo those before it. The reply is 200 with one result per operation, in their order. The batch counts once in the limit of requests and each operation counts once more in its own. Batches in a batch, uploads, files and exports are refused with a 400 in their result.
         */
        post: operations["runBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Pages through the company's customers, by default the active ones. `search` looks into code, name, trade name, tax id and e-mail; the dates bound `createdAt`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Only the name must be sent. Without a code it gets the next one of the series `customer` that nobody has taken by hand.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Answers one customer, also a deactivated one.
         */
        get: operations["getCustomer"];
        /**
         * Update a customer
         * @description The name must be sent; absent optional members keep their value and null clears them. An address, the contacts replace those before as a whole. Documents keep what they were issued with. `active: false` deactivates: the customer stays readable and is refused in new documents.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendors
         * @description Pages through the company's vendors, by default the active ones. `search` looks into code, name, trade name, tax id and e-mail; the dates bound `createdAt`.
         */
        get: operations["listVendors"];
        put?: never;
        /**
         * Create a vendor
         * @description Only the name must be sent. Without a code it gets the next one of the series `vendor` that nobody has taken by hand. `bankAccounts` needs `vendors:bank`, and an account number that is masked is refused.
         */
        post: operations["createVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a vendor
         * @description Answers one vendor, also a deactivated one. All but the last four characters of a bank account are masked without `vendors:bank`.
         */
        get: operations["getVendor"];
        /**
         * Update a vendor
         * @description The name must be sent; absent optional members keep their value and null clears them. An address, the contacts and the bank accounts replace those before as a whole. Documents keep what they were issued with. `active: false` deactivates: the vendor stays readable and is refused in new documents. `bankAccounts` needs `vendors:bank`, and an account number that is masked is refused.
         */
        put: operations["updateVendor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company
         * @description What the company is, how its documents are reckoned, and how they are numbered.
         */
        get: operations["getCompany"];
        /**
         * Update the company
         * @description Required members must be sent; absent optional ones keep their value and null clears them. An address replaces the one before as a whole. Documents that are issued keep what they were issued with. The base currency never changes; the lock of the books has an operation of its own.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/period-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock the books
         * @description Nothing dated on or before `lockedThrough` is created, voided or moved any more. The day may not be in the future. Moving it back, or to null, needs `periods:unlock`.
         */
        post: operations["lockPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currencies
         * @description Pages through the currencies the company uses, by default the active ones. `search` looks into code and name; the dates bound `createdAt`.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use a currency or stop using it
         * @description Any currency of ISO 4217 that amounts are written in. A deactivated one stays in old documents and is refused in new ones. The base currency cannot be deactivated.
         */
        put: operations["updateCurrency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates
         * @description One unit of `base` is worth `rate` units of `quote`. `search` looks into the pair, written `usd/dop`; the dates bound `validFrom`.
         */
        get: operations["listExchangeRates"];
        put?: never;
        /**
         * Create an exchange rate
         * @description In force from `validFrom`, by default today, until the next one of the pair. Both currencies must be in use. There is one rate per pair and day; a wrong one is corrected by an update.
         */
        post: operations["createExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/exchange-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct an exchange rate
         * @description Sets another rate for the same pair and day. Documents keep the rate they were issued with. An absent source keeps its value and null clears it.
         */
        put: operations["updateExchangeRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax rates
         * @description Pages through the validity rows of all codes, by default the active ones. `search` looks into code and name; the dates bound `validFrom`.
         */
        get: operations["listTaxRates"];
        put?: never;
        /**
         * Create a tax rate
         * @description A rate is never edited: the first row of a code begins it, and each later row takes over from its `validFrom` on, by default today, and ends the row before on the day before. Documents take the row of the code that is in force on their issue date, whichever row of it a product or line names.
         */
        post: operations["createTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or deactivate a tax rate
         * @description Rate, category and validity never change in place: create a row that takes over. A deactivated row is refused in new documents. Absent `active` keeps its value.
         */
        put: operations["updateTaxRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/payment-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment terms
         * @description Pages through the payment terms, by default the active ones. `search` looks into code and name; the dates bound `createdAt`.
         */
        get: operations["listPaymentTerms"];
        put?: never;
        /**
         * Create payment terms
         * @description The code is unique in the company whatever its case. When a document falls due is settled for good: terms with other days are other terms.
         */
        post: operations["createPaymentTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/payment-terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or deactivate payment terms
         * @description Deactivated terms stay in old documents and are refused in new ones. `CONTADO`, which documents fall back to, cannot be deactivated. Absent `active` keeps its value.
         */
        put: operations["updatePaymentTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List number series
         * @description Every kind of document has one, whether it has given a number yet or not. `search` looks into the code; the dates bound `createdAt`.
         */
        get: operations["listSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/series/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set up a number series
         * @description Absent optional members keep their value. Each prefix has numbers of its own: a new prefix goes on with the next number, or begins with `nextNumber`; a former one goes on where it ended. `nextNumber` can only be set while the prefix has given no number: a series has no gaps.
         */
        put: operations["updateSeries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description Pages through the leads, the newest first. `search` looks into name, company, e-mail and phone; the dates bound `createdAt`. By `status` they stand in the order of the pipeline; leads without an estimate come before all amounts.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Create a lead
         * @description A lead needs an e-mail or a phone. With `opportunity` its first opportunity is made in the same transaction, of the same owner and customer; `opportunityId` names it. `estimatedAmount` is in the company's currency.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lead
         * @description Answers one lead; `opportunityId` is the first opportunity that came of it, `null` while there is none.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/leads/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of a lead
         * @description A lead goes from `new` to `contacted`, `qualified` and `converted`, one step at a time; from each of the first three it may be `lost`, and a lost one may be `new` again. `converted` is final. Converting creates nothing and asks for no opportunity: make it with the lead or by itself. The same status again changes nothing.
         */
        put: operations["changeLeadStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List opportunities
         * @description Pages through the opportunities, the newest first. `search` looks into the title; the dates bound `expectedCloseDate`. Those without a date come after all dates, those without an amount before all amounts.
         */
        get: operations["listOpportunities"];
        put?: never;
        /**
         * Create an opportunity
         * @description It comes of a lead or is a customer's, or both; of a lead that has a customer it is that customer's unless another is named. It begins in one of the open stages.
         */
        post: operations["createOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/opportunities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an opportunity
         * @description Answers one opportunity with every change of its stage.
         */
        get: operations["getOpportunity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/opportunities/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the stage of an opportunity
         * @description Between the open stages it moves freely, and from each of them to `won` or `lost`; a lost one needs `lostReason`. Out of `won` or `lost` it comes only with `crm:reopen`, which clears the reason. The same stage again changes nothing and leaves no row in the history.
         */
        put: operations["changeOpportunityStage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Pages through the keys, revoked ones too, the newest first. `search` looks into the name; the dates bound `createdAt`. By `expiresAt`, who never expires comes after all others. For people only.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description `value` is the key; it is in this reply, and in its repetitions for the same Idempotency-Key, and nowhere else. A key holds no permission that its creator lacks, and none that is for people only. What it holds is judged when it is granted: a creator who loses a role later leaves the key as it is. For people only.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Answers one key without its value. For people only.
         */
        get: operations["getApiKey"];
        /**
         * Update an API key
         * @description Absent optional members keep their value; null clears `allowedIps` and `expiresAt`. Without any permission a key is disabled for a while. Permissions that it does not hold yet must be held by the caller. For people only.
         */
        put: operations["updateApiKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one
         * @description The new key has the name, permissions and addresses of the old one, and its expiry unless another is sent; the old one goes on for `overlapMinutes` and then has expired. Each names the other. `value` is answered once, as on creation. The caller must hold what the key holds. For people only.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description For good, and at once on every process: the next request with the key is a 401. For people only.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Pages through the users, the deactivated too. `search` looks into name and e-mail; the dates bound `createdAt`. Who never logged in comes before all others by `lastLoginAt`. For people only.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description The e-mail is what they log in with; it is unique in the whole installation, whatever its case. For people only.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Answers one user. For people only.
         */
        get: operations["getUser"];
        /**
         * Update a user
         * @description Absent optional members keep their value. A new role holds from the next request on. Deactivating ends all logins at once; activating again brings none of them back. The last active administrator stays one. For people only.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a user
         * @description Lets someone log in again whom failed attempts have locked out. For people only.
         */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of a user
         * @description Ends all logins of the user, also the caller's own, and the lock of failed attempts. For people only.
         */
        post: operations["changeUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link by which a user sets a password
         * @description Answers the link, which is shown in this reply and never again: give it to the user by a way that others cannot read. It works once, within 24 hours, and takes the place of an earlier one. The present password and the logins go on until it is used. For people only.
         */
        post: operations["createPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factor of a user
         * @description For a user who has lost the authenticator app and the recovery codes. Ends all logins of the user, also the caller's own; the next login needs the password alone. Repeating it changes nothing more. For people only.
         */
        delete: operations["removeUserSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys that a user has created
         * @description Those of both APIs that are neither revoked nor expired, at most 1,000. They go on when the user is deactivated, unless they are revoked with it. For people only.
         */
        get: operations["listUserKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the live logins of a user
         * @description Those neither revoked nor expired, the newest first, at most 1,000. `current` is the one that asks. For people only.
         */
        get: operations["listUserLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/logins/{loginId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a login of a user
         * @description Its access token is refused from the next request on, on every process, and its refresh token for good. Repeating it changes nothing. For people only.
         */
        delete: operations["revokeUserLogin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Every write and every failed login, the newest first: who, from where, what, and what it changed, with secrets left out. Nothing is ever changed in it, and entries are removed only once they are older than the company's `auditRetentionDays`. `search` looks into the actor's name and the action; `dateFrom`, `dateTo` and `updatedSince` bound `at`. `actorId` needs `actorType`, and `objectId` needs `objectType`. For people only.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/self-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the books
         * @description Recomputes stock, allocations, balances and numbering from what they are made of, and names what is off. For people only. It reads every document: on large books it takes its time.
         */
        get: operations["runSelfCheck"];
        put?: never;
        post?: never;
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
        /** @description Short and unique in the company, whatever its case. */
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
         * @description A calendar day of the company, never shifted by a time zone.
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
        /** @description The formatted number of the document; null while it is a draft. */
        DocumentNumber: string | null;
        /**
         * @description Where an invoice stands; whether it is overdue is told apart by `overdue`.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "issued" | "partially_paid" | "paid" | "void";
        /** @description An amount in the document's currency, with at most that currency's decimals. */
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
        /** @description Text of several lines; trimmed, NFC, no control characters but tabs and line ends. */
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
         * @description The language of the documents that are printed for it, unless a print asks for another one. Null for the company's own language.
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
        /** @description One line of text; trimmed, NFC, without control characters. */
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
        /** @description Why a reception is reversed. */
        ReceptionReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
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
        /** @description Why a collection is reversed. */
        ReceivablePaymentReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
        };
        /**
         * @description How long overdue, in days.
         * @enum {string}
         */
        BucketKey: "current" | "d1_30" | "d31_60" | "d61_90" | "d91_120" | "d120_plus";
        /** @description A sum of amounts. Exact to the cent up to 90,071,992,547,409; beyond that, the nearest number that a double holds. */
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
        /** @description Why a payment is reversed. */
        PayablePaymentReverse: {
            /** @description Kept with the document and in the audit. */
            reason: string;
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
        /** @description `cookie` sets the login as a cookie that scripts cannot read, and answers empty texts in place of the tokens. */
        SessionMode: "token" | "cookie";
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
        /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
        Fields: string[];
        /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
        Format: "csv" | "xlsx";
        /** @description Also answer deactivated records. */
        IncludeInactive: boolean;
        /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
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
            header?: {
                /** @description `cookie` sets the login as a cookie that scripts cannot read, and answers empty texts in place of the tokens. */
                "X-Session-Mode"?: components["parameters"]["SessionMode"];
            };
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
                     *         },
                     *         "mustChangePassword": false,
                     *         "mustSetUpSecondFactor": false
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
    changeOwnPassword: {
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
                 *       "currentPassword": "the password so far",
                 *       "newPassword": "staple of seven wires"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": null,
                     *       "message": "Password changed"
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmationReply"];
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
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "enabled": true,
                     *         "enabledAt": "2026-01-31T09:30:00.000-04:00",
                     *         "required": false,
                     *         "recoveryCodesLeft": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorReply"];
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
    createSecondFactor: {
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
                 *       "currentPassword": "the present password"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorStart"];
            };
        };
        responses: {
            /** @description The secret, shown in this reply only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Notaria:ana%40example.com?issuer=Notaria&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorSetUpReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySecondFactor: {
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
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The recovery codes; each works once in place of a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "recoveryCodes": [
                     *           "K7QF-2MXA-PD4R-6ZTW",
                     *           "3HNB-Y5CE-LQ2J-V7SG",
                     *           "X4RD-M6WT-2ZAK-PF7Q",
                     *           "C5EV-J3GL-S7YH-N2BU",
                     *           "Q6TZ-A2PX-K4MF-D7WR",
                     *           "7SGV-2JLQ-E5CY-B3HN",
                     *           "W2ZT-R7DP-A4XM-F6QK",
                     *           "U3BN-H5YS-L2GJ-V4EC",
                     *           "F7QK-6ZTW-2MXA-P3RD",
                     *           "B2HN-L4QJ-Y6CE-S5GV"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
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
                 *       "currentPassword": "the present password",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "enabled": false,
                     *         "enabledAt": null,
                     *         "required": false,
                     *         "recoveryCodesLeft": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecoveryCodes: {
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
                 *       "currentPassword": "the present password",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The recovery codes, shown in this reply only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "recoveryCodes": [
                     *           "K7QF-2MXA-PD4R-6ZTW",
                     *           "3HNB-Y5CE-LQ2J-V7SG",
                     *           "X4RD-M6WT-2ZAK-PF7Q",
                     *           "C5EV-J3GL-S7YH-N2BU",
                     *           "Q6TZ-A2PX-K4MF-D7WR",
                     *           "7SGV-2JLQ-E5CY-B3HN",
                     *           "W2ZT-R7DP-A4XM-F6QK",
                     *           "U3BN-H5YS-L2GJ-V4EC",
                     *           "F7QK-6ZTW-2MXA-P3RD",
                     *           "B2HN-L4QJ-Y6CE-S5GV"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                 *       "token": "nr_0PpGjGgGUkYrO9kRXnjcetKL6M1N6L1SUd2JWd7hsaiMl1tpHBkmM1SL6uSz",
                 *       "password": "staple of seven wires"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": null,
                     *       "message": "Password changed"
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins. */
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
                     *           "id": "6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69",
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "refreshedAt": null,
                     *           "expiresAt": "2026-02-07T09:30:00.000-04:00",
                     *           "revokedAt": null,
                     *           "ip": "203.0.113.7",
                     *           "userAgent": "Mozilla/5.0",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserLoginListReply"];
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
    revokeOtherLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
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
                     *           "id": "6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69",
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "refreshedAt": null,
                     *           "expiresAt": "2026-02-07T09:30:00.000-04:00",
                     *           "revokedAt": null,
                     *           "ip": "203.0.113.7",
                     *           "userAgent": "Mozilla/5.0",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserLoginListReply"];
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
    revokeOwnLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The login's id. */
                loginId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login, ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": "6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69",
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "refreshedAt": null,
                     *         "expiresAt": "2026-02-07T09:30:00.000-04:00",
                     *         "revokedAt": "2026-01-31T10:00:00.000-04:00",
                     *         "ip": "203.0.113.7",
                     *         "userAgent": "Mozilla/5.0",
                     *         "current": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserLoginReply"];
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
                     *         "mustChangePassword": false,
                     *         "mustSetUpSecondFactor": false,
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
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
            /** @description One page, or all pages as a file. */
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
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createProductCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bolts",
                 *       "parentId": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProductCategoryInput"];
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
                     *         "id": 2,
                     *         "name": "Bolts",
                     *         "parentId": 1,
                     *         "productCount": 0,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryReply"];
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
    updateProductCategory: {
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
                 *       "name": "Bolts",
                 *       "parentId": null
                 *     }
                 */
                "application/json": components["schemas"]["ProductCategoryInput"];
            };
        };
        responses: {
            /** @description The category as it is now. */
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
                     *         "id": 2,
                     *         "name": "Bolts",
                     *         "parentId": 1,
                     *         "productCount": 0,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryReply"];
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
    deleteProductCategory: {
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
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryDeletedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
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
            409: components["responses"]["Conflict"];
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this product. */
                productId?: components["schemas"]["Id"];
                /** @description Only this warehouse. */
                warehouseId?: components["schemas"]["Id"];
                /** @description Only rows with a quantity above zero. */
                onlyPositive?: boolean;
                /** @description Only rows of active products of which all warehouses together hold less than `minStock`. A product that no warehouse ever held has no row; `lowStock` of the products' list finds it too. */
                belowMinimum?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "NORTH",
                 *       "name": "North"
                 *     }
                 */
                "application/json": components["schemas"]["WarehouseInput"];
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
                     *         "id": 2,
                     *         "code": "NORTH",
                     *         "name": "North",
                     *         "active": true,
                     *         "allowsNegative": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWarehouse: {
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
                 *       "name": "North",
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["WarehouseUpdate"];
            };
        };
        responses: {
            /** @description The warehouse as it is now. */
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
                     *         "id": 2,
                     *         "code": "NORTH",
                     *         "name": "North",
                     *         "active": true,
                     *         "allowsNegative": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseReply"];
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this product. */
                productId?: components["schemas"]["Id"];
                /** @description Only this warehouse. */
                warehouseId?: components["schemas"]["Id"];
                /** @description Only movements of this kind of document. */
                documentType?: "adjustment" | "transfer" | "invoice" | "invoice_void" | "credit_note" | "credit_note_void" | "reception" | "reception_reversal" | (string & {});
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
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
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
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
    listInvoices: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "number" | "issueDate" | "dueDate" | "grandTotal" | "openAmount" | "customerName" | "createdAt";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "draft" | "issued" | "partially_paid" | "paid" | "void";
                /** @description Only this currency. */
                currencyCode?: components["schemas"]["CurrencyCode"];
                /** @description Only those past due with something open, or only the others. */
                overdue?: boolean;
                /** @description Only the one of this number. */
                number?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "number": "F-000001",
                     *           "status": "issued",
                     *           "customerId": 1,
                     *           "customerName": "Ferretería Peña",
                     *           "issueDate": "2026-01-31",
                     *           "dueDate": "2026-03-02",
                     *           "currencyCode": "DOP",
                     *           "total": 100,
                     *           "taxTotal": 18,
                     *           "grandTotal": 118,
                     *           "openAmount": 118,
                     *           "overdue": false,
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
                    "application/json": components["schemas"]["InvoiceListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": 1,
                 *       "paymentTerms": "CREDITO_30",
                 *       "lines": [
                 *         {
                 *           "productId": 1,
                 *           "quantity": 10,
                 *           "unitPrice": 10,
                 *           "taxRateId": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        responses: {
            /** @description Issued, or kept as a draft. */
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
                     *       "message": "Invoice F-000001 issued",
                     *       "data": {
                     *         "id": 1,
                     *         "number": "F-000001",
                     *         "status": "issued",
                     *         "issueDate": "2026-01-31",
                     *         "dueDate": "2026-03-02",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "openAmount": 118,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceCreatedReply"];
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
    getInvoice: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
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
                     *         "number": "F-000001",
                     *         "status": "issued",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "issueDate": "2026-01-31",
                     *         "dueDate": "2026-03-02",
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "exchangeRate": 1,
                     *         "taxRounding": "document",
                     *         "pricesIncludeTax": false,
                     *         "notes": null,
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "paidAmount": 0,
                     *         "creditedAmount": 0,
                     *         "openAmount": 118,
                     *         "overdue": false,
                     *         "companyCurrency": {
                     *           "currencyCode": "DOP",
                     *           "total": 100,
                     *           "taxTotal": 18,
                     *           "grandTotal": 118
                     *         },
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "warehouseId": 1,
                     *             "quantity": 10,
                     *             "unitPrice": 10,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "taxes": [
                     *               {
                     *                 "taxRateId": 1,
                     *                 "code": "ITBIS18",
                     *                 "rate": 18,
                     *                 "category": "standard"
                     *               }
                     *             ],
                     *             "creditedQuantity": 0
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "payments": [],
                     *         "creditNotes": [],
                     *         "customer": {
                     *           "code": "C-000001",
                     *           "name": "Ferretería Peña",
                     *           "tradeName": null,
                     *           "taxIdType": "RNC",
                     *           "taxId": "131246796",
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": "Santo Domingo",
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": "DO"
                     *           }
                     *         },
                     *         "company": {
                     *           "code": "DEMO",
                     *           "name": "Demo",
                     *           "tradeName": null,
                     *           "taxIdType": null,
                     *           "taxId": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": null,
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": null
                     *           }
                     *         },
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceReply"];
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
    updateInvoice: {
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
                 *       "customerId": 1,
                 *       "paymentTerms": "CREDITO_30",
                 *       "lines": [
                 *         {
                 *           "productId": 1,
                 *           "quantity": 10,
                 *           "unitPrice": 10,
                 *           "taxRateId": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
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
                     *         "number": "F-000001",
                     *         "status": "issued",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "issueDate": "2026-01-31",
                     *         "dueDate": "2026-03-02",
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "exchangeRate": 1,
                     *         "taxRounding": "document",
                     *         "pricesIncludeTax": false,
                     *         "notes": null,
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "paidAmount": 0,
                     *         "creditedAmount": 0,
                     *         "openAmount": 118,
                     *         "overdue": false,
                     *         "companyCurrency": {
                     *           "currencyCode": "DOP",
                     *           "total": 100,
                     *           "taxTotal": 18,
                     *           "grandTotal": 118
                     *         },
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "warehouseId": 1,
                     *             "quantity": 10,
                     *             "unitPrice": 10,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "taxes": [
                     *               {
                     *                 "taxRateId": 1,
                     *                 "code": "ITBIS18",
                     *                 "rate": 18,
                     *                 "category": "standard"
                     *               }
                     *             ],
                     *             "creditedQuantity": 0
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "payments": [],
                     *         "creditNotes": [],
                     *         "customer": {
                     *           "code": "C-000001",
                     *           "name": "Ferretería Peña",
                     *           "tradeName": null,
                     *           "taxIdType": "RNC",
                     *           "taxId": "131246796",
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": "Santo Domingo",
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": "DO"
                     *           }
                     *         },
                     *         "company": {
                     *           "code": "DEMO",
                     *           "name": "Demo",
                     *           "tradeName": null,
                     *           "taxIdType": null,
                     *           "taxId": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": null,
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": null
                     *           }
                     *         },
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceReply"];
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
    deleteInvoice: {
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
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceDeletedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "issueDate": "2026-01-31"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceIssue"];
            };
        };
        responses: {
            /** @description Issued. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "message": "Invoice F-000001 issued",
                     *       "data": {
                     *         "id": 1,
                     *         "number": "F-000001",
                     *         "status": "issued",
                     *         "issueDate": "2026-01-31",
                     *         "dueDate": "2026-03-02",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "openAmount": 118,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceCreatedReply"];
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
    downloadInvoicePdf: {
        parameters: {
            query?: {
                /** @description Language of the document; the customer's without it, or else the company's. */
                lang?: "es" | "en";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    downloadInvoiceXml: {
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
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Wrong customer"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceVoid"];
            };
        };
        responses: {
            /** @description Void. */
            200: {
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
                     *         "number": "F-000001",
                     *         "status": "issued",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "issueDate": "2026-01-31",
                     *         "dueDate": "2026-03-02",
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "exchangeRate": 1,
                     *         "taxRounding": "document",
                     *         "pricesIncludeTax": false,
                     *         "notes": null,
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "paidAmount": 0,
                     *         "creditedAmount": 0,
                     *         "openAmount": 118,
                     *         "overdue": false,
                     *         "companyCurrency": {
                     *           "currencyCode": "DOP",
                     *           "total": 100,
                     *           "taxTotal": 18,
                     *           "grandTotal": 118
                     *         },
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "warehouseId": 1,
                     *             "quantity": 10,
                     *             "unitPrice": 10,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "taxes": [
                     *               {
                     *                 "taxRateId": 1,
                     *                 "code": "ITBIS18",
                     *                 "rate": 18,
                     *                 "category": "standard"
                     *               }
                     *             ],
                     *             "creditedQuantity": 0
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "payments": [],
                     *         "creditNotes": [],
                     *         "customer": {
                     *           "code": "C-000001",
                     *           "name": "Ferretería Peña",
                     *           "tradeName": null,
                     *           "taxIdType": "RNC",
                     *           "taxId": "131246796",
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": "Santo Domingo",
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": "DO"
                     *           }
                     *         },
                     *         "company": {
                     *           "code": "DEMO",
                     *           "name": "Demo",
                     *           "tradeName": null,
                     *           "taxIdType": null,
                     *           "taxId": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "address": {
                     *             "line1": null,
                     *             "line2": null,
                     *             "city": null,
                     *             "region": null,
                     *             "postalCode": null,
                     *             "country": null
                     *           }
                     *         },
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceReply"];
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
    listCreditNotes: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "number" | "date" | "grandTotal" | "customerName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only those of this invoice. */
                invoiceId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "issued" | "applied" | "void";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "number": "NC-000001",
                     *           "status": "applied",
                     *           "invoiceId": 1,
                     *           "invoiceNumber": "F-000001",
                     *           "customerId": 1,
                     *           "customerName": "Ferretería Peña",
                     *           "date": "2026-01-31",
                     *           "currencyCode": "DOP",
                     *           "total": 50,
                     *           "taxTotal": 9,
                     *           "grandTotal": 59,
                     *           "appliedAmount": 59,
                     *           "unappliedAmount": 0,
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
                    "application/json": components["schemas"]["CreditNoteListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createCreditNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoiceId": 1,
                 *       "reason": "Returned goods",
                 *       "lines": [
                 *         {
                 *           "invoiceLineId": 1,
                 *           "quantity": 5
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreditNoteInput"];
            };
        };
        responses: {
            /** @description Issued. */
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
                     *         "number": "NC-000001",
                     *         "status": "applied",
                     *         "invoiceId": 1,
                     *         "invoiceNumber": "F-000001",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "total": 50,
                     *         "taxTotal": 9,
                     *         "grandTotal": 59,
                     *         "appliedAmount": 59,
                     *         "unappliedAmount": 0,
                     *         "reason": "Returned goods",
                     *         "restock": true,
                     *         "exchangeRate": 1,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "invoiceLineId": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "warehouseId": 1,
                     *             "quantity": 5,
                     *             "netAmount": 50,
                     *             "taxAmount": 9
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 50,
                     *             "amount": 9
                     *           }
                     *         ],
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteReply"];
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
    getCreditNote: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note. */
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
                     *         "number": "NC-000001",
                     *         "status": "applied",
                     *         "invoiceId": 1,
                     *         "invoiceNumber": "F-000001",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "total": 50,
                     *         "taxTotal": 9,
                     *         "grandTotal": 59,
                     *         "appliedAmount": 59,
                     *         "unappliedAmount": 0,
                     *         "reason": "Returned goods",
                     *         "restock": true,
                     *         "exchangeRate": 1,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "invoiceLineId": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "warehouseId": 1,
                     *             "quantity": 5,
                     *             "netAmount": 50,
                     *             "taxAmount": 9
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 50,
                     *             "amount": 9
                     *           }
                     *         ],
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteReply"];
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
    voidCreditNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Wrong invoice"
                 *     }
                 */
                "application/json": components["schemas"]["CreditNoteVoid"];
            };
        };
        responses: {
            /** @description Void. */
            200: {
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
                     *         "number": "NC-000001",
                     *         "status": "applied",
                     *         "invoiceId": 1,
                     *         "invoiceNumber": "F-000001",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "total": 50,
                     *         "taxTotal": 9,
                     *         "grandTotal": 59,
                     *         "appliedAmount": 59,
                     *         "unappliedAmount": 0,
                     *         "reason": "Returned goods",
                     *         "restock": true,
                     *         "exchangeRate": 1,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "invoiceLineId": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "warehouseId": 1,
                     *             "quantity": 5,
                     *             "netAmount": 50,
                     *             "taxAmount": 9
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 50,
                     *             "amount": 9
                     *           }
                     *         ],
                     *         "voidedAt": null,
                     *         "voidReason": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteReply"];
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
    listPurchaseOrders: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "number" | "orderDate" | "expectedDate" | "grandTotal" | "vendorName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this vendor. */
                vendorId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "draft" | "open" | "partially_received" | "received" | "closed" | "cancelled";
                /** @description Only orders for this warehouse. */
                warehouseId?: components["schemas"]["Id"];
                /** @description What each record also carries. */
                expand?: "lines";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "number": "OC-000001",
                     *           "status": "open",
                     *           "vendorId": 1,
                     *           "vendorName": "Aceros del Caribe",
                     *           "orderDate": "2026-01-31",
                     *           "expectedDate": "2026-02-10",
                     *           "currencyCode": "DOP",
                     *           "total": 100,
                     *           "taxTotal": 18,
                     *           "grandTotal": 118,
                     *           "receivedPercent": 0,
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
                    "application/json": components["schemas"]["PurchaseOrderListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vendorId": 1,
                 *       "expectedDate": "2026-02-10",
                 *       "lines": [
                 *         {
                 *           "productId": 1,
                 *           "quantity": 20,
                 *           "unitPrice": 5,
                 *           "taxRateId": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseOrderInput"];
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
                     *         "number": "OC-000001",
                     *         "status": "open",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "orderDate": "2026-01-31",
                     *         "expectedDate": "2026-02-10",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "receivedPercent": 0,
                     *         "warehouseId": 1,
                     *         "paymentTerms": "CREDITO_30",
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "quantity": 20,
                     *             "unitPrice": 5,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "receivedQuantity": 0,
                     *             "pendingQuantity": 20
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "receptions": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderReply"];
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
    getPurchaseOrder: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
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
                     *         "number": "OC-000001",
                     *         "status": "open",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "orderDate": "2026-01-31",
                     *         "expectedDate": "2026-02-10",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "receivedPercent": 0,
                     *         "warehouseId": 1,
                     *         "paymentTerms": "CREDITO_30",
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "quantity": 20,
                     *             "unitPrice": 5,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "receivedQuantity": 0,
                     *             "pendingQuantity": 20
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "receptions": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderReply"];
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
    downloadPurchaseOrderPdf: {
        parameters: {
            query?: {
                /** @description Language of the document; the vendor's without it, or else the company's. */
                lang?: "es" | "en";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    openPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open. */
            200: {
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
                     *         "number": "OC-000001",
                     *         "status": "open",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "orderDate": "2026-01-31",
                     *         "expectedDate": "2026-02-10",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "receivedPercent": 0,
                     *         "warehouseId": 1,
                     *         "paymentTerms": "CREDITO_30",
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "quantity": 20,
                     *             "unitPrice": 5,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "receivedQuantity": 0,
                     *             "pendingQuantity": 20
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "receptions": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
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
                     *         "number": "OC-000001",
                     *         "status": "open",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "orderDate": "2026-01-31",
                     *         "expectedDate": "2026-02-10",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "receivedPercent": 0,
                     *         "warehouseId": 1,
                     *         "paymentTerms": "CREDITO_30",
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "quantity": 20,
                     *             "unitPrice": 5,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "receivedQuantity": 0,
                     *             "pendingQuantity": 20
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "receptions": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "vendorInvoiceNumber": "B0100000001",
                 *       "lines": [
                 *         {
                 *           "lineId": 1,
                 *           "quantity": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReceptionInput"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "message": "Reception RC-000001 registered",
                     *       "data": {
                     *         "reception": {
                     *           "id": 1,
                     *           "number": "RC-000001",
                     *           "status": "posted",
                     *           "date": "2026-01-31",
                     *           "warehouseId": 1,
                     *           "vendorInvoiceNumber": "B0100000001",
                     *           "currencyCode": "DOP",
                     *           "total": 50,
                     *           "taxTotal": 9,
                     *           "grandTotal": 59,
                     *           "lines": [
                     *             {
                     *               "id": 1,
                     *               "orderLineId": 1,
                     *               "productId": 1,
                     *               "quantity": 10,
                     *               "unitCost": 5,
                     *               "netAmount": 50,
                     *               "taxAmount": 9
                     *             }
                     *           ],
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *         },
                     *         "purchaseOrder": {
                     *           "id": 1,
                     *           "status": "partially_received",
                     *           "lines": [
                     *             {
                     *               "id": 1,
                     *               "productId": 1,
                     *               "productCode": "A-1",
                     *               "description": "Bolt M8",
                     *               "unit": "unit",
                     *               "quantity": 20,
                     *               "unitPrice": 5,
                     *               "discountPercent": 0,
                     *               "netAmount": 100,
                     *               "taxRateId": 1,
                     *               "taxRate": 18,
                     *               "taxCategory": "standard",
                     *               "taxAmount": 18,
                     *               "receivedQuantity": 10,
                     *               "pendingQuantity": 10
                     *             }
                     *           ],
                     *           "version": 2
                     *         },
                     *         "payable": {
                     *           "id": 1,
                     *           "amount": 59,
                     *           "dueDate": "2026-03-02"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceptionReply"];
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
    reverseReception: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Wrong goods"
                 *     }
                 */
                "application/json": components["schemas"]["ReceptionReverse"];
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
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
                     *         "number": "OC-000001",
                     *         "status": "open",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "orderDate": "2026-01-31",
                     *         "expectedDate": "2026-02-10",
                     *         "currencyCode": "DOP",
                     *         "total": 100,
                     *         "taxTotal": 18,
                     *         "grandTotal": 118,
                     *         "receivedPercent": 0,
                     *         "warehouseId": 1,
                     *         "paymentTerms": "CREDITO_30",
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "lines": [
                     *           {
                     *             "id": 1,
                     *             "productId": 1,
                     *             "productCode": "A-1",
                     *             "description": "Bolt M8",
                     *             "unit": "unit",
                     *             "quantity": 20,
                     *             "unitPrice": 5,
                     *             "discountPercent": 0,
                     *             "netAmount": 100,
                     *             "taxRateId": 1,
                     *             "taxRate": 18,
                     *             "taxCategory": "standard",
                     *             "taxAmount": 18,
                     *             "receivedQuantity": 0,
                     *             "pendingQuantity": 20
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "category": "standard",
                     *             "rate": 18,
                     *             "base": 100,
                     *             "amount": 18
                     *           }
                     *         ],
                     *         "receptions": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderReply"];
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
    listReceivables: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "customerName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "open" | "partial" | "closed" | "void";
                /** @description Only those past due with something open, or only the others. */
                overdue?: boolean;
                /** @description Only this currency. */
                currencyCode?: components["schemas"]["CurrencyCode"];
                /** @description Due on this day or later. */
                dueFrom?: components["schemas"]["Day"];
                /** @description Due on this day or earlier. */
                dueTo?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "invoiceId": 1,
                     *           "documentNumber": "F-000001",
                     *           "customerId": 1,
                     *           "customerName": "Ferretería Peña",
                     *           "issueDate": "2026-01-31",
                     *           "dueDate": "2026-03-02",
                     *           "currencyCode": "DOP",
                     *           "amount": 118,
                     *           "paidAmount": 18,
                     *           "creditedAmount": 0,
                     *           "openAmount": 100,
                     *           "status": "partial",
                     *           "daysOverdue": 0,
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
                    "application/json": components["schemas"]["ReceivableListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    listReceivablePayments: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "date" | "amount" | "customerName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "posted" | "reversed";
                /** @description Only those with something left to allocate, or only the others. */
                unallocated?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "number": "RE-000001",
                     *           "status": "posted",
                     *           "customerId": 1,
                     *           "customerName": "Ferretería Peña",
                     *           "date": "2026-01-31",
                     *           "method": "transferencia",
                     *           "currencyCode": "DOP",
                     *           "amount": 50,
                     *           "allocatedAmount": 18,
                     *           "unallocatedAmount": 32,
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
                    "application/json": components["schemas"]["ReceivablePaymentListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createReceivablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": 1,
                 *       "amount": 50,
                 *       "method": "transferencia",
                 *       "allocations": [
                 *         {
                 *           "receivableId": 1,
                 *           "amount": 18
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReceivablePaymentInput"];
            };
        };
        responses: {
            /** @description Booked. */
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
                     *         "number": "RE-000001",
                     *         "status": "posted",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "receivableId": 1,
                     *             "invoiceId": 1,
                     *             "documentNumber": "F-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "customerBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivablePaymentReply"];
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
    getReceivablePayment: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
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
                     *         "number": "RE-000001",
                     *         "status": "posted",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "receivableId": 1,
                     *             "invoiceId": 1,
                     *             "documentNumber": "F-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "customerBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivablePaymentReply"];
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
    downloadReceivablePaymentPdf: {
        parameters: {
            query?: {
                /** @description Language of the document; the customer's without it, or else the company's. */
                lang?: "es" | "en";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    allocateReceivablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "allocations": [
                 *         {
                 *           "receivableId": 1,
                 *           "amount": 32
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReceivableAllocationInput"];
            };
        };
        responses: {
            /** @description Allocated. */
            200: {
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
                     *         "number": "RE-000001",
                     *         "status": "posted",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "receivableId": 1,
                     *             "invoiceId": 1,
                     *             "documentNumber": "F-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "customerBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivablePaymentReply"];
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
    reverseReceivablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Returned cheque"
                 *     }
                 */
                "application/json": components["schemas"]["ReceivablePaymentReverse"];
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
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
                     *         "number": "RE-000001",
                     *         "status": "posted",
                     *         "customerId": 1,
                     *         "customerName": "Ferretería Peña",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "receivableId": 1,
                     *             "invoiceId": 1,
                     *             "documentNumber": "F-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "customerBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivablePaymentReply"];
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
    getReceivableAging: {
        parameters: {
            query?: {
                /** @description The day; today without it, and never later. */
                asOf?: components["schemas"]["Day"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only documents in this currency, in their own amounts. */
                currencyCode?: components["schemas"]["CurrencyCode"];
                /** @description Also the open documents, oldest due first. */
                detail?: boolean;
                /** @description With `detail`, so many documents. */
                limit?: number;
                /** @description With `detail`, after so many documents. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aging. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "asOf": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "buckets": [
                     *           {
                     *             "key": "current",
                     *             "from": null,
                     *             "to": 0,
                     *             "amount": 100
                     *           },
                     *           {
                     *             "key": "d1_30",
                     *             "from": 1,
                     *             "to": 30,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d31_60",
                     *             "from": 31,
                     *             "to": 60,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d61_90",
                     *             "from": 61,
                     *             "to": 90,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d91_120",
                     *             "from": 91,
                     *             "to": 120,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d120_plus",
                     *             "from": 121,
                     *             "to": null,
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "customerId": 1,
                     *             "customerName": "Ferretería Peña",
                     *             "current": 100,
                     *             "d1_30": 0,
                     *             "d31_60": 0,
                     *             "d61_90": 0,
                     *             "d91_120": 0,
                     *             "d120_plus": 0,
                     *             "unappliedCredit": 32,
                     *             "balance": 68
                     *           }
                     *         ],
                     *         "totals": {
                     *           "current": 100,
                     *           "d1_30": 0,
                     *           "d31_60": 0,
                     *           "d61_90": 0,
                     *           "d91_120": 0,
                     *           "d120_plus": 0,
                     *           "unappliedCredit": 32,
                     *           "balance": 68
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivableAgingReply"];
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
    getCustomerBalance: {
        parameters: {
            query?: {
                /** @description The day; today without it, and never later. */
                asOf?: components["schemas"]["Day"];
                /** @description Only documents in this currency, in their own amounts; else the company's currency. */
                currencyCode?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "customerId": 1,
                     *         "asOf": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "invoiced": 118,
                     *         "collected": 50,
                     *         "credited": 0,
                     *         "unappliedCredit": 32,
                     *         "openAmount": 100,
                     *         "overdueAmount": 0,
                     *         "netBalance": 68,
                     *         "creditLimit": 1000,
                     *         "availableCredit": 932,
                     *         "byCurrency": [
                     *           {
                     *             "currencyCode": "DOP",
                     *             "invoiced": 118,
                     *             "collected": 50,
                     *             "credited": 0,
                     *             "unappliedCredit": 32,
                     *             "openAmount": 100,
                     *             "overdueAmount": 0,
                     *             "netBalance": 68
                     *           }
                     *         ],
                     *         "lastPaymentAt": "2026-01-31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerBalanceReply"];
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
    allocateCreditNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "autoAllocate": true
                 *     }
                 */
                "application/json": components["schemas"]["ReceivableAllocationInput"];
            };
        };
        responses: {
            /** @description Allocated. */
            200: {
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
                     *         "number": "NC-000001",
                     *         "status": "applied",
                     *         "customerId": 1,
                     *         "currencyCode": "DOP",
                     *         "grandTotal": 59,
                     *         "appliedAmount": 59,
                     *         "unappliedAmount": 0,
                     *         "allocations": [
                     *           {
                     *             "receivableId": 2,
                     *             "invoiceId": 2,
                     *             "documentNumber": "F-000002",
                     *             "date": "2026-01-31",
                     *             "amount": 59,
                     *             "openAfter": 0,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteAllocationReply"];
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
    releaseCreditNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "receivableId": 2
                 *     }
                 */
                "application/json": components["schemas"]["CreditNoteRelease"];
            };
        };
        responses: {
            /** @description Released. */
            200: {
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
                     *         "number": "NC-000001",
                     *         "status": "issued",
                     *         "customerId": 1,
                     *         "currencyCode": "DOP",
                     *         "grandTotal": 59,
                     *         "appliedAmount": 0,
                     *         "unappliedAmount": 59,
                     *         "allocations": [],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteAllocationReply"];
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
    downloadCreditNotePdf: {
        parameters: {
            query?: {
                /** @description Language of the document; the customer's without it, or else the company's. */
                lang?: "es" | "en";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    downloadCreditNoteXml: {
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
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesByMonth: {
        parameters: {
            query?: {
                /** @description So many months, the current one among them. */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
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
                     *           "month": "2025-12",
                     *           "sales": 0,
                     *           "credits": 0,
                     *           "collections": 0,
                     *           "invoices": 0
                     *         },
                     *         {
                     *           "month": "2026-01",
                     *           "sales": 1180,
                     *           "credits": 118,
                     *           "collections": 590,
                     *           "invoices": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SalesByMonthReply"];
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
    listPayables: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "dueDate" | "issueDate" | "amount" | "openAmount" | "vendorName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this vendor. */
                vendorId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "open" | "partial" | "closed" | "void";
                /** @description Only those past due with something open, or only the others. */
                overdue?: boolean;
                /** @description Only this currency. */
                currencyCode?: components["schemas"]["CurrencyCode"];
                /** @description Due on this day or later. */
                dueFrom?: components["schemas"]["Day"];
                /** @description Due on this day or earlier. */
                dueTo?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "receptionId": 1,
                     *           "documentNumber": "RC-000001",
                     *           "vendorInvoiceNumber": "B0100000001",
                     *           "vendorId": 1,
                     *           "vendorName": "Aceros del Caribe",
                     *           "issueDate": "2026-01-31",
                     *           "dueDate": "2026-03-02",
                     *           "currencyCode": "DOP",
                     *           "amount": 118,
                     *           "paidAmount": 18,
                     *           "creditedAmount": 0,
                     *           "openAmount": 100,
                     *           "status": "partial",
                     *           "daysOverdue": 0,
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
                    "application/json": components["schemas"]["PayableListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    listPayablePayments: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "date" | "amount" | "vendorName";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this vendor. */
                vendorId?: components["schemas"]["Id"];
                /** @description Only this status. */
                status?: "posted" | "reversed";
                /** @description Only those with something left to allocate, or only the others. */
                unallocated?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "number": "PA-000001",
                     *           "status": "posted",
                     *           "vendorId": 1,
                     *           "vendorName": "Aceros del Caribe",
                     *           "date": "2026-01-31",
                     *           "method": "transferencia",
                     *           "currencyCode": "DOP",
                     *           "amount": 50,
                     *           "allocatedAmount": 18,
                     *           "unallocatedAmount": 32,
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
                    "application/json": components["schemas"]["PayablePaymentListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createPayablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vendorId": 1,
                 *       "amount": 50,
                 *       "method": "transferencia",
                 *       "allocations": [
                 *         {
                 *           "payableId": 1,
                 *           "amount": 18
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PayablePaymentInput"];
            };
        };
        responses: {
            /** @description Booked. */
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
                     *         "number": "PA-000001",
                     *         "status": "posted",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "payableId": 1,
                     *             "receptionId": 1,
                     *             "documentNumber": "RC-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "vendorBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayablePaymentReply"];
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
    getPayablePayment: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
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
                     *         "number": "PA-000001",
                     *         "status": "posted",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "payableId": 1,
                     *             "receptionId": 1,
                     *             "documentNumber": "RC-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "vendorBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayablePaymentReply"];
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
    downloadPayablePaymentPdf: {
        parameters: {
            query?: {
                /** @description Language of the document; the vendor's without it, or else the company's. */
                lang?: "es" | "en";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrintedInvoice"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says; does not count as an export. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    allocatePayablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "allocations": [
                 *         {
                 *           "payableId": 1,
                 *           "amount": 32
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PayableAllocationInput"];
            };
        };
        responses: {
            /** @description Allocated. */
            200: {
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
                     *         "number": "PA-000001",
                     *         "status": "posted",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "payableId": 1,
                     *             "receptionId": 1,
                     *             "documentNumber": "RC-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "vendorBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayablePaymentReply"];
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
    reversePayablePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Returned cheque"
                 *     }
                 */
                "application/json": components["schemas"]["PayablePaymentReverse"];
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
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
                     *         "number": "PA-000001",
                     *         "status": "posted",
                     *         "vendorId": 1,
                     *         "vendorName": "Aceros del Caribe",
                     *         "date": "2026-01-31",
                     *         "method": "transferencia",
                     *         "currencyCode": "DOP",
                     *         "amount": 50,
                     *         "allocatedAmount": 18,
                     *         "unallocatedAmount": 32,
                     *         "exchangeRate": 1,
                     *         "reference": null,
                     *         "notes": null,
                     *         "allocations": [
                     *           {
                     *             "payableId": 1,
                     *             "receptionId": 1,
                     *             "documentNumber": "RC-000001",
                     *             "date": "2026-01-31",
                     *             "amount": 18,
                     *             "openAfter": 100,
                     *             "exchangeDifference": 0
                     *           }
                     *         ],
                     *         "reversedAt": null,
                     *         "reverseReason": null,
                     *         "vendorBalance": 68,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayablePaymentReply"];
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
    getPayableAging: {
        parameters: {
            query?: {
                /** @description The day; today without it, and never later. */
                asOf?: components["schemas"]["Day"];
                /** @description Only this vendor. */
                vendorId?: components["schemas"]["Id"];
                /** @description Only documents in this currency, in their own amounts. */
                currencyCode?: components["schemas"]["CurrencyCode"];
                /** @description Also the open documents, oldest due first. */
                detail?: boolean;
                /** @description With `detail`, so many documents. */
                limit?: number;
                /** @description With `detail`, after so many documents. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aging. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "asOf": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "buckets": [
                     *           {
                     *             "key": "current",
                     *             "from": null,
                     *             "to": 0,
                     *             "amount": 100
                     *           },
                     *           {
                     *             "key": "d1_30",
                     *             "from": 1,
                     *             "to": 30,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d31_60",
                     *             "from": 31,
                     *             "to": 60,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d61_90",
                     *             "from": 61,
                     *             "to": 90,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d91_120",
                     *             "from": 91,
                     *             "to": 120,
                     *             "amount": 0
                     *           },
                     *           {
                     *             "key": "d120_plus",
                     *             "from": 121,
                     *             "to": null,
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "vendorId": 1,
                     *             "vendorName": "Aceros del Caribe",
                     *             "current": 100,
                     *             "d1_30": 0,
                     *             "d31_60": 0,
                     *             "d61_90": 0,
                     *             "d91_120": 0,
                     *             "d120_plus": 0,
                     *             "unappliedCredit": 32,
                     *             "balance": 68
                     *           }
                     *         ],
                     *         "totals": {
                     *           "current": 100,
                     *           "d1_30": 0,
                     *           "d31_60": 0,
                     *           "d61_90": 0,
                     *           "d91_120": 0,
                     *           "d120_plus": 0,
                     *           "unappliedCredit": 32,
                     *           "balance": 68
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayableAgingReply"];
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
    getVendorBalance: {
        parameters: {
            query?: {
                /** @description The day; today without it, and never later. */
                asOf?: components["schemas"]["Day"];
                /** @description Only documents in this currency, in their own amounts; else the company's currency. */
                currencyCode?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "vendorId": 1,
                     *         "asOf": "2026-01-31",
                     *         "currencyCode": "DOP",
                     *         "invoiced": 118,
                     *         "paid": 50,
                     *         "credited": 0,
                     *         "unappliedCredit": 32,
                     *         "openAmount": 100,
                     *         "overdueAmount": 0,
                     *         "netBalance": 68,
                     *         "byCurrency": [
                     *           {
                     *             "currencyCode": "DOP",
                     *             "invoiced": 118,
                     *             "paid": 50,
                     *             "credited": 0,
                     *             "unappliedCredit": 32,
                     *             "openAmount": 100,
                     *             "overdueAmount": 0,
                     *             "netBalance": 68
                     *           }
                     *         ],
                     *         "lastPaymentAt": "2026-01-31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorBalanceReply"];
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
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events behind this position; the `nextAfter` of the reply before. */
                after?: number;
                /** @description At most so many events. */
                limit?: number;
                /** @description Only events of these types, separated by commas, e.g. `product.created,product.updated`. */
                types?: string[];
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events that follow, oldest first. */
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
                     *           "position": 41,
                     *           "type": "product.created",
                     *           "objectType": "product",
                     *           "objectId": "17",
                     *           "at": "2026-01-31T09:30:00.000-04:00",
                     *           "requestId": "4f1c2b9a7d3e"
                     *         }
                     *       ],
                     *       "nextAfter": 41,
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["EventListReply"];
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
    runBatch: {
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
                 *       "operations": [
                 *         {
                 *           "method": "GET",
                 *           "path": "/api/products?pageSize=1"
                 *         },
                 *         {
                 *           "method": "POST",
                 *           "path": "/api/products",
                 *           "body": {
                 *             "code": "B-1",
                 *             "name": "Washer",
                 *             "price": 0.5
                 *           },
                 *           "headers": {
                 *             "Idempotency-Key": "batch-7-1"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description What each operation answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "results": [
                     *         {
                     *           "status": 200,
                     *           "body": {
                     *             "ok": true,
                     *             "data": [],
                     *             "totalCount": 0,
                     *             "page": 1,
                     *             "pageSize": 1
                     *           }
                     *         },
                     *         {
                     *           "status": 409,
                     *           "body": {
                     *             "ok": false,
                     *             "message": "The code B-1 is taken",
                     *             "code": "duplicate_code",
                     *             "requestId": "4f1c2b9a7d3e"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BatchReply"];
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
    listCustomers: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "name" | "createdAt" | "openAmount";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
                /** @description Active or deactivated customers; `includeInactive` answers both. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "code": "C-000001",
                     *           "name": "Ferretería El Progreso, S.R.L.",
                     *           "taxId": "1-01-85004-3",
                     *           "email": "compras@progreso.example",
                     *           "phone": "+1 809 555 0100",
                     *           "city": "Santo Domingo",
                     *           "active": true,
                     *           "openAmount": 1250.5,
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
                    "application/json": components["schemas"]["CustomerListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferretería El Progreso, S.R.L.",
                 *       "taxIdType": "RNC",
                 *       "taxId": "1-01-85004-3",
                 *       "email": "compras@progreso.example",
                 *       "phone": "+1 809 555 0100",
                 *       "address": {
                 *         "line1": "Av. Winston Churchill 95",
                 *         "city": "Santo Domingo",
                 *         "country": "DO"
                 *       },
                 *       "paymentTerms": "CREDITO_30",
                 *       "creditLimit": 50000
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
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
                     *         "code": "C-000001",
                     *         "name": "Ferretería El Progreso, S.R.L.",
                     *         "tradeName": "Ferretería El Progreso",
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "compras@progreso.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "creditLimit": 50000,
                     *         "openAmount": 0,
                     *         "blocked": false,
                     *         "priceIncludesTax": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
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
                     *         "code": "C-000001",
                     *         "name": "Ferretería El Progreso, S.R.L.",
                     *         "tradeName": "Ferretería El Progreso",
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "compras@progreso.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "creditLimit": 50000,
                     *         "openAmount": 0,
                     *         "blocked": false,
                     *         "priceIncludesTax": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerReply"];
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
    updateCustomer: {
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
                 *       "name": "Ferretería El Progreso, S.R.L.",
                 *       "blocked": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
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
                     *         "code": "C-000001",
                     *         "name": "Ferretería El Progreso, S.R.L.",
                     *         "tradeName": "Ferretería El Progreso",
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "compras@progreso.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "creditLimit": 50000,
                     *         "openAmount": 0,
                     *         "blocked": false,
                     *         "priceIncludesTax": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerReply"];
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
    listVendors: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "name" | "createdAt";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
                /** @description Active or deactivated vendors; `includeInactive` answers both. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "code": "P-000001",
                     *           "name": "Importadora del Caribe, S.A.",
                     *           "taxId": "1-01-85004-3",
                     *           "email": "ventas@caribe.example",
                     *           "phone": "+1 809 555 0100",
                     *           "city": "Santo Domingo",
                     *           "active": true,
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
                    "application/json": components["schemas"]["VendorListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Importadora del Caribe, S.A.",
                 *       "taxIdType": "RNC",
                 *       "taxId": "1-01-85004-3",
                 *       "email": "ventas@caribe.example",
                 *       "phone": "+1 809 555 0100",
                 *       "address": {
                 *         "line1": "Av. Winston Churchill 95",
                 *         "city": "Santo Domingo",
                 *         "country": "DO"
                 *       },
                 *       "paymentTerms": "CREDITO_30",
                 *       "bankAccounts": [
                 *         {
                 *           "bank": "Banco del Caribe",
                 *           "accountNumber": "9601234567",
                 *           "currencyCode": "DOP"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VendorInput"];
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
                     *         "code": "P-000001",
                     *         "name": "Importadora del Caribe, S.A.",
                     *         "tradeName": null,
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "ventas@caribe.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "blocked": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "bankAccounts": [
                     *           {
                     *             "bank": "Banco del Caribe",
                     *             "accountNumber": "******4567",
                     *             "currencyCode": "DOP"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendor: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor. */
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
                     *         "code": "P-000001",
                     *         "name": "Importadora del Caribe, S.A.",
                     *         "tradeName": null,
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "ventas@caribe.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "blocked": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "bankAccounts": [
                     *           {
                     *             "bank": "Banco del Caribe",
                     *             "accountNumber": "******4567",
                     *             "currencyCode": "DOP"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorReply"];
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
    updateVendor: {
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
                 *       "name": "Importadora del Caribe, S.A.",
                 *       "blocked": true
                 *     }
                 */
                "application/json": components["schemas"]["VendorInput"];
            };
        };
        responses: {
            /** @description The vendor as it is now. */
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
                     *         "code": "P-000001",
                     *         "name": "Importadora del Caribe, S.A.",
                     *         "tradeName": null,
                     *         "taxIdType": "RNC",
                     *         "taxId": "1-01-85004-3",
                     *         "email": "ventas@caribe.example",
                     *         "phone": "+1 809 555 0100",
                     *         "language": "es",
                     *         "city": "Santo Domingo",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "line2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "DO"
                     *         },
                     *         "paymentTerms": "CREDITO_30",
                     *         "currencyCode": "DOP",
                     *         "blocked": false,
                     *         "contacts": [
                     *           {
                     *             "name": "Ana Reyes",
                     *             "role": "Compras"
                     *           }
                     *         ],
                     *         "bankAccounts": [
                     *           {
                     *             "bank": "Banco del Caribe",
                     *             "accountNumber": "******4567",
                     *             "currencyCode": "DOP"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorReply"];
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
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
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
                     *         "code": "ACME",
                     *         "name": "Comercial Ejemplo, S.R.L.",
                     *         "tradeName": "Ejemplo",
                     *         "taxId": "101000001",
                     *         "email": "ventas@example.com",
                     *         "phone": "+1 809 555 0100",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "city": "Santo Domingo",
                     *           "country": "DO"
                     *         },
                     *         "baseCurrency": "DOP",
                     *         "timeZone": "America/Santo_Domingo",
                     *         "locale": "es",
                     *         "taxRounding": "document",
                     *         "pricesIncludeTax": false,
                     *         "overReceiptTolerance": 0,
                     *         "priceTolerance": 0,
                     *         "auditRetentionDays": null,
                     *         "requireSecondFactor": false,
                     *         "lockedThrough": "2025-12-31",
                     *         "logoUrl": null,
                     *         "series": [
                     *           {
                     *             "code": "invoice",
                     *             "prefix": "F-",
                     *             "nextNumber": 1,
                     *             "pad": 6
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyReply"];
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
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Comercial Ejemplo, S.R.L.",
                 *       "tradeName": "Ejemplo",
                 *       "taxId": "101000001",
                 *       "address": {
                 *         "line1": "Av. Winston Churchill 95",
                 *         "city": "Santo Domingo",
                 *         "country": "DO"
                 *       },
                 *       "taxRounding": "document"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description The company as it is now. */
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
                     *         "code": "ACME",
                     *         "name": "Comercial Ejemplo, S.R.L.",
                     *         "tradeName": "Ejemplo",
                     *         "taxId": "101000001",
                     *         "email": "ventas@example.com",
                     *         "phone": "+1 809 555 0100",
                     *         "address": {
                     *           "line1": "Av. Winston Churchill 95",
                     *           "city": "Santo Domingo",
                     *           "country": "DO"
                     *         },
                     *         "baseCurrency": "DOP",
                     *         "timeZone": "America/Santo_Domingo",
                     *         "locale": "es",
                     *         "taxRounding": "document",
                     *         "pricesIncludeTax": false,
                     *         "overReceiptTolerance": 0,
                     *         "priceTolerance": 0,
                     *         "auditRetentionDays": null,
                     *         "requireSecondFactor": false,
                     *         "lockedThrough": "2025-12-31",
                     *         "logoUrl": null,
                     *         "series": [
                     *           {
                     *             "code": "invoice",
                     *             "prefix": "F-",
                     *             "nextNumber": 1,
                     *             "pad": 6
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockPeriod: {
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
                 *       "lockedThrough": "2025-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["PeriodLockInput"];
            };
        };
        responses: {
            /** @description How far the books are locked now. */
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
                     *         "lockedThrough": "2025-12-31",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PeriodLockReply"];
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
    listCurrencies: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "code";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
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
                     *           "code": "USD",
                     *           "name": "US Dollar",
                     *           "symbol": "US$",
                     *           "decimals": 2,
                     *           "active": true,
                     *           "isBase": false,
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
                    "application/json": components["schemas"]["CurrencyListReply"];
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
    updateCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The ISO 4217 code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["CurrencyInput"];
            };
        };
        responses: {
            /** @description The currency as it is now. */
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
                     *         "code": "USD",
                     *         "name": "US Dollar",
                     *         "symbol": "US$",
                     *         "decimals": 2,
                     *         "active": true,
                     *         "isBase": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CurrencyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "validFrom";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only rates of this currency. */
                base?: components["schemas"]["CurrencyCode"];
                /** @description Only rates in this currency. */
                quote?: components["schemas"]["CurrencyCode"];
                /** @description Only the rate in force that day, of each pair. */
                date?: components["schemas"]["ConfigDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "base": "USD",
                     *           "quote": "DOP",
                     *           "rate": 58.75,
                     *           "validFrom": "2026-01-31",
                     *           "source": "Central bank",
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
                    "application/json": components["schemas"]["ExchangeRateListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "base": "USD",
                 *       "quote": "DOP",
                 *       "rate": 58.75,
                 *       "validFrom": "2026-01-31",
                 *       "source": "Central bank"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeRateInput"];
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
                     *         "base": "USD",
                     *         "quote": "DOP",
                     *         "rate": 58.75,
                     *         "validFrom": "2026-01-31",
                     *         "source": "Central bank",
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeRateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExchangeRate: {
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
                 *       "rate": 58.8,
                 *       "source": "Central bank"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeRateUpdate"];
            };
        };
        responses: {
            /** @description The rate as it is now. */
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
                     *         "base": "USD",
                     *         "quote": "DOP",
                     *         "rate": 58.75,
                     *         "validFrom": "2026-01-31",
                     *         "source": "Central bank",
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeRateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaxRates: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "validFrom";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
                /** @description Active or deactivated records; `includeInactive` answers both. */
                active?: boolean;
                /** @description Only rows in force that day. */
                date?: components["schemas"]["ConfigDay"];
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
                     *           "code": "ITBIS18",
                     *           "name": "ITBIS 18 %",
                     *           "rate": 18,
                     *           "category": "standard",
                     *           "compound": false,
                     *           "validFrom": "2026-01-01",
                     *           "validTo": null,
                     *           "exemptionReason": null,
                     *           "active": true,
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
                    "application/json": components["schemas"]["TaxRateListReply"];
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
    createTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ITBIS18",
                 *       "name": "ITBIS 18 %",
                 *       "rate": 18,
                 *       "category": "standard",
                 *       "validFrom": "2026-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["TaxRateInput"];
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
                     *         "code": "ITBIS18",
                     *         "name": "ITBIS 18 %",
                     *         "rate": 18,
                     *         "category": "standard",
                     *         "compound": false,
                     *         "validFrom": "2026-01-01",
                     *         "validTo": null,
                     *         "exemptionReason": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxRateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaxRate: {
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
                 *       "name": "ITBIS 18 %",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["TaxRateUpdate"];
            };
        };
        responses: {
            /** @description The tax rate as it is now. */
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
                     *         "code": "ITBIS18",
                     *         "name": "ITBIS 18 %",
                     *         "rate": 18,
                     *         "category": "standard",
                     *         "compound": false,
                     *         "validFrom": "2026-01-01",
                     *         "validTo": null,
                     *         "exemptionReason": null,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxRateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentTerms: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "code" | "days";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Also answer deactivated records. */
                includeInactive?: components["parameters"]["IncludeInactive"];
                /** @description Active or deactivated records; `includeInactive` answers both. */
                active?: boolean;
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
                     *           "id": 4,
                     *           "code": "CREDITO_30",
                     *           "name": "Crédito a 30 días",
                     *           "kind": "days",
                     *           "days": 30,
                     *           "active": true,
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
                    "application/json": components["schemas"]["PaymentTermsListReply"];
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
    createPaymentTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "CREDITO_20",
                 *       "name": "Crédito a 20 días",
                 *       "kind": "days",
                 *       "days": 20
                 *     }
                 */
                "application/json": components["schemas"]["PaymentTermsInput"];
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
                     *         "id": 4,
                     *         "code": "CREDITO_30",
                     *         "name": "Crédito a 30 días",
                     *         "kind": "days",
                     *         "days": 30,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentTermsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymentTerms: {
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
                 *       "name": "Crédito a 30 días",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["PaymentTermsUpdate"];
            };
        };
        responses: {
            /** @description The payment terms as they are now. */
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
                     *         "id": 4,
                     *         "code": "CREDITO_30",
                     *         "name": "Crédito a 30 días",
                     *         "kind": "days",
                     *         "days": 30,
                     *         "active": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentTermsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "code";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
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
                     *           "code": "invoice",
                     *           "prefix": "F-",
                     *           "nextNumber": 1,
                     *           "pad": 6,
                     *           "lastDate": null,
                     *           "keepsDateOrder": true,
                     *           "used": false,
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
                    "application/json": components["schemas"]["SeriesListReply"];
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
    updateSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The kind of document. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prefix": "F-",
                 *       "pad": 8
                 *     }
                 */
                "application/json": components["schemas"]["SeriesInput"];
            };
        };
        responses: {
            /** @description The series as it is now. */
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
                     *         "code": "invoice",
                     *         "prefix": "F-",
                     *         "nextNumber": 1,
                     *         "pad": 6,
                     *         "lastDate": null,
                     *         "keepsDateOrder": true,
                     *         "used": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesReply"];
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
    listLeads: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "createdAt" | "name" | "status" | "estimatedAmount";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this status. */
                status?: components["schemas"]["LeadStatus"];
                /** @description Only this source. */
                source?: components["schemas"]["LeadSource"];
                /** @description Only those of this user. */
                ownerId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "name": "Ana Reyes",
                     *           "companyName": "Ferretería Peña",
                     *           "email": "ana@example.com",
                     *           "phone": "+1 809 555 0100",
                     *           "source": "web",
                     *           "status": "new",
                     *           "ownerId": 1,
                     *           "estimatedAmount": 25000,
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
                    "application/json": components["schemas"]["LeadListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Reyes",
                 *       "companyName": "Ferretería Peña",
                 *       "email": "ana@example.com",
                 *       "source": "web",
                 *       "estimatedAmount": 25000,
                 *       "opportunity": {
                 *         "title": "Bolts for the new plant",
                 *         "expectedAmount": 25000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LeadInput"];
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
                     *         "name": "Ana Reyes",
                     *         "companyName": "Ferretería Peña",
                     *         "email": "ana@example.com",
                     *         "phone": "+1 809 555 0100",
                     *         "source": "web",
                     *         "status": "new",
                     *         "ownerId": 1,
                     *         "estimatedAmount": 25000,
                     *         "customerId": null,
                     *         "notes": "Wants a quote for bolts",
                     *         "statusNote": null,
                     *         "statusChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "opportunityId": 1,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LeadReply"];
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
    getLead: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
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
                     *         "name": "Ana Reyes",
                     *         "companyName": "Ferretería Peña",
                     *         "email": "ana@example.com",
                     *         "phone": "+1 809 555 0100",
                     *         "source": "web",
                     *         "status": "new",
                     *         "ownerId": 1,
                     *         "estimatedAmount": 25000,
                     *         "customerId": null,
                     *         "notes": "Wants a quote for bolts",
                     *         "statusNote": null,
                     *         "statusChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "opportunityId": 1,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LeadReply"];
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
    changeLeadStatus: {
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
                 *       "status": "contacted",
                 *       "note": "Called back"
                 *     }
                 */
                "application/json": components["schemas"]["LeadStatusChange"];
            };
        };
        responses: {
            /** @description The lead as it is now. */
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
                     *         "name": "Ana Reyes",
                     *         "companyName": "Ferretería Peña",
                     *         "email": "ana@example.com",
                     *         "phone": "+1 809 555 0100",
                     *         "source": "web",
                     *         "status": "new",
                     *         "ownerId": 1,
                     *         "estimatedAmount": 25000,
                     *         "customerId": null,
                     *         "notes": "Wants a quote for bolts",
                     *         "statusNote": null,
                     *         "statusChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "opportunityId": 1,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LeadReply"];
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
    listOpportunities: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "expectedCloseDate" | "expectedAmount" | "stageChangedAt" | "title";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only this stage. */
                stage?: components["schemas"]["OpportunityStage"];
                /** @description Only those of this user. */
                ownerId?: components["schemas"]["Id"];
                /** @description Only those of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only those that came of this lead. */
                leadId?: components["schemas"]["Id"];
                /** @description Only those neither won nor lost, or only the others. */
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "title": "Bolts for the new plant",
                     *           "leadId": 1,
                     *           "customerId": null,
                     *           "stage": "prospecting",
                     *           "probability": 10,
                     *           "expectedAmount": 25000,
                     *           "weightedAmount": 2500,
                     *           "currencyCode": "DOP",
                     *           "expectedCloseDate": "2026-03-31",
                     *           "ownerId": 1,
                     *           "lostReason": null,
                     *           "stageChangedAt": "2026-01-31T09:30:00.000-04:00",
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
                    "application/json": components["schemas"]["OpportunityListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    createOpportunity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Bolts for the new plant",
                 *       "leadId": 1,
                 *       "expectedAmount": 25000,
                 *       "expectedCloseDate": "2026-03-31"
                 *     }
                 */
                "application/json": components["schemas"]["OpportunityInput"];
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
                     *         "title": "Bolts for the new plant",
                     *         "leadId": 1,
                     *         "customerId": null,
                     *         "stage": "prospecting",
                     *         "probability": 10,
                     *         "expectedAmount": 25000,
                     *         "weightedAmount": 2500,
                     *         "currencyCode": "DOP",
                     *         "expectedCloseDate": "2026-03-31",
                     *         "ownerId": 1,
                     *         "lostReason": null,
                     *         "stageChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "stageHistory": [],
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpportunityReply"];
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
    getOpportunity: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opportunity. */
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
                     *         "title": "Bolts for the new plant",
                     *         "leadId": 1,
                     *         "customerId": null,
                     *         "stage": "proposal",
                     *         "probability": 50,
                     *         "expectedAmount": 25000,
                     *         "weightedAmount": 12500,
                     *         "currencyCode": "DOP",
                     *         "expectedCloseDate": "2026-03-31",
                     *         "ownerId": 1,
                     *         "lostReason": null,
                     *         "stageChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "stageHistory": [
                     *           {
                     *             "from": "prospecting",
                     *             "to": "proposal",
                     *             "note": "Quote sent",
                     *             "lostReason": null,
                     *             "changedBy": "Ana Reyes",
                     *             "changedAt": "2026-01-31T09:30:00.000-04:00"
                     *           }
                     *         ],
                     *         "version": 2,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpportunityReply"];
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
    changeOpportunityStage: {
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
                 *       "stage": "proposal",
                 *       "note": "Quote sent"
                 *     }
                 */
                "application/json": components["schemas"]["StageChange"];
            };
        };
        responses: {
            /** @description The opportunity as it is now. */
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
                     *         "title": "Bolts for the new plant",
                     *         "leadId": 1,
                     *         "customerId": null,
                     *         "stage": "proposal",
                     *         "probability": 50,
                     *         "expectedAmount": 25000,
                     *         "weightedAmount": 12500,
                     *         "currencyCode": "DOP",
                     *         "expectedCloseDate": "2026-03-31",
                     *         "ownerId": 1,
                     *         "lostReason": null,
                     *         "stageChangedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "stageHistory": [
                     *           {
                     *             "from": "prospecting",
                     *             "to": "proposal",
                     *             "note": "Quote sent",
                     *             "lostReason": null,
                     *             "changedBy": "Ana Reyes",
                     *             "changedAt": "2026-01-31T09:30:00.000-04:00"
                     *           }
                     *         ],
                     *         "version": 2,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpportunityReply"];
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
    listApiKeys: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "name" | "createdAt" | "expiresAt";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Only this status. */
                status?: components["schemas"]["ApiKeyStatus"];
                /** @description Only keys that work today and end before this instant (RFC 3339 with offset). */
                expiresBefore?: string;
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
                     *           "masked": "nk_live_…x7Qa",
                     *           "name": "Web shop",
                     *           "permissions": [
                     *             "products:read",
                     *             "invoices:*"
                     *           ],
                     *           "allowedIps": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *           "expired": false,
                     *           "lastUsedAt": null,
                     *           "lastUsedIp": null,
                     *           "status": "Activa",
                     *           "createdBy": "Ana Reyes",
                     *           "revokedAt": null,
                     *           "replacesId": null,
                     *           "replacedById": null,
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
                    "application/json": components["schemas"]["ApiKeyListReply"];
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
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Web shop",
                 *       "permissions": [
                 *         "products:read",
                 *         "invoices:*"
                 *       ],
                 *       "allowedIps": [
                 *         "203.0.113.0/24"
                 *       ],
                 *       "expiresAt": "2027-01-31T00:00:00-04:00"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyInput"];
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
                     *         "masked": "nk_live_…x7Qa",
                     *         "name": "Web shop",
                     *         "permissions": [
                     *           "products:read",
                     *           "invoices:*"
                     *         ],
                     *         "allowedIps": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *         "expired": false,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "status": "Activa",
                     *         "createdBy": "Ana Reyes",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "value": "nk_live_1_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKeyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
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
                     *         "masked": "nk_live_…x7Qa",
                     *         "name": "Web shop",
                     *         "permissions": [
                     *           "products:read",
                     *           "invoices:*"
                     *         ],
                     *         "allowedIps": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *         "expired": false,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "status": "Activa",
                     *         "createdBy": "Ana Reyes",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyReply"];
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
    updateApiKey: {
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
                 *       "name": "Web shop",
                 *       "permissions": [
                 *         "products:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            /** @description The key as it is now. */
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
                     *         "masked": "nk_live_…x7Qa",
                     *         "name": "Web shop",
                     *         "permissions": [
                     *           "products:read",
                     *           "invoices:*"
                     *         ],
                     *         "allowedIps": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *         "expired": false,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "status": "Activa",
                     *         "createdBy": "Ana Reyes",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyReply"];
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
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapMinutes": 60
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The new key. */
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
                     *         "masked": "nk_live_…x7Qa",
                     *         "name": "Web shop",
                     *         "permissions": [
                     *           "products:read",
                     *           "invoices:*"
                     *         ],
                     *         "allowedIps": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *         "expired": false,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "status": "Activa",
                     *         "createdBy": "Ana Reyes",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "value": "nk_live_1_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKeyReply"];
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
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked. */
            200: {
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
                     *         "masked": "nk_live_…x7Qa",
                     *         "name": "Web shop",
                     *         "permissions": [
                     *           "products:read",
                     *           "invoices:*"
                     *         ],
                     *         "allowedIps": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "expiresAt": "2027-01-31T00:00:00.000-04:00",
                     *         "expired": false,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "status": "Activa",
                     *         "createdBy": "Ana Reyes",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "name" | "email" | "createdAt" | "lastLoginAt";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Only this role. */
                role?: components["schemas"]["Role"];
                /** @description Only active users, or only the others. */
                active?: boolean;
                /** @description Only users whom failed attempts keep out now, or only the others. */
                locked?: boolean;
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
                     *           "id": 2,
                     *           "name": "Luis Mota",
                     *           "email": "luis@example.com",
                     *           "role": "manager",
                     *           "active": true,
                     *           "locale": null,
                     *           "lockedUntil": null,
                     *           "failedAttempts": 0,
                     *           "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *           "lastLoginIp": "203.0.113.7",
                     *           "mustChangePassword": false,
                     *           "secondFactor": false,
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
                    "application/json": components["schemas"]["UserListReply"];
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
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Luis Mota",
                 *       "email": "luis@example.com",
                 *       "role": "manager",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["UserInput"];
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
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
    updateUser: {
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
                 *       "name": "Luis Mota",
                 *       "role": "viewer"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user as they are now. */
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
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
    unlockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["UserPassword"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
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
    createPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "token": "nr_0PpGjGgGUkYrO9kRXnjcetKL6M1N6L1SUd2JWd7hsaiMl1tpHBkmM1SL6uSz",
                     *         "url": "https://erp.example.com/console/password#nr_0PpGjGgGUkYrO9kRXnjcetKL6M1N6L1SUd2JWd7hsaiMl1tpHBkmM1SL6uSz",
                     *         "expiresAt": "2026-02-01T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordResetReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUserSecondFactor: {
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
            /** @description The user. */
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
                     *         "id": 2,
                     *         "name": "Luis Mota",
                     *         "email": "luis@example.com",
                     *         "role": "manager",
                     *         "active": true,
                     *         "locale": null,
                     *         "lockedUntil": null,
                     *         "failedAttempts": 0,
                     *         "lastLoginAt": "2026-01-31T09:30:00.000-04:00",
                     *         "lastLoginIp": "203.0.113.7",
                     *         "mustChangePassword": false,
                     *         "secondFactor": false,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "updatedAt": "2026-01-31T09:30:00.000-04:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
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
    listUserKeys: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
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
                     *           "api": "erp",
                     *           "id": "3",
                     *           "name": "Shop",
                     *           "masked": "nk_live_…a1B2",
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "lastUsedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserKeyListReply"];
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
    listUserLogins: {
        parameters: {
            query?: {
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins. */
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
                     *           "id": "6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69",
                     *           "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *           "refreshedAt": null,
                     *           "expiresAt": "2026-02-07T09:30:00.000-04:00",
                     *           "revokedAt": null,
                     *           "ip": "203.0.113.7",
                     *           "userAgent": "Mozilla/5.0",
                     *           "current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserLoginListReply"];
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
    revokeUserLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The login's id. */
                loginId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login, ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "id": "6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69",
                     *         "createdAt": "2026-01-31T09:30:00.000-04:00",
                     *         "refreshedAt": null,
                     *         "expiresAt": "2026-02-07T09:30:00.000-04:00",
                     *         "revokedAt": "2026-01-31T10:00:00.000-04:00",
                     *         "ip": "203.0.113.7",
                     *         "userAgent": "Mozilla/5.0",
                     *         "current": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserLoginReply"];
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description The page to answer, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Free text; case and accents do not matter, `%` and `_` are literal. */
                search?: components["parameters"]["Search"];
                /** @description Field to sort by. */
                sortBy?: "id" | "at";
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
                /** @description Names of members of the record, separated by commas: only those are answered, although the schema calls others required. What surrounds the records, such as `totalCount`, stays. */
                fields?: components["parameters"]["Fields"];
                /** @description Answers every record that matches as a file instead of a page of them: `csv` (UTF-8 with byte order mark, RFC 4180) or `xlsx`. Filters, order and `fields` hold, `page`, `pageSize` and `cursor` are refused. Needs `exports:run` too and counts as `exports`. */
                format?: components["parameters"]["Format"];
                /** @description Only what this kind of actor did. */
                actorType?: components["schemas"]["ActorType"];
                /** @description Only what this user or key did. */
                actorId?: components["schemas"]["Id"];
                /** @description Only this operation, e.g. `voidInvoice`. */
                action?: string;
                /** @description Only this kind of record, e.g. `invoice`. */
                objectType?: string;
                /** @description Only this record. */
                objectId?: string;
                /** @description Only from this address. */
                ip?: string;
                /** @description Only what this request did. */
                requestId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or all pages as a file. */
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
                     *           "id": 41,
                     *           "at": "2026-01-31T09:30:00.000-04:00",
                     *           "actorType": "user",
                     *           "actorId": 1,
                     *           "actorName": "Ana Reyes",
                     *           "action": "updateProduct",
                     *           "objectType": "product",
                     *           "objectId": "17",
                     *           "ip": "203.0.113.7",
                     *           "requestId": "4f1c2b9a7d3e",
                     *           "before": {
                     *             "name": "Bolt",
                     *             "price": 1.5
                     *           },
                     *           "after": {
                     *             "name": "Bolt",
                     *             "price": 1.75
                     *           },
                     *           "changes": [
                     *             {
                     *               "path": "price",
                     *               "before": 1.5,
                     *               "after": 1.75
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["AuditListReply"];
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["XlsxFile"];
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
    runSelfCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was checked, and every difference that was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "data": {
                     *         "sound": false,
                     *         "checkedAt": "2026-01-31T09:30:00.000-04:00",
                     *         "checks": [
                     *           {
                     *             "name": "stock_quantity_is_the_sum_of_its_movements",
                     *             "sound": false,
                     *             "faults": [
                     *               {
                     *                 "subject": "product 1 in warehouse 1",
                     *                 "expected": "40",
                     *                 "found": "39"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SelfCheckReply"];
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
}
