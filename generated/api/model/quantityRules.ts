import * as zod from 'zod/mini';



export const quantityRulesMaxQuantityMin = 0;
export const quantityRulesMaxQuantityMax = 9999;



export const QuantityRules = /*#__PURE__*/ zod.object({
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quantityRulesMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(quantityRulesMaxQuantityMax))
});

export type QuantityRules = zod.input<typeof QuantityRules>;
export type QuantityRulesOutput = zod.output<typeof QuantityRules>;
