import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';




export const OwnDataLine = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "price": Kopecks
});

export type OwnDataLine = zod.input<typeof OwnDataLine>;
export type OwnDataLineOutput = zod.output<typeof OwnDataLine>;
