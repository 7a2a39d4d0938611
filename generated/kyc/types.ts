// Written by npm run codegen; do not edit.

export interface paths {
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description The newest first unless `sort` says otherwise; erased sessions are left out. `total` counts all that match.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a session
         * @description One person to verify. Without a body it runs the default workflow. `features` takes the place of those of the workflow. `url` leads its person to a page that takes the pictures. `expected` is what the documents are compared with. Contact and expectations are erased with the session.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending sessions
         * @description Everything that waits for somebody, a reviewer or its user, the oldest first.
         */
        get: operations["listPendingSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a shared session
         * @description Makes a session of one's own from a share token: each company takes a token in once. The checks come along without images and without anything biometric. The session goes to review. With `trustReview` the status is kept; this needs the scope `sessions:decide`, and the company that shared must be one of the trusted sharers of this company (409 otherwise). An approval is kept only if the share holds a check of every feature that the workflow asks for, and the workflow asks for no second approver. A token of another environment, of another audience, or one that expired or whose session was erased is 410.
         */
        post: operations["importSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflows
         * @description The newest first. There is always the default one.
         */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Create a workflow
         * @description What sessions run through, and how their checks are judged. What is not sent takes its default. With `isDefault` it becomes the workflow of sessions that name none, in place of the present one.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workflow
         * @description Answers the workflow in its newest version.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        /**
         * Delete a workflow
         * @description No new session can name it; those that do keep it. The default workflow cannot be deleted.
         */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        /**
         * Change a workflow
         * @description Makes a new version; sessions that run keep theirs. Members that are not sent keep their value; `thresholds` and `actions` are merged member by member, an action of null is removed. `isDefault: false` is refused on the default workflow: make another one the default instead.
         */
        patch: operations["updateWorkflow"];
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session
         * @description With its checks, its decision and its history. Callers with `sessions:decide` also see what each check read, and how that agrees with what was expected.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Erase a session
         * @description Erases images, templates, personal data, screenings, entries of the face index and share tokens of the session, at once and for good. What remains is a tombstone: its id and when it was erased. Erasing it again changes nothing. Other sessions of the person, and screenings made without a session, stay: `POST /v1/subjects/erase` erases them together.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a session
         * @description A person, or a system that speaks for one, sets the outcome. Only moves that the status allows are taken; the others are 409 with the statuses allowed. A reason, or a reason code, is needed to decline, to ask for a resubmission, and to take back an approval. `steps` sets single steps; with `resubmission_requested` and no `steps`, every step that is not approved has to be done again. A step is set to `pending` only with `resubmission_requested`, which needs one such step and is taken at most nine times. While somebody else holds the claim of a session, a person's decision is 409 `claimed`; that of a key is taken. From the risk that its workflow names in `fourEyesFrom` on, an approval needs two: the first one leaves the status as it is, stands in `firstApproval` and ends the claim; the second one, of somebody else, approves with its own `steps` and `reasonCodes`. The same one again is 409 `second_reviewer_needed`. All other decisions need one.
         */
        post: operations["decideSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a session
         * @description For whoever is about to look at a session in review: for thirty minutes it is theirs, claiming it again renews that. Somebody else's claim is 409 `claimed`, unless `takeOver` takes it. Only sessions in review are claimed; the others are 409. It is no change of the session: its `version`, history and webhooks know nothing of it.
         */
        post: operations["claimSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a session
         * @description Ends the caller's claim, if there is one. Somebody else's is 409 `claimed`. Like claiming, it is no change of the session.
         */
        post: operations["releaseSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a session
         * @description A token with which another company, or the one in `audience`, takes this session in. It is in this reply and nowhere else. Only approved and declined sessions are shared; the others are 409.
         */
        post: operations["shareSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sharers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trusted sharers
         * @description Lists the companies whose reviews `POST /v1/sessions/import` adopts with `trustReview`, by code. Sessions of other companies are imported for review.
         */
        get: operations["listTrustedSharers"];
        put?: never;
        /**
         * Trust a sharer
         * @description Adds a company of this installation to the trusted sharers. Adding it again changes nothing. For administrators with a login: no key may hold `sharers:manage`.
         */
        post: operations["createTrustedSharer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sharers/{code}": {
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
         * Stop trusting a sharer
         * @description Removes a company from the trusted sharers. Sessions that were imported keep their status. Removing it again changes nothing.
         */
        delete: operations["removeTrustedSharer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen somebody
         * @description Compares a name, and what else is known, with the watchlists. Every hit says why. `match` and `score` count hits that nobody has found false. With `sessionId` it is the step `aml` of that session. What a reviewer has found false of the same subject stays false until the list changes the entry. Monitored subjects are screened again whenever a list changes. Without any list loaded it is 503, never a reply without hits.
         */
        post: operations["screenAml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/screenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List screenings
         * @description The newest first.
         */
        get: operations["listScreenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/screenings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a screening
         * @description As it stands now: after the last change of a list, and after what reviewers decided. Every hit comes with what its list says of the entry.
         */
        get: operations["getScreening"];
        put?: never;
        post?: never;
        /**
         * Erase a screening
         * @description With its hits and what was decided of them, at once and for good; monitoring ends. A check of a session keeps its outcome without them.
         */
        delete: operations["deleteScreening"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/screenings/{id}/hits/{hitId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a hit
         * @description Whether the listed one is the subject. `false_positive` takes the hit out of `match` and `score`, here and in later screenings of the same subject, until the list changes the entry; `true_match` declines; `pending` takes a decision back. A reason is needed for both outcomes. Every decision is kept as a record. When the entry of a `true_match` is changed or taken off its list, the hit stays and goes to review with the warning `AML_CONFIRMED_MATCH_CHANGED`, until a person decides again. The session that a screening belongs to is decided by itself.
         */
        post: operations["decideHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/watchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watchlists
         * @description What everybody is screened against, by name, and what the last import of each list changed. Lists are imported by the operator of the service, or by a key to which the operator gave `watchlists:import`, and serve every company, in `live` as in `test`.
         */
        get: operations["listWatchlists"];
        put?: never;
        /**
         * Import a watchlist
         * @description Brings a list to what its files say, all or nothing; a list of that name is made if there is none. Lists serve every company, so only keys to which the operator of the server gave `watchlists:import` may import them. The same files again change nothing. A file that cannot be read is refused with its line, and the list stays as it was. Once the reply is there, the server that gave it screens against the new list. Larger files are imported by a command on the server.
         */
        post: operations["importWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/watchlists/{id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of a watchlist
         * @description The newest first. An import of files that say what the list says already is none.
         */
        get: operations["listWatchlistImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aml/watchlists/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what an import changed
         * @description The entries that an import added, then those that it changed, then those that it removed, each in the order of their ids, as the list called them then. The first import of a list is kept by its counts only: it has no changes here, and `detailed` of the import is false.
         */
        get: operations["listWatchlistChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a register of companies
         * @description Brings a register of companies to what its file says, all or nothing. Registers serve every company, so only keys to which the operator of the server gave `registers:import` may import them. The same file again changes nothing. A file that cannot be read is refused with its line, and the register stays as it was. Larger files are imported by a command on the server.
         */
        post: operations["importCompanyRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a register of people
         * @description Brings a register of people to what its file says, all or nothing. Registers serve every company, so only keys to which the operator of the server gave `registers:import` may import them. The same file again changes nothing. A file that cannot be read is refused with its line, and the register stays as it was. Larger files are imported by a command on the server.
         */
        post: operations["importPeopleRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Answers the secret that signs what is delivered; it is in this reply and never again. The address must be https and public; private and local addresses are refused here and again before every attempt. `*` asks for every event.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Whether it is enabled, and how its deliveries fare.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description With its secrets and deliveries. What is under way may still arrive.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Members that are not sent keep their value. A disabled webhook gets nothing and what still waits for it fails, but for tests and what is resent; enabling it forgets its failures. What happened while it was disabled is not delivered later.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the secret
         * @description The old secret goes on signing beside the new one for 24 hours, so that receivers can be changed without a gap. The new one is in this reply and never again. More than five secrets never sign at once: 409.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description An event of type `webhook.test`, sent once and at once, whatever the webhook asked for and even while it is disabled. How it went is in the deliveries.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description The newest first, each with its attempts. They are kept for 90 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver again
         * @description Sends the same event once more, with the same `webhook-id` and the same body, as a delivery of its own, even while the webhook is disabled. What was a test is one again: a single attempt, which neither counts nor disables.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/id-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an identity document
         * @description Reads the document, compares it with what the session expects and judges it by the session's workflow, or by the default one. A document that fails is declined in a reply of 200. An image that cannot be decoded is 422. Images are JPEG, PNG, WebP or TIFF by their bytes, up to 5 MB each. The built-in engine reads the machine-readable zone, or the bar code of a North American licence or card, and approves only what a second source on the document confirms; a document with neither goes to review. Nothing examines forgery, holograms or other security features: `DOCUMENT_AUTHENTICITY` is `not_applicable` in its `checks`.
         */
        post: operations["verifyIdDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/poa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a proof of address
         * @description Reads a bill, a statement or a letter of an authority: an image, or a PDF, up to 15 MB. Name and address are compared with those given, otherwise with those that the session expects. A document older than `maxAgeDays` is declined in a reply of 200.
         */
        post: operations["checkProofOfAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/database-validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate an identity number
         * @description Takes JSON, or a form without files. The form and the check digit of the number are always looked at; a number that breaks them is declined. Whether the person exists is asked of the country's register. Without one for such numbers of the country the check goes to review with the warning `COULD_NOT_PERFORM`. Who is not in the register is declined, or goes to review where the register has some of the country's people only. Names and the day of birth are those given, otherwise those that the session expects. `documentType` may also name the number of a company, such as `rnc`.
         */
        post: operations["validateAgainstDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/liveness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check liveness
         * @description Whether a living person sits before the camera. One image cannot tell: the built-in engine declines a picture that was badly taken (`FACE_TOO_SMALL`, `FACE_TURNED_AWAY`, `IMAGE_BLURRED`, `IMAGE_TOO_DARK`, `IMAGE_TOO_BRIGHT`), its `score` is advice, and its result goes to review with the warning `LIVENESS_NOT_CERTIFIED`, as that of every engine which no laboratory has certified. With a `challengeToken` and one frame for each of its turns, in their order, `method` is `active`: each frame must show the one person of the image with the head turned as asked. That is no certified detection of presentation attacks either: an unchanged photograph or an old recording is not enough, but turns that are made of one photograph by software do pass. So it goes to review, unless the workflow sets `acceptHeadTurnsAsLiveness`: then it may approve, and the warning stays as information. What does not pass declines: `CHALLENGE_FACE_MISSING`, `CHALLENGE_TURNS_NOT_MADE`, `CHALLENGE_OTHER_PERSON`, `CHALLENGE_STILL_REPEATED`, and for frames that the company has sent before `CHALLENGE_FRAMES_REUSED`. Frames must not be mirrored, as previews are. An unknown token is 404, one whose time is over 410, and one that was used or is of another session 409. The face of a session is sought among those indexed in the collection `default`: `DUPLICATE_FACE` leads to what the workflow's `onDuplicate` says, and `FACE_BLOCKLISTED` declines. Images are JPEG, PNG, WebP or TIFF by their bytes, up to 5 MB, and frames up to 2 MB.
         */
        post: operations["checkLiveness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/liveness/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for head turns
         * @description Answers turns of the head, as the person sees them, in an order that nobody could know before: take one picture facing the camera and one after each turn, and send them to `/v1/biometrics/liveness` with the token, the pictures of the turns as `frame1`, `frame2` and so on. The token is good for one check of the same session, or of none, within two minutes.
         */
        post: operations["createLivenessChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/face-match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match two faces
         * @description Whether two pictures show one person, 1:1. Without `refImage`, the portrait of the session's document is taken; where there is none either, that is 400. A score below `faceMatchDecline` is declined, below `faceMatchReview` it goes to review. The built-in engine answers 80 and more for one person and under 50 for two; it was measured on few people and not by groups of them. Several faces in a picture go to review with `MULTIPLE_FACES_DETECTED`, the score being that of the likest pair, and so does a face that looks under 18, with `POSSIBLE_MINOR`.
         */
        post: operations["matchFaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate an age
         * @description From one image, with a range of eight years to either side with the built-in engine. With `minAge`, whoever is surely younger is declined, and whoever may be goes to review. Of several faces the youngest counts.
         */
        post: operations["estimateAge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/face-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a face
         * @description Compares one face with every indexed one, 1:N, of the same company, environment, collection and model. The likest come first: with the built-in engine 90 and more is a match, 70 and more a possible one. The image is not kept.
         */
        post: operations["searchFaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/face-search/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Index a face
         * @description Keeps the numbers that a face is found by, and not its image. `duplicates` are the faces in the collection that are alike already; the event `face.duplicate_found` tells of them. The face is erased with its session.
         */
        post: operations["indexFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/biometrics/faces/{id}": {
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
         * Delete a face
         * @description It is not found any more, and nothing of it is left.
         */
        delete: operations["deleteFace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kyb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company checks
         * @description The newest first. `total` counts all that match.
         */
        get: operations["listKybChecks"];
        put?: never;
        /**
         * Check a company
         * @description Seeks the company in the registers that were imported for its country, by number, by LEI and by name, looks at its status and screens it and its people against the watchlists. Without a register for the country, or without any watchlist, the check goes to review and is never approved. A company that fails is declined in a reply of 201. The check is erased after as many days as the default workflow keeps things.
         */
        post: operations["createKybCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kyb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company check
         * @description With what the register says and with the hits.
         */
        get: operations["getKybCheck"];
        put?: never;
        post?: never;
        /**
         * Erase a company check
         * @description Erases the check, and the people and hits in it, at once and for good.
         */
        delete: operations["deleteKybCheck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checks made without a session
         * @description Lists checks of documents, faces and identity numbers that belong to no session, the newest first. `total` counts all that match. Checks of a session are part of the session.
         */
        get: operations["listChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check made without a session
         * @description Returns the result of the check. Callers with `sessions:decide` also see what it read and the images it was made of, at addresses that are valid for an hour.
         */
        get: operations["getCheck"];
        put?: never;
        post?: never;
        /**
         * Erase a check made without a session
         * @description Erases the check and its images at once and for good. A check of a session is 404: erase the session.
         */
        delete: operations["deleteCheck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subjects/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a subject
         * @description Erases, at once and for good, everything that carries the caller's own id of a person or company: sessions with their checks, images and share tokens, screenings with their monitoring, company checks and entries of the face index. Only records of the caller's environment are erased. Checks made without a session carry no such id: erase them one by one. The audit keeps the ids of the erased records and a pseudonym of the subject. Erasing a subject again changes nothing and answers zeros.
         */
        post: operations["eraseSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image
         * @description An image or a document of a check. Its address stands in the `images` of the checks of a session and holds for an hour; whoever has it may read the file, and no key is needed. After the hour, or once the file is erased, it is 410; an address that was not given by this server is 404.
         */
        get: operations["getSessionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is to be done
         * @description What the person of a session has to give next, and what to do better. The token is the `clientToken` of the session. It works while the session takes input, and again when input is asked for once more; afterwards this operation only says how far the session has come. A link whose session has expired or was erased is 410.
         */
        get: operations["getCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the document
         * @description Checks the identity document as `/v1/documents/id-verification` does, for the session of the token, and answers what is to be done then. A lost reply is no reason to send it again: ask first what is to be done.
         */
        post: operations["sendCaptureDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture/selfie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the selfie
         * @description One picture for liveness, face match and age, whichever of them the session has, so that all of them are of one picture: when one asks for another picture, all are made again. The document comes first. With the token of `/v1/capture/challenge` and one frame for each turn, liveness is `active` as in `/v1/biometrics/liveness`. A picture that is still being looked at makes the next one 409.
         */
        post: operations["sendCaptureSelfie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/capture/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for head turns
         * @description As `/v1/biometrics/liveness/challenge`, for the session of the token; each call answers other turns and another token, which is good for one selfie within two minutes.
         */
        post: operations["createCaptureChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description The newest first, revoked ones too. Only those of the caller's environment.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Answers the key, which is shown in this reply and never again. Without `scopes` the key holds what its creator may give, without `environment` it is of the creator's. A key never holds a scope that its creator lacks, and a test key makes only test keys. A key that is made with a key is used from that key's addresses only, expires no later, and is revoked with it.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
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
         * Revoke a key
         * @description For good, and at once on every process, with the keys that were made with it and those made with them. Revoking a revoked key revokes what was still made with it, and is no error.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by a new one
         * @description The new key has the name, scopes, addresses and environment of the old one, and its expiry unless another is sent; the old one goes on for `overlapMinutes` and then has expired. Each names the other. The value is answered once, as on creation. The caller must hold what the key holds, and a key replaces only itself and the keys that came from it. Those that were made with the old key go on under the new one. A key that is revoked, or was replaced already, is a 409.
         */
        post: operations["rotateKey"];
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
            /** @description What was found, for people. */
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
            /** @description More of it, for people. */
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
                 *       "error": {
                 *         "code": "invalid_request",
                 *         "message": "The request is not valid",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors",
                 *         "details": [
                 *           {
                 *             "path": "body.features.0",
                 *             "code": "validation_failed",
                 *             "message": "must be one of id, liveness"
                 *           }
                 *         ]
                 *       }
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
                 *       "error": {
                 *         "code": "unauthorized",
                 *         "message": "Authentication is required",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The caller is known but may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "forbidden",
                 *         "message": "The scope sessions:write is needed",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
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
                 *       "error": {
                 *         "code": "rate_limited",
                 *         "message": "The limit \"writes\" of 300 requests a minute is used up",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": true,
                 *         "docs": "/docs/kyc#errors"
                 *       }
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
                 *       "error": {
                 *         "code": "internal",
                 *         "message": "Internal server error",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": true,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The server, or the engine that the check needs, cannot answer now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "service_unavailable",
                 *         "message": "The service is busy",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": true,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description There is no such record among the caller's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "The session does not exist",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
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
                 *       "error": {
                 *         "code": "invalid_transition",
                 *         "message": "The session cannot move from not_started to approved",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors",
                 *         "allowed": [
                 *           "in_progress",
                 *           "expired"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body or a file is larger than the operation takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "file_too_large",
                 *         "message": "The body is over 1048576 bytes",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body or a file is of a type the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "unsupported_media",
                 *         "message": "The body must be application/json",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
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
                 *       "error": {
                 *         "code": "idempotency_key_reused",
                 *         "message": "The idempotency key belongs to another request",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description It was there, and is not any more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "gone",
                 *         "message": "The session was erased",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
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
                 *       "error": {
                 *         "code": "version_mismatch",
                 *         "message": "The record is at version 4",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description An image cannot be used, or the idempotency key was used before with another request. */
        UnprocessableImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "unprocessable_image",
                 *         "message": "The image cannot be decoded",
                 *         "requestId": "4f1c2b9a7d3e",
                 *         "retryable": false,
                 *         "docs": "/docs/kyc#errors"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: {
        /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
        Limit: number;
        /** @description How many records to leave out. Not together with `after`, which is faster and loses no record. */
        Offset: number;
        /** @description The `nextCursor` of the page before. */
        After: string;
        /** @description Only what was created at this moment or later; an offset is needed. */
        CreatedAfter: string;
        /** @description Only what was created before this moment; an offset is needed. */
        CreatedBefore: string;
        /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
        IdempotencyKey: string;
        /** @description The workflow's id. */
        WorkflowId: string;
        /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
        IfMatch: string;
        /** @description The session's id. */
        SessionId: string;
        /** @description The screening's id. */
        ScreeningId: string;
        /** @description The hit's id. */
        HitId: string;
        /** @description The list's name. */
        WatchlistId: string;
        /** @description The webhook's id. */
        WebhookId: string;
        /** @description The delivery's id. */
        DeliveryId: string;
        /** @description The check's id. */
        CheckId: string;
        /** @description The key's id. */
        KeyId: string;
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
    listSessions: {
        parameters: {
            query?: {
                /** @description Only these statuses, with commas between them. */
                status?: components["schemas"]["SessionStatus"][];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to leave out. Not together with `after`, which is faster and loses no record. */
                offset?: components["parameters"]["Offset"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
                /** @description Only what was created at this moment or later; an offset is needed. */
                createdAfter?: components["parameters"]["CreatedAfter"];
                /** @description Only what was created before this moment; an offset is needed. */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Only those of this workflow. */
                workflowId?: string;
                /** @description Only those with this id of the caller's own. */
                externalId?: string;
                /** @description Only those of this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description The order; a minus turns it round. */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
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
                     *       "sessions": [
                     *         {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "not_started",
                     *           "environment": "live",
                     *           "features": [
                     *             "id",
                     *             "liveness",
                     *             "face_match"
                     *           ],
                     *           "steps": [
                     *             {
                     *               "feature": "id",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             },
                     *             {
                     *               "feature": "liveness",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             },
                     *             {
                     *               "feature": "face_match",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             }
                     *           ],
                     *           "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "workflowVersion": 1,
                     *           "externalId": "user-123",
                     *           "callbackUrl": null,
                     *           "metadata": {
                     *             "plan": "gold"
                     *           },
                     *           "language": "es",
                     *           "country": "do",
                     *           "reasonCodes": [],
                     *           "importedFrom": null,
                     *           "claim": null,
                     *           "risk": null,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "updatedAt": "2026-01-31T13:30:00.000Z",
                     *           "startedAt": null,
                     *           "completedAt": null,
                     *           "expiresAt": "2026-02-07T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SessionListReply"];
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
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "features": [
                 *         "id",
                 *         "liveness",
                 *         "face_match"
                 *       ],
                 *       "externalId": "user-123",
                 *       "metadata": {
                 *         "plan": "gold"
                 *       },
                 *       "language": "es",
                 *       "contact": {
                 *         "email": "ana@example.com"
                 *       },
                 *       "expected": {
                 *         "firstName": "Ana",
                 *         "lastName": "Reyes",
                 *         "dateOfBirth": "1990-05-17",
                 *         "nationality": "do"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SessionInput"];
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
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "not_started",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": null,
                     *         "claim": null,
                     *         "risk": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "url": "https://id.example.com/capture#cap_3GmTq0vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01Zz",
                     *         "clientToken": "cap_3GmTq0vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01Zz",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionCreatedReply"];
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
    listPendingSessions: {
        parameters: {
            query?: {
                /** @description `reviewer`, those in review; `user`, those that wait for input. */
                awaiting?: "reviewer" | "user";
                /** @description Only those in review that the caller holds, `mine`; that nobody holds, `free`; that somebody else holds, `others`. */
                claim?: "mine" | "free" | "others";
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to leave out. Not together with `after`, which is faster and loses no record. */
                offset?: components["parameters"]["Offset"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
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
                     *       "sessions": [
                     *         {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "not_started",
                     *           "environment": "live",
                     *           "features": [
                     *             "id",
                     *             "liveness",
                     *             "face_match"
                     *           ],
                     *           "steps": [
                     *             {
                     *               "feature": "id",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             },
                     *             {
                     *               "feature": "liveness",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             },
                     *             {
                     *               "feature": "face_match",
                     *               "status": "pending",
                     *               "attempts": 0
                     *             }
                     *           ],
                     *           "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "workflowVersion": 1,
                     *           "externalId": "user-123",
                     *           "callbackUrl": null,
                     *           "metadata": {
                     *             "plan": "gold"
                     *           },
                     *           "language": "es",
                     *           "country": "do",
                     *           "reasonCodes": [],
                     *           "importedFrom": null,
                     *           "claim": null,
                     *           "risk": null,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "updatedAt": "2026-01-31T13:30:00.000Z",
                     *           "startedAt": null,
                     *           "completedAt": null,
                     *           "expiresAt": "2026-02-07T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SessionListReply"];
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
    importSession: {
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
                 *       "shareToken": "shr_3GmTq0vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01Zz",
                 *       "trustReview": true,
                 *       "externalId": "user-9"
                 *     }
                 */
                "application/json": components["schemas"]["SessionImport"];
            };
        };
        responses: {
            /** @description Imported. */
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
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "in_review",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": {
                     *           "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t0",
                     *           "at": "2026-01-31T13:30:00.000Z"
                     *         },
                     *         "claim": null,
                     *         "risk": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
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
                     *       "workflows": [
                     *         {
                     *           "id": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "name": "Standard",
                     *           "version": 1,
                     *           "isDefault": true,
                     *           "environment": "live",
                     *           "features": [
                     *             "id",
                     *             "liveness",
                     *             "face_match"
                     *           ],
                     *           "documentsAllowed": [
                     *             "passport",
                     *             "id_card"
                     *           ],
                     *           "thresholds": {
                     *             "livenessDecline": 50,
                     *             "faceMatchDecline": 50,
                     *             "faceMatchReview": 70,
                     *             "amlReview": 70,
                     *             "amlDecline": 100
                     *           },
                     *           "actions": {
                     *             "DOCUMENT_EXPIRED": "decline"
                     *           },
                     *           "onDuplicate": "review",
                     *           "maxAttempts": 3,
                     *           "sessionTtlSeconds": 604800,
                     *           "kycValidityDays": null,
                     *           "retentionDays": 365,
                     *           "fourEyesFrom": null,
                     *           "acceptHeadTurnsAsLiveness": false,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "updatedAt": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowListReply"];
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
    createWorkflow: {
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
                 *       "name": "With age",
                 *       "features": [
                 *         "id",
                 *         "liveness",
                 *         "face_match",
                 *         "age"
                 *       ],
                 *       "kycValidityDays": 365
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowInput"];
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
                     *       "workflow": {
                     *         "id": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "name": "Standard",
                     *         "version": 1,
                     *         "isDefault": true,
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 100
                     *         },
                     *         "actions": {
                     *           "DOCUMENT_EXPIRED": "decline"
                     *         },
                     *         "onDuplicate": "review",
                     *         "maxAttempts": 3,
                     *         "sessionTtlSeconds": 604800,
                     *         "kycValidityDays": null,
                     *         "retentionDays": 365,
                     *         "fourEyesFrom": null,
                     *         "acceptHeadTurnsAsLiveness": false,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowReply"];
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
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The workflow's id. */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "workflow": {
                     *         "id": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "name": "Standard",
                     *         "version": 1,
                     *         "isDefault": true,
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 100
                     *         },
                     *         "actions": {
                     *           "DOCUMENT_EXPIRED": "decline"
                     *         },
                     *         "onDuplicate": "review",
                     *         "maxAttempts": 3,
                     *         "sessionTtlSeconds": 604800,
                     *         "kycValidityDays": null,
                     *         "retentionDays": 365,
                     *         "fourEyesFrom": null,
                     *         "acceptHeadTurnsAsLiveness": false,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowReply"];
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
    deleteWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The workflow's id. */
                id: components["parameters"]["WorkflowId"];
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
                     *       "workflow": {
                     *         "id": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowDeletedReply"];
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
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The workflow's id. */
                id: components["parameters"]["WorkflowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thresholds": {
                 *         "faceMatchReview": 75
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowUpdate"];
            };
        };
        responses: {
            /** @description The new version. */
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
                     *       "workflow": {
                     *         "id": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "name": "Standard",
                     *         "version": 2,
                     *         "isDefault": true,
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 75,
                     *           "amlReview": 70,
                     *           "amlDecline": 100
                     *         },
                     *         "actions": {
                     *           "DOCUMENT_EXPIRED": "decline"
                     *         },
                     *         "onDuplicate": "review",
                     *         "maxAttempts": 3,
                     *         "sessionTtlSeconds": 604800,
                     *         "kycValidityDays": null,
                     *         "retentionDays": 365,
                     *         "fourEyesFrom": null,
                     *         "acceptHeadTurnsAsLiveness": false,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowReply"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "not_started",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": null,
                     *         "claim": null,
                     *         "risk": null,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "deleted",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionDeletedReply"];
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
    decideSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "declined",
                 *       "reason": "The document belongs to another person",
                 *       "reasonCodes": [
                 *         "DOCUMENT_NOT_OWN"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SessionDecision"];
            };
        };
        responses: {
            /** @description Decided. */
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
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "declined",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": null,
                     *         "claim": null,
                     *         "risk": null,
                     *         "version": 4,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "takeOver": false
                 *     }
                 */
                "application/json": components["schemas"]["SessionClaim"];
            };
        };
        responses: {
            /** @description Claimed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "in_review",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": null,
                     *         "claim": {
                     *           "actor": {
                     *             "type": "user",
                     *             "id": "7",
                     *             "name": "Luz Marte"
                     *           },
                     *           "at": "2026-01-31T13:35:00.000Z",
                     *           "until": "2026-01-31T14:05:00.000Z"
                     *         },
                     *         "risk": null,
                     *         "version": 4,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "session": {
                     *         "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "in_review",
                     *         "environment": "live",
                     *         "features": [
                     *           "id",
                     *           "liveness",
                     *           "face_match"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           },
                     *           {
                     *             "feature": "face_match",
                     *             "status": "pending",
                     *             "attempts": 0
                     *           }
                     *         ],
                     *         "workflowId": "wf_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "workflowVersion": 1,
                     *         "externalId": "user-123",
                     *         "callbackUrl": null,
                     *         "metadata": {
                     *           "plan": "gold"
                     *         },
                     *         "language": "es",
                     *         "country": "do",
                     *         "reasonCodes": [],
                     *         "importedFrom": null,
                     *         "claim": null,
                     *         "risk": null,
                     *         "version": 4,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "startedAt": null,
                     *         "completedAt": null,
                     *         "expiresAt": "2026-02-07T13:30:00.000Z",
                     *         "contact": {
                     *           "email": "ana@example.com",
                     *           "phone": null
                     *         },
                     *         "expected": {
                     *           "firstName": "Ana",
                     *           "lastName": "Reyes",
                     *           "dateOfBirth": "1990-05-17",
                     *           "nationality": "do",
                     *           "documentNumber": null,
                     *           "address": null
                     *         },
                     *         "decision": null,
                     *         "firstApproval": null,
                     *         "checks": [],
                     *         "history": [
                     *           {
                     *             "from": null,
                     *             "to": "not_started",
                     *             "actor": {
                     *               "type": "key",
                     *               "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *               "name": "Backend"
                     *             },
                     *             "reason": null,
                     *             "at": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expiresIn": 86400
                 *     }
                 */
                "application/json": components["schemas"]["SessionShare"];
            };
        };
        responses: {
            /** @description Shared. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "shareToken": "shr_3GmTq0vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01Zz",
                     *       "expiresAt": "2026-02-01T13:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionShareReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrustedSharers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trusted sharers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "sharers": [
                     *         {
                     *           "code": "PARTNER",
                     *           "name": "Partner Bank SA",
                     *           "trustedSince": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharersReply"];
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
    createTrustedSharer: {
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
                 *       "code": "PARTNER"
                 *     }
                 */
                "application/json": components["schemas"]["TrustedSharerInput"];
            };
        };
        responses: {
            /** @description All trusted sharers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "sharers": [
                     *         {
                     *           "code": "PARTNER",
                     *           "name": "Partner Bank SA",
                     *           "trustedSince": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharersReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTrustedSharer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining trusted sharers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "sharers": []
                     *     }
                     */
                    "application/json": components["schemas"]["SharersReply"];
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
    screenAml: {
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
                 *       "fullName": "Ana Reyes",
                 *       "entityType": "person",
                 *       "dateOfBirth": "1990-05-17",
                 *       "nationality": "do",
                 *       "externalId": "user-123"
                 *     }
                 */
                "application/json": components["schemas"]["ScreenInput"];
            };
        };
        responses: {
            /** @description Screened. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "id": "aml_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *       "match": true,
                     *       "score": 93,
                     *       "hits": [
                     *         {
                     *           "id": "hit_3f9a1c0b7d2e4f6a8b9c0d1e",
                     *           "entityId": "ofac-29702",
                     *           "list": "us_ofac_sdn",
                     *           "listVersion": "2026-01-30-4be1f02a9c77",
                     *           "caption": "REYES, Ana Maria",
                     *           "matchedName": "Ana Maria REYES",
                     *           "matchedNameKind": "primary",
                     *           "score": 93,
                     *           "breakdown": [
                     *             {
                     *               "queryPart": "ana",
                     *               "listPart": "ana",
                     *               "kind": "exact",
                     *               "score": 1,
                     *               "weight": 0.91
                     *             },
                     *             {
                     *               "queryPart": "reyes",
                     *               "listPart": "reyes",
                     *               "kind": "exact",
                     *               "score": 1,
                     *               "weight": 0.98
                     *             },
                     *             {
                     *               "queryPart": "",
                     *               "listPart": "maria",
                     *               "kind": "leftover",
                     *               "score": 0,
                     *               "weight": 0.2
                     *             }
                     *           ],
                     *           "modifiers": [
                     *             {
                     *               "kind": "birthDay",
                     *               "points": -25
                     *             }
                     *           ],
                     *           "topics": [
                     *             "sanction"
                     *           ],
                     *           "programs": [
                     *             "SDNTK"
                     *           ],
                     *           "reviewStatus": "pending",
                     *           "firstSeen": "2026-01-31T13:30:00.000Z",
                     *           "lastSeen": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "screenedAt": "2026-01-31T13:30:00.000Z",
                     *       "lists": [
                     *         {
                     *           "id": "us_ofac_sdn",
                     *           "version": "2026-01-30-4be1f02a9c77",
                     *           "entities": 17012,
                     *           "publishedAt": "2026-01-30",
                     *           "loadedAt": "2026-01-31T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "algorithm": "names-1",
                     *       "status": "in_review"
                     *     }
                     */
                    "application/json": components["schemas"]["ScreenReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScreenings: {
        parameters: {
            query?: {
                /** @description Only those with a hit that counts, or only those without. */
                match?: boolean;
                /** @description Only those with this id of the caller's own. */
                externalId?: string;
                /** @description Only those of this status. */
                status?: components["schemas"]["ScreeningStatus"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
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
                     *       "screenings": [
                     *         {
                     *           "id": "aml_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_review",
                     *           "match": true,
                     *           "score": 93,
                     *           "hitCount": 1,
                     *           "entityType": "person",
                     *           "fullName": "Ana Reyes",
                     *           "externalId": "user-123",
                     *           "sessionId": null,
                     *           "threshold": 70,
                     *           "monitor": true,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "screenedAt": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ScreeningListReply"];
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
    getScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The screening's id. */
                id: components["parameters"]["ScreeningId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screening. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "screening": {
                     *         "id": "aml_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "match": true,
                     *         "score": 93,
                     *         "hits": [
                     *           {
                     *             "id": "hit_3f9a1c0b7d2e4f6a8b9c0d1e",
                     *             "entityId": "ofac-29702",
                     *             "list": "us_ofac_sdn",
                     *             "listVersion": "2026-01-30-4be1f02a9c77",
                     *             "caption": "REYES, Ana Maria",
                     *             "matchedName": "Ana Maria REYES",
                     *             "matchedNameKind": "primary",
                     *             "score": 93,
                     *             "breakdown": [
                     *               {
                     *                 "queryPart": "ana",
                     *                 "listPart": "ana",
                     *                 "kind": "exact",
                     *                 "score": 1,
                     *                 "weight": 0.91
                     *               },
                     *               {
                     *                 "queryPart": "reyes",
                     *                 "listPart": "reyes",
                     *                 "kind": "exact",
                     *                 "score": 1,
                     *                 "weight": 0.98
                     *               },
                     *               {
                     *                 "queryPart": "",
                     *                 "listPart": "maria",
                     *                 "kind": "leftover",
                     *                 "score": 0,
                     *                 "weight": 0.2
                     *               }
                     *             ],
                     *             "modifiers": [
                     *               {
                     *                 "kind": "birthDay",
                     *                 "points": -25
                     *               }
                     *             ],
                     *             "topics": [
                     *               "sanction"
                     *             ],
                     *             "programs": [
                     *               "SDNTK"
                     *             ],
                     *             "reviewStatus": "pending",
                     *             "firstSeen": "2026-01-31T13:30:00.000Z",
                     *             "lastSeen": "2026-01-31T13:30:00.000Z",
                     *             "entry": {
                     *               "type": "person",
                     *               "names": [
                     *                 {
                     *                   "text": "REYES, Ana Maria",
                     *                   "kind": "primary"
                     *                 },
                     *                 {
                     *                   "text": "La Reina",
                     *                   "kind": "weak"
                     *                 }
                     *               ],
                     *               "birthDates": [
                     *                 "1961-03-04"
                     *               ],
                     *               "birthPlaces": [
                     *                 "Santo Domingo"
                     *               ],
                     *               "countries": [
                     *                 "do"
                     *               ],
                     *               "gender": "female",
                     *               "documents": [
                     *                 {
                     *                   "type": "Passport",
                     *                   "number": "RD1234567",
                     *                   "country": "do"
                     *                 }
                     *               ],
                     *               "programs": [
                     *                 "SDNTK"
                     *               ],
                     *               "topics": [
                     *                 "sanction"
                     *               ],
                     *               "remarks": "Linked To: EXAMPLE TRADING",
                     *               "changed": false
                     *             }
                     *           }
                     *         ],
                     *         "screenedAt": "2026-01-31T13:30:00.000Z",
                     *         "lists": [
                     *           {
                     *             "id": "us_ofac_sdn",
                     *             "version": "2026-01-30-4be1f02a9c77",
                     *             "entities": 17012,
                     *             "publishedAt": "2026-01-30",
                     *             "loadedAt": "2026-01-31T03:00:00.000Z"
                     *           }
                     *         ],
                     *         "algorithm": "names-1",
                     *         "status": "in_review",
                     *         "entityType": "person",
                     *         "fullName": "Ana Reyes",
                     *         "externalId": "user-123",
                     *         "sessionId": null,
                     *         "threshold": 70,
                     *         "monitor": true,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScreeningReply"];
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
    deleteScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The screening's id. */
                id: components["parameters"]["ScreeningId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "screening": {
                     *         "id": "aml_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScreeningDeletedReply"];
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
    decideHit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The screening's id. */
                id: components["parameters"]["ScreeningId"];
                /** @description The hit's id. */
                hitId: components["parameters"]["HitId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "false_positive",
                 *       "reason": "Born in another country and thirty years later"
                 *     }
                 */
                "application/json": components["schemas"]["HitDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "screening": {
                     *         "id": "aml_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "match": false,
                     *         "score": 0,
                     *         "hits": [
                     *           {
                     *             "id": "hit_3f9a1c0b7d2e4f6a8b9c0d1e",
                     *             "entityId": "ofac-29702",
                     *             "list": "us_ofac_sdn",
                     *             "listVersion": "2026-01-30-4be1f02a9c77",
                     *             "caption": "REYES, Ana Maria",
                     *             "matchedName": "Ana Maria REYES",
                     *             "matchedNameKind": "primary",
                     *             "score": 93,
                     *             "breakdown": [
                     *               {
                     *                 "queryPart": "ana",
                     *                 "listPart": "ana",
                     *                 "kind": "exact",
                     *                 "score": 1,
                     *                 "weight": 0.91
                     *               },
                     *               {
                     *                 "queryPart": "reyes",
                     *                 "listPart": "reyes",
                     *                 "kind": "exact",
                     *                 "score": 1,
                     *                 "weight": 0.98
                     *               },
                     *               {
                     *                 "queryPart": "",
                     *                 "listPart": "maria",
                     *                 "kind": "leftover",
                     *                 "score": 0,
                     *                 "weight": 0.2
                     *               }
                     *             ],
                     *             "modifiers": [
                     *               {
                     *                 "kind": "birthDay",
                     *                 "points": -25
                     *               }
                     *             ],
                     *             "topics": [
                     *               "sanction"
                     *             ],
                     *             "programs": [
                     *               "SDNTK"
                     *             ],
                     *             "reviewStatus": "false_positive",
                     *             "firstSeen": "2026-01-31T13:30:00.000Z",
                     *             "lastSeen": "2026-01-31T13:30:00.000Z"
                     *           }
                     *         ],
                     *         "screenedAt": "2026-01-31T13:30:00.000Z",
                     *         "lists": [
                     *           {
                     *             "id": "us_ofac_sdn",
                     *             "version": "2026-01-30-4be1f02a9c77",
                     *             "entities": 17012,
                     *             "publishedAt": "2026-01-30",
                     *             "loadedAt": "2026-01-31T03:00:00.000Z"
                     *           }
                     *         ],
                     *         "algorithm": "names-1",
                     *         "status": "approved",
                     *         "entityType": "person",
                     *         "fullName": "Ana Reyes",
                     *         "externalId": "user-123",
                     *         "sessionId": null,
                     *         "threshold": 70,
                     *         "monitor": true,
                     *         "version": 2,
                     *         "createdAt": "2026-01-31T13:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScreeningReply"];
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
    listWatchlists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "watchlists": [
                     *         {
                     *           "id": "us_ofac_sdn",
                     *           "title": "OFAC SDN",
                     *           "source": "ofac",
                     *           "version": "2026-01-30-4be1f02a9c77",
                     *           "entities": 17012,
                     *           "publishedAt": "2026-01-30",
                     *           "importedAt": "2026-01-31T03:00:00.000Z",
                     *           "added": 12,
                     *           "changed": 30,
                     *           "removed": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistsReply"];
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
    importWatchlist: {
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
                 *       "id": "us_ofac_sdn",
                 *       "file": "sdn.csv",
                 *       "aliases": "alt.csv",
                 *       "addresses": "add.csv",
                 *       "format": "ofac",
                 *       "title": "OFAC SDN"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["WatchlistUpload"];
            };
        };
        responses: {
            /** @description Imported, or nothing had changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "unchanged": false,
                     *       "watchlist": {
                     *         "id": "us_ofac_sdn",
                     *         "title": "OFAC SDN",
                     *         "source": "ofac",
                     *         "version": "2026-01-30-4be1f02a9c77",
                     *         "entities": 17012,
                     *         "publishedAt": "2026-01-30",
                     *         "importedAt": "2026-01-31T03:00:00.000Z",
                     *         "added": 12,
                     *         "changed": 30,
                     *         "removed": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistImportReply"];
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
    listWatchlistImports: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The list's name. */
                id: components["parameters"]["WatchlistId"];
            };
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
                     *       "imports": [
                     *         {
                     *           "version": "2026-01-30-4be1f02a9c77",
                     *           "publishedAt": "2026-01-30",
                     *           "importedAt": "2026-01-31T03:00:00.000Z",
                     *           "entities": 17012,
                     *           "added": 12,
                     *           "changed": 30,
                     *           "removed": 3,
                     *           "unchanged": 16970,
                     *           "detailed": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistImportListReply"];
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
    listWatchlistChanges: {
        parameters: {
            query?: {
                /** @description The version that the import made, the last one that did; without it, the last import. */
                version?: string;
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The list's name. */
                id: components["parameters"]["WatchlistId"];
            };
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
                     *       "version": "2026-01-30-4be1f02a9c77",
                     *       "changes": [
                     *         {
                     *           "change": "added",
                     *           "entityId": "ofac-29702",
                     *           "caption": "REYES, Ana Maria",
                     *           "schema": "person",
                     *           "topics": [
                     *             "sanction"
                     *           ],
                     *           "programs": [
                     *             "SDNTK"
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistChangeListReply"];
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
    importCompanyRegister: {
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
                 *       "id": "dgii",
                 *       "file": "register.csv",
                 *       "format": "plain",
                 *       "country": "do"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CompanyRegisterUpload"];
            };
        };
        responses: {
            /** @description Imported, or nothing had changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "unchanged": false,
                     *       "register": {
                     *         "id": "dgii",
                     *         "version": "2026-01-30-1f0c2d3e4a5b",
                     *         "entries": 180412,
                     *         "importedAt": "2026-01-31T03:00:00.000Z"
                     *       },
                     *       "added": 1204,
                     *       "changed": 310,
                     *       "removed": 12,
                     *       "skipped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterImportReply"];
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
    importPeopleRegister: {
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
                 *       "id": "dgii",
                 *       "file": "register.csv",
                 *       "format": "plain",
                 *       "country": "do"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PeopleRegisterUpload"];
            };
        };
        responses: {
            /** @description Imported, or nothing had changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "unchanged": false,
                     *       "register": {
                     *         "id": "dgii",
                     *         "version": "2026-01-30-1f0c2d3e4a5b",
                     *         "entries": 180412,
                     *         "importedAt": "2026-01-31T03:00:00.000Z"
                     *       },
                     *       "added": 1204,
                     *       "changed": 310,
                     *       "removed": 12,
                     *       "skipped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterImportReply"];
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
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
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
                     *       "webhooks": [
                     *         {
                     *           "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "url": "https://hooks.example.com/kyc",
                     *           "events": [
                     *             "session.completed",
                     *             "session.declined"
                     *           ],
                     *           "status": "enabled",
                     *           "disabledReason": null,
                     *           "description": "Backend",
                     *           "environment": "live",
                     *           "secretLast4": "x9Qk",
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "lastDeliveryAt": null,
                     *           "failureCount": 0,
                     *           "stats": {
                     *             "since": "2026-01-24T13:30:00.000Z",
                     *             "succeeded": 0,
                     *             "failed": 0,
                     *             "pending": 0
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookListReply"];
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
    createWebhook: {
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
                 *       "url": "https://hooks.example.com/kyc",
                 *       "events": [
                 *         "session.completed",
                 *         "session.declined"
                 *       ],
                 *       "description": "Backend"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "webhook": {
                     *         "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "events": [
                     *           "session.completed",
                     *           "session.declined"
                     *         ],
                     *         "status": "enabled",
                     *         "disabledReason": null,
                     *         "description": "Backend",
                     *         "environment": "live",
                     *         "secretLast4": "x9Qk",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "lastDeliveryAt": null,
                     *         "failureCount": 0,
                     *         "stats": {
                     *           "since": "2026-01-24T13:30:00.000Z",
                     *           "succeeded": 0,
                     *           "failed": 0,
                     *           "pending": 0
                     *         },
                     *         "version": 1
                     *       },
                     *       "secret": "whsec_QmFzZTY0IG9mIHRoaXJ0eS1zaXggcmFuZG9tIGJ5dGVz"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSecretReply"];
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
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "webhook": {
                     *         "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "events": [
                     *           "session.completed",
                     *           "session.declined"
                     *         ],
                     *         "status": "enabled",
                     *         "disabledReason": null,
                     *         "description": "Backend",
                     *         "environment": "live",
                     *         "secretLast4": "x9Qk",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "lastDeliveryAt": null,
                     *         "failureCount": 0,
                     *         "stats": {
                     *           "since": "2026-01-24T13:30:00.000Z",
                     *           "succeeded": 0,
                     *           "failed": 0,
                     *           "pending": 0
                     *         },
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookReply"];
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
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
                     *       "webhook": {
                     *         "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeletedReply"];
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
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change is based on; if the record has moved on, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "disabled"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
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
                     *       "webhook": {
                     *         "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "events": [
                     *           "session.completed",
                     *           "session.declined"
                     *         ],
                     *         "status": "disabled",
                     *         "disabledReason": null,
                     *         "description": "Backend",
                     *         "environment": "live",
                     *         "secretLast4": "x9Qk",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "lastDeliveryAt": null,
                     *         "failureCount": 0,
                     *         "stats": {
                     *           "since": "2026-01-24T13:30:00.000Z",
                     *           "succeeded": 0,
                     *           "failed": 0,
                     *           "pending": 0
                     *         },
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookReply"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renewed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "webhook": {
                     *         "id": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "events": [
                     *           "session.completed",
                     *           "session.declined"
                     *         ],
                     *         "status": "enabled",
                     *         "disabledReason": null,
                     *         "description": "Backend",
                     *         "environment": "live",
                     *         "secretLast4": "x9Qk",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "lastDeliveryAt": null,
                     *         "failureCount": 0,
                     *         "stats": {
                     *           "since": "2026-01-24T13:30:00.000Z",
                     *           "succeeded": 0,
                     *           "failed": 0,
                     *           "pending": 0
                     *         },
                     *         "version": 2
                     *       },
                     *       "secret": "whsec_QmFzZTY0IG9mIHRoaXJ0eS1zaXggcmFuZG9tIGJ5dGVz"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSecretReply"];
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
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "delivery": {
                     *         "id": "dlv_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "webhookId": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "eventId": "evt_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "eventType": "webhook.test",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "maxAttempts": 1,
                     *         "trigger": "test",
                     *         "status": "pending",
                     *         "attempt": 0,
                     *         "responseStatus": null,
                     *         "responseBody": null,
                     *         "durationMs": null,
                     *         "error": null,
                     *         "deliveredAt": null,
                     *         "nextAttemptAt": "2026-01-31T13:30:00.000Z",
                     *         "requestBody": "{\"id\":\"evt_01jd7y3q8zk4m5n6p7q8r9s0t1\",\"type\":\"webhook.test\",\"timestamp\":\"2026-01-31T13:30:00.000Z\",\"apiVersion\":\"v1\",\"environment\":\"live\",\"data\":{\"object\":{\"id\":\"whk_01jd7y3q8zk4m5n6p7q8r9s0t1\"}}}",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "attempts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryReply"];
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
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only those of this status. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only those of events of this type. */
                eventType?: components["schemas"]["EventType"];
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
            };
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
                     *       "deliveries": [
                     *         {
                     *           "id": "dlv_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "webhookId": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "eventId": "evt_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "eventType": "session.completed",
                     *           "url": "https://hooks.example.com/kyc",
                     *           "maxAttempts": 10,
                     *           "trigger": "scheduled",
                     *           "status": "succeeded",
                     *           "attempt": 1,
                     *           "responseStatus": 204,
                     *           "responseBody": "",
                     *           "durationMs": 83,
                     *           "error": null,
                     *           "deliveredAt": "2026-01-31T13:30:00.000Z",
                     *           "nextAttemptAt": null,
                     *           "requestBody": "{\"id\":\"evt_01jd7y3q8zk4m5n6p7q8r9s0t1\",\"type\":\"session.completed\",\"timestamp\":\"2026-01-31T13:30:00.000Z\",\"apiVersion\":\"v1\",\"environment\":\"live\",\"data\":{\"object\":{\"id\":\"ses_01jd7y3q8zk4m5n6p7q8r9s0t1\"}}}",
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "attempts": [
                     *             {
                     *               "attempt": 1,
                     *               "trigger": "scheduled",
                     *               "url": "https://hooks.example.com/kyc",
                     *               "requestHeaders": {
                     *                 "webhook-id": "evt_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *                 "webhook-timestamp": "1769866200"
                     *               },
                     *               "responseStatus": 204,
                     *               "responseBody": "",
                     *               "durationMs": 83,
                     *               "error": null,
                     *               "at": "2026-01-31T13:30:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryListReply"];
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
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery's id. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "delivery": {
                     *         "id": "dlv_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "webhookId": "whk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "eventId": "evt_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "eventType": "session.completed",
                     *         "url": "https://hooks.example.com/kyc",
                     *         "maxAttempts": 10,
                     *         "trigger": "resend",
                     *         "status": "pending",
                     *         "attempt": 0,
                     *         "responseStatus": null,
                     *         "responseBody": null,
                     *         "durationMs": null,
                     *         "error": null,
                     *         "deliveredAt": null,
                     *         "nextAttemptAt": "2026-01-31T13:30:00.000Z",
                     *         "requestBody": "{\"id\":\"evt_01jd7y3q8zk4m5n6p7q8r9s0t1\",\"type\":\"session.completed\",\"timestamp\":\"2026-01-31T13:30:00.000Z\",\"apiVersion\":\"v1\",\"environment\":\"live\",\"data\":{\"object\":{\"id\":\"ses_01jd7y3q8zk4m5n6p7q8r9s0t1\"}}}",
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "attempts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryReply"];
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
    verifyIdDocument: {
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
                 *       "frontImage": "front.jpg",
                 *       "backImage": "back.jpg",
                 *       "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                 *       "documentType": "id_card"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "id",
                     *         "status": "approved",
                     *         "score": 96,
                     *         "retryable": false,
                     *         "warnings": [],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "documentType": "passport",
                     *         "documentNumber": "XA1234567",
                     *         "firstName": "Ana",
                     *         "lastName": "Reyes",
                     *         "fullName": "Ana Reyes",
                     *         "dateOfBirth": "1990-05-17",
                     *         "gender": "female",
                     *         "nationality": "do",
                     *         "issuingCountry": "do",
                     *         "issueDate": "2021-03-01",
                     *         "expiryDate": "2031-02-28",
                     *         "address": null,
                     *         "mrz": {
                     *           "lines": [],
                     *           "valid": true,
                     *           "checks": []
                     *         },
                     *         "portraitUrl": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkProofOfAddress: {
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
                 *       "document": "bill.pdf",
                 *       "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                 *       "expectedName": "Ana Reyes",
                 *       "maxAgeDays": 90
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AddressUpload"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "poa",
                     *         "status": "approved",
                     *         "score": 94,
                     *         "retryable": false,
                     *         "warnings": [],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "documentType": "utility_bill",
                     *         "issuer": "Power Company",
                     *         "issueDate": "2026-01-10",
                     *         "nameOnDocument": "Ana Reyes",
                     *         "address": {
                     *           "raw": "Calle Sol 5, Santo Domingo",
                     *           "formatted": "Calle Sol 5, Santo Domingo",
                     *           "street1": "Calle Sol 5",
                     *           "street2": null,
                     *           "city": "Santo Domingo",
                     *           "region": null,
                     *           "postalCode": null,
                     *           "country": "do"
                     *         },
                     *         "nameMatch": 100,
                     *         "addressMatch": 92,
                     *         "maxAgeDays": 90
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateAgainstDatabase: {
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
                 *       "idNumber": "00113918205",
                 *       "country": "do",
                 *       "firstName": "Ana",
                 *       "lastName": "Reyes",
                 *       "dateOfBirth": "1990-05-17"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityInput"];
                /**
                 * @example {
                 *       "idNumber": "00113918205",
                 *       "country": "do",
                 *       "firstName": "Ana",
                 *       "lastName": "Reyes",
                 *       "dateOfBirth": "1990-05-17"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["IdentityInput"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "database_validation",
                     *         "status": "approved",
                     *         "score": 100,
                     *         "retryable": false,
                     *         "warnings": [],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "matchType": "full_match",
                     *         "validations": {
                     *           "fullName": "full_match",
                     *           "idNumber": "full_match",
                     *           "dateOfBirth": "not_checked"
                     *         },
                     *         "source": "civil_register",
                     *         "idNumber": "00113918205",
                     *         "country": "do"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdentityCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLiveness: {
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
                 *       "image": "selfie.jpg",
                 *       "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["LivenessUpload"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "liveness",
                     *         "status": "in_review",
                     *         "score": 88,
                     *         "retryable": false,
                     *         "warnings": [
                     *           {
                     *             "code": "LIVENESS_NOT_CERTIFIED",
                     *             "severity": "warning",
                     *             "message": "The engine is not certified"
                     *           }
                     *         ],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "method": "passive",
                     *         "certified": false,
                     *         "challenge": null,
                     *         "faces": [
                     *           {
                     *             "x": 0.3,
                     *             "y": 0.2,
                     *             "width": 0.4,
                     *             "height": 0.5,
                     *             "confidence": 99
                     *           }
                     *         ],
                     *         "quality": {
                     *           "sharpness": 90,
                     *           "brightness": 60
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LivenessCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLivenessChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1"
                 *     }
                 */
                "application/json": components["schemas"]["LivenessChallengeInput"];
            };
        };
        responses: {
            /** @description Asked. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "challenge": {
                     *         "token": "lch_0uJ4fK0wq2vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01x9Q",
                     *         "turns": [
                     *           "left",
                     *           "up",
                     *           "right",
                     *           "left"
                     *         ],
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "expiresAt": "2026-01-31T13:32:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LivenessChallengeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchFaces: {
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
                 *       "userImage": "selfie.jpg",
                 *       "refImage": "portrait.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FaceMatchUpload"];
            };
        };
        responses: {
            /** @description Compared. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "face_match",
                     *         "status": "approved",
                     *         "score": 91,
                     *         "retryable": false,
                     *         "warnings": [],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "faces": [
                     *           {
                     *             "x": 0.3,
                     *             "y": 0.2,
                     *             "width": 0.4,
                     *             "height": 0.5,
                     *             "confidence": 99
                     *           }
                     *         ],
                     *         "refFaces": [
                     *           {
                     *             "x": 0.3,
                     *             "y": 0.2,
                     *             "width": 0.4,
                     *             "height": 0.5,
                     *             "confidence": 98
                     *           }
                     *         ],
                     *         "reference": "document",
                     *         "quality": {
                     *           "sharpness": 90,
                     *           "brightness": 60
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FaceMatchCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    estimateAge: {
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
                 *       "image": "selfie.jpg",
                 *       "minAge": 18
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AgeUpload"];
            };
        };
        responses: {
            /** @description Estimated. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "session": {
                     *           "id": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "in_progress"
                     *         },
                     *         "type": "age",
                     *         "status": "approved",
                     *         "score": null,
                     *         "retryable": false,
                     *         "warnings": [],
                     *         "checks": [],
                     *         "thresholds": {
                     *           "livenessDecline": 50,
                     *           "faceMatchDecline": 50,
                     *           "faceMatchReview": 70,
                     *           "amlReview": 70,
                     *           "amlDecline": 95
                     *         },
                     *         "engine": {
                     *           "name": "reader",
                     *           "version": "1.0.0"
                     *         },
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "estimatedAge": 34,
                     *         "range": {
                     *           "low": 27,
                     *           "high": 41
                     *         },
                     *         "minAge": 18,
                     *         "passed": true,
                     *         "livenessScore": null,
                     *         "faces": [
                     *           {
                     *             "x": 0.3,
                     *             "y": 0.2,
                     *             "width": 0.4,
                     *             "height": 0.5,
                     *             "confidence": 99
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgeCheckReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFaces: {
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
                 *       "image": "selfie.jpg",
                 *       "threshold": 80,
                 *       "limit": 5
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FaceSearchUpload"];
            };
        };
        responses: {
            /** @description Searched. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "matches": [
                     *         {
                     *           "faceId": "face_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "externalId": "user-123",
                     *           "sessionId": null,
                     *           "similarity": 97.2,
                     *           "blocklisted": false
                     *         }
                     *       ],
                     *       "searched": 1204,
                     *       "threshold": 70,
                     *       "collection": "default",
                     *       "engine": {
                     *         "name": "faces",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FaceSearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    indexFace: {
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
                 *       "image": "selfie.jpg",
                 *       "externalId": "user-123"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FaceIndexUpload"];
            };
        };
        responses: {
            /** @description Indexed. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "face": {
                     *         "id": "face_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "collection": "default",
                     *         "externalId": "user-123",
                     *         "sessionId": null,
                     *         "blocklisted": false,
                     *         "model": "faces-1",
                     *         "createdAt": "2026-01-31T13:30:00.000Z"
                     *       },
                     *       "duplicates": []
                     *     }
                     */
                    "application/json": components["schemas"]["FaceIndexReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The face's id. */
                id: string;
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
                     *       "face": {
                     *         "id": "face_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FaceDeletedReply"];
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
    listKybChecks: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
                /** @description Only these statuses, with commas between them. */
                status?: components["schemas"]["CheckStatus"][];
                /** @description Only those of companies of this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description Only those with this id of the caller's own. */
                externalId?: string;
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
                     *       "checks": [
                     *         {
                     *           "id": "kyb_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "status": "approved",
                     *           "environment": "live",
                     *           "companyName": "Acme Trading SRL",
                     *           "country": "do",
                     *           "registrationNumber": "101000013",
                     *           "lei": null,
                     *           "externalId": "vendor-7",
                     *           "score": 100,
                     *           "warnings": [],
                     *           "checks": [
                     *             {
                     *               "code": "REGISTERED",
                     *               "status": "passed",
                     *               "score": 100,
                     *               "details": null
                     *             }
                     *           ],
                     *           "threshold": 85,
                     *           "version": 1,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "updatedAt": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["KybListReply"];
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
    createKybCheck: {
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
                 *       "companyName": "Acme Trading SRL",
                 *       "country": "do",
                 *       "registrationNumber": "101000013",
                 *       "externalId": "vendor-7",
                 *       "people": [
                 *         {
                 *           "fullName": "Ana Reyes",
                 *           "role": "director",
                 *           "dateOfBirth": "1990-05-17"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KybInput"];
            };
        };
        responses: {
            /** @description Checked. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "kyb_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "approved",
                     *         "environment": "live",
                     *         "companyName": "Acme Trading SRL",
                     *         "country": "do",
                     *         "registrationNumber": "101000013",
                     *         "lei": null,
                     *         "externalId": "vendor-7",
                     *         "score": 100,
                     *         "warnings": [],
                     *         "checks": [
                     *           {
                     *             "code": "REGISTERED",
                     *             "status": "passed",
                     *             "score": 100,
                     *             "details": null
                     *           }
                     *         ],
                     *         "threshold": 85,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "company": {
                     *           "register": "dgii",
                     *           "registerVersion": "2026-01-30-1f0c2d3e4a5b",
                     *           "name": "ACME TRADING SRL",
                     *           "registrationNumber": "101000013",
                     *           "lei": null,
                     *           "country": "do",
                     *           "status": "active",
                     *           "legalForm": "SRL",
                     *           "incorporatedOn": "2001-04-02",
                     *           "address": "Calle Sol 5, Santo Domingo",
                     *           "nameScore": 100
                     *         },
                     *         "registers": [
                     *           {
                     *             "id": "dgii",
                     *             "version": "2026-01-30-1f0c2d3e4a5b"
                     *           }
                     *         ],
                     *         "registerChange": null,
                     *         "people": [
                     *           {
                     *             "fullName": "Ana Reyes",
                     *             "role": "director",
                     *             "dateOfBirth": "1990-05-17",
                     *             "match": false,
                     *             "score": 0
                     *           }
                     *         ],
                     *         "aml": {
                     *           "match": false,
                     *           "score": 0,
                     *           "hits": [],
                     *           "lists": [
                     *             {
                     *               "id": "us_ofac_sdn",
                     *               "version": "2026-01-29-9a8b7c6d5e4f"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KybReply"];
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
    getKybCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "kyb_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "status": "approved",
                     *         "environment": "live",
                     *         "companyName": "Acme Trading SRL",
                     *         "country": "do",
                     *         "registrationNumber": "101000013",
                     *         "lei": null,
                     *         "externalId": "vendor-7",
                     *         "score": 100,
                     *         "warnings": [],
                     *         "checks": [
                     *           {
                     *             "code": "REGISTERED",
                     *             "status": "passed",
                     *             "score": 100,
                     *             "details": null
                     *           }
                     *         ],
                     *         "threshold": 85,
                     *         "version": 1,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "updatedAt": "2026-01-31T13:30:00.000Z",
                     *         "company": {
                     *           "register": "dgii",
                     *           "registerVersion": "2026-01-30-1f0c2d3e4a5b",
                     *           "name": "ACME TRADING SRL",
                     *           "registrationNumber": "101000013",
                     *           "lei": null,
                     *           "country": "do",
                     *           "status": "active",
                     *           "legalForm": "SRL",
                     *           "incorporatedOn": "2001-04-02",
                     *           "address": "Calle Sol 5, Santo Domingo",
                     *           "nameScore": 100
                     *         },
                     *         "registers": [
                     *           {
                     *             "id": "dgii",
                     *             "version": "2026-01-30-1f0c2d3e4a5b"
                     *           }
                     *         ],
                     *         "registerChange": null,
                     *         "people": [
                     *           {
                     *             "fullName": "Ana Reyes",
                     *             "role": "director",
                     *             "dateOfBirth": "1990-05-17",
                     *             "match": false,
                     *             "score": 0
                     *           }
                     *         ],
                     *         "aml": {
                     *           "match": false,
                     *           "score": 0,
                     *           "hits": [],
                     *           "lists": [
                     *             {
                     *               "id": "us_ofac_sdn",
                     *               "version": "2026-01-29-9a8b7c6d5e4f"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KybReply"];
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
    deleteKybCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "kyb_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckDeletedReply"];
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
    listChecks: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
                /** @description Only these statuses, with commas between them. */
                status?: components["schemas"]["CheckStatus"][];
                /** @description Only checks of this kind. */
                type?: components["schemas"]["Feature"];
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
                     *       "checks": [
                     *         {
                     *           "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "environment": "live",
                     *           "type": "id",
                     *           "status": "in_review",
                     *           "score": 62,
                     *           "warnings": [],
                     *           "createdAt": "2026-01-31T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CheckListReply"];
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
    getCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check's id. */
                id: components["parameters"]["CheckId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "environment": "live",
                     *         "type": "id",
                     *         "status": "in_review",
                     *         "score": 62,
                     *         "warnings": [],
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "eraseAt": "2027-01-31T13:30:00.000Z",
                     *         "threshold": null,
                     *         "fields": [
                     *           {
                     *             "name": "documentNumber",
                     *             "value": "XA1234567"
                     *           }
                     *         ],
                     *         "images": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoredCheckReply"];
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
    deleteCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check's id. */
                id: components["parameters"]["CheckId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "check": {
                     *         "id": "chk_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "deletedAt": "2026-02-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckDeletedReply"];
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
    eraseSubject: {
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
                 *       "externalId": "user-123"
                 *     }
                 */
                "application/json": components["schemas"]["SubjectErasure"];
            };
        };
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "erased": {
                     *         "sessions": 2,
                     *         "screenings": 1,
                     *         "companyChecks": 0,
                     *         "faces": 1
                     *       },
                     *       "erasedAt": "2026-02-01T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubjectErasureReply"];
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
    getSessionFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the address. */
                id: string;
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
                    "image/jpeg": components["schemas"]["StoredFile"];
                    "image/png": components["schemas"]["StoredFile"];
                    "image/webp": components["schemas"]["StoredFile"];
                    "image/tiff": components["schemas"]["StoredFile"];
                    "application/pdf": components["schemas"]["StoredFile"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "capture": {
                     *         "state": "open",
                     *         "next": "document",
                     *         "company": "Acme",
                     *         "language": "es",
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "pending",
                     *             "attemptsLeft": 3
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attemptsLeft": 3
                     *           }
                     *         ],
                     *         "advice": [],
                     *         "returnUrl": null,
                     *         "isTest": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CaptureReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCaptureDocument: {
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
                 *       "frontImage": "front.jpg",
                 *       "backImage": "back.jpg",
                 *       "documentType": "id_card"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CaptureDocumentUpload"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "capture": {
                     *         "state": "open",
                     *         "next": "selfie",
                     *         "company": "Acme",
                     *         "language": "es",
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "id",
                     *             "status": "given",
                     *             "attemptsLeft": 0
                     *           },
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attemptsLeft": 3
                     *           }
                     *         ],
                     *         "advice": [],
                     *         "returnUrl": null,
                     *         "isTest": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CaptureReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCaptureSelfie: {
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
                 *       "image": "selfie.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CaptureSelfieUpload"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "capture": {
                     *         "state": "open",
                     *         "next": "selfie",
                     *         "company": "Acme",
                     *         "language": "en",
                     *         "documentsAllowed": [
                     *           "passport",
                     *           "id_card"
                     *         ],
                     *         "steps": [
                     *           {
                     *             "feature": "liveness",
                     *             "status": "pending",
                     *             "attemptsLeft": 2
                     *           }
                     *         ],
                     *         "advice": [
                     *           {
                     *             "code": "IMAGE_TOO_DARK",
                     *             "text": "Find a brighter place."
                     *           }
                     *         ],
                     *         "returnUrl": null,
                     *         "isTest": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CaptureReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCaptureChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "challenge": {
                     *         "token": "lch_0uJ4fK0wq2vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01x9Q",
                     *         "turns": [
                     *           "left",
                     *           "up",
                     *           "right",
                     *           "left"
                     *         ],
                     *         "sessionId": "ses_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "expiresAt": "2026-01-31T13:32:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LivenessChallengeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Records per page. A value outside 1 to 100 is refused, never clamped. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                after?: components["parameters"]["After"];
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
                     *       "keys": [
                     *         {
                     *           "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *           "name": "Backend",
                     *           "prefix": "kyc_live_",
                     *           "last4": "x9Qk",
                     *           "scopes": [
                     *             "sessions:read",
                     *             "sessions:write"
                     *           ],
                     *           "allowedIps": [
                     *             "10.0.0.0/8"
                     *           ],
                     *           "environment": "live",
                     *           "status": "active",
                     *           "expiresAt": null,
                     *           "lastUsedAt": null,
                     *           "lastUsedIp": null,
                     *           "createdAt": "2026-01-31T13:30:00.000Z",
                     *           "revokedAt": null,
                     *           "replacesId": null,
                     *           "replacedById": null,
                     *           "parentId": null,
                     *           "createdBy": "Ana Reyes"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["KeyListReply"];
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
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Backend",
                 *       "scopes": [
                 *         "sessions:read",
                 *         "sessions:write"
                 *       ],
                 *       "allowedIps": [
                 *         "10.0.0.0/8"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeyInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "key": "kyc_live_4fK0wq2vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01",
                     *       "apiKey": {
                     *         "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "name": "Backend",
                     *         "prefix": "kyc_live_",
                     *         "last4": "x9Qk",
                     *         "scopes": [
                     *           "sessions:read",
                     *           "sessions:write"
                     *         ],
                     *         "allowedIps": [
                     *           "10.0.0.0/8"
                     *         ],
                     *         "environment": "live",
                     *         "status": "active",
                     *         "expiresAt": null,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "revokedAt": null,
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "parentId": null,
                     *         "createdBy": "Ana Reyes"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeyCreatedReply"];
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
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "apiKey": {
                     *         "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "name": "Backend",
                     *         "prefix": "kyc_live_",
                     *         "last4": "x9Qk",
                     *         "scopes": [
                     *           "sessions:read",
                     *           "sessions:write"
                     *         ],
                     *         "allowedIps": [
                     *           "10.0.0.0/8"
                     *         ],
                     *         "environment": "live",
                     *         "status": "revoked",
                     *         "expiresAt": null,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "createdAt": "2026-01-31T13:30:00.000Z",
                     *         "revokedAt": "2026-02-01T09:00:00.000Z",
                     *         "replacesId": null,
                     *         "replacedById": null,
                     *         "parentId": null,
                     *         "createdBy": "Ana Reyes"
                     *       },
                     *       "alsoRevoked": []
                     *     }
                     */
                    "application/json": components["schemas"]["KeyReply"];
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
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request safe: the first reply is kept for 24 hours and answered again (`Idempotency-Replayed: true`), also where it holds a secret, which is kept encrypted. Printable characters, up to 255; unique per caller and operation. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyId"];
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
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "key": "kyc_live_4fK0wq2vVYbC8m1sT9xLrJd6hG3nPzQaEeUuIiOoAaSsDdFf01",
                     *       "apiKey": {
                     *         "id": "key_01jd7y3q8zk4m5n6p7q8r9s0t2",
                     *         "name": "Backend",
                     *         "prefix": "kyc_live_",
                     *         "last4": "df01",
                     *         "scopes": [
                     *           "sessions:read",
                     *           "sessions:write"
                     *         ],
                     *         "allowedIps": [
                     *           "10.0.0.0/8"
                     *         ],
                     *         "environment": "live",
                     *         "status": "active",
                     *         "expiresAt": null,
                     *         "lastUsedAt": null,
                     *         "lastUsedIp": null,
                     *         "createdAt": "2026-02-01T09:00:00.000Z",
                     *         "revokedAt": null,
                     *         "replacesId": "key_01jd7y3q8zk4m5n6p7q8r9s0t1",
                     *         "replacedById": null,
                     *         "parentId": null,
                     *         "createdBy": "Ana Reyes"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeyCreatedReply"];
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
