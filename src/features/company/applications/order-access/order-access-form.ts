import { accessDays, tooFarAccess } from '#src/lib/dates/access-days.ts';
import { dayWithin } from '#src/lib/dates/typed-day.ts';
import { all, type Rule, required } from '#src/lib/validation.ts';

/** Values of the form, as typed; files are added one by one. */
export interface OrderAccessValues extends Record<string, unknown> {
  partnerID: string;
  files: readonly File[];
  /** «дд.мм.гггг» */
  validUntil: string;
}

/** A day until which access may be valid, as the server requires. */
export function accessDay(now: () => Date): Rule {
  return all(
    required,
    dayWithin(() => accessDays(now()), tooFarAccess),
  );
}
