import { Text, Timeline } from '@mantine/core';
import type { Order, OrderActor, OrderNext } from '#generated/api/model/index.ts';
import { formatDay } from '#src/features/checkout/delivery-texts.ts';
import { formatMoment } from '#src/lib/dates.ts';

const actors: Record<OrderActor['kind'], string> = {
  Buyer: 'покупатель',
  Shop: 'магазин',
  System: 'автоматически',
};

/** What happened to the order and when, the newest first, with what comes next above. */
export function OrderTimeline({ order: { timeline, next } }: { order: Order }) {
  const events = timeline.toReversed();
  return (
    <Timeline active={next ? 1 : 0} reverseActive={false} bulletSize={16} lineWidth={2}>
      {next && (
        <Timeline.Item title={next.title} lineVariant="dashed">
          <Text size="sm" c="dimmed">
            {expectation(next)}
          </Text>
        </Timeline.Item>
      )}
      {events.map(({ id, title, at, actor, comment }) => (
        <Timeline.Item key={id} title={title}>
          <Text size="sm" c="dimmed">
            <time dateTime={at}>{formatMoment(at)}</time> · {actor.name ?? actors[actor.kind]}
          </Text>
          {comment && <Text size="sm">{comment}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function expectation({ awaited, expectedOn }: OrderNext): string {
  const whom = awaited ? `Ждём: ${awaited.name ?? actors[awaited.kind]}` : 'Дальше';
  return expectedOn ? `${whom}, ${formatDay(expectedOn)}` : whom;
}
