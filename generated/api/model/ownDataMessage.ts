import * as zod from 'zod/mini';
import { TicketAuthor } from './ticketAuthor.ts';

export const ownDataMessageFilesMax = 100;



export const OwnDataMessage = /*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "author": TicketAuthor,
  "text": /*#__PURE__*/ zod.string(),
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(ownDataMessageFilesMax))
});

export type OwnDataMessage = zod.input<typeof OwnDataMessage>;
export type OwnDataMessageOutput = zod.output<typeof OwnDataMessage>;
