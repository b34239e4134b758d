import type { PartnerRecordKind } from '#generated/api/model/index.ts';
import { useRestorePartnerRecord } from '#generated/api/partners/restore-partner-record.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useNotifyRejection } from './use-notify-rejection.ts';

/** «Вернуть»: brings a deleted record of the company back under its id. */
export function useRestoreRecord(
  partnerID: string,
  kind: PartnerRecordKind,
): (item: { id: string }) => Promise<unknown> {
  const onError = useNotifyRejection(partnerID);
  const restore = useRestorePartnerRecord({ mutation: { meta: formRejectionMeta, onError } });
  return ({ id }) => restore.mutateAsync({ id: partnerID, data: { kind, recordID: id } });
}
