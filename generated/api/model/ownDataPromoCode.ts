import * as zod from 'zod/mini';

export const OwnDataPromoCode = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "grantedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "usedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OwnDataPromoCode = zod.input<typeof OwnDataPromoCode>;
export type OwnDataPromoCodeOutput = zod.output<typeof OwnDataPromoCode>;
