import * as zod from 'zod/mini';

export const newCalendarFeedUrlMax = 500;



export const NewCalendarFeed = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(newCalendarFeedUrlMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type NewCalendarFeed = zod.input<typeof NewCalendarFeed>;
export type NewCalendarFeedOutput = zod.output<typeof NewCalendarFeed>;
