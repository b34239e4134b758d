import * as zod from 'zod/mini';

export const pictureUrlMax = 2048;





export const Picture = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pictureUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
