import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getGetApprovalQueryKey } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { type ApprovalOutcome, readConflict } from './approval-cache.ts';
import {
  type ApprovalChanges,
  type ApprovalPart,
  createApprovalChanges,
} from './approval-changes.ts';

/** Values by part of the order that the server has not confirmed yet. */
export type PendingParts = ReadonlyMap<string, string | number>;

export interface ApprovalEdits {
  pending: PendingParts;
  /** What was chosen of a part and is not saved yet. */
  choiceOf: (part: ApprovalPart) => string | undefined;
  /**
   * Shows a part with another value and sends it soon.
   * @param options the generated mutation; `data` is its body without the version
   */
  edit: <E, D extends { version: number }>(
    part: ApprovalPart,
    value: string | number,
    options: MutationOptions<Approval, E, { id: string; data: D }>,
    data: Omit<D, 'version'>,
    when?: 'at once' | 'debounced',
  ) => void;
  /** Text in the comment's field that was not saved; null when nothing was typed. */
  draft: string | null;
  setDraft: (draft: string) => void;
  /** Sends what waits; whether the server took everything. */
  settle: ApprovalChanges['settle'];
}

const nothing: PendingParts = new Map();

/** Edits of one order, shown at once, sent in order, each for the version that the last one made. */
export function useApprovalEdits(id: string, { mutation }: ApprovalOutcome): ApprovalEdits {
  const client = useQueryClient();
  const queryKey = getGetApprovalQueryKey(id);
  const [draft, setDraft] = useState<string | null>(null);
  const [changes] = useState(() =>
    createApprovalChanges({
      version: () => client.getQueryData<Approval>(queryKey)?.version ?? 1,
      onSaved: (approval) => {
        mutation.onSuccess(approval);
        // What is saved is a draft no more: it would hide a later edit of somebody else.
        setDraft((typed) => (typed?.trim() === approval.comment ? null : typed));
      },
      onConflict: (error) => {
        mutation.onError(error);
        return readConflict(error) !== null;
      },
    }),
  );
  useEffect(() => {
    const stop = new AbortController();
    const send = () => void changes.settle();
    // The last click of somebody who closes the page at once still arrives.
    window.addEventListener('pagehide', send, { signal: stop.signal });
    return () => {
      stop.abort();
      send();
    };
  }, [changes]);
  const pending = useSyncExternalStore(changes.subscribe, changes.pending, () => nothing);
  return {
    pending,
    choiceOf: (part) => pending.get(part)?.toString(),
    edit: <E, D extends { version: number }>(
      part: ApprovalPart,
      value: string | number,
      options: MutationOptions<Approval, E, { id: string; data: D }>,
      data: Omit<D, 'version'>,
      when?: 'at once' | 'debounced',
    ) => {
      // What is under way would bring a version that the user has not seen.
      void client.cancelQueries({ queryKey, exact: true });
      // The compiler cannot see that a body without its version and a version make the body.
      const body = (version: number) => ({ ...data, version }) as unknown as D;
      const send = (version: number) =>
        client
          .getMutationCache()
          .build(client, { ...options, meta: mutation.meta, networkMode: 'always' })
          .execute({ id, data: body(version) });
      changes.edit({ part, value, send }, when);
    },
    draft,
    setDraft,
    settle: changes.settle,
  };
}
