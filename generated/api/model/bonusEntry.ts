import * as zod from 'zod/mini';
import { BonusEntryKind } from './bonusEntryKind.ts';
import { Id } from './id.ts';
import { OrderReference } from './orderReference.ts';

export const bonusEntryReasonMax = 200;

export const bonusEntryLeftMin = 0;



export const BonusEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": BonusEntryKind,
  "amount": /*#__PURE__*/ zod.int(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "order": /*#__PURE__*/ zod.union([OrderReference,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bonusEntryReasonMax))),
  "expiresOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "left": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusEntryLeftMin)))
});

export type BonusEntry = zod.input<typeof BonusEntry>;
export type BonusEntryOutput = zod.output<typeof BonusEntry>;
