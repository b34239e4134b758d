import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ticketFileNameMax = 255;

export const ticketFileSizeMin = 0;
export const ticketFileSizeMax = 104857600;

export const ticketFileMediaTypeMax = 100;

export const ticketFileUrlMax = 2048;



export const TicketFile = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketFileNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketFileSizeMin)).check(/*#__PURE__*/ zod.lte(ticketFileSizeMax)),
  "mediaType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketFileMediaTypeMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketFileUrlMax))
});

export type TicketFile = zod.input<typeof TicketFile>;
export type TicketFileOutput = zod.output<typeof TicketFile>;
