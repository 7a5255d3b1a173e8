/** A deal that the policies of several minutes play, as it is stored and shown. */
import type { MatchRecord } from '../../../engine/record.ts';

/** The seat of the policy; it plays first, and the expert sits at all others. */
export const POLICY_SEAT = 0;

/** How a policy played the deal. */
export interface DealPlay {
  /** Minutes of learning after which it was kept; null for the present one. */
  minute: number | null;
  /** A match of one deal. */
  record: MatchRecord;
}
