import { Button, Stack } from '@mantine/core';
import { useRef } from 'react';
import { getChangeApprovalCommentMutationOptions } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { maxLength } from '#src/lib/validation.ts';
import { CountedTextarea } from '#src/ui/CountedTextarea.tsx';
import { ORDER_COMMENT_LIMIT } from './approval-comment-form.ts';
import type { ApprovalEdits } from './use-approval-edits.ts';

const tooLong = maxLength(ORDER_COMMENT_LIMIT);

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
  const input = useRef<HTMLTextAreaElement>(null);
  const invalid = tooLong(comment);
  const changed = comment.trim() !== approval.comment;
  const save = () => {
    if (invalid) input.current?.focus();
    else saveComment(approval, edits);
  };
  return (
    <Stack gap="xs" align="stretch">
      <CountedTextarea
        ref={input}
        label="Комментарий к заказу"
        limit={ORDER_COMMENT_LIMIT}
        error={invalid}
        rows={2}
        value={comment}
        onChange={(event) => edits.setDraft(event.currentTarget.value)}
      />
      {changed && (
        <Button variant="default" loading={edits.choiceOf('comment') !== undefined} onClick={save}>
          Сохранить комментарий
        </Button>
      )}
    </Stack>
  );
}
