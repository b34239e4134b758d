import { IconScale } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '#src/ui/IconButton.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { COMPARE_LIMIT, changeCompareList, useIsCompared } from './compare-list.ts';

/** Puts a product into the comparison or takes it out; a full comparison says so. */
export function CompareToggle({ productID }: { productID: string }) {
  const navigate = useNavigate();
  const compared = useIsCompared(productID);
  const open = { label: 'Открыть сравнение', onClick: () => void navigate({ to: '/compare' }) };

  const toggle = () => {
    const outcome = changeCompareList(productID);
    if (outcome === 'removed') return;
    showToast({
      id: 'compare',
      tone: outcome === 'full' ? 'error' : 'success',
      message:
        outcome === 'full'
          ? `В сравнении уже ${COMPARE_LIMIT} товаров. Уберите лишние, чтобы добавить новый.`
          : 'Товар добавлен в сравнение',
      action: open,
    });
  };

  return (
    <IconButton
      label={compared ? 'Убрать из сравнения' : 'Добавить в сравнение'}
      look={compared ? 'on' : 'quiet'}
      onClick={toggle}
    >
      <IconScale size="1.25rem" stroke={1.75} />
    </IconButton>
  );
}
