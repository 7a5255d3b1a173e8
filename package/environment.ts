/** `thirty-one/environment`: many tables at once, for learners of your own. */
export {
  EnvironmentError,
  REWARDS,
  VectorEnvironment,
  environmentArrays,
  observedPlaces,
  type EnvironmentArrays,
  type EnvironmentOptions,
  type RewardTime,
} from '../training/learner/environment/vector-environment.ts';
