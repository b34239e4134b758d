import * as zod from 'zod/mini';

export const listAuditEntriesParamsRecordMax = 64;

export const listAuditEntriesParamsActorMax = 200;

export const listAuditEntriesParamsPageDefault = 1;
export const listAuditEntriesParamsPageMax = 10000;

export const listAuditEntriesParamsPageSizeDefault = 24;
export const listAuditEntriesParamsPageSizeMax = 100;


export const ListAuditEntriesParams = /*#__PURE__*/ zod.object({
  "record": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesParamsRecordMax))),
  "actor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesParamsActorMax))),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesParamsPageMax)), listAuditEntriesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesParamsPageSizeMax)), listAuditEntriesParamsPageSizeDefault)
})

export type ListAuditEntriesParams = zod.input<typeof ListAuditEntriesParams>;
export type ListAuditEntriesParamsOutput = zod.output<typeof ListAuditEntriesParams>;
