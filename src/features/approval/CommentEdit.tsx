import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useChangeApprovalComment } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalOutcome } from './approval-cache.ts';

const COMMENT_LIMIT = 500;

interface CommentEditProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** Words for the courier and the manager; saved by a button that shows when they differ. */
export function CommentEdit({ approval, outcome }: CommentEditProps) {
  const { id, version } = approval;
  const [comment, setComment] = useState(approval.comment);
  const change = useChangeApprovalComment({ mutation: outcome.mutation });
  const changed = comment.trim() !== approval.comment;
  return (
    <Stack gap="xs" align="stretch">
      <Textarea
        label="Комментарий к заказу"
        maxLength={COMMENT_LIMIT}
        rows={2}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {changed && (
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ id, data: { version, comment: comment.trim() } })}
        >
          Сохранить комментарий
        </Button>
      )}
    </Stack>
  );
}
