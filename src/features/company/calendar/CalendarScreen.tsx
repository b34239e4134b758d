import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PartnerCalendar } from '#generated/api/model/index.ts';
import { getGetPartnerCalendarQueryOptions } from '#generated/api/partners/get-partner-calendar.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { REMINDED_DAYS } from '#src/lib/dates/terms.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { SteppedList } from '#src/ui/kit/list/pager/SteppedList.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import classes from './CalendarScreen.module.css';
import { groupEntries } from './calendar-groups.ts';

const entryForms = ['срок', 'срока', 'сроков'] as const;
/** Number of entries of a group. */
const SHOWN_AT_ONCE = 50;

const [soonest, middle, first] = REMINDED_DAYS;
const reminders = `Напомним за ${first}, ${middle} и ${countOf(soonest, ['день', 'дня', 'дней'])}.`;

/** `/profile/companies/{id}/calendar`: everything of the company that ends, by date. */
export function CalendarScreen({ id }: { id: string }) {
  const query = useQuery(
    getGetPartnerCalendarQueryOptions(id, { query: { meta: { silent: true } } }),
  );
  const { data } = query;
  return (
    <PageStack>
      <PageHeading count={data?.items.length ? countOf(data.items.length, entryForms) : undefined}>
        Календарь сроков
      </PageHeading>
      <Text c="dimmed" size="sm">
        Договоры, доверенности, допуск к заказам, промокоды и бонусы. {reminders}
      </Text>
      {query.isPending && (
        <div role="status" aria-label="Загружаем календарь">
          <Skeleton height="24rem" radius="lg" />
        </div>
      )}
      <QueryFailure query={query} />
      {data && <Calendar companyID={id} calendar={data} />}
    </PageStack>
  );
}

function Calendar({ companyID, calendar }: { companyID: string; calendar: PartnerCalendar }) {
  const groups = groupEntries(calendar.items);
  return (
    <>
      {groups.length === 0 && (
        <EmptyState
          title="Ничего не заканчивается"
          description="Здесь появятся сроки договоров, доверенностей, доступа, промокодов и бонусов."
        />
      )}
      {groups.map(({ id, title, entries }) => (
        <Section key={id} id={id} title={title}>
          <SteppedList
            label={title}
            className={classes.list}
            items={entries}
            step={SHOWN_AT_ONCE}
            keyOf={(entry) => entry.id}
            renderItem={(entry) => <CalendarRow entry={entry} companyID={companyID} />}
          />
        </Section>
      ))}
      <CalendarFeedPanel companyID={companyID} feed={calendar.feed} />
    </>
  );
}
