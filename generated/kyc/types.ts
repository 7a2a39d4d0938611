// Written by npm run codegen; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where a session stands. `x-states` lists where it may go from each status.
         * @enum {string}
         */
        SessionStatus: "not_started" | "in_progress" | "in_review" | "resubmission_requested" | "approved" | "declined" | "abandoned" | "expired" | "kyc_expired";
        /** @description An ISO 3166-1 alpha-2 code in lower case. */
        CountryCode: string;
        /**
         * @description `test` data is made with test keys and is never mixed with `live` data.
         * @enum {string}
         */
        Environment: "live" | "test";
        /**
         * @description One step of a verification.
         * @enum {string}
         */
        Feature: "id" | "liveness" | "face_match" | "age" | "poa" | "database_validation" | "aml";
        /** @description The steps of a verification, in the order in which they are shown. */
        Features: components["schemas"]["Feature"][];
        /**
         * @description Where one step of a session, or one check, stands.
         * @enum {string}
         */
        StepStatus: "pending" | "approved" | "declined" | "in_review";
        /** @description A number of things. */
        Count: number;
        /** @description One step of a session. */
        SessionStep: {
            feature: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
            attempts: components["schemas"]["Count"];
        };
        /** @description The caller's own names and values, at most 50; names of up to 40 characters, values text of up to 500. */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description A reason in a word, upper case, e.g. `DOCUMENT_EXPIRED`. */
        ReasonCode: string;
        /**
         * Format: date-time
         * @description A moment, RFC 3339 in UTC.
         */
        Instant: string;
        /** @description The session that an imported one was made from. */
        ImportOrigin: {
            /** @description Its id at the company that shared it. */
            sessionId: string;
            at: components["schemas"]["Instant"];
        } | null;
        /** @description Who did it. */
        Actor: {
            /**
             * @description A person, a key, or the service itself.
             * @enum {string}
             */
            type: "user" | "key" | "system";
            /** @description The person's or key's id; null for the person who is verified, by the link. */
            id: string | null;
            /** @description A name, for people. */
            name: string | null;
        };
        /** @description Who is looking at a session in review. It ends by itself, when it is released, and when the session leaves the review. */
        Claim: {
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description Since when.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            until: string;
        };
        /** @description How much speaks against the session, as of its last check; null before the first. Of the last check of each step, the gravest counts: 90 for one that was declined, 50 for one in review, 10 for one that was approved with something worth knowing, otherwise 0; or, where that is more, the score of the best hit on a watchlist, and 100 minus the score of a face match or of liveness that is below the threshold of the workflow. Every further warning that the workflow does not approve adds 5, all of them together 30 at most. */
        Risk: number | null;
        /** @description A session as it stands in lists. */
        SessionItem: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Its steps and where they stand. */
            steps: components["schemas"]["SessionStep"][];
            /** @description The workflow it runs. */
            workflowId: string;
            /** @description The version of the workflow, which never changes for a session. */
            workflowVersion: number;
            /** @description The caller's own id of the person. */
            externalId: string | null;
            /**
             * Format: uri
             * @description Where the user is sent afterwards.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description The language of the user, BCP 47. */
            language: string | null;
            /** @description The country of the document, or of the nationality expected. */
            country: string | null;
            /** @description Why it stands where it stands, for programs. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the first input came; null before.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last approved or declined; null before.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When it ends if nothing more happens; null when it waits for nothing.
             */
            expiresAt: string | null;
        };
        /** @description All records that match, on every page together. */
        Total: number;
        /** @description Send it as `after` to get the records that follow; null on the last page. */
        NextCursor: string | null;
        /** @description A page of sessions. */
        SessionListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The sessions. */
            sessions: components["schemas"]["SessionItem"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The stable, machine-readable name of what went wrong. The list is closed: a new code is a contract change. What exactly is wrong with each member is told by the codes in `details`.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "malformed_json" | "ambiguous_credentials" | "unauthorized" | "forbidden" | "csrf_failed" | "scope_not_grantable" | "not_found" | "method_not_allowed" | "conflict" | "invalid_transition" | "claimed" | "second_reviewer_needed" | "gone" | "version_mismatch" | "file_too_large" | "unsupported_media" | "unprocessable_image" | "idempotency_key_reused" | "rate_limited" | "internal" | "provider_unavailable" | "service_unavailable";
        /** @description One fault of the request, with the place where it was found. */
        ErrorDetail: {
            /** @description Where the fault is, e.g. `body.features.0` or `query.limit`. */
            path: string;
            /** @description The kind of fault, e.g. `unknown_field` or `validation_failed`; more kinds may come. */
            code: string;
            /** @description The fault in words. */
            message: string;
        };
        /** @description What went wrong. */
        ErrorInfo: {
            code: components["schemas"]["ErrorCode"];
            /** @description What went wrong, for people, in the language asked for. */
            message: string;
            /** @description The id of this request in the server's log; also in the header `X-Request-Id`. */
            requestId: string;
            /** @description Whether the same request may succeed later without a change. */
            retryable: boolean;
            /** @description Where this is explained. */
            docs: string;
            /** @description With `invalid_transition`, the statuses to which the session may move from its present one. */
            allowed?: string[];
            /** @description The faults one by one. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The envelope of every failure. */
        ErrorReply: {
            /**
             * @description Always false.
             * @constant
             */
            ok: false;
            error: components["schemas"]["ErrorInfo"];
        };
        /** @description The steps to run, in the order in which they are shown. */
        FeatureChoice: components["schemas"]["Feature"][];
        /** @description Where the person can be reached. */
        Contact: {
            /**
             * Format: email
             * @description An e-mail address.
             */
            email?: string | null;
            /** @description A telephone number, as it is dialled. */
            phone?: string | null;
        };
        /** @description Who the person says to be; documents and registers are compared with it. */
        Expected: {
            /** @description Given names. */
            firstName?: string | null;
            /** @description Family names. */
            lastName?: string | null;
            /**
             * Format: date
             * @description A day.
             */
            dateOfBirth?: string | null;
            /** @description An ISO 3166-1 alpha-2 code in lower case. */
            nationality?: string | null;
            /** @description The number of the document. */
            documentNumber?: string | null;
            /** @description The address in one line. */
            address?: string | null;
        };
        /** @description A session to create. */
        SessionInput: {
            features?: components["schemas"]["FeatureChoice"];
            /** @description The workflow to run; without it, the default one. */
            workflowId?: string;
            /** @description The caller's own id of the person. */
            externalId?: string;
            /**
             * Format: uri
             * @description Where the user is sent afterwards.
             */
            callbackUrl?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The user's language, BCP 47. */
            language?: string;
            /** @description Seconds until an unused session expires; without it, as the workflow says. */
            expiresIn?: number;
            contact?: components["schemas"]["Contact"];
            expected?: components["schemas"]["Expected"];
        };
        /** @description The last decision that a person, or a system for one, made. */
        Decision: {
            decision: components["schemas"]["SessionStatus"];
            /** @description Why, for people. */
            reason: string | null;
            /** @description Why, for programs. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            /** @description A note for other reviewers. */
            comment: string | null;
            actor: components["schemas"]["Actor"];
            at: components["schemas"]["Instant"];
        };
        /** @description Who approved it first, where it takes two. A new check, and every move but the approval by the second one, take it back; after that approval it stands beside the decision, for as long as the approval does. */
        FirstApproval: {
            actor: components["schemas"]["Actor"];
            /** @description Why, for people. */
            reason: string | null;
            /** @description A note for other reviewers. */
            comment: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description Something that a check found. */
        Warning: {
            code: components["schemas"]["ReasonCode"];
            /**
             * @description `error` declines, `warning` goes to review, `information` changes nothing.
             * @enum {string}
             */
            severity: "error" | "warning" | "information";
            /** @description What was found, for people, in the language of the request. */
            message: string;
        };
        /** @description An image or a document that a check was made of. */
        CheckImage: {
            /** @description What it shows, e.g. `document_front` or `selfie`. */
            purpose: string;
            /** @description Where it can be read, from the root of this server on. */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Something that a check read or measured. */
        CheckField: {
            /** @description What it is, for programs; parts of one thing share the word before the dot. */
            name: "documentType" | "documentNumber" | "firstName" | "lastName" | "fullName" | "dateOfBirth" | "gender" | "nationality" | "issuingCountry" | "issueDate" | "expiryDate" | "address" | "mrz.valid" | "mrz.line1" | "mrz.line2" | "mrz.line3" | "score" | "threshold" | "method" | "certified" | "challenge.passed" | "reference" | "quality.sharpness" | "quality.brightness" | "age" | "age.low" | "age.high" | "livenessScore" | "issuer" | "nameOnDocument" | "nameMatch" | "addressMatch" | "maxAgeDays" | "idNumber" | "country" | "matchType" | "validations.fullName" | "validations.idNumber" | "validations.dateOfBirth" | "source" | "match" | "hits" | (string & {});
            /** @description As it was read, days as `2030-01-31`, countries as alpha-2 in lower case, measures as decimals; null for what was expected and not read. */
            value: string | null;
            /** @description What it was compared with: what the session expects; where it says nothing of it, what the identity document of the session says. Beside an age, the one to have reached. */
            expected?: string;
            /** @description Whether the two agree; two spellings of one name do. Absent where it cannot be told. */
            agrees?: boolean;
        };
        /** @description One check of a session. */
        CheckSummary: {
            /** @description The check's id. */
            id: string;
            type: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
            /** @description What it found. */
            warnings: components["schemas"]["Warning"][];
            createdAt: components["schemas"]["Instant"];
            /** @description What it was made of; only in the reply to getting a session, and only for callers with `sessions:decide`. */
            images?: components["schemas"]["CheckImage"][];
            /** @description What it read and measured, in the order in which to show it; where and for whom `images` is. */
            fields?: components["schemas"]["CheckField"][];
            /** @description From 0 to 100; null where there is none. Where and for whom `images` is. */
            score?: number | null;
            /** @description The score that it was judged by: below it liveness is declined and a face match goes to review, from it on a hit on a watchlist goes to review; null where there is none. Where and for whom `images` is. */
            threshold?: number | null;
            /** @description The screening, with its hits, that the check `aml` is made of; null for other checks, and for one that another company made. Where and for whom `images` is. */
            screeningId?: string | null;
        };
        /** @description One move of a session. */
        HistoryEntry: {
            /** @description The status before; null for the first. */
            from: string | null;
            to: components["schemas"]["SessionStatus"];
            actor: components["schemas"]["Actor"];
            /** @description Why, for people. */
            reason: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description A session that was just created, with the link for its person. */
        CreatedSession: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Its steps and where they stand. */
            steps: components["schemas"]["SessionStep"][];
            /** @description The workflow it runs. */
            workflowId: string;
            /** @description The version of the workflow, which never changes for a session. */
            workflowVersion: number;
            /** @description The caller's own id of the person. */
            externalId: string | null;
            /**
             * Format: uri
             * @description Where the user is sent afterwards.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description The language of the user, BCP 47. */
            language: string | null;
            /** @description The country of the document, or of the nationality expected. */
            country: string | null;
            /** @description Why it stands where it stands, for programs. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the first input came; null before.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last approved or declined; null before.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When it ends if nothing more happens; null when it waits for nothing.
             */
            expiresAt: string | null;
            /** @description The page on which the person gives document and selfie. */
            url: string;
            /** @description The token in that address, for a page or an app of your own: send it as `X-Capture-Token` to `/v1/capture`. */
            clientToken: string;
            contact: components["schemas"]["Contact"];
            expected: components["schemas"]["Expected"];
            decision: components["schemas"]["Decision"] | null;
            firstApproval: components["schemas"]["FirstApproval"] | null;
            /** @description Its checks, the oldest first. */
            checks: components["schemas"]["CheckSummary"][];
            /** @description Every move, the oldest first. */
            history: components["schemas"]["HistoryEntry"][];
        };
        /** @description A session. */
        SessionCreatedReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            session: components["schemas"]["CreatedSession"];
        };
        /** @description What to import, and how. */
        SessionImport: {
            /** @description The token that sharing answered. */
            shareToken: string;
            /**
             * @description Keep the status instead of reviewing it.
             * @default false
             */
            trustReview?: boolean;
            /** @description The workflow to run; without it, the default one. */
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
            /** @description Its steps and where they stand. */
            steps: components["schemas"]["SessionStep"][];
            /** @description The workflow it runs. */
            workflowId: string;
            /** @description The version of the workflow, which never changes for a session. */
            workflowVersion: number;
            /** @description The caller's own id of the person. */
            externalId: string | null;
            /**
             * Format: uri
             * @description Where the user is sent afterwards.
             */
            callbackUrl: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description The language of the user, BCP 47. */
            language: string | null;
            /** @description The country of the document, or of the nationality expected. */
            country: string | null;
            /** @description Why it stands where it stands, for programs. */
            reasonCodes: components["schemas"]["ReasonCode"][];
            importedFrom: components["schemas"]["ImportOrigin"];
            claim: components["schemas"]["Claim"] | null;
            risk: components["schemas"]["Risk"];
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the first input came; null before.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last approved or declined; null before.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When it ends if nothing more happens; null when it waits for nothing.
             */
            expiresAt: string | null;
            /** @description The page on which the person gives document and selfie. Only in the reply to creating a session. */
            url?: string;
            /** @description The token in that address, for a page or an app of your own: send it as `X-Capture-Token` to `/v1/capture`. Only in the reply to creating a session. */
            clientToken?: string;
            contact: components["schemas"]["Contact"];
            expected: components["schemas"]["Expected"];
            decision: components["schemas"]["Decision"] | null;
            firstApproval: components["schemas"]["FirstApproval"] | null;
            /** @description Its checks, the oldest first. */
            checks: components["schemas"]["CheckSummary"][];
            /** @description Every move, the oldest first. */
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
        /** @description Scores from 0 to 100 at which a check is judged. */
        Thresholds: {
            /** @description Below it liveness is declined. */
            livenessDecline: number;
            /** @description Below it a face match is declined. */
            faceMatchDecline: number;
            /** @description Below it a face match goes to review. */
            faceMatchReview: number;
            /** @description From it on a hit goes to review. */
            amlReview: number;
            /** @description From it on a hit is declined. */
            amlDecline: number;
        };
        /** @description What a warning leads to, by its code, in place of what it leads to by itself: `approve` takes no notice of it, `review` and `decline` do what they say. Codes are upper case, e.g. `DOCUMENT_EXPIRED`; the values are `approve`, `review` or `decline`. */
        Actions: {
            [key: string]: unknown;
        };
        /** @description What sessions run through, and how their checks are judged. */
        Workflow: {
            /** @description The workflow's id. */
            id: string;
            /** @description Its name, for people. */
            name: string;
            /** @description Counts its changes. */
            version: number;
            /** @description Whether sessions that name no workflow take it. */
            isDefault: boolean;
            environment: components["schemas"]["Environment"];
            features: components["schemas"]["Features"];
            /** @description Kinds of identity document that are taken. */
            documentsAllowed: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds: components["schemas"]["Thresholds"];
            actions: components["schemas"]["Actions"];
            /**
             * @description What a face or document that was seen before leads to.
             * @enum {string}
             */
            onDuplicate: "approve" | "review" | "decline";
            /** @description How often each check may be tried. */
            maxAttempts: number;
            /** @description How long a session waits for its user. */
            sessionTtlSeconds: number;
            /** @description For how many days an approval holds; null, for good. */
            kycValidityDays: number | null;
            /** @description After how many days from its end a session is erased; null, never. */
            retentionDays: number | null;
            /** @description From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0. */
            fourEyesFrom: number | null;
            /** @description Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
            acceptHeadTurnsAsLiveness: boolean;
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
            /** @description The workflows. */
            workflows: components["schemas"]["Workflow"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Those thresholds to set. */
        ThresholdsInput: {
            /** @description Below it liveness is declined. */
            livenessDecline?: number;
            /** @description Below it a face match is declined. */
            faceMatchDecline?: number;
            /** @description Below it a face match goes to review. */
            faceMatchReview?: number;
            /** @description From it on a hit goes to review. */
            amlReview?: number;
            /** @description From it on a hit is declined. */
            amlDecline?: number;
        };
        /** @description A workflow to create. */
        WorkflowInput: {
            /** @description Its name, for people. */
            name: string;
            /** @description Whether sessions that name no workflow take it. */
            isDefault?: boolean;
            features?: components["schemas"]["FeatureChoice"];
            /** @description Kinds of identity document that are taken. */
            documentsAllowed?: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds?: components["schemas"]["ThresholdsInput"];
            actions?: components["schemas"]["Actions"];
            /**
             * @description What a face or document that was seen before leads to.
             * @enum {string}
             */
            onDuplicate?: "approve" | "review" | "decline";
            /** @description How often each check may be tried. */
            maxAttempts?: number;
            /** @description How long a session waits for its user. */
            sessionTtlSeconds?: number;
            /** @description For how many days an approval holds; null, for good. */
            kycValidityDays?: number | null;
            /** @description After how many days from its end a session is erased; null, never. */
            retentionDays?: number | null;
            /** @description From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0. */
            fourEyesFrom?: number | null;
            /** @description Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
            acceptHeadTurnsAsLiveness?: boolean;
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
        /** @description What is left of a deleted workflow. */
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
        /** @description What to change of a workflow. */
        WorkflowUpdate: {
            /** @description Its name, for people. */
            name?: string;
            /** @description Whether sessions that name no workflow take it. */
            isDefault?: boolean;
            features?: components["schemas"]["FeatureChoice"];
            /** @description Kinds of identity document that are taken. */
            documentsAllowed?: ("passport" | "id_card" | "driver_license" | "residence_permit" | "visa")[];
            thresholds?: components["schemas"]["ThresholdsInput"];
            actions?: components["schemas"]["Actions"];
            /**
             * @description What a face or document that was seen before leads to.
             * @enum {string}
             */
            onDuplicate?: "approve" | "review" | "decline";
            /** @description How often each check may be tried. */
            maxAttempts?: number;
            /** @description How long a session waits for its user. */
            sessionTtlSeconds?: number;
            /** @description For how many days an approval holds; null, for good. */
            kycValidityDays?: number | null;
            /** @description After how many days from its end a session is erased; null, never. */
            retentionDays?: number | null;
            /** @description From which `risk` of a session on its approval needs two different people, or keys; null, never. A risk that is not known counts as 0. */
            fourEyesFrom?: number | null;
            /** @description Whether a passed challenge of head turns approves liveness by itself, although turns that software makes of one photograph pass it too; false sends it to review. */
            acceptHeadTurnsAsLiveness?: boolean;
        };
        /** @description What is left of an erased session. */
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
        /** @description What becomes of one step. `pending` asks for it again. */
        StepDecision: {
            feature: components["schemas"]["Feature"];
            status: components["schemas"]["StepStatus"];
        };
        /** @description The outcome to set. */
        SessionDecision: {
            /**
             * @description The status to set.
             * @enum {string}
             */
            decision: "approved" | "declined" | "in_review" | "resubmission_requested";
            /** @description Why, for people; it stands in the history. */
            reason?: string;
            /** @description Why, for programs. */
            reasonCodes?: components["schemas"]["ReasonCode"][];
            /** @description Single steps to set, each once. */
            steps?: components["schemas"]["StepDecision"][];
            /** @description A note for other reviewers. */
            comment?: string;
        };
        /** @description How to claim. */
        SessionClaim: {
            /**
             * @description Whether to take it from whoever holds it.
             * @default false
             */
            takeOver?: boolean;
        };
        /** @description How to share. */
        SessionShare: {
            /**
             * @description Seconds until the token expires.
             * @default 86400
             */
            expiresIn?: number;
            /** @description The code of the one company that may take it in. */
            audience?: string;
            /** @description What is shared beside the outcome; without it, all of it. */
            fields?: ("contact" | "expected" | "checks")[];
        };
        /** @description The session is shared. */
        SessionShareReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description What the other side imports. */
            shareToken: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A company whose reviews are adopted. */
        TrustedSharer: {
            /** @description The company's code. */
            code: string;
            /** @description The company's name. */
            name: string;
            trustedSince: components["schemas"]["Instant"];
        };
        /** @description The trusted sharers of a company. */
        SharersReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The companies. */
            sharers: components["schemas"]["TrustedSharer"][];
        };
        /** @description The company to trust. */
        TrustedSharerInput: {
            /** @description The company's code, which it tells its partners. */
            code: string;
        };
        /** @description A document of the subject. */
        SubjectDocument: {
            /** @description Its kind, as lists say it: Passport, National ID. */
            type?: string;
            /** @description Its number. */
            number: string;
            country?: components["schemas"]["CountryCode"];
        };
        /** @description Whom to screen. Only the name can raise a score, and numbers that are equal; all else lowers it where it differs. */
        ScreenInput: {
            /** @description The name, in any script and order. */
            fullName: string;
            /**
             * @description What it is the name of.
             * @default person
             * @enum {string}
             */
            entityType?: "person" | "company" | "vessel" | "aircraft";
            /**
             * Format: date
             * @description The day of birth.
             */
            dateOfBirth?: string;
            /** @description The year, where the day is not known. */
            yearOfBirth?: number;
            nationality?: components["schemas"]["CountryCode"];
            /** @description Other countries it belongs to. */
            countries?: components["schemas"]["CountryCode"][];
            /**
             * @description As documents have it.
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description Equal numbers prove an identity. */
            documents?: components["schemas"]["SubjectDocument"][];
            /** @description Of a company. */
            registrationNumber?: string;
            /** @description Of a company, ISO 17442. */
            lei?: string;
            /** @description Names of watchlists; without it, all of them. */
            lists?: string[];
            /**
             * @description From which score on there is a hit.
             * @default 70
             */
            threshold?: number;
            /** @description The caller's own id of the subject. */
            externalId?: string;
            /** @description The session whose step `aml` it is. */
            sessionId?: string;
            /** @description Whether to screen again when a list changes; by default with `externalId` or `sessionId`. */
            monitor?: boolean;
        };
        /** @description What stands beside what in the two names. */
        HitPart: {
            /** @description In the name asked for. */
            queryPart: string;
            /** @description In the name listed. */
            listPart: string;
            /** @description How alike. */
            kind: "exact" | "variant" | "skeleton" | "edit" | "initial" | "joined" | "form" | "whole" | "conflict" | "leftover" | "order" | (string & {});
            /** @description How alike, 0 to 1. */
            score: number;
            /** @description How much it counts. */
            weight: number;
        };
        /** @description What beside the name speaks for or against it. */
        HitModifier: {
            /** @description Which fact. */
            kind: "birthYear" | "birthDay" | "birthDayFlipped" | "country" | "gender" | "documentEqual" | "documentDifferent" | "leiEqual" | "registrationEqual" | (string & {});
            /** @description Added to the score; of equal numbers, the least that the score becomes. */
            points: number;
        };
        /**
         * @description What a reviewer found.
         * @enum {string}
         */
        ReviewStatus: "pending" | "false_positive" | "true_match";
        /** @description A name of an entry. */
        HitEntryName: {
            /** @description As the list has it. */
            text: string;
            /**
             * @description What kind of name it is; of `weak` ones the list itself warns.
             * @enum {string}
             */
            kind: "primary" | "alias" | "weak";
        };
        /** @description A document of a listed one. */
        HitEntryDocument: {
            /** @description In the words of the list. */
            type: string | null;
            /** @description Its number. */
            number: string;
            /** @description An alpha-2 code in lower case, or as the list says it. */
            country: string | null;
        };
        /** @description What a list says of an entry, as it is loaded now. At most a hundred of each are shown. Null once the entry is on the list no more. */
        HitEntry: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "person" | "company" | "vessel" | "aircraft" | "other";
            /** @description All its names, the best known first. */
            names: components["schemas"]["HitEntryName"][];
            /** @description Days, months, years, or from and to as `1958/1962`. */
            birthDates: string[];
            /** @description As the list says them. */
            birthPlaces: string[];
            /** @description Alpha-2 codes in lower case, or as the list says them. */
            countries: string[];
            /**
             * @description Null where the list says nothing of it.
             * @enum {string|null}
             */
            gender: "male" | "female" | null;
            /** @description Its documents. */
            documents: components["schemas"]["HitEntryDocument"][];
            /** @description Under which programmes. */
            programs: string[];
            /** @description What it is listed as: sanction, crime. */
            topics: string[];
            /** @description What else the list says, shortened. */
            remarks: string;
            /** @description Whether the list says something else than when the hit was found. */
            changed: boolean;
        } | null;
        /** @description One entry of a list that scored from the threshold on, and why. */
        Hit: {
            /** @description The same for the same entry in every screening. */
            id: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description The list. */
            list: string;
            /** @description Its version. */
            listVersion: string;
            /** @description What the list calls the entry. */
            caption: string;
            /** @description Which of its names fits best. */
            matchedName: string;
            /**
             * @description What kind of name that is.
             * @enum {string}
             */
            matchedNameKind: "primary" | "alias" | "weak";
            /** @description How sure it is. */
            score: number;
            /** @description The names part by part. */
            breakdown: components["schemas"]["HitPart"][];
            /** @description What else counts. */
            modifiers: components["schemas"]["HitModifier"][];
            /** @description What the entry is listed as: sanction, crime. */
            topics: string[];
            /** @description Under which programmes. */
            programs: string[];
            reviewStatus: components["schemas"]["ReviewStatus"];
            firstSeen: components["schemas"]["Instant"];
            lastSeen: components["schemas"]["Instant"];
            entry?: components["schemas"]["HitEntry"];
        };
        /** @description A list as it was compared with. */
        ScreenedList: {
            /** @description Its name. */
            id: string;
            /** @description Its day of publication, where it says it, and the beginning of its content hash. */
            version: string;
            entities: components["schemas"]["Count"];
            /**
             * Format: date
             * @description A day, where the list says it.
             */
            publishedAt: string | null;
            loadedAt: components["schemas"]["Instant"];
        };
        /**
         * @description What the workflow makes of the hits that count.
         * @enum {string}
         */
        ScreeningStatus: "approved" | "in_review" | "declined";
        /** @description What came of a screening. */
        ScreenReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The screening's id. */
            id: string;
            /** @description Whether there is a hit that counts. */
            match: boolean;
            /** @description That of the best hit that counts, 0 without any. */
            score: number;
            /** @description The highest score first, false ones too. */
            hits: components["schemas"]["Hit"][];
            screenedAt: components["schemas"]["Instant"];
            /** @description What it was compared with. */
            lists: components["schemas"]["ScreenedList"][];
            /** @description Changes whenever the same subject and lists may score otherwise. */
            algorithm: string;
            status: components["schemas"]["ScreeningStatus"];
        };
        /**
         * @description What is screened; it is compared with entries of its kind, and with those that a list does not tell apart.
         * @enum {string}
         */
        EntityType: "person" | "company" | "vessel" | "aircraft";
        /** @description A screening without its hits. */
        ScreeningSummary: {
            /** @description The screening's id. */
            id: string;
            status: components["schemas"]["ScreeningStatus"];
            /** @description Whether there is a hit that counts. */
            match: boolean;
            /** @description That of the best hit that counts, 0 without any. */
            score: number;
            hitCount: components["schemas"]["Count"];
            screenedAt: components["schemas"]["Instant"];
            entityType: components["schemas"]["EntityType"];
            /** @description Who was screened. */
            fullName: string;
            /** @description The caller's own id of the subject. */
            externalId: string | null;
            /** @description The session it is a step of. */
            sessionId: string | null;
            /** @description From which score on there is a hit. */
            threshold: number;
            /** @description Whether it is screened again when a list changes. */
            monitor: boolean;
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of screenings. */
        ScreeningListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The screenings. */
            screenings: components["schemas"]["ScreeningSummary"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A decision of a reviewer about the subject, as it was made. Records are only added. */
        HitDecisionRecord: {
            decision: components["schemas"]["ReviewStatus"];
            /** @description Why; null where a decision was taken back without a reason. */
            reason: string | null;
            /** @description The id of the user or key that decided. */
            decidedBy: string;
            decidedAt: components["schemas"]["Instant"];
            /** @description The screening in which it was decided; null in records from before. */
            screeningId: string | null;
            /** @description The hit; null in records from before. */
            hitId: string | null;
            /** @description The list. */
            list: string;
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description The list's version when it was decided; null in records from before. */
            listVersion: string | null;
            /** @description Of what the list said about the entry. */
            entryHash: string;
            /** @description The hit's score; null in records from before. */
            score: number | null;
            /** @description The names part by part. */
            breakdown: components["schemas"]["HitPart"][];
            /** @description What else counted. */
            modifiers: components["schemas"]["HitModifier"][];
        };
        /** @description A screening as it stands now. */
        Screening: {
            /** @description The screening's id. */
            id: string;
            /** @description Whether there is a hit that counts. */
            match: boolean;
            /** @description That of the best hit that counts, 0 without any. */
            score: number;
            /** @description The highest score first, false ones too. */
            hits: components["schemas"]["Hit"][];
            screenedAt: components["schemas"]["Instant"];
            /** @description What it was compared with. */
            lists: components["schemas"]["ScreenedList"][];
            /** @description Changes whenever the same subject and lists may score otherwise. */
            algorithm: string;
            status: components["schemas"]["ScreeningStatus"];
            entityType: components["schemas"]["EntityType"];
            /** @description Who was screened. */
            fullName: string;
            /** @description The caller's own id of the subject. */
            externalId: string | null;
            /** @description The session it is a step of. */
            sessionId: string | null;
            /** @description From which score on there is a hit. */
            threshold: number;
            /** @description Whether it is screened again when a list changes. */
            monitor: boolean;
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            /** @description Every decision about its subject, the newest first. Only `getScreening` answers them. */
            decisions?: components["schemas"]["HitDecisionRecord"][];
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
        /** @description What is left of an erased screening. */
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
        /** @description What a reviewer found. */
        HitDecision: {
            decision: components["schemas"]["ReviewStatus"];
            /** @description Why; needed unless a decision is taken back. */
            reason?: string;
        };
        /** @description Its day of publication, where the list says it, and the beginning of its content hash. */
        WatchlistVersion: string;
        /**
         * Format: date
         * @description When the list was published, where it says it.
         */
        PublicationDay: string | null;
        /** @description A list as it is now, and what its last import did. */
        Watchlist: {
            /** @description Its name. */
            id: string;
            /** @description What people call it; its name, where the operator gave none. */
            title: string;
            /** @description Whose list it is, by the form that it is published in: `ofac`, of the United States Treasury; `un`, of the Security Council; `ftm`, a collection of lists as FollowTheMoney entities. */
            source: "ofac" | "un" | "ftm" | (string & {});
            version: components["schemas"]["WatchlistVersion"];
            entities: components["schemas"]["Count"];
            publishedAt: components["schemas"]["PublicationDay"];
            importedAt: components["schemas"]["Instant"];
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
        };
        /** @description All lists. */
        WatchlistsReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The lists, by name. */
            watchlists: components["schemas"]["Watchlist"][];
        };
        /** @description The files of a list, as they are published. */
        WatchlistUpload: {
            /** @description The name of the list here, such as `us_ofac_sdn`. */
            id: string;
            /**
             * Format: binary
             * @description The list; of `ofac` the primary file.
             */
            file: Uint8Array;
            /**
             * Format: binary
             * @description Of `ofac`, the file of aliases.
             */
            aliases?: Uint8Array;
            /**
             * Format: binary
             * @description Of `ofac`, the file of addresses.
             */
            addresses?: Uint8Array;
            /**
             * Format: binary
             * @description Of `ofac`, the file of comments.
             */
            comments?: Uint8Array;
            /**
             * @description The form of the files: `ofac`, CSV of the United States Treasury; `un`, XML of the Security Council; `ftm`, FollowTheMoney entities, one JSON object a line.
             * @enum {string}
             */
            format: "ofac" | "un" | "ftm";
            /** @description What people call it; the title before stays without it. */
            title?: string;
            /**
             * Format: date
             * @description The day of publication, for a form that does not say it itself.
             */
            publishedOn?: string;
            /**
             * @description Lets the list lose more than half of its entries, which is otherwise taken for a mistake.
             * @default false
             */
            mayShrink?: boolean;
        };
        /** @description The list after the import. */
        WatchlistImportReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The files are those of the last import, so that nothing was done. */
            unchanged: boolean;
            watchlist: components["schemas"]["Watchlist"];
        };
        /** @description One import of a list. */
        WatchlistImport: {
            version: components["schemas"]["WatchlistVersion"];
            publishedAt: components["schemas"]["PublicationDay"];
            importedAt: components["schemas"]["Instant"];
            /** @description Entries of the list after it. */
            entities: number;
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            /** @description Entries that it left as they were. */
            unchanged: number;
            /** @description Whether its changes are kept entry by entry; those of the first import are not. */
            detailed: boolean;
        };
        /** @description A page of imports. */
        WatchlistImportListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The imports. */
            imports: components["schemas"]["WatchlistImport"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description What an import did to one entry. */
        WatchlistChange: {
            /**
             * @description What was done.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description The entry's id on the list. */
            entityId: string;
            /** @description What the list calls the entry. */
            caption: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            schema: "person" | "company" | "vessel" | "aircraft" | "other";
            /** @description What the entry is listed as: sanction, crime. */
            topics: string[];
            /** @description Under which programmes. */
            programs: string[];
        };
        /** @description A page of the changes of one import. */
        WatchlistChangeListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            version: components["schemas"]["WatchlistVersion"];
            /** @description The changes. */
            changes: components["schemas"]["WatchlistChange"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The name of the register here, such as `dgii`. */
        RegisterId: string;
        /** @description Alpha-2 code of the country in lower case. A plain file needs it where no column says it; of `gleif`, the only country that is read. */
        RegisterCountry: string;
        /**
         * @description Lets the register lose more than half of its entries, which is otherwise taken for a mistake.
         * @default false
         */
        RegisterShrink: boolean;
        /** @description The file of a register of companies. */
        CompanyRegisterUpload: {
            id: components["schemas"]["RegisterId"];
            /**
             * Format: binary
             * @description The file, CSV in UTF-8.
             */
            file: Uint8Array;
            /**
             * @description Its form: `gleif`, LEI records of the Global LEI Foundation; `plain`, the columns that the README names.
             * @enum {string}
             */
            format: "gleif" | "plain";
            country?: components["schemas"]["RegisterCountry"];
            mayShrink?: components["schemas"]["RegisterShrink"];
        };
        /** @description A register as it is now. */
        ImportedRegister: {
            /** @description Its name. */
            id: string;
            /** @description The day of its last import, and the beginning of its content hash. */
            version: string;
            /** @description Companies or people that it holds. */
            entries: number;
            importedAt: components["schemas"]["Instant"];
        };
        /** @description The register after the import, and what the import did. */
        RegisterImportReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The file is that of the last import, so that nothing was done. */
            unchanged: boolean;
            register: components["schemas"]["ImportedRegister"];
            added: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            /** @description Rows that are no entry, such as companies of another country. */
            skipped: number;
        };
        /** @description The file of a register of people. */
        PeopleRegisterUpload: {
            id: components["schemas"]["RegisterId"];
            /**
             * Format: binary
             * @description The file: CSV in UTF-8, or of `dgii` as the authority publishes it.
             */
            file: Uint8Array;
            /**
             * @description Its form: `dgii`, taxpayers of the Dominican Republic; `plain`, the columns that the README names.
             * @enum {string}
             */
            format: "dgii" | "plain";
            country?: components["schemas"]["RegisterCountry"];
            mayShrink?: components["schemas"]["RegisterShrink"];
        };
        /**
         * @description An event by its name, or `*` for all of them.
         * @enum {string}
         */
        Subscription: "*" | "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";
        /** @description How the deliveries fare that were created in the last seven days, tests among them. */
        WebhookStats: {
            since: components["schemas"]["Instant"];
            succeeded: components["schemas"]["Count"];
            /** @description What failed for good or after its last attempt. */
            failed: number;
            /** @description What waits, for the first attempt or for another. */
            pending: number;
        };
        /** @description Where events are delivered to. */
        Webhook: {
            /** @description The webhook's id. */
            id: string;
            /** @description Where to deliver. */
            url: string;
            /** @description What to deliver. */
            events: components["schemas"]["Subscription"][];
            /**
             * @description Whether anything is delivered.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * @description Why it was disabled: `gone`, it answered 410; `failing`, nothing arrived for 120 hours. Null when it was disabled by hand, and while it is enabled.
             * @enum {string|null}
             */
            disabledReason: "gone" | "failing" | null;
            /** @description What it is for, for people. */
            description: string | null;
            environment: components["schemas"]["Environment"];
            /** @description How its secret ends. */
            secretLast4: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When an event last arrived; null, never.
             */
            lastDeliveryAt: string | null;
            /** @description Attempts that failed since then. */
            failureCount: number;
            stats: components["schemas"]["WebhookStats"];
            /** @description Counts its changes. */
            version: number;
        };
        /** @description A page of webhooks. */
        WebhookListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The webhooks. */
            webhooks: components["schemas"]["Webhook"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A webhook to create. */
        WebhookInput: {
            /** @description Where to deliver, `https://`. */
            url: string;
            /** @description What to deliver. */
            events: components["schemas"]["Subscription"][];
            /** @description What it is for, for people. */
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
            /** @description Signs what is delivered (Standard Webhooks, `v1`). */
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
        /** @description What is left of a deleted webhook. */
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
        /** @description What to change of a webhook. */
        WebhookUpdate: {
            /** @description Where to deliver, `https://`. */
            url?: string;
            /** @description What to deliver. */
            events?: components["schemas"]["Subscription"][];
            /** @description What it is for, for people. */
            description?: string | null;
            /**
             * @description Whether anything is delivered.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
        };
        /**
         * @description What can happen.
         * @enum {string}
         */
        EventType: "session.created" | "session.started" | "session.completed" | "session.declined" | "session.review" | "session.resubmission_requested" | "session.abandoned" | "session.expired" | "session.kyc_expired" | "session.updated" | "session.shared" | "session.imported" | "session.deleted" | "aml.screened" | "aml.hit_added" | "aml.hit_removed" | "kyb.completed" | "kyb.review" | "kyb.updated" | "face.duplicate_found" | "key.revoked" | "webhook.disabled" | "webhook.test";
        /**
         * @description Why it was sent.
         * @enum {string}
         */
        AttemptTrigger: "scheduled" | "retry" | "test" | "resend";
        /**
         * @description `pending`, it waits for its next attempt; `exhausted`, its last attempt failed; `failed`, its webhook was disabled before it arrived.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed" | "exhausted";
        /** @description The headers that were sent, by their lower-case names; the values are texts. */
        SentHeaders: {
            [key: string]: unknown;
        };
        /** @description One attempt to deliver. */
        Attempt: {
            /** @description Which one, from 1. */
            attempt: number;
            trigger: components["schemas"]["AttemptTrigger"];
            /** @description Where it went. */
            url: string;
            requestHeaders: components["schemas"]["SentHeaders"];
            /** @description The status answered; null without an answer. */
            responseStatus: number | null;
            /** @description The first 4 KB of the answer. */
            responseBody: string | null;
            /** @description How long it took. */
            durationMs: number;
            /** @description Why it failed. */
            error: string | null;
            at: components["schemas"]["Instant"];
        };
        /** @description One event on its way to one webhook, with what its last attempt brought. */
        Delivery: {
            /** @description The delivery's id. */
            id: string;
            /** @description The webhook's id. */
            webhookId: string;
            /** @description The event's id, which receivers see as `webhook-id`. */
            eventId: string;
            eventType: components["schemas"]["EventType"];
            /** @description Where it goes. */
            url: string;
            /** @description Attempts made so far. */
            attempt: number;
            /** @description Attempts that will be made at most. */
            maxAttempts: number;
            trigger: components["schemas"]["AttemptTrigger"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description What is sent, byte for byte. */
            requestBody: string;
            /** @description The status answered; null without an answer. */
            responseStatus: number | null;
            /** @description The first 4 KB of the answer. */
            responseBody: string | null;
            /** @description How long the attempt took; null before the first. */
            durationMs: number | null;
            /** @description Why the attempt failed. */
            error: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it arrived; null before.
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null when it is not.
             */
            nextAttemptAt: string | null;
            /** @description Every attempt, the first one first. */
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
            /** @description The deliveries. */
            deliveries: components["schemas"]["Delivery"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description A kind of identity document.
         * @enum {string}
         */
        DocumentType: "passport" | "id_card" | "driver_license" | "residence_permit" | "visa";
        /** @description An identity document to verify. */
        DocumentUpload: {
            /**
             * Format: binary
             * @description Its front, or the page with the picture.
             */
            frontImage: Uint8Array;
            /**
             * Format: binary
             * @description Its back.
             */
            backImage?: Uint8Array;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
            documentType?: components["schemas"]["DocumentType"];
        };
        /** @description Where the session stands after the check; null for a check by itself. */
        CheckSession: {
            /** @description The session's id. */
            id: string;
            status: components["schemas"]["SessionStatus"];
        } | null;
        /**
         * @description What came of a check. A check that fails is declined, which is no error.
         * @enum {string}
         */
        CheckStatus: "approved" | "declined" | "in_review";
        /** @description One thing that was looked at. */
        Examined: {
            code: components["schemas"]["ReasonCode"];
            /**
             * @description What came of it.
             * @enum {string}
             */
            status: "passed" | "failed" | "warning" | "not_applicable";
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description More of it, for people, in the language of the request. */
            details: string | null;
        };
        /** @description Who looked at the input. */
        CheckEngine: {
            /** @description Its name. */
            name: string;
            /** @description Its version. */
            version: string;
        };
        /** @description The lines for machines at the foot of a document. */
        MachineReadableZone: {
            /** @description As read, from the top. */
            lines: string[];
            /** @description Whether all check digits are right. */
            valid: boolean;
            /** @description The check digits one by one. */
            checks: components["schemas"]["Examined"][];
        } | null;
        /** @description What came of an identity document. */
        DocumentCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            /** @description The kind of document; null where it could not be told. */
            documentType: string | null;
            /** @description As printed. */
            documentNumber: string | null;
            /** @description Given names. */
            firstName: string | null;
            /** @description Family names. */
            lastName: string | null;
            /** @description The whole name as printed. */
            fullName: string | null;
            /**
             * Format: date
             * @description A day.
             */
            dateOfBirth: string | null;
            /** @description As printed. */
            gender: string | null;
            /** @description Alpha-2 in lower case. */
            nationality: string | null;
            /** @description Alpha-2 in lower case. */
            issuingCountry: string | null;
            /**
             * Format: date
             * @description A day.
             */
            issueDate: string | null;
            /**
             * Format: date
             * @description The last day on which it is valid.
             */
            expiryDate: string | null;
            /** @description The address in one line. */
            address: string | null;
            mrz: components["schemas"]["MachineReadableZone"];
            /** @description The holder's picture, for an hour. Null where none was cut out, and when the reply is repeated for the same Idempotency-Key. */
            portraitUrl: string | null;
        };
        /** @description The document was checked. */
        DocumentCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["DocumentCheck"];
        };
        /** @description A proof of address to check. */
        AddressUpload: {
            /**
             * Format: binary
             * @description An image or a PDF.
             */
            document: Uint8Array;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
            /** @description The name it should bear. */
            expectedName?: string;
            /** @description The address it should bear, in one line. */
            expectedAddress?: string;
            /**
             * @description How old it may be, in days.
             * @default 90
             */
            maxAgeDays?: number;
        };
        /** @description An address as it was read. */
        PostalAddress: {
            /** @description As printed. */
            raw: string | null;
            /** @description In one line. */
            formatted: string | null;
            /** @description Street and number. */
            street1: string | null;
            /** @description More of it. */
            street2: string | null;
            /** @description The town. */
            city: string | null;
            /** @description The province or state. */
            region: string | null;
            /** @description The postal code. */
            postalCode: string | null;
            /** @description Alpha-2 in lower case. */
            country: string | null;
        };
        /** @description What came of a proof of address. */
        AddressCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            /** @description The kind of document; null where it could not be told. */
            documentType: string | null;
            /** @description Who issued it. */
            issuer: string | null;
            /**
             * Format: date
             * @description A day.
             */
            issueDate: string | null;
            /** @description The name on it. */
            nameOnDocument: string | null;
            address: components["schemas"]["PostalAddress"];
            /** @description How alike the name on it and the expected one are; null where there is nothing to compare. */
            nameMatch: number | null;
            /** @description How alike the two addresses are; null where there is nothing to compare. */
            addressMatch: number | null;
            /** @description How old it may have been, in days. */
            maxAgeDays: number;
        };
        /** @description The proof of address was checked. */
        AddressCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["AddressCheck"];
        };
        /** @description An identity number to validate. */
        IdentityInput: {
            /** @description The number, with or without separators. */
            idNumber: string;
            country: components["schemas"]["CountryCode"];
            /** @description What the country calls the number, e.g. `cedula`; without it, any of its numbers. */
            documentType?: string;
            /** @description Given names. */
            firstName?: string;
            /** @description Family names. */
            lastName?: string;
            /**
             * Format: date
             * @description A day.
             */
            dateOfBirth?: string;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
        };
        /**
         * @description How a register and what was given agree.
         * @enum {string}
         */
        Agreement: "full_match" | "partial_match" | "no_match" | "not_checked";
        /** @description Each by itself. */
        Validations: {
            fullName: components["schemas"]["Agreement"];
            idNumber: components["schemas"]["Agreement"];
            dateOfBirth: components["schemas"]["Agreement"];
        };
        /** @description What came of an identity number. */
        IdentityCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description `not_found`, the register does not know the number; `checksum_only`, there is no register to ask.
             * @enum {string}
             */
            matchType: "full_match" | "partial_match" | "no_match" | "not_found" | "checksum_only";
            validations: components["schemas"]["Validations"];
            /** @description The register that answered; null where none did. */
            source: string | null;
            /** @description Without separators. */
            idNumber: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description The number was checked. */
        IdentityCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["IdentityCheck"];
        };
        /** @description A picture taken just now. */
        LivenessUpload: {
            /**
             * Format: binary
             * @description The picture of one person.
             */
            image: Uint8Array;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
            /** @description That of `/v1/biometrics/liveness/challenge`; a frame is needed for each of its turns. */
            challengeToken?: string;
            /**
             * Format: binary
             * @description The picture after turn 1 of the challenge.
             */
            frame1?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 2 of the challenge.
             */
            frame2?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 3 of the challenge.
             */
            frame3?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 4 of the challenge.
             */
            frame4?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 5 of the challenge.
             */
            frame5?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 6 of the challenge.
             */
            frame6?: Uint8Array;
        };
        /**
         * @description Where the head turns to, as the person sees it.
         * @enum {string}
         */
        HeadTurn: "left" | "right" | "up";
        /** @description A turn that was asked for, and what its frame shows. */
        SeenTurn: {
            asked: components["schemas"]["HeadTurn"];
            /**
             * @description Where the head was turned to, `none`, or null where it could not be told.
             * @enum {string|null}
             */
            seen: "left" | "right" | "up" | "none" | null;
            /** @description Whether it was this turn, made by the person of the image, in a picture of its own. */
            passed: boolean;
        };
        /** @description What became of the challenge. */
        LivenessChallengeResult: {
            /** @description Whether nothing speaks against it. */
            passed: boolean;
            /** @description Each as it was asked; none where the engine has not looked at the frames. */
            turns: components["schemas"]["SeenTurn"][];
        };
        /** @description A face in an image, as shares of its width and height from the left and the top. */
        FaceBox: {
            /** @description Its left side. */
            x: number;
            /** @description Its upper side. */
            y: number;
            /** @description How wide it is. */
            width: number;
            /** @description How high it is. */
            height: number;
            /** @description How sure it is one, from 0 to 100. */
            confidence: number;
        };
        /** @description The faces found. */
        FaceBoxes: components["schemas"]["FaceBox"][];
        /** @description How good an image is. */
        ImageQuality: {
            /** @description From 0 to 100; null where it was not measured. */
            sharpness: number | null;
            /** @description From 0, black, to 100, white; null where it was not measured. */
            brightness: number | null;
        };
        /** @description Whether the person was there. */
        LivenessCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            /** @description `passive` from one image, `active` with a challenge. */
            method: string;
            /** @description Whether a laboratory has tested the engine against presentation attacks. */
            certified: boolean;
            challenge: components["schemas"]["LivenessChallengeResult"] | null;
            faces: components["schemas"]["FaceBoxes"];
            quality: components["schemas"]["ImageQuality"];
        };
        /** @description Liveness was checked. */
        LivenessCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["LivenessCheck"];
        };
        /** @description For whom the turns are. */
        LivenessChallengeInput: {
            /** @description The session that will be checked; without it, a check by itself. */
            sessionId?: string;
        };
        /** @description What the person has to do. */
        LivenessChallenge: {
            /** @description To be sent with the pictures, once. */
            token: string;
            /** @description One after another; never the same twice in a row. */
            turns: components["schemas"]["HeadTurn"][];
            /** @description The session it is for; null for a check by itself. */
            sessionId: string | null;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Turns to make. */
        LivenessChallengeReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            challenge: components["schemas"]["LivenessChallenge"];
        };
        /** @description Two pictures to compare. */
        FaceMatchUpload: {
            /**
             * Format: binary
             * @description The picture of one person.
             */
            userImage: Uint8Array;
            /**
             * Format: binary
             * @description Whom it should show; without it, the portrait of the session's document.
             */
            refImage?: Uint8Array;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
        };
        /** @description Whether the pictures show one person; `score` is how alike they are. */
        FaceMatchCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            faces: components["schemas"]["FaceBoxes"];
            refFaces: components["schemas"]["FaceBoxes"];
            /**
             * @description Where the other picture came from.
             * @enum {string}
             */
            reference: "upload" | "document";
            quality: components["schemas"]["ImageQuality"];
        };
        /** @description The faces were compared. */
        FaceMatchCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["FaceMatchCheck"];
        };
        /** @description A picture of the person whose age is asked. */
        AgeUpload: {
            /**
             * Format: binary
             * @description The picture of one person.
             */
            image: Uint8Array;
            /** @description The age to have reached, in years. */
            minAge?: number;
            /** @description The session it belongs to; without it, the check stands by itself. */
            sessionId?: string;
        };
        /** @description Between these ages, in years. */
        AgeRange: {
            /** @description The lower one. */
            low: number;
            /** @description The upper one. */
            high: number;
        };
        /** @description How old the person looks. */
        AgeCheck: {
            /** @description The check's id. */
            id: string;
            /** @description The session it belongs to; null for a check by itself. */
            sessionId: string | null;
            session: components["schemas"]["CheckSession"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description Declined for what another image may mend, so that the step may be tried again. */
            retryable: boolean;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            thresholds: components["schemas"]["Thresholds"];
            engine: components["schemas"]["CheckEngine"];
            createdAt: components["schemas"]["Instant"];
            /** @description In years; null where there was nothing to judge. */
            estimatedAge: number | null;
            range: components["schemas"]["AgeRange"] | null;
            /** @description The age asked for; null where none was. */
            minAge: number | null;
            /** @description Whether it is surely reached, or surely not; null between the two, and without `minAge`. */
            passed: boolean | null;
            /** @description From 0 to 100; null where it was not looked at. */
            livenessScore: number | null;
            faces: components["schemas"]["FaceBoxes"];
        };
        /** @description The age was estimated. */
        AgeCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["AgeCheck"];
        };
        /** @description A face to search. */
        FaceSearchUpload: {
            /**
             * Format: binary
             * @description The picture of one person.
             */
            image: Uint8Array;
            /**
             * @description How alike a face must be, from 0 to 100.
             * @default 70
             */
            threshold?: number;
            /**
             * @description How many matches at most.
             * @default 10
             */
            limit?: number;
            /**
             * @description Which of the collections of faces.
             * @default default
             */
            collection?: string;
        };
        /** @description An indexed face that is alike. */
        FaceSimilarity: {
            /** @description The face's id. */
            faceId: string;
            /** @description The caller's own id of the person. */
            externalId: string | null;
            /** @description The session it belongs to. */
            sessionId: string | null;
            /** @description From 0 to 100. */
            similarity: number;
            /** @description Whether it is of someone who is not wanted. */
            blocklisted: boolean;
        };
        /** @description The likest first. */
        FaceSimilarities: components["schemas"]["FaceSimilarity"][];
        /** @description The face was searched. */
        FaceSearchReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            matches: components["schemas"]["FaceSimilarities"];
            searched: components["schemas"]["Count"];
            /** @description How alike a match had to be. */
            threshold: number;
            /** @description The collection searched. */
            collection: string;
            engine: components["schemas"]["CheckEngine"];
        };
        /** @description A face to index. */
        FaceIndexUpload: {
            /**
             * Format: binary
             * @description The picture of one person.
             */
            image: Uint8Array;
            /** @description The caller's own id of the person. */
            externalId?: string;
            /** @description The session it is erased with. */
            sessionId?: string;
            /**
             * @description Which of the collections of faces.
             * @default default
             */
            collection?: string;
            /**
             * @description Whether it is of someone who is not wanted.
             * @default false
             */
            blocklist?: boolean;
        };
        /** @description An indexed face. */
        Face: {
            /** @description The face's id. */
            id: string;
            /** @description The collection it is in. */
            collection: string;
            /** @description The caller's own id of the person. */
            externalId: string | null;
            /** @description The session it is erased with. */
            sessionId: string | null;
            /** @description Whether it is of someone who is not wanted. */
            blocklisted: boolean;
            /** @description The network that read it; faces of two are never compared. */
            model: string;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description The face is indexed. */
        FaceIndexReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            face: components["schemas"]["Face"];
            duplicates: components["schemas"]["FaceSimilarities"];
        };
        /** @description What is left of a deleted face. */
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
        /** @description A company check as it stands in lists. */
        KybItem: {
            /** @description The check's id. */
            id: string;
            status: components["schemas"]["CheckStatus"];
            environment: components["schemas"]["Environment"];
            /** @description As asked. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description As asked. */
            registrationNumber: string | null;
            /** @description As asked. */
            lei: string | null;
            /** @description The caller's own id of the company. */
            externalId: string | null;
            /** @description How alike the names are; null where the company was not found. */
            score: number | null;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            /** @description How alike the names had to be. */
            threshold: number;
            /** @description Counts its changes. */
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
            /** @description The checks. */
            checks: components["schemas"]["KybItem"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Someone who owns or runs the company. */
        KybPerson: {
            /** @description The whole name. */
            fullName: string;
            /** @description What they are to it, e.g. `director`. */
            role: string;
            /**
             * Format: date
             * @description A day.
             */
            dateOfBirth?: string;
        };
        /** @description A company to check. */
        KybInput: {
            /** @description Its name, with or without its legal form. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description Its number in the register, with or without separators. */
            registrationNumber?: string;
            /** @description Its Legal Entity Identifier, ISO 17442. */
            lei?: string;
            /** @description The caller's own id of the company. */
            externalId?: string;
            /** @description Who is screened with it. */
            people?: components["schemas"]["KybPerson"][];
            /**
             * @description How alike the names must be, from 0 to 100.
             * @default 85
             */
            threshold?: number;
        };
        /** @description The company as the register has it; null where it was not found. */
        RegisteredCompany: {
            /** @description The register. */
            register: string;
            /** @description Its version. */
            registerVersion: string;
            /** @description Its name. */
            name: string;
            /** @description Its number. */
            registrationNumber: string | null;
            /** @description Its Legal Entity Identifier. */
            lei: string | null;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Whether it is in business.
             * @enum {string}
             */
            status: "active" | "inactive" | "unknown";
            /** @description Its legal form. */
            legalForm: string | null;
            /**
             * Format: date
             * @description When it was founded.
             */
            incorporatedOn: string | null;
            /** @description Its address in one line. */
            address: string | null;
            /** @description How alike the two names are. */
            nameScore: number;
        } | null;
        /** @description A list or register that was asked. */
        VersionedSource: {
            /** @description Its name. */
            id: string;
            /** @description Its version. */
            version: string;
        };
        /** @description What came of screening one person. */
        KybPersonResult: {
            /** @description The whole name. */
            fullName: string;
            /** @description What they are to it. */
            role: string;
            /**
             * Format: date
             * @description A day.
             */
            dateOfBirth: string | null;
            /** @description Whether there is a hit. */
            match: boolean;
            /** @description That of the best hit. */
            score: number;
        };
        /** @description A watchlist entry that is alike. */
        KybHit: {
            /** @description Who is meant: the company, or one of its people. */
            subject: string;
            /** @description Its id on the list. */
            entityId: string;
            /** @description The list. */
            list: string;
            /** @description Its version. */
            listVersion: string;
            /** @description Its name, as shown. */
            caption: string;
            /** @description The name that was alike. */
            matchedName: string;
            /** @description From 0 to 100. */
            score: number;
            /** @description Why it is listed, in words of the list. */
            topics: string[];
            /** @description The programmes it is listed under. */
            programs: string[];
        };
        /** @description What the watchlists say of the company and its people. */
        KybScreening: {
            /** @description Whether there is a hit. */
            match: boolean;
            /** @description That of the best hit. */
            score: number;
            /** @description The highest score first. */
            hits: components["schemas"]["KybHit"][];
            /** @description What was screened against. */
            lists: components["schemas"]["VersionedSource"][];
        };
        /** @description What came of a company. */
        KybCheck: {
            /** @description The check's id. */
            id: string;
            status: components["schemas"]["CheckStatus"];
            environment: components["schemas"]["Environment"];
            /** @description As asked. */
            companyName: string;
            country: components["schemas"]["CountryCode"];
            /** @description As asked. */
            registrationNumber: string | null;
            /** @description As asked. */
            lei: string | null;
            /** @description The caller's own id of the company. */
            externalId: string | null;
            /** @description How alike the names are; null where the company was not found. */
            score: number | null;
            /** @description What speaks against it, and what is worth knowing. */
            warnings: components["schemas"]["Warning"][];
            /** @description What was looked at. */
            checks: components["schemas"]["Examined"][];
            /** @description How alike the names had to be. */
            threshold: number;
            /** @description Counts its changes. */
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            company: components["schemas"]["RegisteredCompany"];
            /** @description The registers that hold companies of the country. */
            registers: components["schemas"]["VersionedSource"][];
            /** @description What became of the company in the register since the check; null, nothing. */
            registerChange: ("changed" | "removed") | null;
            /** @description Its people. */
            people: components["schemas"]["KybPersonResult"][];
            aml: components["schemas"]["KybScreening"];
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
        /** @description What remains of an erased check. */
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
        /** @description A check made without a session, as it stands in lists. */
        CheckItem: {
            /** @description The check's id. */
            id: string;
            environment: components["schemas"]["Environment"];
            type: components["schemas"]["Feature"];
            status: components["schemas"]["CheckStatus"];
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description What it found. */
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
            /** @description The checks. */
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
            /** @description From 0 to 100; null where there is none. */
            score: number | null;
            /** @description What it found. */
            warnings: components["schemas"]["Warning"][];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it is erased by the retention of the workflow; null for never.
             */
            eraseAt: string | null;
            /** @description The score that it was judged by; null where there is none. For callers with `sessions:decide`. */
            threshold?: number | null;
            /** @description What it read and measured, in the order in which to show it. For callers with `sessions:decide`. */
            fields?: components["schemas"]["CheckField"][];
            /** @description What it was made of. For callers with `sessions:decide`. */
            images?: components["schemas"]["CheckImage"][];
        };
        /** @description One check. */
        StoredCheckReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            check: components["schemas"]["StoredCheck"];
        };
        /** @description The subject to erase. */
        SubjectErasure: {
            /** @description The caller's own id of the person or company. */
            externalId: string;
        };
        /** @description How many records of each kind were erased. */
        ErasedRecords: {
            sessions: components["schemas"]["Count"];
            screenings: components["schemas"]["Count"];
            companyChecks: components["schemas"]["Count"];
            faces: components["schemas"]["Count"];
        };
        /** @description The subject is erased. */
        SubjectErasureReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            erased: components["schemas"]["ErasedRecords"];
            erasedAt: components["schemas"]["Instant"];
        };
        /**
         * Format: binary
         * @description The bytes of the file.
         */
        StoredFile: Uint8Array;
        /** @description One step of the session, as its person sees it. */
        CaptureStep: {
            feature: components["schemas"]["Feature"];
            /**
             * @description `pending` waits for input; `given` waits for nothing more of the person, whatever came of it.
             * @enum {string}
             */
            status: "pending" | "given";
            attemptsLeft: components["schemas"]["Count"];
        };
        /** @description Something to do better with the next picture. */
        CaptureAdvice: {
            code: components["schemas"]["ReasonCode"];
            /** @description The same for people, in the language of the session. */
            text: string;
        };
        /** @description What is to be done, and how far the session has come. Neither results nor scores. */
        Capture: {
            /**
             * @description `open` takes input; `waiting` is up to others, such as a reviewer; `done` has an outcome, which the company tells.
             * @enum {string}
             */
            state: "open" | "waiting" | "done";
            /**
             * @description What to send next; null where nothing is waited for that can be sent here.
             * @enum {string|null}
             */
            next: "document" | "selfie" | null;
            /** @description Who asks. */
            company: string;
            /**
             * @description The language to speak to the person.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description The kinds of document that are taken. */
            documentsAllowed: components["schemas"]["DocumentType"][];
            /** @description The steps. */
            steps: components["schemas"]["CaptureStep"][];
            /** @description What to do better with `next`, the gravest first; none for a first attempt. */
            advice: components["schemas"]["CaptureAdvice"][];
            /** @description The `callbackUrl` of the session. */
            returnUrl: string | null;
            /** @description Whether the session is of test data. */
            isTest: boolean;
        };
        /** @description What is to be done. */
        CaptureReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            capture: components["schemas"]["Capture"];
        };
        /** @description The document of the person. */
        CaptureDocumentUpload: {
            /**
             * Format: binary
             * @description Its front, or the page with the picture.
             */
            frontImage: Uint8Array;
            /**
             * Format: binary
             * @description Its back.
             */
            backImage?: Uint8Array;
            documentType?: components["schemas"]["DocumentType"];
        };
        /** @description A picture of the person, taken just now. */
        CaptureSelfieUpload: {
            /**
             * Format: binary
             * @description The person facing the camera.
             */
            image: Uint8Array;
            /** @description That of `/v1/capture/challenge`; a frame is needed for each of its turns. */
            challengeToken?: string;
            /**
             * Format: binary
             * @description The picture after turn 1 of the challenge.
             */
            frame1?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 2.
             */
            frame2?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 3.
             */
            frame3?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 4.
             */
            frame4?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 5.
             */
            frame5?: Uint8Array;
            /**
             * Format: binary
             * @description The picture after turn 6.
             */
            frame6?: Uint8Array;
        };
        /** @description What a key may do, as `module:action`. */
        Scope: "sessions:read" | "sessions:write" | "sessions:decide" | "sessions:delete" | "sessions:share" | "workflows:read" | "workflows:write" | "documents:check" | "biometrics:check" | "aml:screen" | "aml:review" | "kyb:read" | "kyb:check" | "watchlists:import" | "registers:import" | "webhooks:manage" | "keys:manage" | (string & {});
        /** @description A key without its value. */
        Key: {
            /** @description The key's id. */
            id: string;
            /** @description What it is for, for people. */
            name: string;
            /** @description How its value begins. */
            prefix: string;
            /** @description How its value ends. */
            last4: string;
            /** @description What it may do. */
            scopes: components["schemas"]["Scope"][];
            /** @description From where it may be used; empty, from anywhere. */
            allowedIps: string[];
            environment: components["schemas"]["Environment"];
            /**
             * @description Whether it stands. An expired key is `expired` and may still be revoked.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description From when it is refused; null, never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to the second; null, never.
             */
            lastUsedAt: string | null;
            /** @description From where it was last used; null, never. */
            lastUsedIp: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was revoked; null while it stands.
             */
            revokedAt: string | null;
            /** @description The key whose place it took. */
            replacesId: string | null;
            /** @description The key that took its place. */
            replacedById: string | null;
            /** @description The key it was created with; null when a person or an operator created it. */
            parentId: string | null;
            /** @description The name of the person, key or operator that created it, at that time; null when unknown. */
            createdBy: string | null;
        };
        /** @description A page of keys. */
        KeyListReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            /** @description The keys. */
            keys: components["schemas"]["Key"][];
            total: components["schemas"]["Total"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A key to create. */
        KeyInput: {
            /**
             * @description What it is for, for people.
             * @default Key
             */
            name?: string;
            /** @description What it may do. Without it, all that the creator may give. */
            scopes?: components["schemas"]["Scope"][];
            /** @description Addresses or CIDR ranges from which it may be used; empty, from anywhere. */
            allowedIps?: string[];
            environment?: components["schemas"]["Environment"];
            /**
             * Format: date-time
             * @description From when it is refused; null, never.
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
            /** @description The value, to be sent as `X-API-Key`. */
            key: string;
            apiKey: components["schemas"]["Key"];
        };
        /** @description A key that was revoked. */
        KeyReply: {
            /**
             * @description Always true.
             * @constant
             */
            ok: true;
            apiKey: components["schemas"]["Key"];
            /** @description The keys that were made with it, directly or not, and were revoked with it. */
            alsoRevoked: string[];
        };
        /** @description How a key is replaced. */
        KeyRotation: {
            /**
             * @description How long the old key goes on, at most a week.
             * @default 0
             */
            overlapMinutes?: number;
            /**
             * Format: date-time
             * @description From when the new key is refused; null, never. Without it, as the old one.
             */
            expiresAt?: string | null;
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
