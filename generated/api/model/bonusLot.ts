import * as zod from 'zod/mini';




export const BonusLot = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "expiresOn": /*#__PURE__*/ zod.iso.date()
});

export type BonusLot = zod.input<typeof BonusLot>;
export type BonusLotOutput = zod.output<typeof BonusLot>;
