// Written by npm run codegen; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Status of the session. `not_started`: no input yet; `in_progress`: the person has sent input; `in_review`: waits for a reviewer; `resubmission_requested`: a reviewer has asked the person to repeat steps; `abandoned`: the time ran out after the person had started; `expired`: the time ran out before that; `kyc_expired`: the approval is no longer valid. `x-states` lists the statuses that can follow each status.
         * @enum {string}
         */
        SessionStatus: "not_started" | "in_progress" | "in_review" | "resubmission_requested" | "approved" | "declined" | "abandoned" | "expired" | "kyc_expired";
        /**
         * @description Country as an ISO 3166-1 alpha-2 code in lower case.
         * @example do
         */
        CountryCode: string;
        /**
         * @description Environment of the record. `test` records are created with test keys and are never mixed with `live` records.
         * @enum {string}
         */
        Environment: "live" | "test";
        /**
         * @description Kind of verification. `id`: identity document; `liveness`: the person is alive and present; `face_match`: selfie and document show the same person; `age`: estimated age; `poa`: proof of address; `database_validation`: identity number in a register; `aml`: screening against watchlists.
         * @enum {string}
         */
        Feature: "id" | "liveness" | "face_match" | "age" | "poa" | "database_validation" | "aml";
        /** @description Features of the session or workflow, in display order. */
        Features: components["schemas"]["Feature"][];
        /**
         * @description Status of a step or check. `pending`: waits for input.
         * @enum {string}
         */
        StepStatus: "pending" | "approved" | "declined" | "in_review";
        /** @description Whole number of the items that the field is named after. */
        Count: number;
        /** @description A step of a session. */
        SessionStep: {
            feature: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
            attempts: components["schemas"]["Count"];
        };
        /** @description The caller's own keys and values: at most 50 keys of up to 40 characters, with text values of up to 500 characters. */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description Machine-readable code in upper case, such as `DOCUMENT_EXPIRED`. */
        ReasonCode: string;
        /**
         * Format: date-time
         * @description Date and time in RFC 3339 format, in UTC.
         */
        Instant: string;
        /** @description Origin of an imported session; null if the session was not imported. */
        ImportOrigin: {
            /** @description Id of the session at the company that shared it. */
            sessionId: string;
            at: components["schemas"]["Instant"];
        } | null;
        /** @description Person, key or service that caused a change. */
        Actor: {
            /**
             * @description `user`: a person; `key`: an API key; `system`: the server itself.
             * @enum {string}
             */
            type: "user" | "key" | "system";
            /** @description Id of the person or key; null for the server, and for the verified person who uses the link of the session. */
            id: string | null;
            /** @description Name of the person or key; null if there is none. */
            name: string | null;
        };
        /** @description Claim of a reviewer on a session in review. It ends after its time, when it is released, and when the session leaves the review. */
        Claim: {
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description Time at which the reviewer claimed the session.
             */
            at: string;
            /**
             * Format: date-time
             * @description Time at which the claim ends unless it is extended.
             */
            until: string;
        };
        /** @description Risk of the session after its last check, from 0 to 100; null before the first check. The last check of each step is rated, and the highest rating counts: 90 if declined, 50 if in review, 10 if approved with a warning, otherwise 0. A rating is at least the score of the best watchlist hit, or 100 minus the score of a face match or liveness check that is below the threshold of the workflow. Each further warning that the workflow does not approve adds 5, at most 30 in total. */
        Risk: number | null;
        /** @description The first of two required approvals. A new check and every decision other than the second approval remove it. After the second approval it remains for as long as the session is approved. */
        FirstApproval: {
            actor: components["schemas"]["Actor"];
            /** @description Human-readable reason; null if none was given. */
            reason: string | null;
            /** @description Note for other reviewers; null if there is none. */
            comment: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description A session, as lists return it. */
        SessionItem: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Steps of the session with their statuses. */
            steps: components["schemas"]["SessionStep"][];
            /** @description Workflow of the session. */
            workflowId: string;
            /** @description Version of the workflow. It stays the same for the whole session. */
            workflowVersion: number;
            /** @description The caller's own id of the person; null if none was sent. */
            externalId: string | null;
            /** @description Expected name of the person, given names first; null if none was sent. */
            subjectName: string | null;
            /**
             * Format: uri
             * @description Address of your site that the capture page links to at the end; null if none was sent.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Language of the person as a BCP 47 tag; null if none was sent. */
            language: string | null;
            /** @description Country that issued the identity document, or the expected nationality before a document was read; null if neither is known. */
            country: string | null;
            /** @description Machine-readable reasons for the status. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            firstApproval: components["schemas"]["FirstApproval"] | null;
            /** @description Version of the session. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the first input of the person; null before that.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session was last approved or declined; null before that.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
             */
            expiresAt: string | null;
        };
        /** @description Number of records that match the request, on all pages together. */
        Total: number;
        /** @description Cursor of the next page, to send as `after`; null on the last page. */
        NextCursor: string | null;
        /** @description A page of sessions. */
        SessionListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Sessions on this page. */
            sessions: components["schemas"]["SessionItem"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
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
        /**
         * @description Stable, machine-readable code of the error. The list is closed: a new code is a change of the contract. The codes in `details` say what is wrong with each field. `ambiguous_credentials`: the request carries more than one credential. `scope_not_grantable`: the caller may not grant a requested scope to a key. `conflict`: the current state of the record does not allow the request. `invalid_transition`: the session cannot move from its current status to the requested one. `claimed`: another reviewer has claimed the session. `second_reviewer_needed`: a different reviewer must give the second approval. `kept_by_law`: the law of the company demands the record for some time. `gone`: the record was erased or has expired. `provider_unavailable`: an engine, register or watchlist that the operation needs is not available. `service_unavailable`: the server itself cannot answer now.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "malformed_json" | "ambiguous_credentials" | "unauthorized" | "forbidden" | "csrf_failed" | "scope_not_grantable" | "not_found" | "method_not_allowed" | "conflict" | "invalid_transition" | "claimed" | "second_reviewer_needed" | "kept_by_law" | "gone" | "version_mismatch" | "file_too_large" | "unsupported_media" | "unprocessable_image" | "idempotency_key_reused" | "rate_limited" | "internal" | "provider_unavailable" | "service_unavailable";
        /** @description One error in the request, with its location. */
        ErrorDetail: {
            /** @description Location of the error, such as `body.features.0` or `query.limit`. */
            path: string;
            /** @description Kind of error, such as `unknown_field` or `validation_failed`. New kinds may be added. */
            code: string;
            /** @description Human-readable description of the error. */
            message: string;
        };
        /** @description The error that ended the request. */
        ErrorInfo: {
            code: components["schemas"]["ErrorCode"];
            /** @description Human-readable description of the error, in English or Spanish as `Accept-Language` requests. */
            message: string;
            /** @description Id of the request in the log of the server. The header `X-Request-Id` carries it too. */
            requestId: string;
            /** @description True if the same request may succeed later without a change. */
            retryable: boolean;
            /** @description Address of the documentation of errors, relative to this server. */
            docs: string;
            /** @description Statuses to which the session can move from its current status. Present only with `invalid_transition`. */
            allowed?: string[];
            /**
             * Format: date-time
             * @description Time from which all records of the request can be erased. Present only with `kept_by_law`.
             */
            erasableFrom?: string;
            /** @description The individual errors in the request. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description Reply to every request that fails. */
        ErrorReply: {
            /**
             * @description Always false.
             * @constant
             */
            ok: false;
            error: components["schemas"]["ErrorInfo"];
        };
        /** @description Features to run, in display order. */
        FeatureChoice: components["schemas"]["Feature"][];
        /** @description Contact data of the person. */
        Contact: {
            /**
             * Format: email
             * @description E-mail address; null if not known.
             */
            email?: string | null;
            /** @description Telephone number as dialled; null if not known. */
            phone?: string | null;
        };
        /** @description Data that the person has stated. Documents and registers are compared with it. */
        Expected: {
            /** @description Given names; null if not known. */
            firstName?: string | null;
            /** @description Family names; null if not known. */
            lastName?: string | null;
            /**
             * Format: date
             * @description Date of birth; null if not known.
             */
            dateOfBirth?: string | null;
            /** @description Nationality as an ISO 3166-1 alpha-2 code in lower case; null if not known. */
            nationality?: string | null;
            /** @description Number of the identity document; null if not known. */
            documentNumber?: string | null;
            /** @description Address in one line; null if not known. */
            address?: string | null;
        };
        /** @description Session to create. */
        SessionInput: {
            features?: components["schemas"]["FeatureChoice"];
            /** @description Workflow of the session; the default workflow if absent. */
            workflowId?: string;
            /** @description The caller's own id of the person. */
            externalId?: string;
            /**
             * Format: uri
             * @description Address of your site that the capture page links to at the end.
             */
            callbackUrl?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Language of the person as a BCP 47 tag. The capture page is Spanish for `es`, otherwise English. */
            language?: string;
            /** @description Seconds until the session expires if the person sends no input; the workflow's `sessionTtlSeconds` if absent. */
            expiresIn?: number;
            contact?: components["schemas"]["Contact"];
            expected?: components["schemas"]["Expected"];
        };
        /** @description The last decision of a reviewer or of a program that decides for one. */
        Decision: {
            decision: components["schemas"]["SessionStatus"];
            /** @description Human-readable reason; null if none was given. */
            reason: string | null;
            /** @description Machine-readable reasons. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            /** @description Note for other reviewers; null if there is none. */
            comment: string | null;
            actor: components["schemas"]["Actor"];
            at: components["schemas"]["Instant"];
        };
        /** @description Consent of the person; null while none was given or the workflow asks for none. */
        SessionConsent: {
            /**
             * @description Language of the text that the person accepted.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description SHA-256 of the accepted text in hexadecimal. The text is that of `workflowVersion`. */
            version: string;
            acceptedAt: components["schemas"]["Instant"];
        };
        /** @description A finding of a check. */
        Warning: {
            code: components["schemas"]["ReasonCode"];
            /**
             * @description Effect of the finding, unless the workflow sets another action: `error` declines the check, or asks for another input if one can correct the fault; `warning` sends it to review; `information` has no effect.
             * @enum {string}
             */
            severity: "error" | "warning" | "information";
            /** @description Human-readable description in the language of the request. */
            message: string;
        };
        /** @description An image or document that a check was performed on. */
        CheckImage: {
            /** @description Content of the image, such as `document_front` or `selfie`. */
            purpose: string;
            /** @description Address of the file, relative to the root of this server. */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * @description How a fact is known. `claimed`: the caller or the person stated it; `read`: an engine read it from a picture; `confirmed`: an independent source agrees, such as a register.
         * @enum {string}
         */
        FactSource: "claimed" | "read" | "confirmed";
        /** @description A fact that the check used, and how it is known. */
        CheckFact: {
            /** @description Name of the fact, such as `documentNumber`. */
            fact: string;
            /** @description Value of the fact. */
            value: string;
            source: components["schemas"]["FactSource"];
            /** @description Source of the fact: `request`, `session`, or the name of an engine or register. */
            by: string;
        };
        /** @description Facts that the check used, each with its source. */
        CheckFacts: components["schemas"]["CheckFact"][];
        /** @description A value that a check read or measured. */
        CheckField: {
            /** @description Name of the value. Names with the same word before the dot belong together. */
            name: "documentType" | "documentNumber" | "firstName" | "lastName" | "fullName" | "dateOfBirth" | "gender" | "nationality" | "issuingCountry" | "issueDate" | "expiryDate" | "address" | "mrz.valid" | "mrz.line1" | "mrz.line2" | "mrz.line3" | "score" | "threshold" | "method" | "certified" | "challenge.passed" | "reference" | "quality.sharpness" | "quality.brightness" | "age" | "age.low" | "age.high" | "livenessScore" | "issuer" | "nameOnDocument" | "nameMatch" | "addressMatch" | "maxAgeDays" | "idNumber" | "country" | "matchType" | "validations.fullName" | "validations.idNumber" | "validations.dateOfBirth" | "source" | "match" | "hits" | (string & {});
            /** @description Value as read: dates as `2030-01-31`, countries as alpha-2 codes in lower case, measurements as decimal numbers. Null if a value was expected but not read. */
            value: string | null;
            /** @description Value that it was compared with: the expected data of the session, or else the session's identity document. For an age, the minimum age. */
            expected?: string;
            /** @description True if the two values agree; different spellings of one name agree. Absent if they cannot be compared. */
            agrees?: boolean;
        };
        /** @description A check of a session. */
        CheckSummary: {
            /** @description The check's id. */
            id: string;
            type: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
            /** @description Findings of the check. */
            warnings: components["schemas"]["Warning"][];
            createdAt: components["schemas"]["Instant"];
            /** @description Images and documents that the check was performed on. Filled only by `getSession` for callers with `sessions:decide`; otherwise empty. */
            images?: components["schemas"]["CheckImage"][];
            /** @description Facts that the check used, each with its source. Only returned by `getSession` to callers with `sessions:decide`. */
            facts?: components["schemas"]["CheckFacts"];
            /** @description Values that the check read and measured, in display order. Only returned by `getSession` to callers with `sessions:decide`. */
            fields?: components["schemas"]["CheckField"][];
            /** @description Score of the check, from 0 to 100; null if it has none. Only returned by `getSession` to callers with `sessions:decide`. */
            score?: number | null;
            /** @description Threshold that the score was compared with; null if the check has none. Liveness is declined below it, a face match goes to review below it, and a watchlist hit goes to review at or above it. Only returned by `getSession` to callers with `sessions:decide`. */
            threshold?: number | null;
            /** @description Screening that holds the hits of a check `aml`; null for other checks, and for a check that another company made. Only returned by `getSession` to callers with `sessions:decide`. */
            screeningId?: string | null;
        };
        /** @description A change of the status of a session. */
        HistoryEntry: {
            /** @description Status before the change; null for the first entry. */
            from: string | null;
            to: components["schemas"]["SessionStatus"];
            actor: components["schemas"]["Actor"];
            /** @description Human-readable reason; null if none was given. */
            reason: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description A session with a new link for the person. */
        CreatedSession: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Steps of the session with their statuses. */
            steps: components["schemas"]["SessionStep"][];
            /** @description Workflow of the session. */
            workflowId: string;
            /** @description Version of the workflow. It stays the same for the whole session. */
            workflowVersion: number;
            /** @description The caller's own id of the person; null if none was sent. */
            externalId: string | null;
            /**
             * Format: uri
             * @description Address of your site that the capture page links to at the end; null if none was sent.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Language of the person as a BCP 47 tag; null if none was sent. */
            language: string | null;
            /** @description Country that issued the identity document, or the expected nationality before a document was read; null if neither is known. */
            country: string | null;
            /** @description Machine-readable reasons for the status. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            /** @description Version of the session. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the first input of the person; null before that.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session was last approved or declined; null before that.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
             */
            expiresAt: string | null;
            /** @description Page on which the person sends document and selfie. */
            url: string;
            /** @description Token of `url`, for your own page or app: send it as `X-Capture-Token` to `/v1/capture`. */
            clientToken: string;
            contact: components["schemas"]["Contact"];
            expected: components["schemas"]["Expected"];
            decision: components["schemas"]["Decision"] | null;
            firstApproval: components["schemas"]["FirstApproval"] | null;
            consent?: components["schemas"]["SessionConsent"] | null;
            /** @description Checks of the session, oldest first. */
            checks: components["schemas"]["CheckSummary"][];
            /** @description Changes of the status, oldest first. */
            history: components["schemas"]["HistoryEntry"][];
        };
        /** @description A session with a new link for the person. */
        SessionCreatedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            session: components["schemas"]["CreatedSession"];
        };
        /** @description Share token to import, with options. */
        SessionImport: {
            /** @description Token that the sharing company received from `POST /v1/sessions/{id}/share`. */
            shareToken: string;
            /**
             * @description Whether to keep the status of the shared session instead of sending the session to review.
             * @default false
             */
            trustReview?: boolean;
            /** @description Workflow of the new session; the default workflow if absent. */
            workflowId?: string;
            /** @description The caller's own id of the person. */
            externalId?: string;
        };
        /** @description A session with its checks, its decision and its history. */
        Session: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Steps of the session with their statuses. */
            steps: components["schemas"]["SessionStep"][];
            /** @description Workflow of the session. */
            workflowId: string;
            /** @description Version of the workflow. It stays the same for the whole session. */
            workflowVersion: number;
            /** @description The caller's own id of the person; null if none was sent. */
            externalId: string | null;
            /**
             * Format: uri
             * @description Address of your site that the capture page links to at the end; null if none was sent.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Language of the person as a BCP 47 tag; null if none was sent. */
            language: string | null;
            /** @description Country that issued the identity document, or the expected nationality before a document was read; null if neither is known. */
            country: string | null;
            /** @description Machine-readable reasons for the status. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            /** @description Version of the session. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the first input of the person; null before that.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session was last approved or declined; null before that.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the session expires if the person sends no input, or at which an approval expires; null if no time limit applies.
             */
            expiresAt: string | null;
            /** @description Page on which the person sends document and selfie. Only in the reply to creating a session. */
            url?: string;
            /** @description Token of `url`, for your own page or app: send it as `X-Capture-Token` to `/v1/capture`. Only in the reply to creating a session. */
            clientToken?: string;
            contact: components["schemas"]["Contact"];
            expected: components["schemas"]["Expected"];
            decision: components["schemas"]["Decision"] | null;
            firstApproval: components["schemas"]["FirstApproval"] | null;
            consent?: components["schemas"]["SessionConsent"] | null;
            /** @description Checks of the session, oldest first. */
            checks: components["schemas"]["CheckSummary"][];
            /** @description Changes of the status, oldest first. */
            history: components["schemas"]["HistoryEntry"][];
        };
        /** @description A session. */
        SessionReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            session: components["schemas"]["Session"];
        };
        /** @description Scores from 0 to 100 that decide the result of a check. */
        Thresholds: {
            /** @description A liveness score below this value gets the warning `LOW_LIVENESS_SCORE`, which asks for another picture and, when no attempt is left, for a reviewer. */
            livenessDecline: number;
            /** @description A face-match score below this value gets the warning `FACES_DIFFER`, which goes to review unless `actions` names it. */
            faceMatchDecline: number;
            /** @description A face-match score below this value goes to review. */
            faceMatchReview: number;
            /** @description A watchlist hit with this score or more goes to review. */
            amlReview: number;
            /** @description A watchlist hit with this score or more has the warning `AML_STRONG_MATCH`. It goes to review unless `actions` decline it. */
            amlDecline: number;
        };
        /** @description Actions for warnings, by warning code, which replace the effect of their severity. Keys are codes in upper case, such as `DOCUMENT_EXPIRED`. Values are `approve` (ignore the warning), `review` or `decline`. `approve` has no effect for warnings that say that a check could not be performed or certified: `COULD_NOT_PERFORM`, `LIVENESS_NOT_CERTIFIED`, `DOCUMENT_NOT_CERTIFIED`, `REGISTER_NOT_AVAILABLE`, `AML_NOT_AVAILABLE` and codes that begin with `SANDBOX_`. `decline` has no effect for `AML_WEAK_ALIAS_MATCH`, because a weak alias identifies nobody. */
        Actions: {
            [key: string]: unknown;
        };
        /** @description Color as `#rrggbb`. */
        Color: string;
        /** @description Logo of the capture page, without its content. */
        BrandLogo: {
            /**
             * @description Type of the image.
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg";
            /** @description Size of the image in bytes. */
            bytes: number;
            /** @description SHA-256 of the image in hexadecimal. */
            sha256: string;
        };
        /** @description Look of the capture page. */
        Brand: {
            /** @description Name shown to the person; null for the name of the company. */
            name: string | null;
            /** @description Color of the main buttons and of the progress; null for the color of the page. */
            color: components["schemas"]["Color"] | null;
            logo: components["schemas"]["BrandLogo"] | null;
        };
        /** @description Texts to which the person must agree before a session accepts any image, by language: at least one. A language without a text shows the other one. Null asks for no consent. */
        ConsentTexts: {
            /** @description Text in English. */
            en?: string;
            /** @description Text in Spanish. */
            es?: string;
        };
        /** @description Features of sessions, and the thresholds and actions that decide their checks. */
        Workflow: {
            /** @description The workflow's id. */
            id: string;
            /** @description Human-readable name. */
            name: string;
            /** @description Version of the workflow. It increases with every change. */
            version: number;
            /** @description Whether sessions without a `workflowId` use this workflow. */
            isDefault: boolean;
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Types of identity document that are accepted. */
            documentsAllowed: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds: components["schemas"]["Thresholds"];
            actions: components["schemas"]["Actions"];
            /**
             * @description Action if the face of a session is similar to the indexed face of another person.
             * @enum {string}
             */
            onDuplicate: "approve" | "review" | "decline";
            /** @description Maximum number of attempts for each step. */
            maxAttempts: number;
            /** @description Seconds that a session waits for input from the person. */
            sessionTtlSeconds: number;
            /** @description Number of days for which an approval is valid; null for no limit. */
            kycValidityDays: number | null;
            /** @description Number of days after which a decided, abandoned or expired session is erased; null to never erase it. The value of the default workflow also applies to checks without a session. */
            retentionDays: number | null;
            /** @description Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two. An unknown risk counts as 0. */
            fourEyesFrom: number | null;
            /** @description Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the check goes to review. */
            acceptHeadTurnsAsLiveness: boolean;
            /** @description Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
            acceptDocumentPictureAsIdentity: boolean;
            brand?: components["schemas"]["Brand"] | null;
            consent?: components["schemas"]["ConsentTexts"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A page of workflows. */
        WorkflowListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Workflows on this page, newest first. */
            workflows: components["schemas"]["Workflow"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Thresholds to set, from 0 to 100. */
        ThresholdsInput: {
            /** @description A liveness score below this value gets the warning `LOW_LIVENESS_SCORE`, which asks for another picture and, when no attempt is left, for a reviewer. Defaults to 50. */
            livenessDecline?: number;
            /** @description A face-match score below this value gets the warning `FACES_DIFFER`, which goes to review unless `actions` names it. Cannot be greater than `faceMatchReview`. Defaults to 50. */
            faceMatchDecline?: number;
            /** @description A face-match score below this value goes to review. Defaults to 80. */
            faceMatchReview?: number;
            /** @description A watchlist hit with this score or more goes to review. Cannot be greater than `amlDecline`. Defaults to 70. */
            amlReview?: number;
            /** @description A watchlist hit with this score or more has the warning `AML_STRONG_MATCH`. It goes to review unless `actions` decline it. Defaults to 100. */
            amlDecline?: number;
        };
        /** @description Look of the capture page. It is merged member by member; a member of null is removed, and the page then shows the name of the company, no logo, and its own color. */
        BrandInput: {
            /** @description Name shown to the person in place of the name of the company. */
            name?: string | null;
            /** @description Color of the main buttons and of the progress. The page writes on it in black or white, whichever is easier to read. */
            color?: components["schemas"]["Color"] | null;
            /** @description PNG or JPEG of up to 48 kB and 1,024 by 1,024 pixels, in base64. SVG is refused, because it can contain scripts. */
            logo?: string | null;
        };
        /** @description Workflow to create. */
        WorkflowInput: {
            /** @description Human-readable name. */
            name: string;
            /** @description Whether sessions without a `workflowId` use this workflow. */
            isDefault?: boolean;
            features?: components["schemas"]["FeatureChoice"];
            /** @description Types of identity document that are accepted. Defaults to all types except `visa`. */
            documentsAllowed?: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds?: components["schemas"]["ThresholdsInput"];
            actions?: components["schemas"]["Actions"];
            /**
             * @description Action if the face of a session is similar to the indexed face of another person. Defaults to `review`.
             * @enum {string}
             */
            onDuplicate?: "approve" | "review" | "decline";
            /** @description Maximum number of attempts for each step. After the last one a reviewer decides, unless `actions` declines a warning of it by name. Defaults to 3. */
            maxAttempts?: number;
            /** @description Seconds that a session waits for input from the person. Defaults to 604800 (7 days). */
            sessionTtlSeconds?: number;
            /** @description Number of days for which an approval is valid; null for no limit, which is the default. */
            kycValidityDays?: number | null;
            /** @description Number of days after which a decided, abandoned or expired session is erased; null to never erase it. Defaults to 365. The value of the default workflow also applies to checks without a session. */
            retentionDays?: number | null;
            /** @description Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two, which is the default. An unknown risk counts as 0. */
            fourEyesFrom?: number | null;
            /** @description Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the default, the check goes to review. */
            acceptHeadTurnsAsLiveness?: boolean;
            /** @description Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
            acceptDocumentPictureAsIdentity?: boolean;
            brand?: components["schemas"]["BrandInput"] | null;
            consent?: components["schemas"]["ConsentTexts"] | null;
        };
        /** @description A workflow. */
        WorkflowReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            workflow: components["schemas"]["Workflow"];
        };
        /** @description Confirmation that a workflow was deleted. */
        DeletedWorkflow: {
            /** @description The workflow's id. */
            id: string;
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The workflow is deleted. */
        WorkflowDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            workflow: components["schemas"]["DeletedWorkflow"];
        };
        /** @description Changes of a workflow. */
        WorkflowUpdate: {
            /** @description Human-readable name. */
            name?: string;
            /** @description Whether sessions without a `workflowId` use this workflow. */
            isDefault?: boolean;
            features?: components["schemas"]["FeatureChoice"];
            /** @description Types of identity document that are accepted. */
            documentsAllowed?: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds?: components["schemas"]["ThresholdsInput"];
            actions?: components["schemas"]["Actions"];
            /**
             * @description Action if the face of a session is similar to the indexed face of another person.
             * @enum {string}
             */
            onDuplicate?: "approve" | "review" | "decline";
            /** @description Maximum number of attempts for each step. */
            maxAttempts?: number;
            /** @description Seconds that a session waits for input from the person. */
            sessionTtlSeconds?: number;
            /** @description Number of days for which an approval is valid; null for no limit. */
            kycValidityDays?: number | null;
            /** @description Number of days after which a decided, abandoned or expired session is erased; null to never erase it. The value of the default workflow also applies to checks without a session. */
            retentionDays?: number | null;
            /** @description Lowest `risk` at which the approval of a session needs two different people or keys; null to never need two. An unknown risk counts as 0. */
            fourEyesFrom?: number | null;
            /** @description Whether a passed challenge of head turns can approve liveness, although turns that software creates from one photograph pass it too. If false, the check goes to review. */
            acceptHeadTurnsAsLiveness?: boolean;
            /** @description Whether a picture of an identity document can approve identity by itself, although a drawn document is read like a real one. If false, the default, the check goes to review. */
            acceptDocumentPictureAsIdentity?: boolean;
            brand?: components["schemas"]["BrandInput"] | null;
            consent?: components["schemas"]["ConsentTexts"] | null;
        };
        /** @description Confirmation that a session was erased. */
        DeletedSession: {
            /** @description The session's id. */
            id: string;
            /**
             * @description Always `deleted`.
             * @constant
             */
            status: "deleted";
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The session is erased. */
        SessionDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            session: components["schemas"]["DeletedSession"];
        };
        /** @description Status to set for one step. With `pending`, the person must repeat the step. */
        StepDecision: {
            feature: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
        };
        /** @description Decision on a session. */
        SessionDecision: {
            /**
             * @description Status to set.
             * @enum {string}
             */
            decision: "approved" | "declined" | "in_review" | "resubmission_requested";
            /** @description Human-readable reason. It is recorded in the history. */
            reason?: string;
            /** @description Machine-readable reasons. */
            reasonCodes?: components["schemas"]["ReasonCode"][];
            /** @description Individual steps to set, each at most once. */
            steps?: components["schemas"]["StepDecision"][];
            /** @description Note for other reviewers. */
            comment?: string;
        };
        /** @description Options of the claim. */
        SessionClaim: {
            /**
             * @description Whether to take the claim from the reviewer who holds it.
             * @default false
             */
            takeOver?: boolean;
        };
        /** @description Options of the share token. */
        SessionShare: {
            /**
             * @description Seconds until the token expires.
             * @default 86400
             */
            expiresIn?: number;
            /** @description Code of the only company that may import the session; any company if absent. */
            audience?: string;
            /** @description Data to share in addition to the outcome; all of it if absent. */
            fields?: ("contact" | "expected" | "checks")[];
        };
        /** @description The share token of a session. */
        SessionShareReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Token that the other company imports. */
            shareToken: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A company whose decisions are adopted when its sessions are imported. */
        TrustedSharer: {
            /** @description The company's code. */
            code: string;
            /** @description The company's name. */
            name: string;
            trustedSince: components["schemas"]["Instant"];
        };
        /** @description The trusted sharers of the caller's company. */
        SharersReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The trusted sharers, by code. */
            sharers: components["schemas"]["TrustedSharer"][];
        };
        /** @description The company to trust. */
        TrustedSharerInput: {
            /** @description The company's code. The company tells it to its partners. */
            code: string;
        };
        /** @description A document or identity number of the subject. */
        SubjectDocument: {
            /** @description Type of the document in the words of the lists, such as `Passport` or `National ID`. */
            type?: string;
            /** @description Number of the document, or the address of a wallet with a type such as `Digital Currency Address - XBT`. Numbers are compared by their kind. Placeholders such as `0000000` are ignored. */
            number: string;
            country?: components["schemas"]["CountryCode"];
        };
        /** @description Subject to screen. The name determines the score. Equal document, registration or LEI numbers raise it. Other data that differs from the entry lowers the score if it is confirmed, and otherwise only `priority`. */
        ScreenInput: {
            /** @description Full name of the subject, in any script and any order of words. */
            fullName: string;
            /**
             * @description Type of the subject.
             * @default person
             * @enum {string}
             */
            entityType?: "person" | "company" | "vessel" | "aircraft";
            /**
             * Format: date
             * @description Date of birth of the subject.
             */
            dateOfBirth?: string;
            /** @description Year of birth, if the date is not known. */
            yearOfBirth?: number;
            nationality?: components["schemas"]["CountryCode"];
            /** @description Other countries of the subject, such as countries of residence or registration. */
            countries?: components["schemas"]["CountryCode"][];
            /**
             * @description Gender of the subject, as stated in its documents.
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description Documents of the subject. A number equal to one of the entry raises the score to 100. */
            documents?: components["schemas"]["SubjectDocument"][];
            /** @description Registration number of a company. A number equal to one of the entry raises the score to at least 95. */
            registrationNumber?: string;
            /** @description Legal Entity Identifier (ISO 17442) of a company. An LEI equal to one of the entry raises the score to at least 95. */
            lei?: string;
            /** @description Ids of the watchlists to compare with; all watchlists if absent. */
            lists?: string[];
            /**
             * @description Lowest score, from 40 to 100, at which an entry is a hit.
             * @default 70
             */
            threshold?: number;
            /** @description The caller's own id of the subject. */
            externalId?: string;
            /** @description Session whose step `aml` this screening is. */
            sessionId?: string;
            /** @description Whether to screen the subject again when a list changes. Defaults to true if `externalId` or `sessionId` is sent, otherwise to false. */
            monitor?: boolean;
        };
        /** @description One comparison between a part of the screened name and a part of the listed name. */
        HitPart: {
            /** @description Part of the screened name; empty if the part stands only in the listed name. */
            queryPart: string;
            /** @description Part of the listed name; empty if the part stands only in the screened name. */
            listPart: string;
            /** @description How the two parts relate. `exact`: the same word; `variant`: known forms of one name; `skeleton`: the same consonants; `edit`: different spelling; `initial`: an initial and a word; `joined`: one word against several; `form`: legal forms; `whole`: the names compared as a whole; `conflict`: two different words; `leftover`: a word of one name only; `order`: parent and child are swapped. */
            kind: "exact" | "variant" | "skeleton" | "edit" | "initial" | "joined" | "form" | "whole" | "conflict" | "leftover" | "order" | (string & {});
            /** @description Similarity of the two parts, from 0 to 1. */
            score: number;
            /** @description Weight of this part in the score of the name. */
            weight: number;
        };
        /** @description A fact other than the name that was compared with the entry. */
        HitModifier: {
            /** @description The fact that was compared. `birthDayFlipped` means that day and month are swapped. */
            kind: "birthYear" | "birthDay" | "birthDayFlipped" | "country" | "gender" | "documentEqual" | "documentDifferent" | "leiEqual" | "registrationEqual" | (string & {});
            /** @description Points added, negative if the fact differs: to `priority`, and to the score too if the fact is confirmed. For equal numbers, the lowest value that both can have. */
            points: number;
            source: components["schemas"]["FactSource"];
        };
        /**
         * @description Decision of a reviewer on a hit. `pending`: no decision yet; `false_positive`: the entry is not the subject; `true_match`: the entry is the subject.
         * @enum {string}
         */
        ReviewStatus: "pending" | "false_positive" | "true_match";
        /** @description A name of a watchlist entry. */
        HitEntryName: {
            /** @description The name as the list writes it. */
            text: string;
            /**
             * @description Kind of the name. A `weak` name is too common or vague to identify the entry, as the list itself states.
             * @enum {string}
             */
            kind: "primary" | "alias" | "weak";
        };
        /** @description A document of a watchlist entry. */
        HitEntryDocument: {
            /** @description Type of the document in the words of the list; null if the list does not state it. */
            type: string | null;
            /** @description Number of the document. */
            number: string;
            /** @description Country as an alpha-2 code in lower case, or as the list writes it; null if the list does not state it. */
            country: string | null;
        };
        /** @description Data of the watchlist entry in the current version of the list, at most 100 values per field. Null if the list no longer holds the entry. */
        HitEntry: {
            /**
             * @description Type of the entry; `other` if the list does not state one of the other types.
             * @enum {string}
             */
            type: "person" | "company" | "vessel" | "aircraft" | "other";
            /** @description Names of the entry, weak ones last. */
            names: components["schemas"]["HitEntryName"][];
            /** @description Dates of birth: a day, a month, a year, or a range such as `1958/1962`. */
            birthDates: string[];
            /** @description Places of birth as the list writes them. */
            birthPlaces: string[];
            /** @description Countries as alpha-2 codes in lower case, or as the list writes them. */
            countries: string[];
            /**
             * @description Gender of the person; null if the list does not state it.
             * @enum {string|null}
             */
            gender: "male" | "female" | null;
            /** @description Documents of the entry. */
            documents: components["schemas"]["HitEntryDocument"][];
            /** @description Sanctions programs that the entry is listed under. */
            programs: string[];
            /** @description Reasons for the listing, such as `sanction` or `crime`. */
            topics: string[];
            /** @description Further remarks of the list, cut to 5,000 characters. */
            remarks: string;
            /** @description True if the list has changed the entry since the hit was found. */
            changed: boolean;
        } | null;
        /** @description A watchlist entry whose score reaches the threshold, with the explanation of the score. */
        Hit: {
            /** @description The hit's id. The same watchlist entry has the same id in every screening. */
            id: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description Id of the watchlist. */
            list: string;
            /** @description Version of the watchlist in which the entry was found. */
            listVersion: string;
            /** @description Main name of the entry on the list. */
            caption: string;
            /** @description Name of the entry that is most similar to the screened name. */
            matchedName: string;
            /**
             * @description Kind of the matched name. `primary`: the main name; `alias`: another name; `weak`: an alias that is too common or vague to identify the entry.
             * @enum {string}
             */
            matchedNameKind: "primary" | "alias" | "weak";
            /** @description Score of the match, from 0 to 100. Data that are only claimed or read do not lower it, and no data lower it below the threshold if the name is equal to a main name or alias of the entry. */
            score: number;
            /** @description Order of the hit for reviewers, from 0 to 100: the score less the points of all data that differ. */
            priority: number;
            /** @description Comparison of the two names, part by part. */
            breakdown: components["schemas"]["HitPart"][];
            /** @description Facts other than the name that were compared with the entry. */
            modifiers: components["schemas"]["HitModifier"][];
            /** @description Reasons for the listing, such as `sanction` or `crime`. */
            topics: string[];
            /** @description Sanctions programs that the entry is listed under. */
            programs: string[];
            reviewStatus: components["schemas"]["ReviewStatus"];
            firstSeen: components["schemas"]["Instant"];
            lastSeen: components["schemas"]["Instant"];
            entry?: components["schemas"]["HitEntry"];
        };
        /** @description A watchlist that the subject was compared with, and its version. */
        ScreenedList: {
            /** @description Id of the watchlist. */
            id: string;
            /** @description Version of the list: its publication date if known, and the first characters of its content hash. */
            version: string;
            entities: components["schemas"]["Count"];
            /**
             * Format: date
             * @description Date on which the list was published; null if not known.
             */
            publishedAt: string | null;
            loadedAt: components["schemas"]["Instant"];
        };
        /**
         * @description Result of the screening by the thresholds and actions of the workflow. Hits decided as `false_positive` are ignored.
         * @enum {string}
         */
        ScreeningStatus: "approved" | "in_review" | "declined";
        /** @description The result of a screening. */
        ScreenReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The screening's id. */
            id: string;
            /** @description True if a hit counts. Hits decided as `false_positive` do not count. */
            match: boolean;
            /** @description Score of the best hit that counts; 0 if there is none. */
            score: number;
            /** @description Hits by `priority`, highest first, including hits decided as `false_positive`. */
            hits: components["schemas"]["Hit"][];
            screenedAt: components["schemas"]["Instant"];
            /** @description Watchlists that the subject was compared with. */
            lists: components["schemas"]["ScreenedList"][];
            /** @description Version of the matching algorithm. It changes whenever the same subject and lists may get another score. */
            algorithm: string;
            status: components["schemas"]["ScreeningStatus"];
            facts: components["schemas"]["CheckFacts"];
        };
        /**
         * @description Type of the subject. A subject is compared with entries of the same type and with entries whose type the list does not state.
         * @enum {string}
         */
        EntityType: "person" | "company" | "vessel" | "aircraft";
        /** @description A hit in a file of screenings. */
        ListedHit: {
            /** @description Id of the watchlist. */
            list: string;
            /** @description Version of the watchlist in which the entry was found. */
            listVersion: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description Name of the entry that is most similar to the screened name. */
            matchedName: string;
            /** @description Score of the match, from 0 to 100. */
            score: number;
            reviewStatus: components["schemas"]["ReviewStatus"];
        };
        /** @description A decision on a hit in a file of screenings. */
        ListedDecision: {
            decision: components["schemas"]["ReviewStatus"];
            /** @description Reason for the decision; null if a decision was withdrawn without a reason. */
            reason: string | null;
            /** @description Id of the user or key that decided. */
            decidedBy: string;
            decidedAt: components["schemas"]["Instant"];
            /** @description Id of the watchlist. */
            list: string;
            /** @description The entry's id on the list. */
            entityId: string;
        };
        /** @description A screening without its hits. */
        ScreeningSummary: {
            /** @description The screening's id. */
            id: string;
            status: components["schemas"]["ScreeningStatus"];
            /** @description True if a hit counts. Hits decided as `false_positive` do not count. */
            match: boolean;
            /** @description Score of the best hit that counts; 0 if there is none. */
            score: number;
            /** @description Priority of the hit that a reviewer should decide first, from 0 to 100: the highest of the hits that count; 0 if there is none. */
            priority: number;
            hitCount: components["schemas"]["Count"];
            screenedAt: components["schemas"]["Instant"];
            entityType: components["schemas"]["EntityType"];
            /** @description Name that was screened. */
            fullName: string;
            /** @description The caller's own id of the subject; null if none was sent. */
            externalId: string | null;
            /** @description Session whose step `aml` the screening is; null if it belongs to no session. */
            sessionId: string | null;
            /** @description Lowest score at which an entry is a hit. */
            threshold: number;
            /** @description Whether the subject is screened again when a list changes. */
            monitor: boolean;
            /** @description Version of the screening. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            /** @description Hits by `score`, highest first. Only in files. */
            hits?: components["schemas"]["ListedHit"][];
            /** @description Decisions of reviewers about the subject, newest first. Only in files. */
            decisions?: components["schemas"]["ListedDecision"][];
        };
        /** @description A page of screenings. */
        ScreeningListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Screenings on this page, newest first. */
            screenings: components["schemas"]["ScreeningSummary"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A decision of a reviewer about the subject. Records are never changed. */
        HitDecisionRecord: {
            decision: components["schemas"]["ReviewStatus"];
            /** @description Reason for the decision; null if a decision was withdrawn without a reason. */
            reason: string | null;
            /** @description Id of the user or key that decided. */
            decidedBy: string;
            decidedAt: components["schemas"]["Instant"];
            /** @description Screening in which the hit was decided; null in records of early versions of the server. */
            screeningId: string | null;
            /** @description Id of the hit; null in records of early versions of the server. */
            hitId: string | null;
            /** @description Id of the watchlist. */
            list: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description Version of the watchlist at the time of the decision; null in records of early versions of the server. */
            listVersion: string | null;
            /** @description Hash of the data of the entry at the time of the decision. */
            entryHash: string;
            /** @description Score of the hit at the time of the decision; null in records of early versions of the server. */
            score: number | null;
            /** @description Comparison of the two names, part by part. */
            breakdown: components["schemas"]["HitPart"][];
            /** @description Facts other than the name that were compared with the entry. */
            modifiers: components["schemas"]["HitModifier"][];
        };
        /** @description Data of the subject beside its name, as they were compared with the entries. */
        ScreenedSubject: {
            /** @description Date or year of birth; null if none was sent. */
            birthDate: string | null;
            /** @description Countries of the subject, nationality first. */
            countries: components["schemas"]["CountryCode"][];
            /**
             * @description Gender of the subject; null if none was sent.
             * @enum {string|null}
             */
            gender: "male" | "female" | null;
            /** @description Documents of the subject. */
            documents: components["schemas"]["SubjectDocument"][];
            /** @description Registration number of a company; null if none was sent. */
            registrationNumber: string | null;
            /** @description Legal Entity Identifier of a company; null if none was sent. */
            lei: string | null;
        };
        /** @description A screening in its current state. */
        Screening: {
            /** @description The screening's id. */
            id: string;
            /** @description True if a hit counts. Hits decided as `false_positive` do not count. */
            match: boolean;
            /** @description Score of the best hit that counts; 0 if there is none. */
            score: number;
            /** @description Hits by `priority`, highest first, including hits decided as `false_positive`. */
            hits: components["schemas"]["Hit"][];
            screenedAt: components["schemas"]["Instant"];
            /** @description Watchlists that the subject was compared with. */
            lists: components["schemas"]["ScreenedList"][];
            /** @description Version of the matching algorithm. It changes whenever the same subject and lists may get another score. */
            algorithm: string;
            status: components["schemas"]["ScreeningStatus"];
            entityType: components["schemas"]["EntityType"];
            /** @description Name that was screened. */
            fullName: string;
            /** @description The caller's own id of the subject; null if none was sent. */
            externalId: string | null;
            /** @description Session whose step `aml` the screening is; null if it belongs to no session. */
            sessionId: string | null;
            /** @description Lowest score at which an entry is a hit. */
            threshold: number;
            /** @description Whether the subject is screened again when a list changes. */
            monitor: boolean;
            /** @description Version of the screening. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            facts: components["schemas"]["CheckFacts"];
            /** @description Decisions of reviewers about the subject, newest first. Only returned by `getScreening`. */
            decisions?: components["schemas"]["HitDecisionRecord"][];
            /** @description Only returned by `getScreening`. */
            subject?: components["schemas"]["ScreenedSubject"];
        };
        /** @description A screening. */
        ScreeningReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            screening: components["schemas"]["Screening"];
        };
        /** @description Confirmation that a screening was erased. */
        DeletedScreening: {
            /** @description The screening's id. */
            id: string;
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The screening is erased. */
        ScreeningDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            screening: components["schemas"]["DeletedScreening"];
        };
        /** @description A result of a screening that a later comparison replaced. */
        ScreeningResult: {
            /** @description Number of the result, from 1 in the order of the comparisons. */
            number: number;
            /** @description Version of the screening with this result. */
            version: number;
            status: components["schemas"]["ScreeningStatus"];
            /** @description True if a hit counted. */
            match: boolean;
            /** @description Score of the best hit that counted; 0 if there was none. */
            score: number;
            /** @description Hits with the decisions of that time, by `priority`, highest first. */
            hits: components["schemas"]["Hit"][];
            /** @description Watchlists that the subject was compared with. */
            lists: components["schemas"]["ScreenedList"][];
            /** @description Version of the matching algorithm. */
            algorithm: string;
            screenedAt: components["schemas"]["Instant"];
            replacedAt: components["schemas"]["Instant"];
        };
        /** @description A page of earlier results. */
        ScreeningResultListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Results on this page, the last one first. */
            results: components["schemas"]["ScreeningResult"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Decision of a reviewer on a hit. */
        HitDecision: {
            decision: components["schemas"]["ReviewStatus"];
            /** @description Reason for the decision. Required unless the decision is `pending`. */
            reason?: string;
        };
        /** @description Version of the list: its publication date if known, and the first characters of its content hash. */
        WatchlistVersion: string;
        /**
         * Format: date
         * @description Date on which the list was published; null if not known.
         */
        PublicationDay: string | null;
        /** @description A watchlist in its current version, with the changes of its last import. */
        Watchlist: {
            /** @description Id of the list. */
            id: string;
            /** @description Human-readable title of the list; its id if the operator set no title. */
            title: string;
            /** @description Format that the list is published in. `ofac`: a list of the United States Treasury; `un`: a list of the United Nations Security Council; `ftm`: a collection of lists as FollowTheMoney entities. */
            source: "ofac" | "un" | "ftm" | (string & {});
            version: components["schemas"]["WatchlistVersion"];
            entities: components["schemas"]["Count"];
            publishedAt: components["schemas"]["PublicationDay"];
            importedAt: components["schemas"]["Instant"];
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
        };
        /** @description All watchlists of the server. */
        WatchlistsReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The watchlists, by id. */
            watchlists: components["schemas"]["Watchlist"][];
        };
        /** @description Files of a watchlist, as its publisher provides them. */
        WatchlistUpload: {
            /** @description Id of the list on this server, such as `us_ofac_sdn`. */
            id: string;
            /**
             * Format: binary
             * @description The list; for the format `ofac`, its primary file.
             */
            file: Uint8Array;
            /**
             * Format: binary
             * @description File of aliases; only for the format `ofac`.
             */
            aliases?: Uint8Array;
            /**
             * Format: binary
             * @description File of addresses; only for the format `ofac`.
             */
            addresses?: Uint8Array;
            /**
             * Format: binary
             * @description File of comments; only for the format `ofac`.
             */
            comments?: Uint8Array;
            /**
             * @description Format of the files. `ofac`: CSV of the United States Treasury; `un`: XML of the United Nations Security Council; `ftm`: FollowTheMoney entities, one JSON object per line.
             * @enum {string}
             */
            format: "ofac" | "un" | "ftm";
            /** @description Human-readable title of the list. If absent, the list keeps its title. */
            title?: string;
            /**
             * Format: date
             * @description Date of publication, for files that do not state it themselves.
             */
            publishedOn?: string;
            /**
             * @description Whether the import may remove more than half of the entries. If false, such an import is refused as a mistake.
             * @default false
             */
            mayShrink?: boolean;
        };
        /** @description The watchlist after the import. */
        WatchlistImportReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description True if the files are the same as in the last import, so that nothing was imported. */
            unchanged: boolean;
            watchlist: components["schemas"]["Watchlist"];
        };
        /** @description A list or register that was removed. */
        RemovedList: {
            /** @description Id of the list or register. */
            id: string;
            removed: components["schemas"]["Count"];
            removedAt: components["schemas"]["Instant"];
        };
        /** @description The watchlist is removed. */
        WatchlistRemovedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            watchlist: components["schemas"]["RemovedList"];
        };
        /** @description An import of a watchlist. */
        WatchlistImport: {
            version: components["schemas"]["WatchlistVersion"];
            publishedAt: components["schemas"]["PublicationDay"];
            importedAt: components["schemas"]["Instant"];
            /** @description Number of entries of the list after the import. */
            entities: number;
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            /** @description Number of entries that the import did not change. */
            unchanged: number;
            /** @description True if the changes are kept entry by entry; false for the first import of a list. */
            detailed: boolean;
        };
        /** @description A page of imports. */
        WatchlistImportListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Imports on this page, newest first. */
            imports: components["schemas"]["WatchlistImport"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Change of one entry in an import. */
        WatchlistChange: {
            /**
             * @description Whether the import added, changed or removed the entry.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description Main name of the entry on the list. */
            caption: string;
            /**
             * @description Type of the entry; `other` if the list does not state one of the other types.
             * @enum {string}
             */
            schema: "person" | "company" | "vessel" | "aircraft" | "other";
            /** @description Reasons for the listing, such as `sanction` or `crime`. */
            topics: string[];
            /** @description Sanctions programs that the entry is listed under. */
            programs: string[];
        };
        /** @description A page of the changes of an import. */
        WatchlistChangeListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            version: components["schemas"]["WatchlistVersion"];
            /** @description Changes on this page. */
            changes: components["schemas"]["WatchlistChange"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A register in its current version. */
        ImportedRegister: {
            /** @description Id of the register. */
            id: string;
            /** @description Version of the register: the date of its last import and the first characters of its content hash. */
            version: string;
            /** @description Number of companies or people in the register. */
            entries: number;
            importedAt: components["schemas"]["Instant"];
        };
        /** @description The registers of one kind. */
        RegistersReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The registers, by id. */
            registers: components["schemas"]["ImportedRegister"][];
        };
        /** @description Id of the register on this server, such as `dgii`. */
        RegisterId: string;
        /** @description Country as an alpha-2 code in lower case. For `plain`, the country of all rows; required for people, and for companies without a column `country`. For `gleif`, only companies of this country are imported. For `dgii`, only `do` is accepted. */
        RegisterCountry: string;
        /**
         * @description Whether the import may remove more than half of the entries. If false, such an import is refused as a mistake.
         * @default false
         */
        RegisterShrink: boolean;
        /** @description File of a company register. */
        CompanyRegisterUpload: {
            id: components["schemas"]["RegisterId"];
            /**
             * Format: binary
             * @description The file, as CSV in UTF-8.
             */
            file: Uint8Array;
            /**
             * @description Format of the file. `gleif`: LEI records of the Global LEI Foundation; `plain`: CSV with the columns `registration_number` and `name`, and optionally `country`, `status`, `legal_form`, `incorporated_on`, `address` and `lei`.
             * @enum {string}
             */
            format: "gleif" | "plain";
            country?: components["schemas"]["RegisterCountry"];
            mayShrink?: components["schemas"]["RegisterShrink"];
        };
        /** @description The register after the import, and the changes of the import. */
        RegisterImportReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description True if the file is the same as in the last import, so that nothing was imported. */
            unchanged: boolean;
            register: components["schemas"]["ImportedRegister"];
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            /** @description Number of rows that were not imported, such as companies of another country. */
            skipped: number;
        };
        /** @description The register is removed. */
        RegisterRemovedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            register: components["schemas"]["RemovedList"];
        };
        /** @description File of a person register. */
        PeopleRegisterUpload: {
            id: components["schemas"]["RegisterId"];
            /**
             * Format: binary
             * @description The file, as CSV in UTF-8; for the format `dgii`, as the authority publishes it.
             */
            file: Uint8Array;
            /**
             * @description Format of the file. `dgii`: taxpayers of the Dominican Republic; `plain`: CSV with the columns `id_number`, `id_type` and `full_name`, and optionally `birth_date` and `status`.
             * @enum {string}
             */
            format: "dgii" | "plain";
            country?: components["schemas"]["RegisterCountry"];
            mayShrink?: components["schemas"]["RegisterShrink"];
        };
        /**
         * @description Type of event, or `*` for all events.
         * @enum {string}
         */
        Subscription: "*" | "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";
        /** @description A failed attempt of a delivery. */
        WebhookFailure: {
            at: components["schemas"]["Instant"];
            /** @description HTTP status of the response; null if there was none. */
            responseStatus: number | null;
            /** @description Reason for the failure. */
            error: string | null;
        };
        /** @description Numbers of deliveries that were created in the last seven days, by result, including tests. */
        WebhookStats: {
            since: components["schemas"]["Instant"];
            succeeded: components["schemas"]["Count"];
            /** @description Number of deliveries that failed permanently or after their last attempt. */
            failed: number;
            /** @description Number of deliveries that wait for their first or next attempt. */
            pending: number;
            /** @description Last attempt of the newest of these deliveries that has failed and has not succeeded since; null if there is none. */
            lastFailure?: components["schemas"]["WebhookFailure"] | null;
        };
        /** @description An address that receives events. */
        Webhook: {
            /** @description The webhook's id. */
            id: string;
            /** @description Address that receives the events. */
            url: string;
            /** @description Types of event that are delivered. */
            events: components["schemas"]["Subscription"][];
            /**
             * @description Whether the webhook receives events.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * @description Reason for which the server disabled the webhook. `gone`: the receiver answered 410; `failing`: all attempts failed for 120 hours. Null while it is enabled, and if a caller disabled it.
             * @enum {string|null}
             */
            disabledReason: "gone" | "failing" | null;
            /** @description Human-readable description of the webhook; null if there is none. */
            description: string | null;
            environment: components["schemas"]["Environment"];
            /** @description Last four characters of the secret. */
            secretLast4: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the last successful delivery; null if there was none.
             */
            lastDeliveryAt: string | null;
            /** @description Number of failed attempts since the last successful delivery. */
            failureCount: number;
            stats: components["schemas"]["WebhookStats"];
            /** @description Version of the webhook. It increases with every change. */
            version: number;
        };
        /** @description A page of webhooks. */
        WebhookListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Webhooks on this page, newest first. */
            webhooks: components["schemas"]["Webhook"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Webhook to create. */
        WebhookInput: {
            /** @description Address that receives the events; must begin with `https://`. */
            url: string;
            /** @description Types of event to deliver. */
            events: components["schemas"]["Subscription"][];
            /** @description Human-readable description of the webhook; null if there is none. */
            description?: string | null;
        };
        /** @description A webhook with its new secret. */
        WebhookSecretReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            webhook: components["schemas"]["Webhook"];
            /** @description Secret that signs the deliveries (Standard Webhooks, `v1`). */
            secret: string;
        };
        /** @description A webhook. */
        WebhookReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            webhook: components["schemas"]["Webhook"];
        };
        /** @description Confirmation that a webhook was deleted. */
        DeletedWebhook: {
            /** @description The webhook's id. */
            id: string;
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The webhook is deleted. */
        WebhookDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            webhook: components["schemas"]["DeletedWebhook"];
        };
        /** @description Changes of a webhook. */
        WebhookUpdate: {
            /** @description Address that receives the events; must begin with `https://`. */
            url?: string;
            /** @description Types of event to deliver. */
            events?: components["schemas"]["Subscription"][];
            /** @description Human-readable description of the webhook; null if there is none. */
            description?: string | null;
            /**
             * @description Whether the webhook receives events.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
        };
        /**
         * @description Type of event. Most `session.*` events are named after the new status; `session.started` means `in_progress`, `session.completed` means `approved`, and `session.review` means `in_review`. `session.updated` means that a check, a first of two approvals or an opened step changed the session and its status stayed the same. `aml.screened`: a screening has a hit that counts; `aml.hit_added` and `aml.hit_removed`: a repeated screening of a monitored subject found a new hit, or no longer found a known hit; `kyb.completed`: a company check was approved or declined; `kyb.review`: a company check went to review; `kyb.updated`: an import changed a checked company in its register; `face.duplicate_found`: an indexed face is similar to an existing one; `webhook.disabled`: a webhook was disabled.
         * @enum {string}
         */
        EventType: "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";
        /**
         * @description Reason for the attempt. `scheduled`: first attempt for an event; `retry`: repeated after a failed attempt; `test`: requested as a test; `resend`: requested again.
         * @enum {string}
         */
        AttemptTrigger: "scheduled" | "retry" | "test" | "resend";
        /**
         * @description Status of a delivery. `pending`: waits for its next attempt; `succeeded`: the receiver accepted it; `failed`: the webhook was disabled before the delivery succeeded; `exhausted`: the last attempt failed.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed" | "exhausted";
        /** @description Headers of the request, by name in lower case, with text values. */
        SentHeaders: {
            [key: string]: unknown;
        };
        /** @description An attempt to deliver an event. */
        Attempt: {
            /** @description Number of the attempt, starting at 1. */
            attempt: number;
            trigger: components["schemas"]["AttemptTrigger"];
            /** @description Address that the request was sent to. */
            url: string;
            requestHeaders: components["schemas"]["SentHeaders"];
            /** @description HTTP status of the response; null if there was none. */
            responseStatus: number | null;
            /** @description First 4 KB of the response body; null if there was no response. */
            responseBody: string | null;
            /** @description Duration of the attempt, in milliseconds. */
            durationMs: number;
            /** @description Reason for the failure; null if the attempt succeeded. */
            error: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description Delivery of one event to one webhook, with the result of the last attempt. */
        Delivery: {
            /** @description The delivery's id. */
            id: string;
            /** @description The webhook's id. */
            webhookId: string;
            /** @description Id of the event. Receivers get it as the header `webhook-id`. */
            eventId: string;
            eventType: components["schemas"]["EventType"];
            /** @description Address of the last attempt, or of the webhook before the first one. */
            url: string;
            /** @description Number of attempts so far. */
            attempt: number;
            /** @description Maximum number of attempts: 10 for an event, 1 for a test. */
            maxAttempts: number;
            trigger: components["schemas"]["AttemptTrigger"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Body of the request, exactly as sent. */
            requestBody: string;
            /** @description HTTP status of the last response; null if there was none. */
            responseStatus: number | null;
            /** @description First 4 KB of the last response body; null if there was no response. */
            responseBody: string | null;
            /** @description Duration of the last attempt, in milliseconds; null before the first attempt. */
            durationMs: number | null;
            /** @description Reason for the failure of the last attempt; null if it succeeded or before the first attempt. */
            error: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time of the successful attempt; null before that.
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            /** @description Attempts of the delivery, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description A delivery. */
        DeliveryReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            delivery: components["schemas"]["Delivery"];
        };
        /** @description A page of deliveries. */
        DeliveryListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Deliveries on this page, newest first. */
            deliveries: components["schemas"]["Delivery"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Type of the identity document.
         * @enum {string}
         */
        DocumentType: "passport" | "id_card" | "driver_license" | "residence_permit" | "visa";
        /** @description Identity document to verify. */
        DocumentUpload: {
            /**
             * Format: binary
             * @description Front of the document, or the page with the portrait.
             */
            frontImage: Uint8Array;
            /**
             * Format: binary
             * @description Back of the document.
             */
            backImage?: Uint8Array;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
            documentType?: components["schemas"]["DocumentType"];
        };
        /** @description The session after the check; null for a check without a session. */
        CheckSession: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
        } | null;
        /**
         * @description Result of the check. A check that finds a confirmed fault is `declined`; this is a result, not an error. A fault that was only read or stated sends it to review.
         * @enum {string}
         */
        CheckStatus: "approved" | "declined" | "in_review";
        /** @description An aspect that the check examined, with its result. */
        Examined: {
            code: components["schemas"]["ReasonCode"];
            /**
             * @description Result of the aspect. `not_applicable`: it could not be examined, or decides nothing.
             * @enum {string}
             */
            status: "passed" | "failed" | "warning" | "not_applicable";
            /** @description Score of the aspect, from 0 to 100; null if it has none. */
            score: number | null;
            /** @description Human-readable details in the language of the request; null if there are none. */
            details: string | null;
        };
        /** @description The engine that performed the check. */
        CheckEngine: {
            /** @description Name of the engine. */
            name: string;
            /** @description Version of the engine. */
            version: string;
        };
        /** @description Machine-readable zone (MRZ) of the document; null if none was read. */
        MachineReadableZone: {
            /** @description Lines of the zone as read, from top to bottom. */
            lines: string[];
            /** @description True if all check digits are correct. */
            valid: boolean;
            /** @description Result of each check digit. */
            checks: components["schemas"]["Examined"][];
        } | null;
        /** @description Result of an identity-document check. */
        DocumentCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the engine, from 0 to 100; null if there is none. The built-in engine reports how clearly a valid machine-readable zone was read. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            /** @description Type of the document; null if it was not recognised. */
            documentType: string | null;
            /** @description Number of the document; null if it could not be read. */
            documentNumber: string | null;
            /** @description Given names of the holder; null if they could not be read. */
            firstName: string | null;
            /** @description Family names of the holder; null if they could not be read. */
            lastName: string | null;
            /** @description Full name of the holder; null if it could not be read. */
            fullName: string | null;
            /**
             * Format: date
             * @description Date of birth of the holder; null if it could not be read.
             */
            dateOfBirth: string | null;
            /** @description Gender on the document: `female`, `male` or `other`; null if it could not be read. */
            gender: string | null;
            /** @description Nationality of the holder as an alpha-2 code in lower case; null if it could not be read. */
            nationality: string | null;
            /** @description Country that issued the document, as an alpha-2 code in lower case; null if it could not be read. */
            issuingCountry: string | null;
            /**
             * Format: date
             * @description Date of issue; null if it could not be read.
             */
            issueDate: string | null;
            /**
             * Format: date
             * @description Last day on which the document is valid; null if it could not be read.
             */
            expiryDate: string | null;
            /** @description Address of the holder in one line; null if it could not be read. */
            address: string | null;
            mrz: components["schemas"]["MachineReadableZone"];
            /** @description Address of the holder's portrait, valid for one hour, relative to the root of this server. Null if no portrait was cut out, and in the repeated reply to the same `Idempotency-Key`. */
            portraitUrl: string | null;
        };
        /** @description The result of an identity-document check. */
        DocumentCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["DocumentCheck"];
        };
        /** @description Proof of address to check. */
        AddressUpload: {
            /**
             * Format: binary
             * @description The document, as an image or a PDF.
             */
            document: Uint8Array;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
            /** @description Name that the document should show. */
            expectedName?: string;
            /** @description Address that the document should show, in one line. */
            expectedAddress?: string;
            /**
             * @description Maximum age of the document, in days since its issue date.
             * @default 90
             */
            maxAgeDays?: number;
        };
        /** @description An address as read from the document. Parts that could not be read are null. */
        PostalAddress: {
            /** @description The address as printed. */
            raw: string | null;
            /** @description The address in one line. */
            formatted: string | null;
            /** @description Street and number. */
            street1: string | null;
            /** @description Further address line, such as a floor or apartment. */
            street2: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Province or state. */
            region: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Country as an alpha-2 code in lower case. */
            country: string | null;
        };
        /** @description Result of a proof-of-address check. */
        AddressCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the engine, from 0 to 100; null if there is none. The built-in engine reports the confidence of the text recognition. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            /** @description Type of the document: `utility_bill`, `bank_statement`, `government` or `other`; null if it was not recognised. */
            documentType: string | null;
            /** @description Company or authority that issued the document; null if it could not be read. */
            issuer: string | null;
            /**
             * Format: date
             * @description Date of issue; null if it could not be read.
             */
            issueDate: string | null;
            /** @description Name on the document; null if it could not be read. */
            nameOnDocument: string | null;
            address: components["schemas"]["PostalAddress"];
            /** @description Similarity of the name on the document and the expected name, from 0 to 100; null if either is missing. */
            nameMatch: number | null;
            /** @description Similarity of the address on the document and the expected address, from 0 to 100; null if either is missing. */
            addressMatch: number | null;
            /** @description Maximum age of the document that was allowed, in days. */
            maxAgeDays: number;
        };
        /** @description The result of a proof-of-address check. */
        AddressCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["AddressCheck"];
        };
        /** @description Identity number to validate. */
        IdentityInput: {
            /** @description Identity number, with or without separators. */
            idNumber: string;
            country: components["schemas"]["CountryCode"];
            /** @description Name of the type of number in its country, such as `cedula`. If absent, any type of number of the country. */
            documentType?: string;
            /** @description Given names of the person. */
            firstName?: string;
            /** @description Family names of the person. */
            lastName?: string;
            /**
             * Format: date
             * @description Date of birth of the person.
             */
            dateOfBirth?: string;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
        };
        /**
         * @description Result of comparing a value with the register. `not_checked`: the value is missing in the request or in the register.
         * @enum {string}
         */
        Agreement: "full_match" | "partial_match" | "no_match" | "not_checked";
        /** @description Result of the comparison for each value. */
        Validations: {
            fullName: components["schemas"]["Agreement"];
            idNumber: components["schemas"]["Agreement"];
            dateOfBirth: components["schemas"]["Agreement"];
        };
        /** @description Result of an identity-number check. */
        IdentityCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the engine, from 0 to 100; null if there is none. For an imported register, the similarity of the two names. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description Overall result. `full_match`: name and number match; `partial_match`: the number matches, but the name matches in part or was not sent; `no_match`: a value differs, or the number is invalid; `not_found`: no register holds the number; `checksum_only`: there is no register for this type of number, so only format and check digit were checked.
             * @enum {string}
             */
            matchType: "full_match" | "partial_match" | "no_match" | "not_found" | "checksum_only";
            validations: components["schemas"]["Validations"];
            /** @description Register that was consulted; null if there was none. */
            source: string | null;
            /** @description The identity number, without separators. */
            idNumber: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description The result of an identity-number check. */
        IdentityCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["IdentityCheck"];
        };
        /** @description Image of a person for a liveness check, taken now. */
        LivenessUpload: {
            /**
             * Format: binary
             * @description Image of one person who faces the camera.
             */
            image: Uint8Array;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
            /** @description Token of `/v1/biometrics/liveness/challenge`. Requires one frame for each turn of the challenge. */
            challengeToken?: string;
            /**
             * Format: binary
             * @description Image taken after turn 1 of the challenge.
             */
            frame1?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 2 of the challenge.
             */
            frame2?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 3 of the challenge.
             */
            frame3?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 4 of the challenge.
             */
            frame4?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 5 of the challenge.
             */
            frame5?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 6 of the challenge.
             */
            frame6?: Uint8Array;
        };
        /**
         * @description Direction of the head, as the person sees it.
         * @enum {string}
         */
        HeadTurn: "left" | "right" | "up";
        /** @description A requested turn, and the turn that its frame shows. */
        SeenTurn: {
            asked: components["schemas"]["HeadTurn"];
            /**
             * @description Direction of the head in the frame; `none` if the head is not turned, null if the direction could not be determined.
             * @enum {string|null}
             */
            seen: "left" | "right" | "up" | "none" | null;
            /** @description True if the frame is a new image that shows the person of the main image, alone, with this turn. */
            passed: boolean;
        };
        /** @description Result of a liveness challenge. */
        LivenessChallengeResult: {
            /** @description True if every turn passed and the challenge has no fault. */
            passed: boolean;
            /** @description Result of each turn, in the requested order; empty if the engine did not examine the frames. */
            turns: components["schemas"]["SeenTurn"][];
        };
        /** @description Position of a face in an image. Coordinates and sizes are fractions of the width and height of the image, measured from the top left corner. */
        FaceBox: {
            /** @description Left edge of the face, as a fraction of the image width. */
            x: number;
            /** @description Top edge of the face, as a fraction of the image height. */
            y: number;
            /** @description Width of the face, as a fraction of the image width. */
            width: number;
            /** @description Height of the face, as a fraction of the image height. */
            height: number;
            /** @description Confidence that this is a face, from 0 to 100. */
            confidence: number;
        };
        /** @description Faces found in the image. */
        FaceBoxes: components["schemas"]["FaceBox"][];
        /** @description Measured quality of an image. */
        ImageQuality: {
            /** @description Sharpness from 0 to 100; null if it was not measured. */
            sharpness: number | null;
            /** @description Brightness from 0 (black) to 100 (white); null if it was not measured. */
            brightness: number | null;
        };
        /** @description Result of a liveness check. */
        LivenessCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the check, from 0 to 100: with a challenge, the percentage of turns that passed; otherwise the score of the engine. Null if there is no score. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            /** @description Method of the check: `passive` for one image, `active` for a challenge, `none` if the engine did not examine the image. */
            method: string;
            /** @description True if a laboratory has certified the engine against presentation attacks. */
            certified: boolean;
            challenge: components["schemas"]["LivenessChallengeResult"] | null;
            faces: components["schemas"]["FaceBoxes"];
            quality: components["schemas"]["ImageQuality"];
        };
        /** @description The result of a liveness check. */
        LivenessCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["LivenessCheck"];
        };
        /** @description Options of the challenge. */
        LivenessChallengeInput: {
            /** @description Session that will be checked; without it, the challenge is for a check without a session. */
            sessionId?: string;
        };
        /** @description Head turns that the person must make. */
        LivenessChallenge: {
            /** @description Token to send with the images. It can be used once. */
            token: string;
            /** @description Turns to make, in this order. Two consecutive turns always differ. */
            turns: components["schemas"]["HeadTurn"][];
            /** @description Session that the challenge is for; null for a check without a session. */
            sessionId: string | null;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A liveness challenge. */
        LivenessChallengeReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            challenge: components["schemas"]["LivenessChallenge"];
        };
        /** @description Two images to compare. */
        FaceMatchUpload: {
            /**
             * Format: binary
             * @description Image of the person.
             */
            userImage: Uint8Array;
            /**
             * Format: binary
             * @description Reference image to compare with. Without it, the portrait on the session's latest identity document.
             */
            refImage?: Uint8Array;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
        };
        /** @description Result of a face comparison. */
        FaceMatchCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Similarity of the two faces, from 0 to 100; null if they could not be compared. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            faces: components["schemas"]["FaceBoxes"];
            refFaces: components["schemas"]["FaceBoxes"];
            /**
             * @description Origin of the reference image. `upload`: sent with the request; `document`: taken from the session's identity document.
             * @enum {string}
             */
            reference: "upload" | "document";
            quality: components["schemas"]["ImageQuality"];
        };
        /** @description The result of a face comparison. */
        FaceMatchCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["FaceMatchCheck"];
        };
        /** @description Image of the person whose age is estimated. */
        AgeUpload: {
            /**
             * Format: binary
             * @description Image of one person.
             */
            image: Uint8Array;
            /** @description Minimum age that the person must have, in years. */
            minAge?: number;
            /** @description Session that the check belongs to; without it, the check belongs to no session. */
            sessionId?: string;
        };
        /** @description Range of ages, in years. */
        AgeRange: {
            /** @description Lowest age of the range, in years. */
            low: number;
            /** @description Highest age of the range, in years. */
            high: number;
        };
        /** @description Result of an age estimation. */
        AgeCheck: {
            /** @description The check's id. */
            id: string;
            /** @description Session that the check belongs to; null for a check without a session. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the engine, from 0 to 100; null if the engine reports none. The built-in engine reports none. */
            score: number | null;
            /** @description True if another input can correct the fault. The check is then in review, or declined if the workflow declines the fault by name, and the step can be tried again. */
            retryable: boolean;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            facts: components["schemas"]["CheckFacts"];
            createdAt: components["schemas"]["Instant"];
            /** @description Estimated age, in years; null if no face was found. */
            estimatedAge: number | null;
            range: components["schemas"]["AgeRange"] | null;
            /** @description Minimum age of the request, in years; null if none was sent. */
            minAge: number | null;
            /** @description True if the whole range is at or above `minAge`, false if the whole range is below it; null if `minAge` lies within the range or was not sent, or if no face was found. */
            passed: boolean | null;
            /** @description Liveness score from 0 to 100; null if the engine did not examine liveness. */
            livenessScore: number | null;
            faces: components["schemas"]["FaceBoxes"];
        };
        /** @description The result of an age estimation. */
        AgeCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["AgeCheck"];
        };
        /** @description Face to search for. */
        FaceSearchUpload: {
            /**
             * Format: binary
             * @description Image of one person.
             */
            image: Uint8Array;
            /**
             * @description Lowest similarity of a match, from 0 to 100.
             * @default 70
             */
            threshold?: number;
            /**
             * @description Maximum number of matches.
             * @default 10
             */
            limit?: number;
            /**
             * @description Collection of faces to search.
             * @default default
             */
            collection?: string;
        };
        /** @description An indexed face that is similar to the face of the request. */
        FaceSimilarity: {
            /** @description The face's id. */
            faceId: string;
            /** @description The caller's own id of the person; null if the face has none. */
            externalId: string | null;
            /** @description Session that the face belongs to; null if it belongs to none. */
            sessionId: string | null;
            /** @description Similarity of the two faces, from 0 to 100. */
            similarity: number;
            /** @description True if the face is on the blocklist. */
            blocklisted: boolean;
        };
        /** @description Similar faces, most similar first. */
        FaceSimilarities: components["schemas"]["FaceSimilarity"][];
        /** @description The result of a face search. */
        FaceSearchReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            matches: components["schemas"]["FaceSimilarities"];
            searched: components["schemas"]["Count"];
            /** @description Lowest similarity of a match, from 0 to 100. */
            threshold: number;
            /** @description Collection that was searched. */
            collection: string;
            engine: components["schemas"]["CheckEngine"];
        };
        /** @description Face to index. */
        FaceIndexUpload: {
            /**
             * Format: binary
             * @description Image of one person.
             */
            image: Uint8Array;
            /** @description The caller's own id of the person. */
            externalId?: string;
            /** @description Session that the face belongs to. The face is erased with it. */
            sessionId?: string;
            /**
             * @description Collection to add the face to.
             * @default default
             */
            collection?: string;
            /**
             * @description Whether to put the face on the blocklist. A liveness check of a session that finds it in the collection `default` goes to review with `FACE_BLOCKLISTED`, or is declined in workflows that name the code.
             * @default false
             */
            blocklist?: boolean;
        };
        /** @description An indexed face. */
        Face: {
            /** @description The face's id. */
            id: string;
            /** @description Collection that holds the face. */
            collection: string;
            /** @description The caller's own id of the person; null if none was sent. */
            externalId: string | null;
            /** @description Session that the face belongs to and is erased with; null if it belongs to none. */
            sessionId: string | null;
            /** @description True if the face is on the blocklist. */
            blocklisted: boolean;
            /** @description Face model that created the template. Templates of different models are never compared. */
            model: string;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description An indexed face and its duplicates. */
        FaceIndexReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            face: components["schemas"]["Face"];
            duplicates: components["schemas"]["FaceSimilarities"];
        };
        /** @description Confirmation that a face was deleted. */
        DeletedFace: {
            /** @description The face's id. */
            id: string;
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The face is deleted. */
        FaceDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            face: components["schemas"]["DeletedFace"];
        };
        /** @description A company check, as lists return it. */
        KybItem: {
            /** @description The check's id. */
            id: string;
            status: components["schemas"]["CheckStatus"];
            environment: components["schemas"]["Environment"];
            /** @description Name of the company in the request. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description Registration number in the request; null if none was sent. */
            registrationNumber: string | null;
            /** @description Legal Entity Identifier in the request; null if none was sent. */
            lei: string | null;
            /** @description The caller's own id of the company; null if none was sent. */
            externalId: string | null;
            /** @description Similarity of the requested and the registered name, from 0 to 100; null if the company was not found. */
            score: number | null;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            /** @description Lowest similarity of the two names that the check accepted. */
            threshold: number;
            /** @description Version of the record. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A page of company checks. */
        KybListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Company checks on this page, newest first. */
            checks: components["schemas"]["KybItem"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A person who owns or manages the company. */
        KybPerson: {
            /** @description Full name of the person. */
            fullName: string;
            /** @description Role of the person in the company, such as `director`. */
            role: string;
            /**
             * Format: date
             * @description Date of birth of the person.
             */
            dateOfBirth?: string;
        };
        /** @description Company to check. */
        KybInput: {
            /** @description Name of the company, with or without its legal form. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description Number of the company in the register, with or without separators. */
            registrationNumber?: string;
            /** @description Legal Entity Identifier (ISO 17442) of the company. */
            lei?: string;
            /** @description The caller's own id of the company. */
            externalId?: string;
            /** @description Owners and managers of the company, to be screened with it. */
            people?: components["schemas"]["KybPerson"][];
            /**
             * @description Lowest similarity of the two names, from 50 to 100. A lower similarity goes to review.
             * @default 85
             */
            threshold?: number;
        };
        /** @description Data of the company in the register; null if the company was not found. */
        RegisteredCompany: {
            /** @description Id of the register. */
            register: string;
            /** @description Version of the register. */
            registerVersion: string;
            /** @description Registered name of the company. */
            name: string;
            /** @description Registration number; null if the register holds none. */
            registrationNumber: string | null;
            /** @description Legal Entity Identifier; null if the register holds none. */
            lei: string | null;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Whether the company is in business. An `inactive` company is declined if its number or LEI identifies it.
             * @enum {string}
             */
            status: "active" | "inactive" | "unknown";
            /** @description Legal form; null if the register holds none. */
            legalForm: string | null;
            /**
             * Format: date
             * @description Date of incorporation; null if the register holds none.
             */
            incorporatedOn: string | null;
            /** @description Address in one line; null if the register holds none. */
            address: string | null;
            /** @description Similarity of the requested and the registered name, from 0 to 100. */
            nameScore: number;
        } | null;
        /** @description A watchlist or register that was consulted, and its version. */
        VersionedSource: {
            /** @description Id of the watchlist or register. */
            id: string;
            /** @description Version of the watchlist or register. */
            version: string;
        };
        /** @description Result of screening one person of the company. */
        KybPersonResult: {
            /** @description Full name of the person. */
            fullName: string;
            /** @description Role of the person in the company. */
            role: string;
            /**
             * Format: date
             * @description Date of birth of the person; null if none was sent.
             */
            dateOfBirth: string | null;
            /** @description True if there is a watchlist hit for the person. */
            match: boolean;
            /** @description Score of the best hit, from 0 to 100; 0 if there is none. */
            score: number;
        };
        /** @description A watchlist entry that matches the company or one of its people. */
        KybHit: {
            /** @description Name of the company or person that the hit is about. */
            subject: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description Id of the watchlist. */
            list: string;
            /** @description Version of the watchlist. */
            listVersion: string;
            /** @description Main name of the entry on the list. */
            caption: string;
            /** @description Name of the entry that is most similar to the screened name. */
            matchedName: string;
            /**
             * @description Kind of the matched name. `weak`: an alias that is too common or vague to identify the entry.
             * @enum {string}
             */
            matchedNameKind: "primary" | "alias" | "weak";
            /** @description How the equal number is known, for a hit by a number; otherwise `claimed`. */
            source: components["schemas"]["FactSource"];
            /** @description Score of the match, from 0 to 100. */
            score: number;
            /** @description Reasons for the listing, such as `sanction` or `crime`. */
            topics: string[];
            /** @description Sanctions programs that the entry is listed under. */
            programs: string[];
        };
        /** @description Result of screening the company and its people against the watchlists. */
        KybScreening: {
            /** @description True if there is a hit. */
            match: boolean;
            /** @description Score of the best hit, from 0 to 100; 0 if there is none. */
            score: number;
            /** @description Hits by score, highest first. */
            hits: components["schemas"]["KybHit"][];
            /** @description Watchlists that were consulted. */
            lists: components["schemas"]["VersionedSource"][];
        };
        /** @description Result of a company check. */
        KybCheck: {
            /** @description The check's id. */
            id: string;
            status: components["schemas"]["CheckStatus"];
            environment: components["schemas"]["Environment"];
            /** @description Name of the company in the request. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description Registration number in the request; null if none was sent. */
            registrationNumber: string | null;
            /** @description Legal Entity Identifier in the request; null if none was sent. */
            lei: string | null;
            /** @description The caller's own id of the company; null if none was sent. */
            externalId: string | null;
            /** @description Similarity of the requested and the registered name, from 0 to 100; null if the company was not found. */
            score: number | null;
            /** @description Findings of the check: faults that led to its status, and further information. */
            warnings: components["schemas"]["Warning"][];
            /** @description Aspects that the check examined, each with its result. */
            checks: components["schemas"]["Examined"][];
            /** @description Lowest similarity of the two names that the check accepted. */
            threshold: number;
            /** @description Version of the record. It increases with every change. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            company: components["schemas"]["RegisteredCompany"];
            /** @description Imported registers that hold companies of the country. */
            registers: components["schemas"]["VersionedSource"][];
            /** @description Change of the company in the register since the check: `changed` or `removed`; null if there was none. */
            registerChange: ("changed" | "removed") | null;
            /** @description People of the company, with the results of their screening. */
            people: components["schemas"]["KybPersonResult"][];
            aml: components["schemas"]["KybScreening"];
            facts: components["schemas"]["CheckFacts"];
        };
        /** @description A company check. */
        KybReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["KybCheck"];
        };
        /** @description Confirmation that a check was erased. */
        DeletedCheck: {
            /** @description The check's id. */
            id: string;
            deletedAt: components["schemas"]["Instant"];
        };
        /** @description The check is erased. */
        CheckDeletedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["DeletedCheck"];
        };
        /** @description A check made without a session, as lists return it. */
        CheckItem: {
            /** @description The check's id. */
            id: string;
            environment: components["schemas"]["Environment"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the check, from 0 to 100; null if it has none. */
            score: number | null;
            /** @description Findings of the check. */
            warnings: components["schemas"]["Warning"][];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of checks. */
        CheckListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Checks on this page, newest first. */
            checks: components["schemas"]["CheckItem"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A check made without a session. */
        StoredCheck: {
            /** @description The check's id. */
            id: string;
            environment: components["schemas"]["Environment"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description Score of the check, from 0 to 100; null if it has none. */
            score: number | null;
            /** @description Findings of the check. */
            warnings: components["schemas"]["Warning"][];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time at which the check is erased by the retention of the workflow; null if it is never erased.
             */
            eraseAt: string | null;
            /** @description Threshold that the score was compared with; null if the check has none. Only for callers with `sessions:decide`. */
            threshold?: number | null;
            /** @description Values that the check read and measured, in display order. Only for callers with `sessions:decide`. */
            fields?: components["schemas"]["CheckField"][];
            facts?: components["schemas"]["CheckFacts"];
            /** @description Images and documents that the check was performed on. Only for callers with `sessions:decide`. */
            images?: components["schemas"]["CheckImage"][];
        };
        /** @description A check made without a session. */
        StoredCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["StoredCheck"];
        };
        /** @description Subject to erase. */
        SubjectErasure: {
            /** @description The caller's own id of the person or company. */
            externalId: string;
            /**
             * @description Whether to erase the other records if the retention of the company demands some of them. If false, nothing is erased then.
             * @default false
             */
            partial?: boolean;
        };
        /** @description Numbers of erased records, by kind. */
        ErasedRecords: {
            sessions: components["schemas"]["Count"];
            screenings: components["schemas"]["Count"];
            companyChecks: components["schemas"]["Count"];
            faces: components["schemas"]["Count"];
        };
        /**
         * @description Kind of a record that can be erased. `check` is a check made without a session.
         * @enum {string}
         */
        RecordKind: "session" | "screening" | "company_check" | "check";
        /** @description A record that the retention of the company still demands. */
        KeptRecord: {
            kind: components["schemas"]["RecordKind"];
            /** @description Id of the record. */
            id: string;
            erasableFrom: components["schemas"]["Instant"];
        };
        /** @description The subject is erased. */
        SubjectErasureReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            erased: components["schemas"]["ErasedRecords"];
            /** @description Records that stay because the retention of the company demands them; empty unless `partial` was sent. */
            kept: components["schemas"]["KeptRecord"][];
            erasedAt: components["schemas"]["Instant"];
        };
        /** @description A watchlist that a screening was compared with last, and its version. */
        SealedList: {
            /** @description Id of the watchlist. */
            id: string;
            /** @description Version of the watchlist. */
            version: string;
        };
        /** @description What remains of an erased record. */
        SealedRecord: {
            /** @description Id of the sealed record. */
            id: string;
            environment: components["schemas"]["Environment"];
            kind: components["schemas"]["RecordKind"];
            /** @description Id of the erased record. */
            recordId: string;
            /** @description Last status of the record, such as `declined`. */
            status: string;
            /**
             * Format: date-time
             * @description Time of the last decision on the record; null if it was not decided.
             */
            decidedAt: string | null;
            /** @description Id of the user or key that decided; null if the system did. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description Time until which the retention of the company demanded the record; null if it did not.
             */
            keptUntil: string | null;
            /** @description Watchlists of the last comparison; empty for records that are no screenings. */
            lists: components["schemas"]["SealedList"][];
            /** @description SHA-256, in hexadecimal, of the record as its operation `get…` answered it in English: as JSON with sorted members and without spaces, without the current entries of watchlists and without images. A copy of the reply proves what was erased. */
            recordHash: string;
            /**
             * @description Why the record was erased. `request`: on its own; `subject`: with its subject; `retention`: at the end of its retention.
             * @enum {string}
             */
            cause: "request" | "subject" | "retention";
            /** @description Id of the user or key that erased the record; null if its retention had ended. */
            erasedBy: string | null;
            erasedAt: components["schemas"]["Instant"];
        };
        /** @description A page of sealed records. */
        SealedRecordListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Sealed records on this page, the last erased first. */
            sealedRecords: components["schemas"]["SealedRecord"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A sealed record. */
        SealedRecordReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            sealedRecord: components["schemas"]["SealedRecord"];
        };
        /**
         * Format: binary
         * @description Content of the file, as bytes.
         */
        StoredFile: Uint8Array;
        /** @description A step of the session, without its result. */
        CaptureStep: {
            feature: components["schemas"]["Feature"];
            /**
             * @description `pending`: the step needs input from the person; `given`: the person does not have to send anything more for it. The status does not reveal the result.
             * @enum {string}
             */
            status: "pending" | "given";
            attemptsLeft: components["schemas"]["Count"];
        };
        /** @description Advice for the next image. */
        CaptureAdvice: {
            code: components["schemas"]["ReasonCode"];
            /** @description The advice in the language of the session. */
            text: string;
        };
        /** @description Look of the page that shows the steps to the person. */
        CaptureBrand: {
            /** @description Name to show to the person. */
            name: string;
            /** @description Color of the main buttons; null for the color of the page. */
            color: components["schemas"]["Color"] | null;
            /** @description True if `GET /v1/capture/logo` returns a logo. */
            hasLogo: boolean;
        };
        /** @description Text to which the person must agree; null if the workflow asks for no consent. */
        CaptureConsent: {
            /**
             * @description Language of the text: the accepted one, or else the language of the reply if there is such a text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description SHA-256 of the text in hexadecimal. */
            version: string;
            /** @description The text. Line breaks separate paragraphs. */
            text: string;
            /**
             * Format: date-time
             * @description Time of the consent; null before it.
             */
            acceptedAt: string | null;
        };
        /** @description The next step and the progress of the session, without results and scores. */
        Capture: {
            /**
             * @description Progress of the session. `open`: it accepts input from the person; `waiting`: it waits for a reviewer, or for a step that cannot be done here; `done`: it was decided, and the company informs the person.
             * @enum {string}
             */
            state: "open" | "waiting" | "done";
            /**
             * @description Image to send next; null if the session does not wait for an image.
             * @enum {string|null}
             */
            next: "document" | "selfie" | null;
            /** @description Name of the company that verifies the person. */
            company: string;
            /**
             * @description Language for the person: `en` or `es`.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Types of identity document that the workflow accepts. */
            documentsAllowed: components["schemas"]["DocumentType"][];
            /** @description Steps of the session. */
            steps: components["schemas"]["CaptureStep"][];
            /** @description Advice for the image in `next`, most important first; empty on the first attempt. */
            advice: components["schemas"]["CaptureAdvice"][];
            /** @description Address to link to at the end: the `callbackUrl` of the session; null if it has none. */
            returnUrl: string | null;
            /** @description True if the session belongs to the environment `test`. */
            isTest: boolean;
            /** @description Input to give next: `consent`, `document`, `selfie` or `address`; null if the session waits for none. `next` names images of document and face only. */
            input?: "consent" | "document" | "selfie" | "address" | (string & {}) | null;
            brand?: components["schemas"]["CaptureBrand"];
            consent?: components["schemas"]["CaptureConsent"] | null;
        };
        /** @description The next step and the progress of the session. */
        CaptureReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            capture: components["schemas"]["Capture"];
        };
        /** @description Identity document of the person. */
        CaptureDocumentUpload: {
            /**
             * Format: binary
             * @description Front of the document, or the page with the portrait.
             */
            frontImage: Uint8Array;
            /**
             * Format: binary
             * @description Back of the document.
             */
            backImage?: Uint8Array;
            documentType?: components["schemas"]["DocumentType"];
        };
        /** @description Selfie of the person, taken now. */
        CaptureSelfieUpload: {
            /**
             * Format: binary
             * @description Image of the person who faces the camera.
             */
            image: Uint8Array;
            /** @description Token of `/v1/capture/challenge`. Requires one frame for each turn of the challenge. */
            challengeToken?: string;
            /**
             * Format: binary
             * @description Image taken after turn 1 of the challenge.
             */
            frame1?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 2 of the challenge.
             */
            frame2?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 3 of the challenge.
             */
            frame3?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 4 of the challenge.
             */
            frame4?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 5 of the challenge.
             */
            frame5?: Uint8Array;
            /**
             * Format: binary
             * @description Image taken after turn 6 of the challenge.
             */
            frame6?: Uint8Array;
        };
        /** @description Acceptance of the consent text by the person. */
        CaptureConsentInput: {
            /**
             * @description Language of the text that the person accepted.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description `version` of the text that the person accepted. */
            version: string;
        };
        /** @description Language that the person chose. */
        CaptureLanguageInput: {
            /**
             * @description Language of all further texts.
             * @enum {string}
             */
            language: "en" | "es";
        };
        /** @description Proof of address of the person. */
        CaptureAddressUpload: {
            /**
             * Format: binary
             * @description The document, as an image or a PDF.
             */
            document: Uint8Array;
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
        /** @description Permission of a key, as `module:action`. */
        Scope: "sessions:read" | "sessions:write" | "sessions:decide" | "sessions:delete" | "sessions:share" | "workflows:read" | "workflows:write" | "documents:check" | "biometrics:check" | "aml:screen" | "aml:review" | "kyb:read" | "kyb:check" | "sealed-records:read" | "watchlists:import" | "registers:import" | "webhooks:manage" | "keys:manage" | "exports:run" | (string & {});
        /** @description An API key, without its value. */
        Key: {
            /** @description The key's id. */
            id: string;
            /** @description Human-readable name or purpose of the key. */
            name: string;
            /** @description First characters of the value. */
            prefix: string;
            /** @description Last four characters of the value. */
            last4: string;
            /** @description Scopes of the key. */
            scopes: components["schemas"]["Scope"][];
            /** @description IP addresses and CIDR ranges from which the key can be used; any address if empty. */
            allowedIps: string[];
            environment: components["schemas"]["Environment"];
            /**
             * @description Whether the key can be used. An `expired` key can still be revoked.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description Time from which the key is refused; null if it never expires.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Time of the last use, to the second; null if the key was never used.
             */
            lastUsedAt: string | null;
            /** @description IP address of the last use; null if the key was never used. */
            lastUsedIp: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time at which the key was revoked; null if it is not revoked.
             */
            revokedAt: string | null;
            /** @description Id of the key that this key replaces; null if it replaces none. */
            replacesId: string | null;
            /** @description Id of the key that replaces this one; null if it was not replaced. */
            replacedById: string | null;
            /** @description Id of the key that created this key; null if a person or the operator created it. */
            parentId: string | null;
            /** @description Name of the person, key or operator that created the key, at that time; null if not known. */
            createdBy: string | null;
        };
        /** @description A page of keys. */
        KeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Keys on this page, newest first. */
            keys: components["schemas"]["Key"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description API key to create. */
        KeyInput: {
            /**
             * @description Human-readable name or purpose of the key.
             * @default Key
             */
            name?: string;
            /** @description Scopes of the key. If absent, all scopes that the caller can grant. */
            scopes?: components["schemas"]["Scope"][];
            /** @description IP addresses and CIDR ranges from which the key can be used; any address if empty. If a key makes the request, its own addresses apply when this is empty or absent, and other addresses must lie within them. */
            allowedIps?: string[];
            environment?: components["schemas"]["Environment"];
            /**
             * Format: date-time
             * @description Time from which the key is refused; null if it never expires. If a key makes the request, its own expiry applies when this is absent, and a later one is refused.
             */
            expiresAt?: string | null;
        };
        /** @description A new key with its value. */
        KeyCreatedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description Value of the key, to be sent as `X-API-Key`. */
            key: string;
            apiKey: components["schemas"]["Key"];
        };
        /** @description A revoked key. */
        KeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            apiKey: components["schemas"]["Key"];
            /** @description Ids of the keys that were created with it, directly or indirectly, and were revoked together with it. */
            alsoRevoked: string[];
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
        /** @description Requests of a key by day. */
        KeyUsage: {
            /** @description The key's id. */
            id: string;
            /** @description Human-readable name or purpose of the key. */
            name: string;
            /** @description Time zone in which days are counted: always UTC. */
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
        /** @description The usage of a key. */
        KeyUsageReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            usage: components["schemas"]["KeyUsage"];
        };
        /** @description Options for the replacement of a key. */
        KeyRotation: {
            /**
             * @description Minutes for which the old key still works, at most one week.
             * @default 0
             */
            overlapMinutes?: number;
            /**
             * Format: date-time
             * @description Time from which the new key is refused; null if it never expires. If absent, the expiry of the old key.
             */
            expiresAt?: string | null;
        };
        /** @description The record after the event. It holds ids, status and version, and no personal data except your own `externalId`. */
        EventObject: {
            /** @description Id of the record. */
            id?: string;
            /** @description Status of the record. */
            status?: string;
            /** @description Version of the record, which tells the order of its events. */
            version?: number;
            /** @description Your own id of the subject; null if there is none. */
            externalId?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The record that the event is about. */
        EventData: {
            object: components["schemas"]["EventObject"];
            /** @description The members that the event changed, with their values before it. */
            previous?: {
                [key: string]: unknown;
            };
        };
        /** @description An event as it is delivered to a webhook. More members may be added. */
        WebhookEvent: {
            /** @description Id of the event, equal to the header `webhook-id`. */
            id: string;
            type: components["schemas"]["EventType"];
            timestamp: components["schemas"]["Instant"];
            /**
             * @description Version of the event format.
             * @constant
             */
            apiVersion: "v1";
            environment: components["schemas"]["Environment"];
            data: components["schemas"]["EventData"];
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
