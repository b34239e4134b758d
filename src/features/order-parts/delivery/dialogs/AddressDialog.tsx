import { Autocomplete, Group, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, AddressSuggestion } from '#generated/api/model/index.ts';
import { useCreatePartnerAddress } from '#generated/api/partners/create-partner-address.ts';
import { invalidateListPartnerAddresses } from '#generated/api/partners/list-partner-addresses.ts';
import { getSearchAddressesQueryOptions } from '#generated/api/search/search-addresses.ts';
import { useCreateAddress } from '#generated/api/user/create-address.ts';
import { invalidateListAddresses } from '#generated/api/user/list-addresses.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { type AddressValues, addressRules, emptyAddress, newAddress } from './address-form.ts';

interface AddressDialogProps {
  /** The company whose address it becomes; otherwise it is the user's own. */
  partnerID?: string | undefined;
  onClose: () => void;
  onCreated: (address: Address) => void;
}

/** Debounce in milliseconds before suggestions are requested. */
const TYPING_PAUSE = 250;

/** A new address: found by a search with suggestions, then completed field by field. */
export function AddressDialog({ partnerID, onClose, onCreated }: AddressDialogProps) {
  const client = useQueryClient();
  const draft = partnerID === undefined ? 'address' : `address of ${partnerID}`;
  const { form, drop } = useDraftedForm(draft, emptyAddress, addressRules);
  const mutation = {
    meta: formRejectionMeta,
    onSuccess: (address: Address) => {
      if (partnerID === undefined) void invalidateListAddresses(client);
      else void invalidateListPartnerAddresses(client, partnerID);
      drop();
      onCreated(address);
    },
  };
  const createOwn = useCreateAddress({ mutation });
  const createCompanys = useCreatePartnerAddress({ mutation });
  const { isPending, error } = partnerID === undefined ? createOwn : createCompanys;
  const create = (values: AddressValues) => {
    const data = newAddress(values);
    return partnerID === undefined
      ? createOwn.mutateAsync({ data })
      : createCompanys.mutateAsync({ id: partnerID, data });
  };
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title="Новый адрес"
      form={form}
      onSubmit={create}
      pending={isPending}
      error={error && formRejections(error)}
      submitLabel="Сохранить адрес"
    >
      <AddressSearch
        onFound={({ city, street, house, postalCode }) =>
          form.setValues({
            city,
            street: street ?? '',
            house: house ?? '',
            postalCode: postalCode ?? '',
          })
        }
      />
      <TextInput label="Город" required {...form.getInputProps('city')} />
      <Group grow align="flex-start">
        <TextInput label="Улица" required {...form.getInputProps('street')} />
        <TextInput label="Дом" required {...form.getInputProps('house')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label="Квартира" {...form.getInputProps('flat')} />
        <TextInput label="Подъезд" {...form.getInputProps('entrance')} />
        <TextInput label="Этаж" {...form.getInputProps('floor')} />
      </Group>
      <TextInput label="Индекс" inputMode="numeric" {...form.getInputProps('postalCode')} />
      <Textarea label="Комментарий курьеру" minRows={2} {...form.getInputProps('comment')} />
    </FormDialog>
  );
}

/** A search field for addresses; a chosen suggestion fills the fields below. */
function AddressSearch({ onFound }: { onFound: (found: AddressSuggestion) => void }) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const { data, isError } = useQuery({
    ...getSearchAddressesQueryOptions({ query, limit: 7 }),
    enabled: query.length >= 3,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const suggestions = data?.items ?? [];
  return (
    <Autocomplete
      label="Найти адрес"
      placeholder="Москва, Лесная, 12"
      description={isError && 'Подсказок сейчас нет: заполните поля ниже сами'}
      data-autofocus
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(value) => {
        const found = suggestions.find((suggestion) => suggestion.value === value);
        if (found) onFound(found);
      }}
      filter={({ options }) => options}
      // Open without suggestions it would take the first Escape from the dialog.
      openOnFocus={suggestions.length > 0}
      // In a portal the list would widen the page of a phone and be positioned against that.
      comboboxProps={{ withinPortal: false }}
      data={[...new Set(suggestions.map(({ value }) => value))]}
    />
  );
}
