import type { Approval } from '#generated/api/model/approval.ts';
import { type ChangeQueue, createChangeQueue } from '#src/state/change-queue.ts';

/** The part of an order that an edit changes; each product is a part of its own. */
export type ApprovalPart =
  | 'contract'
  | 'payment'
  | 'method'
  | 'point'
  | 'slot'
  | 'recipient'
  | 'comment'
  | `product:${string}`;

/** One edit: the new value of the part, and a function that sends it with the current version. */
export interface ApprovalEdit {
  part: ApprovalPart;
  value: string | number;
  send: (version: number) => Promise<Approval>;
}

/** Dependencies of edits; tests pass fakes. */
export interface ApprovalPorts {
  /** The displayed version. */
  version: () => number;
  /** The server's response to an edit. */
  onSaved: (approval: Approval) => void;
  /** Whether the failure is a version conflict; shows it then. */
  onConflict: (error: unknown) => boolean;
}

export interface ApprovalChanges {
  /**
   * Shows an edit at once and sends it soon; each request contains the version of the previous
   * response.
   */
  edit: (edit: ApprovalEdit, when?: 'at once' | 'debounced') => void;
  /** Sends what waits; resolves after all responses with whether all edits were saved. */
  settle: () => Promise<boolean>;
  /** Values by part that the server has not confirmed yet. */
  pending: ChangeQueue<string | number>['pending'];
}

/** Clicks within this time become one request. */
const DEBOUNCE_MILLISECONDS = 300;

/**
 * Optimistic, debounced and ordered edits of one order in approval. A version conflict drops
 * everything that waits: the user has not seen the version it would apply to.
 */
export function createApprovalChanges(ports: ApprovalPorts): ApprovalChanges {
  const edits = new Map<string, ApprovalEdit>();
  let failures = 0;
  const queue = createChangeQueue<string | number>({
    debounceMilliseconds: DEBOUNCE_MILLISECONDS,
    // The queue's key is the part.
    async send({ productID: part }) {
      const edit = edits.get(part);
      if (!edit) return;
      try {
        ports.onSaved(await edit.send(ports.version()));
      } catch (error) {
        failures += 1;
        if (ports.onConflict(error)) queue.clear();
        throw error;
      }
    },
  });
  return {
    edit(edit, when = 'at once') {
      edits.set(edit.part, edit);
      queue.enqueue({ productID: edit.part, value: edit.value }, when);
    },
    async settle() {
      const before = failures;
      await queue.flush();
      return failures === before;
    },
    pending: queue.pending,
  };
}
