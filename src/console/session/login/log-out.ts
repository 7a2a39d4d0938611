import { authQueries } from '@notaria/erp/react-query';
import { useMutation } from '@tanstack/react-query';
import { endDrafts } from '../../unsaved/drafts.js';
import { erp } from '../clients.js';

/** A logout also removes all data of the user from the memory of the page. */
function leave(): void {
  endDrafts();
  location.assign('/console/');
}

/** Returns the logout. It also ends when its button is no longer shown, as in a closed dialog. */
export function useLogOut(): { readonly run: () => void; readonly isPending: boolean } {
  const { mutate, isPending } = useMutation({ ...authQueries(erp).logout(), onSettled: leave });
  return { run: () => mutate(), isPending };
}
