import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Customer } from '#generated/api/model/index.ts';
import { useCartCount } from '#src/features/cart-parts/change/cart-quantities.ts';
import { useChooseBuyer } from '#src/features/cart-parts/choose-buyer.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';

interface CompanyReceiptProps {
  customer: Customer;
  onClose: () => void;
}

/** Confirms a new company, and goes on: to the cart as the company, or to the company. */
export function CompanyReceipt({ customer, onClose }: CompanyReceiptProps) {
  const navigate = useNavigate();
  const count = useCartCount();
  const choose = useChooseBuyer();
  const first = useRef<HTMLButtonElement>(null);
  // The focused form was replaced.
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text role="status">
        {customer.name}: вы владелец. Пригласить коллег, добавить адреса и{'\u00a0'}подключить ЭДО
        можно в{'\u00a0'}разделе компании.
      </Text>
      <DialogActions>
        {customer.partner && (
          <LinkButton
            to="/profile/companies/$id"
            params={{ id: customer.partner.id }}
            variant="default"
            onClick={onClose}
          >
            Открыть компанию
          </LinkButton>
        )}
        <Button
          ref={first}
          loading={choose.isPending}
          onClick={() =>
            choose.mutate(customer.id, {
              onSuccess: () => void navigate({ to: count > 0 ? '/cart' : '/catalog' }),
            })
          }
        >
          {count > 0 ? 'Перейти в корзину' : 'К покупкам'}
        </Button>
      </DialogActions>
    </Stack>
  );
}
