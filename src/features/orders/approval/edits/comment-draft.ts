import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#src/browser/storage/form-drafts.ts';

interface CommentDraft {
  /** The typed text that is not saved; null when there is none. */
  draft: string | null;
  setDraft: (text: string) => void;
  /** Removes the draft when its text is the saved one: it would hide a later edit of another user. */
  dropSaved: (comment: string) => void;
}

/**
 * What an approver has typed into the comment of an order, stored in the browser until it is saved:
 * it survives a reload.
 * @param saved the comment that the server has.
 */
export function useCommentDraft(orderID: string, saved: () => string | undefined): CommentDraft {
  const form = `approval comment of ${orderID}`;
  const [draft, setDraft] = useState(() => readDraft(form)?.text ?? null);
  return {
    draft,
    setDraft(text) {
      setDraft(text);
      // What was typed back to the saved text would hide a later edit of another user.
      if (text.trim() === saved()) dropDraft(form);
      else writeDraft(form, { text });
    },
    dropSaved(comment) {
      if (readDraft(form)?.text?.trim() === comment) dropDraft(form);
      setDraft((typed) => (typed?.trim() === comment ? null : typed));
    },
  };
}
