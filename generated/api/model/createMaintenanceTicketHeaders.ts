import * as zod from 'zod/mini';

export const createMaintenanceTicketHeadersXRequestIDMin = 8;
export const createMaintenanceTicketHeadersXRequestIDMax = 64;


export const createMaintenanceTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createMaintenanceTicketHeadersIdempotencyKeyMin = 8;
export const createMaintenanceTicketHeadersIdempotencyKeyMax = 255;


export const createMaintenanceTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateMaintenanceTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createMaintenanceTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createMaintenanceTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createMaintenanceTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createMaintenanceTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createMaintenanceTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createMaintenanceTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateMaintenanceTicketHeaders = zod.input<typeof CreateMaintenanceTicketHeaders>;
export type CreateMaintenanceTicketHeadersOutput = zod.output<typeof CreateMaintenanceTicketHeaders>;
