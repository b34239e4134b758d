import { Text, Timeline } from '@mantine/core';
import type { Order } from '#generated/api/model/index.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { actorName } from './expectation.ts';

/** Events of the order, when and by whom, the newest first. */
export function OrderTimeline({ order: { timeline } }: { order: Order }) {
  return (
    <Timeline active={0} bulletSize={16} lineWidth={2}>
      {timeline.toReversed().map(({ id, title, at, actor, comment }) => (
        <Timeline.Item key={id} title={title}>
          <Text size="sm" c="dimmed">
            <time dateTime={at}>{formatMoment(at)}</time> · {actorName(actor)}
          </Text>
          {comment && <Text size="sm">{comment}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
