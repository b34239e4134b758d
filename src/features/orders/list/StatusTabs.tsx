import { storeFilter } from '#src/browser/storage/stored-filter.ts';
import { statusGroups } from '#src/features/order-parts/status/status-groups.ts';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import type { OrdersSearch } from './orders-search.ts';

/** Groups of statuses as tabs; on a phone they scroll sideways. */
export function StatusTabs({ search }: { search: OrdersSearch }) {
  const tabs = [
    { title: 'Все', status: undefined },
    ...statusGroups.map(({ title, statuses }) => ({ title, status: [...statuses] })),
  ];
  return (
    <LinkTabs label="Состояние заказов">
      {tabs.map(({ title, status }) => {
        const target = { ...search, status, page: undefined };
        return (
          <LinkTab
            key={title}
            to="/profile/orders"
            search={target}
            resetScroll={false}
            activeOptions={{ explicitUndefined: true }}
            onClick={() => storeFilter('ordersFilter', target)}
          >
            {title}
          </LinkTab>
        );
      })}
    </LinkTabs>
  );
}
