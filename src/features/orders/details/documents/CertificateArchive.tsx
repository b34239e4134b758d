import { IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadOrderCertificates } from '#generated/api/documents/download-order-certificates.ts';
import type { Order } from '#generated/api/model/index.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { AnchorButton, Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './OrderDocuments.module.css';

interface CertificateArchiveProps {
  order: Pick<Order, 'id' | 'number'>;
  /** A link that needs no token; with null the server creates the archive first. */
  url: string | null;
}

const label = 'Скачать все (ZIP)';

/** All documents of an order's products in one file. */
export function CertificateArchive({ order: { id, number }, url }: CertificateArchiveProps) {
  const download = useMutation({
    mutationFn: () => downloadOrderCertificates(id),
    meta: { handledStatuses: [409] },
    onError: notifyConflict,
    onSuccess: (archive) => saveFile(archive, `Документы на товары ${number ?? id}.zip`),
  });
  if (url !== null) {
    return (
      <AnchorButton href={url} download variant="default" className={classes.archive ?? ''}>
        {label}
      </AnchorButton>
    );
  }
  return (
    <Button
      variant="default"
      className={classes.archive ?? ''}
      leftSection={<IconFileZip aria-hidden="true" size="1.125rem" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
