import * as zod from 'zod/mini';
import { CalendarAction } from './calendarAction.ts';
import { CalendarKind } from './calendarKind.ts';

export const calendarEntryIdMax = 200;

export const calendarEntryDaysLeftMin = -366;
export const calendarEntryDaysLeftMax = 36600;

export const calendarEntryTitleMax = 500;

export const calendarEntryDescriptionMax = 1000;

export const calendarEntryReasonMax = 500;



export const CalendarEntry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarEntryIdMax)),
  "kind": CalendarKind,
  "endsOn": /*#__PURE__*/ zod.iso.date(),
  "daysLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(calendarEntryDaysLeftMin)).check(/*#__PURE__*/ zod.lte(calendarEntryDaysLeftMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarEntryTitleMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(calendarEntryDescriptionMax))),
  "action": CalendarAction,
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(calendarEntryReasonMax)))
});

export type CalendarEntry = zod.input<typeof CalendarEntry>;
export type CalendarEntryOutput = zod.output<typeof CalendarEntry>;
