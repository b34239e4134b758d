import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { NotificationTopic } from '#generated/api/model/notificationTopic.ts';
import { getListNotificationsQueryOptions } from '#generated/api/notifications/list-notifications.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationsFilter } from './notifications-filter.ts';
import type { NotificationsSearch } from './notifications-search.ts';
import { useReceiveAll } from './receive-notifications.ts';
import { topicLabels } from './topic-labels.ts';

const topics = Object.entries(topicLabels).map(([value, label]) => ({ value, label }));

/** `/profile/notifications`: the user's notifications, the newest first. */
export function NotificationsScreen({ search }: { search: NotificationsSearch }) {
  const navigate = useNavigate();
  const query = useQuery({
    ...getListNotificationsQueryOptions(notificationsFilter(search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const receiveAll = useReceiveAll();
  const { topic = [] } = search;
  const unread = query.data?.unreadCount ?? 0;
  const show = (next: NotificationTopic[]) =>
    void navigate({
      to: '/profile/notifications',
      search: { ...search, topic: next, page: undefined, invalid: undefined },
      resetScroll: false,
    });
  return (
    <PageStack>
      <PageHeading
        actions={
          <Button
            variant="default"
            disabled={unread === 0}
            loading={receiveAll.isPending}
            onClick={() => receiveAll.mutate()}
          >
            Прочитать все
          </Button>
        }
      >
        Уведомления
      </PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      <LinkTabs label="Прочитанные и новые">
        <Tab search={{ ...search, state: undefined }}>Все</Tab>
        <Tab search={{ ...search, state: 'New' }} count={unread}>
          Новые
        </Tab>
        <Tab search={{ ...search, state: 'Read' }}>Прочитанные</Tab>
      </LinkTabs>
      <FilterBar
        label="Отбор уведомлений"
        first={
          <FilterSelect
            label="О чём"
            choices={topics}
            chosen={topic}
            onAdd={(value) => show([...topic, value as NotificationTopic])}
          />
        }
        chosen={topic.map((id) => ({
          id,
          label: topicLabels[id],
          remove: () => show(topic.filter((other) => other !== id)),
        }))}
        onReset={() => show([])}
      />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={<NoNotifications filtered={isFiltered(search)} />}
        loadingLabel="Загружаем уведомления"
        rowHeight="6rem"
        pagerLabel="Страницы уведомлений"
        keyOf={({ id }) => id}
        renderItem={(notification) => <NotificationRow notification={notification} />}
      />
    </PageStack>
  );
}

interface TabProps {
  search: NotificationsSearch;
  count?: number;
  children: string;
}

function Tab({ search, count, children }: TabProps) {
  return (
    <LinkTab
      to="/profile/notifications"
      search={{ ...search, page: undefined }}
      activeOptions={{ explicitUndefined: true }}
      count={count || undefined}
      replace
    >
      {children}
    </LinkTab>
  );
}

function NoNotifications({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Таких уведомлений нет"
      actions={
        <LinkButton to="/profile/notifications" search={{}}>
          Показать все
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title="Уведомлений пока нет"
      description="Здесь появятся новости о заказах, согласованиях, обращениях и поступлениях."
      actions={<LinkButton to="/profile/orders">К заказам</LinkButton>}
    />
  );
}
