import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGetApprovalQueryKey } from '#generated/api/approval/get-approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { useStore } from '#src/state/store.ts';
import { type ApprovalOutcome, readConflict } from './approval-cache.ts';
import {
  type ApprovalChanges,
  type ApprovalPart,
  createApprovalChanges,
} from './approval-changes.ts';
import { useEditedCommentLimit } from './approval-comment-form.ts';
import { useCommentDraft } from './comment-draft.ts';

/** Values by part of the order that the server has not confirmed yet. */
export type PendingParts = ReadonlyMap<string, string | number>;

export interface ApprovalEdits {
  pending: PendingParts;
  /** The pending value of a part. */
  choiceOf: (part: ApprovalPart) => string | undefined;
  /**
   * Shows a new value of a part and sends it soon.
   * @param options the generated mutation; `data` is its body without the version
   */
  edit: <E, D extends { version: number }>(
    part: ApprovalPart,
    value: string | number,
    options: MutationOptions<Approval, E, { id: string; data: D }>,
    data: Omit<D, 'version'>,
    when?: 'at once' | 'debounced',
  ) => void;
  /** Unsaved text in the comment's field; null when nothing was typed. */
  draft: string | null;
  setDraft: (draft: string) => void;
  /** Maximum length of the comment. */
  commentLimit: number;
  /** Sends what waits; resolves with whether the server saved everything. */
  settle: ApprovalChanges['settle'];
}

/**
 * Edits of one order, shown at once, sent in order, each with the version of the previous response.
 */
export function useApprovalEdits(id: string, { mutation }: ApprovalOutcome): ApprovalEdits {
  const client = useQueryClient();
  const queryKey = getGetApprovalQueryKey(id);
  const { draft, setDraft, dropSaved } = useCommentDraft(
    id,
    () => client.getQueryData<Approval>(queryKey)?.comment,
  );
  const [changes] = useState(() =>
    createApprovalChanges({
      version: () => client.getQueryData<Approval>(queryKey)?.version ?? 1,
      onSaved: (approval) => {
        mutation.onSuccess(approval);
        dropSaved(approval.comment);
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
    // Lets the last click reach the server when the page is closed at once.
    window.addEventListener('pagehide', send, { signal: stop.signal });
    return () => {
      stop.abort();
      send();
    };
  }, [changes]);
  const pending = useStore(changes.pending);
  const commentLimit = useEditedCommentLimit();
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
      // A read in flight would show a version that the user has not seen.
      void client.cancelQueries({ queryKey, exact: true });
      // TypeScript cannot infer that a body without its version plus a version is the body.
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
    commentLimit,
    settle: changes.settle,
  };
}
