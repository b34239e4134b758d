import { useRouter } from '@tanstack/react-router';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { CompareIcon } from './CompareIcon.tsx';
import { changeCompareList, compareLimit, useIsCompared } from './compare-list.ts';

// One element for all cards.
const icon = <CompareIcon size="1.25rem" stroke={1.75} />;

/** Adds a product to the comparison or removes it; shows a message when the comparison is full. */
export function CompareToggle({ productID }: { productID: string }) {
  const router = useRouter();
  const compared = useIsCompared(productID);

  const toggle = () => {
    const outcome = changeCompareList(productID);
    if (outcome === 'removed') return;
    showToast({
      id: 'compare',
      tone: outcome === 'full' ? 'error' : 'success',
      message:
        outcome === 'full'
          ? `В сравнении уже ${compareLimit()} товаров. Уберите лишние, чтобы добавить новый.`
          : 'Товар добавлен в сравнение',
      action: {
        label: 'Открыть сравнение',
        onClick: () => void router.navigate({ to: '/compare' }),
      },
    });
  };

  return (
    <IconButton
      label={compared ? 'Убрать из сравнения' : 'Добавить в сравнение'}
      tone={compared ? 'on' : 'quiet'}
      onClick={toggle}
    >
      {icon}
    </IconButton>
  );
}
