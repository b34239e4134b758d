import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChangeCartTags } from '#generated/api/cart/change-cart-tags.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { useCreatePartnerTag } from '#generated/api/partners/create-partner-tag.ts';
import {
  getListPartnerTagsQueryOptions,
  invalidateListPartnerTags,
} from '#generated/api/partners/list-partner-tags.ts';
import { ApiError } from '#src/api/errors.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { TAG_NAME_LENGTH } from '#src/lib/contract-lengths.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useNarrowedChoices } from '#src/ui/mantine/fields/use-narrowed-choices.tsx';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

const REJECTIONS = [409, 422];

/** The company's tags on this order; a new one is created in place. */
export function CartTags({ order }: { order: CartOrder }) {
  const client = useQueryClient();
  const partnerID = order.customer?.partner?.id;
  const [name, setName] = useState('');
  const { data } = useQuery({
    ...getListPartnerTagsQueryOptions(partnerID ?? ''),
    enabled: partnerID !== undefined,
  });
  const { mutate } = useChangeCartTags({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  const [chosen, choose] = useOptimisticChoice(idsOf(order), (tagIDs, options) =>
    mutate({ data: { tagIDs } }, options),
  );
  const create = useCreatePartnerTag({
    mutation: {
      meta: { handledStatuses: REJECTIONS },
      onSuccess: ({ id }) => {
        setName('');
        if (partnerID) void invalidateListPartnerTags(client, partnerID);
        choose([...chosen, id]);
      },
    },
  });
  // A tag of the order that is not in the list yet, or not any more, is still shown.
  const known = new Map(data?.items.map(({ id, name: text }) => [id, text]));
  for (const { id, name: text } of order.tags ?? []) if (id !== null) known.set(id, text);
  const tags = useNarrowedChoices({
    items: [...known],
    label: 'Найти метку',
    textOf: ([, text]) => text,
    isChosen: ([id]) => chosen.includes(id),
  });
  if (partnerID === undefined || !data) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const requested = name.trim();
    if (requested !== '') create.mutate({ id: partnerID, data: { name: requested } });
  };
  const rejected = create.error instanceof ApiError && REJECTIONS.includes(create.error.status);
  return (
    <Stack gap="xs">
      <Checkbox.Group label="Метки" value={chosen} onChange={choose}>
        {tags.field}
        <Group gap="md" mt="xs">
          {tags.shown.map(([id, text]) => (
            <Checkbox key={id} value={id} label={text} disabled={create.isPending} />
          ))}
        </Group>
        {tags.note}
      </Checkbox.Group>
      <form onSubmit={submit}>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            miw={0}
            size="sm"
            aria-label="Новая метка"
            placeholder="Новая метка"
            maxLength={TAG_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={rejected && create.error instanceof ApiError ? create.error.message : null}
          />
          <Button
            type="submit"
            variant="default"
            disabled={!name.trim()}
            loading={create.isPending}
          >
            Добавить
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

/** Tags that were deleted from the company's list remain on the order as text. */
function idsOf({ tags = [] }: CartOrder): string[] {
  return tags.flatMap(({ id }) => (id === null ? [] : [id]));
}
