import * as zod from 'zod/mini';

export const attributeChoiceNameMax = 200;

export const attributeChoiceValuesItemMax = 500;

export const attributeChoiceValuesMax = 50;



export const AttributeChoice = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeChoiceNameMax)),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeChoiceValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeChoiceValuesMax))
});

export type AttributeChoice = zod.input<typeof AttributeChoice>;
export type AttributeChoiceOutput = zod.output<typeof AttributeChoice>;
