import type { Approval } from '#generated/api/model/approval.ts';
import { type ChangeQueue, createChangeQueue } from '#src/lib/change-queue.ts';

/** What of an order one edit is about; goods one by one. */
export type ApprovalPart =
  | 'contract'
  | 'payment'
  | 'method'
  | 'point'
  | 'slot'
  | 'recipient'
  | 'comment'
  | `product:${string}`;

/** One edit: what the part shall be, and how that is sent for the version that is known then. */
export interface ApprovalEdit {
  part: ApprovalPart;
  value: string | number;
  send: (version: number) => Promise<Approval>;
}

/** What edits need of the world; tests give fakes. */
export interface ApprovalPorts {
  /** The version that is shown. */
  version: () => number;
  /** The server's response to an edit. */
  onSaved: (approval: Approval) => void;
  /** Whether the failure is that the order is another one than was seen; shows it then. */
  onConflict: (error: unknown) => boolean;
}

export interface ApprovalChanges {
  /** Shows an edit at once and sends it soon; each edit knows the version that the last one made. */
  edit: (edit: ApprovalEdit, when?: 'at once' | 'debounced') => void;
  /** Sends what waits and resolves when the server has answered: whether it took everything. */
  settle: () => Promise<boolean>;
  /** Values by part that the server has not confirmed yet. */
  pending: ChangeQueue<string | number>['pending'];
  subscribe: ChangeQueue<string | number>['subscribe'];
}

/** Clicks within this time become one request. */
const DEBOUNCE_MILLISECONDS = 300;

/**
 * Optimistic, coalesced and ordered edits of one order on its way through approval. A version that
 * has moved on drops all that waits: nobody has seen what it would be laid over.
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
    subscribe: queue.subscribe,
  };
}
