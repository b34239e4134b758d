import { IconShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { NewShare } from '#generated/api/model/newShare.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface ShareButtonProps {
  kind: NewShare['kind'];
  /** The shared products; read when the dialog opens. */
  products: () => NewShare['products'];
  /** Shown in the dialog: «3 товара». */
  what: string;
  size?: 'compact-sm' | 'sm';
}

/** Opens the dialog that creates a link to products or to a cart. */
export function ShareButton({ kind, products, what, size = 'sm' }: ShareButtonProps) {
  const [shared, setShared] = useState<NewShare['products'] | null>(null);
  return (
    <>
      <Button
        variant={size === 'compact-sm' ? 'subtle' : 'default'}
        size={size}
        leftSection={<IconShare aria-hidden="true" size="1.125rem" />}
        onClick={() => setShared(products())}
      >
        Поделиться
      </Button>
      {shared && (
        <Suspense fallback={null}>
          <ShareDialog kind={kind} products={shared} what={what} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
