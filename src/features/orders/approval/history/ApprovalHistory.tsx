import { Spoiler, Text, Timeline } from '@mantine/core';
import type { ApprovalEvent } from '#generated/api/model/approvalEvent.ts';
import { approvalEventLabels, personName } from '#src/features/order-parts/approval-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { ApprovalDiffTable } from './ApprovalDiffTable.tsx';
import classes from './ApprovalHistory.module.css';
import { hasChanges, mergeEdits } from './merge-edits.ts';

/** Events of the approval, the newest first; an edit shows its differences, on paper always. */
export function ApprovalHistory({ events }: { events: readonly ApprovalEvent[] }) {
  return (
    <Timeline active={0} bulletSize={16} lineWidth={2}>
      {mergeEdits(events)
        .toReversed()
        .map(({ id, at, kind, actor, comment, diff }) => (
          <Timeline.Item key={id} title={approvalEventLabels[kind]}>
            <Text size="sm" c="dimmed">
              <time dateTime={at}>{formatMoment(at)}</time>
              {actor && ` · ${personName(actor)}`}
            </Text>
            {comment !== null && <Text size="sm">«{comment}»</Text>}
            {diff && hasChanges(diff) && (
              <Spoiler
                classNames={classes}
                maxHeight={0}
                showLabel="Что изменилось"
                hideLabel="Свернуть"
              >
                <ApprovalDiffTable diff={diff} />
              </Spoiler>
            )}
          </Timeline.Item>
        ))}
    </Timeline>
  );
}
