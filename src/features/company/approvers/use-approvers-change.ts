import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Approvers, ChangeApprovers } from '#generated/api/model/index.ts';
import { useChangeApprovers } from '#generated/api/partners/change-approvers.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  invalidateListApprovers,
  useGetListApproversQueryData,
  useSetListApproversQueryData,
} from '#generated/api/partners/list-approvers.ts';
import { ApiError } from '#src/api/errors.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { presentRule } from './approval-rule-texts.ts';

interface Options {
  partnerID: string;
  /** What the user sees when the change begins. */
  approvers: Approvers;
  /** «Правило сохранено». */
  success: string;
  onDone: () => void;
}

/**
 * Changes a part of the approvers and their rule, and repeats the rest as the user saw it. When
 * somebody else was faster, the present state is loaded and said, and what was typed stays: sending it
 * again replaces only its own part.
 */
export function useApproversChange({ partnerID, approvers, success, onDone }: Options) {
  const client = useQueryClient();
  const read = useGetListApproversQueryData();
  const write = useSetListApproversQueryData();
  // Not the query's: what others change in the background must not be overwritten unseen.
  const [seen, setSeen] = useState(approvers);
  const change = useChangeApprovers({
    mutation: {
      meta: { ...formRejectionMeta, success },
      onSuccess: (changed) => {
        write(partnerID, changed);
        void invalidateGetPartner(client, partnerID);
        onDone();
      },
      onError: async (error) => {
        if (!isOutdated(error)) return;
        await invalidateListApprovers(client, partnerID);
        setSeen((before) => read(partnerID) ?? before);
      },
    },
  });
  const { mode, amountFrom, quorum, selfApproval, version, items } = seen;
  const employeeIDs = items.map(({ employeeID }) => employeeID);
  return {
    /** Ids of the approvers as last seen. */
    employeeIDs,
    save: (part: Partial<ChangeApprovers>) =>
      change.mutateAsync({
        id: partnerID,
        data: { employeeIDs, mode, amountFrom, quorum, selfApproval, version, ...part },
      }),
    pending: change.isPending,
    rejections: change.error && rejectionsOf(change.error, seen),
  };
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'ApproversChanged';
}

/** Why the change was rejected, by field of the form. */
function rejectionsOf(error: unknown, seen: Approvers): Record<string, string> {
  if (!isOutdated(error)) return formRejections(error);
  const names = seen.items.map(({ name }) => name);
  return {
    rejection: `Пока вы меняли, изменил кто-то ещё. ${presentRule(seen, names)} Введённое осталось: сохраните ещё раз, если всё верно.`,
  };
}
