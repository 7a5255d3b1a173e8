/** Creates what learns and keeps doubles, when it is first asked for. */
import type { Services } from '../services/services.ts';
import { HabitService } from '../services/bots/habit-service.ts';
import { Doubles } from '../services/doubles.ts';

export function createDoubles({
  stores,
  bots,
  preferences,
}: Pick<Services, 'stores' | 'bots' | 'preferences'>): Doubles {
  return new Doubles({ stores, habits: new HabitService(bots), preferences });
}
