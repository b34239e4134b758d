import { Button, Stack, Textarea } from '@mantine/core';
import { getChangeApprovalCommentMutationOptions } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalEdits } from './use-approval-edits.ts';

const COMMENT_LIMIT = 500;

interface CommentEditProps {
  approval: Approval;
  edits: ApprovalEdits;
}

/** Sends the words that were typed and not saved, if there are any. */
export function saveComment({ comment }: Approval, { draft, edit }: ApprovalEdits): void {
  const words = draft?.trim();
  if (words === undefined || words === comment) return;
  edit('comment', words, getChangeApprovalCommentMutationOptions(), { comment: words });
}

/** Words for the courier and the manager; saved by a button that shows when they differ. */
export function CommentEdit({ approval, edits }: CommentEditProps) {
  const comment = edits.draft ?? approval.comment;
  const changed = comment.trim() !== approval.comment;
  return (
    <Stack gap="xs" align="stretch">
      <Textarea
        label="Комментарий к заказу"
        maxLength={COMMENT_LIMIT}
        rows={2}
        value={comment}
        onChange={(event) => edits.setDraft(event.currentTarget.value)}
      />
      {changed && (
        <Button
          variant="default"
          loading={edits.choiceOf('comment') !== undefined}
          onClick={() => saveComment(approval, edits)}
        >
          Сохранить комментарий
        </Button>
      )}
    </Stack>
  );
}
