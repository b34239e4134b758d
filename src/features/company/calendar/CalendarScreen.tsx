import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarEntry, PartnerCalendar } from '#generated/api/model/index.ts';
import { getGetPartnerCalendarQueryOptions } from '#generated/api/partners/get-partner-calendar.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { countOf } from '#src/lib/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import classes from './CalendarScreen.module.css';
import { groupEntries } from './calendar-groups.ts';

const entryForms = ['срок', 'срока', 'сроков'] as const;
/** Number of entries of a group that are shown at first, and added by each click. */
const SHOWN_AT_ONCE = 50;

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
        Договоры, доверенности, допуск к заказам, промокоды и бонусы. Напомним за 30, 7 и 1 день.
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
          <Entries title={title} companyID={companyID} entries={entries} />
        </Section>
      ))}
      <CalendarFeedPanel companyID={companyID} feed={calendar.feed} />
    </>
  );
}

interface EntriesProps {
  title: string;
  companyID: string;
  entries: readonly CalendarEntry[];
}

function Entries({ title, companyID, entries }: EntriesProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const left = entries.length - shown;
  return (
    <>
      <ul className={classes.list} aria-label={title}>
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <CalendarRow entry={entry} companyID={companyID} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Показать ещё {Math.min(left, SHOWN_AT_ONCE)}
        </Button>
      )}
    </>
  );
}
