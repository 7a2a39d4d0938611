import { useMe } from '../../../session/me.js';
import type { Part } from '../part.js';
import { useMyLeads, useMyOpportunities } from './crm.js';
import { useCasesInReview, useMyCases, useSecondApprovals } from './review.js';
import { useCounts, useLowStock, useOrders } from './stock.js';

/** The work of reviewers, storekeepers and salespeople, by the permissions of the user. */
export function useWork(): readonly Part[] {
  const { may } = useMe();
  const isReviewer = may('sessions:read') && may('sessions:decide');
  const isReceiver = may('purchase-orders:read') && may('purchase-orders:receive');
  const isSeller = may('crm:read') && may('crm:write');
  return [
    useMyCases(isReviewer),
    useSecondApprovals(isReviewer),
    useCasesInReview(isReviewer),
    useLowStock(may('products:read')),
    useOrders(isReceiver, 'open'),
    useOrders(isReceiver, 'partially_received'),
    useMyLeads(isSeller),
    useMyOpportunities(isSeller),
    useCounts(may('inventory:read')),
  ];
}
