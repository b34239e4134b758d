import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderStatus } from '#generated/api/model/index.ts';
import { describeStatus, statusesInOrder } from './order-status.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Milliseconds without typing before the list is asked for again. */
const TYPING_PAUSE = 300;

/** Status and text; both live in the URL. */
export function OrdersFilters({ search }: { search: OrdersSearch }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.text ?? '');
  const change = (changes: Partial<OrdersSearch>) =>
    void navigate({
      to: '/profile/orders',
      search: { ...search, ...changes, page: undefined },
      replace: true,
    });
  const find = useDebouncedCallback(
    (typed: string) => change({ text: typed.trim() || undefined }),
    TYPING_PAUSE,
  );
  return (
    <Group gap="md" align="flex-end">
      <TextInput
        label="Номер, товар или артикул"
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          find(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label="Статус"
        value={search.status ?? ''}
        onChange={(event) =>
          change({ status: (event.currentTarget.value || undefined) as OrderStatus | undefined })
        }
        data={[
          { value: '', label: 'Все' },
          ...statusesInOrder.map((status) => ({
            value: status,
            label: describeStatus(status).label,
          })),
        ]}
      />
    </Group>
  );
}
