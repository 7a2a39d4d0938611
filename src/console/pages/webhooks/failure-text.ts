import { useTexts } from '../../session/language/texts.js';
import { type WebhookTexts, webhookTexts } from './texts.js';

type Failure = keyof WebhookTexts['failureTexts'];

/** The kinds of failures that the codes of Node.js and of TLS tell apart. */
const kinds: readonly (readonly [codes: RegExp, failure: Failure])[] = [
  [/^ECONNREFUSED$/, 'refused'],
  [/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/, 'unknownHost'],
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT|No answer in time)$/, 'late'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_.*)$/, 'closed'],
  [/^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/, 'unreachable'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO$/, 'certificate'],
];

/** Returns the sentence for the failure of a delivery. A failure without one is shown as the server names it. */
export function useFailureText(): (error: string | null | undefined) => string | undefined {
  const { answered, failureTexts } = useTexts(webhookTexts);
  return (error) => {
    if (!error) return undefined;
    const [, status] = /^Answered with (\d{3})$/.exec(error) ?? [];
    if (status !== undefined) return answered(status);
    const [, failure] = kinds.find(([codes]) => codes.test(error)) ?? [];
    return failure === undefined ? error : failureTexts[failure];
  };
}
