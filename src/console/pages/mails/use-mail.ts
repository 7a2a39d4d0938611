import { authQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { erp } from '../../session/clients.js';

const auth = authQueries(erp);

/** Returns whether the server sends mails; undefined until that is known. */
export function useSendsMail(): boolean | undefined {
  return useQuery(auth.options()).data?.data.mail;
}
