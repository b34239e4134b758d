import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';
import { PriceSteps } from './PriceSteps.tsx';
import { type PriceOf, priceQuery } from './price-query.ts';

interface PriceDialogProps {
  of: PriceOf;
  onClose: () => void;
}

/** From the shop's price to the amount to pay, step by step. */
export function PriceDialog({ of, onClose }: PriceDialogProps) {
  const { data, error, refetch } = useQuery(priceQuery(of));
  return (
    <ResponsiveDialog opened onClose={onClose} title="Из чего сложилась цена" size="sm">
      {data && <PriceSteps explanation={data} />}
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loader aria-label="Считаем" />}
    </ResponsiveDialog>
  );
}
