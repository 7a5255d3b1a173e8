/** What a stored review must look like. It stands apart from the other schemas, because few pages read one. */
import * as v from 'valibot';
import { ReviewedDecisionSchema } from '../../../engine/review/schema.ts';

const number = v.number();
export const ReviewSchema = v.object({
  record: v.string(),
  seat: number,
  policy: v.string(),
  seed: number,
  judged: v.array(ReviewedDecisionSchema),
  obvious: number,
});
