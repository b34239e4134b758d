import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PartnerRecordKind } from './partnerRecordKind.ts';

export const RestoreRecord = /*#__PURE__*/ zod.object({
  "kind": PartnerRecordKind,
  "recordID": Id
});

export type RestoreRecord = zod.input<typeof RestoreRecord>;
export type RestoreRecordOutput = zod.output<typeof RestoreRecord>;
