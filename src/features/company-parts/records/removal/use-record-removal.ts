import { useState } from 'react';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import { focusRecord, neighborOf } from './record-focus.ts';

interface Removal<Item extends { id: string }> {
  /** Deletes the record on the server; rejects when it stays. */
  remove: (item: Item) => Promise<unknown>;
  /** «Вернуть»: brings it back as it was. */
  restore: (item: Item) => Promise<unknown>;
  /** Loads what depends on the records anew. */
  refresh: () => Promise<unknown>;
  /** «Адрес удалён». */
  removed: (item: Item) => string;
  /** «Адрес возвращён», for screen readers. */
  restored: (item: Item) => string;
}

interface RecordRemoval<Item> {
  /** Ids of records that are being deleted: they are not shown any more. */
  hidden: ReadonlySet<string>;
  remove: (item: Item) => void;
}

/**
 * Deletes records with «Вернуть» for 10 seconds. The record disappears at once and reappears when the
 * server rejects; it is deleted on the server at once as well, so that closing the tab loses nothing,
 * and «Вернуть» is a request of its own. The focus goes to the next record and returns to the restored
 * one.
 */
export function useRecordRemoval<Item extends { id: string }>(
  removal: Removal<Item>,
): RecordRemoval<Item> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const undo = async (item: Item) => {
    try {
      await removal.restore(item);
      announce(removal.restored(item));
    } finally {
      await removal.refresh();
      focusRecord(item.id);
    }
  };
  const run = async (item: Item) => {
    const next = neighborOf(item.id);
    setHidden((ids) => new Set(ids).add(item.id));
    focusRecord(next);
    try {
      await removal.remove(item);
      // The query client reports a failed «Вернуть».
      const onUndo = () => void undo(item).catch(() => undefined);
      showUndoToast(removal.removed(item), onUndo, `removed ${item.id}`);
    } catch {
      // The query client has reported it; the record is shown again.
    } finally {
      await removal.refresh();
      setHidden((ids) => new Set([...ids].filter((id) => id !== item.id)));
    }
  };
  return { hidden, remove: (item) => void run(item) };
}
