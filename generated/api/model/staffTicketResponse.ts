import * as zod from 'zod/mini';
import { StaffTicketAction } from './staffTicketAction.ts';

export const staffTicketResponseTextMax = 2000;


export const staffTicketResponseTextRegExp = new RegExp('\\S');
export const staffTicketResponseInnRegExp = new RegExp('^\\d{12}$');
export const staffTicketResponseNameMax = 300;


export const staffTicketResponseNameRegExp = new RegExp('\\S');


export const StaffTicketResponse = /*#__PURE__*/ zod.object({
  "action": StaffTicketAction,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketResponseTextMax)).check(/*#__PURE__*/ zod.regex(staffTicketResponseTextRegExp)),
  "inn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(staffTicketResponseInnRegExp))),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketResponseNameMax)).check(/*#__PURE__*/ zod.regex(staffTicketResponseNameRegExp)))
});

export type StaffTicketResponse = zod.input<typeof StaffTicketResponse>;
export type StaffTicketResponseOutput = zod.output<typeof StaffTicketResponse>;
