import * as zod from 'zod/mini';
import { ApprovalStatus } from './approvalStatus.ts';
import { Id } from './id.ts';

export const listApprovalsParamsTextMax = 200;

export const listApprovalsParamsPageDefault = 1;
export const listApprovalsParamsPageMax = 10000;

export const listApprovalsParamsPageSizeDefault = 24;
export const listApprovalsParamsPageSizeMax = 100;


export const ListApprovalsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(ApprovalStatus),
  "partnerID": /*#__PURE__*/ zod.exactOptional(Id),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApprovalsParamsTextMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApprovalsParamsPageMax)), listApprovalsParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApprovalsParamsPageSizeMax)), listApprovalsParamsPageSizeDefault)
})

export type ListApprovalsParams = zod.input<typeof ListApprovalsParams>;
export type ListApprovalsParamsOutput = zod.output<typeof ListApprovalsParams>;
