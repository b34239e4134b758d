import * as zod from 'zod/mini';

export const ownDataPiecesQuantityMin = 0;



export const OwnDataPieces = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ownDataPiecesQuantityMin)))
});

export type OwnDataPieces = zod.input<typeof OwnDataPieces>;
export type OwnDataPiecesOutput = zod.output<typeof OwnDataPieces>;
