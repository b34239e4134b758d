import * as zod from 'zod/mini';

export const OwnDataProduct = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.enum(['Favorites', 'Compare', 'Viewed']),
  "name": /*#__PURE__*/ zod.string(),
  "at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OwnDataProduct = zod.input<typeof OwnDataProduct>;
export type OwnDataProductOutput = zod.output<typeof OwnDataProduct>;
