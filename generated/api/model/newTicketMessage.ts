import * as zod from 'zod/mini';

export const newTicketMessageTextMax = 2000;


export const newTicketMessageTextRegExp = new RegExp('\\S');
export const newTicketMessageFilesMax = 10;



export const NewTicketMessage = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newTicketMessageTextMax)).check(/*#__PURE__*/ zod.regex(newTicketMessageTextRegExp)),
  "files": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.maxLength(newTicketMessageFilesMax)))
});

export type NewTicketMessage = zod.input<typeof NewTicketMessage>;
export type NewTicketMessageOutput = zod.output<typeof NewTicketMessage>;
