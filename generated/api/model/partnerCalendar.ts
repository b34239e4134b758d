import * as zod from 'zod/mini';
import { CalendarEntry } from './calendarEntry.ts';
import { CalendarFeed } from './calendarFeed.ts';

export const partnerCalendarItemsMax = 1000;



export const PartnerCalendar = /*#__PURE__*/ zod.object({
  "today": /*#__PURE__*/ zod.iso.date(),
  "items": /*#__PURE__*/ zod.array(CalendarEntry).check(/*#__PURE__*/ zod.maxLength(partnerCalendarItemsMax)),
  "feed": /*#__PURE__*/ zod.union([CalendarFeed,/*#__PURE__*/ zod.null()])
});

export type PartnerCalendar = zod.input<typeof PartnerCalendar>;
export type PartnerCalendarOutput = zod.output<typeof PartnerCalendar>;
