import { POLICY_SIZES } from '../../../training/learner/network/suit-sizes.ts';

/** Thrown where a policy is wider or narrower than those that the page's graphs compute. */
export class OtherWidth extends Error {
  override readonly name = 'OtherWidth';

  constructor() {
    super(
      `its network is not ${POLICY_SIZES.table} and ${POLICY_SIZES.suit} wide, as those are that can be taught here`,
    );
  }
}
