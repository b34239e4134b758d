import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ImportFile = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob),
  "partnerID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type ImportFile = zod.input<typeof ImportFile>;
export type ImportFileOutput = zod.output<typeof ImportFile>;
