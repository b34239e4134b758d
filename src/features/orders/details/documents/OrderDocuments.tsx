import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getGetOrderCertificatesQueryOptions } from '#generated/api/documents/get-order-certificates.ts';
import type { Order, OrderCertificates } from '#generated/api/model/index.ts';
import type { ProductDocument } from '#generated/api/model/productDocument.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { SteppedList } from '#src/ui/kit/list/pager/SteppedList.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { CertificateArchive } from './CertificateArchive.tsx';
import classes from './OrderDocuments.module.css';

/** Large orders have hundreds of documents, and the keyboard must get past them. */
const PRODUCTS_AT_ONCE = 20;

/** Certificates, declarations and instructions of the products, each with a download. */
export function OrderDocuments({ order }: { order: Pick<Order, 'id' | 'number'> }) {
  const query = useQuery(
    getGetOrderCertificatesQueryOptions(order.id, { query: { meta: { silent: true } } }),
  );
  return (
    <Section id="order-documents" title="Документы на товары">
      {query.isPending && <Skeleton height="4rem" />}
      <QueryFailure query={query} />
      {query.data && <Documents order={order} certificates={query.data} />}
    </Section>
  );
}

interface DocumentsProps {
  order: Pick<Order, 'id' | 'number'>;
  certificates: OrderCertificates;
}

function Documents({ order, certificates: { items, archiveURL } }: DocumentsProps) {
  const documented = items.filter(({ documents }) => documents.length > 0);
  if (documented.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        У этих товаров нет документов для скачивания. Если нужны, спросите менеджера.
      </Text>
    );
  }
  return (
    <>
      <CertificateArchive order={order} url={archiveURL} />
      <SteppedList
        className={classes.products}
        items={documented}
        step={PRODUCTS_AT_ONCE}
        keyOf={({ productID }) => productID}
        renderItem={({ name, documents }) => (
          <>
            <Text size="sm">{name}</Text>
            <ul className={classes.documents}>
              {documents.map((paper) => (
                <li key={`${paper.kind}-${paper.number}-${paper.url}`}>
                  <a href={paper.url} download className={classes.document}>
                    <IconDownload aria-hidden="true" size="1rem" />
                    {nameOf(paper)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      />
    </>
  );
}

/** «Регистрационное удостоверение № РЗН 2019/8452, до 01.03.2027». */
function nameOf({ title, number, validUntil }: ProductDocument): string {
  const named = number && !title.includes(number) ? `${title} №\u00a0${number}` : title;
  return validUntil === null ? named : `${named}, до ${formatDate(validUntil)}`;
}
