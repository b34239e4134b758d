import * as zod from 'zod/mini';

export const CalendarFeed = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastReadAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type CalendarFeed = zod.input<typeof CalendarFeed>;
export type CalendarFeedOutput = zod.output<typeof CalendarFeed>;
