import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import type { CartItem } from '#generated/api/model/index.ts';
import { useStore } from '#src/state/store.ts';
import { fixedLines } from './fixed-lines.ts';
import { LineLinks } from './LineLinks.tsx';

interface FixedNoticeProps {
  lines: readonly CartItem[];
  onShow: (productID: string) => void;
}

/** After «Исправить всё» or «Вернуть»: the changed lines, with a link to each. */
export function FixedNotice({ lines, onShow }: FixedNoticeProps) {
  const fixed = useStore(fixedLines);
  useEffect(() => () => fixedLines.set(null), []);
  if (!fixed) return null;
  const inCart = new Set(lines.map(({ product }) => product.id));
  return (
    <Alert
      color="brand"
      variant="light"
      role="status"
      title={fixed.title}
      withCloseButton
      closeButtonLabel="Закрыть"
      onClose={() => fixedLines.set(null)}
    >
      <LineLinks
        lines={fixed.lines.map((line) => ({ ...line, inCart: inCart.has(line.productID) }))}
        onShow={onShow}
      />
    </Alert>
  );
}
