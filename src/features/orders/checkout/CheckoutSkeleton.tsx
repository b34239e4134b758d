import { OrderSummarySkeleton } from '#src/features/order-parts/summary/OrderSummarySkeleton.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { HeadingSkeleton } from '#src/ui/kit/page/skeletons/HeadingSkeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import { TwoColumnLayout } from '#src/ui/kit/page/TwoColumnLayout.tsx';
import section from './sections/CheckoutSection.module.css';

const sections = Array.from({ length: 5 }, (_, index) => `section-${index}`);

/** Skeleton of the checkout: buyer, sections, summary. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Загружаем заказ">
      <HeadingSkeleton width="18rem" />
      <TwoColumnLayout>
        <PageStack>
          <div>
            <TextSkeleton width="6rem" size="small" />
            <TextSkeleton width="14rem" />
            <TextSkeleton width="13rem" size="small" />
          </div>
          {sections.map((key) => (
            <div key={key} className={section.section}>
              <TextSkeleton width="12rem" size="subtitle" />
              <div className={section.summary}>
                <TextSkeleton width="min(20rem, 90%)" />
              </div>
            </div>
          ))}
        </PageStack>
        <OrderSummarySkeleton />
      </TwoColumnLayout>
    </div>
  );
}
