import * as zod from 'zod/mini';
import { BonusEntryKind } from './bonusEntryKind.ts';

export const OwnDataBonus = /*#__PURE__*/ zod.object({
  "kind": BonusEntryKind,
  "amount": /*#__PURE__*/ zod.int(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "expiresOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type OwnDataBonus = zod.input<typeof OwnDataBonus>;
export type OwnDataBonusOutput = zod.output<typeof OwnDataBonus>;
