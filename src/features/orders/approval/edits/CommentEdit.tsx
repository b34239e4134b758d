import { Stack } from '@mantine/core';
import { getChangeApprovalCommentMutationOptions } from '#generated/api/approval/change-approval-comment.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { maxLength } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import type { ApprovalEdits } from './use-approval-edits.ts';

interface CommentEditProps {
  approval: Approval;
  edits: ApprovalEdits;
}

/** Id of the field, so that a decision can focus it when its text cannot be saved. */
const COMMENT_FIELD = 'approval-comment';

/**
 * Sends the typed text if it is not saved yet.
 * @returns false, with the focus in the field, when the text is too long.
 */
export function saveComment(
  { comment }: Approval,
  { draft, edit, commentLimit }: ApprovalEdits,
): boolean {
  const text = draft?.trim();
  if (text === undefined || text === comment) return true;
  if (maxLength(commentLimit)(text)) {
    document.getElementById(COMMENT_FIELD)?.focus();
    return false;
  }
  edit('comment', text, getChangeApprovalCommentMutationOptions(), { comment: text });
  return true;
}

/** A comment for the courier and the manager; a changed text shows a save button. */
export function CommentEdit({ approval, edits }: CommentEditProps) {
  const comment = edits.draft ?? approval.comment;
  const invalid = maxLength(edits.commentLimit)(comment);
  const changed = comment.trim() !== approval.comment;
  return (
    <Stack gap="xs" align="stretch" data-print={comment === '' ? 'hidden' : undefined}>
      <CountedTextarea
        id={COMMENT_FIELD}
        label="Комментарий к заказу"
        limit={edits.commentLimit}
        error={invalid}
        rows={2}
        value={comment}
        onChange={(event) => edits.setDraft(event.currentTarget.value)}
      />
      {changed && (
        <Button
          variant="default"
          loading={edits.choiceOf('comment') !== undefined}
          onClick={() => void saveComment(approval, edits)}
        >
          Сохранить комментарий
        </Button>
      )}
    </Stack>
  );
}
