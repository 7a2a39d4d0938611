// Written by npm run codegen; do not edit.

/** @throws {Error} when a required member is missing */
export type Serialize = (body: unknown) => string;

/** Writes the body of `{ status, body }`; undefined for a status without a body. */
export type SerializeByStatus = (reply: unknown) => string | undefined;

export declare const serializers: {
  readonly screenAml: Serialize;
  readonly listScreenings: Serialize;
  readonly getScreening: Serialize;
  readonly deleteScreening: Serialize;
  readonly decideHit: Serialize;
  readonly listWatchlists: Serialize;
  readonly importWatchlist: Serialize;
  readonly listWatchlistChanges: Serialize;
  readonly listWatchlistImports: Serialize;
  readonly estimateAge: Serialize;
  readonly matchFaces: Serialize;
  readonly searchFaces: Serialize;
  readonly indexFace: Serialize;
  readonly deleteFace: Serialize;
  readonly checkLiveness: Serialize;
  readonly createLivenessChallenge: Serialize;
  readonly getCapture: Serialize;
  readonly sendCaptureAddress: Serialize;
  readonly createCaptureChallenge: Serialize;
  readonly sendCaptureConsent: Serialize;
  readonly sendCaptureDocument: Serialize;
  readonly changeCaptureLanguage: Serialize;
  readonly getCaptureLogo: undefined;
  readonly sendCaptureSelfie: Serialize;
  readonly listChecks: Serialize;
  readonly getCheck: Serialize;
  readonly deleteCheck: Serialize;
  readonly validateAgainstDatabase: Serialize;
  readonly verifyIdDocument: Serialize;
  readonly checkProofOfAddress: Serialize;
  readonly getSessionFile: undefined;
  readonly listKeys: Serialize;
  readonly createKey: Serialize;
  readonly revokeKey: Serialize;
  readonly rotateKey: Serialize;
  readonly listKybChecks: Serialize;
  readonly createKybCheck: Serialize;
  readonly getKybCheck: Serialize;
  readonly deleteKybCheck: Serialize;
  readonly importCompanyRegister: Serialize;
  readonly importPeopleRegister: Serialize;
  readonly listSessions: Serialize;
  readonly createSession: Serialize;
  readonly importSession: Serialize;
  readonly listPendingSessions: Serialize;
  readonly listWorkflows: Serialize;
  readonly createWorkflow: Serialize;
  readonly getWorkflow: Serialize;
  readonly updateWorkflow: Serialize;
  readonly deleteWorkflow: Serialize;
  readonly getSession: Serialize;
  readonly deleteSession: Serialize;
  readonly claimSession: Serialize;
  readonly decideSession: Serialize;
  readonly releaseSession: Serialize;
  readonly shareSession: Serialize;
  readonly listTrustedSharers: Serialize;
  readonly createTrustedSharer: Serialize;
  readonly removeTrustedSharer: Serialize;
  readonly eraseSubject: Serialize;
  readonly listWebhooks: Serialize;
  readonly createWebhook: Serialize;
  readonly getWebhook: Serialize;
  readonly updateWebhook: Serialize;
  readonly deleteWebhook: Serialize;
  readonly listDeliveries: Serialize;
  readonly resendDelivery: Serialize;
  readonly rotateWebhookSecret: Serialize;
  readonly testWebhook: Serialize;
};
