import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ShareKind } from './shareKind.ts';

export const createdSharePathMax = 300;



export const CreatedShare = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": ShareKind,
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createdSharePathMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type CreatedShare = zod.input<typeof CreatedShare>;
export type CreatedShareOutput = zod.output<typeof CreatedShare>;
