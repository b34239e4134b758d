import { IconMessageStar } from '@tabler/icons-react';
import type { OwnFeedbackList } from '#generated/api/model/ownFeedbackList.ts';
import { Review } from '#src/features/product-parts/reviews/Review.tsx';
import { ReviewActions } from '#src/features/product-parts/reviews/ReviewActions.tsx';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { BeyondLastPage } from '#src/ui/kit/list/pager/BeyondLastPage.tsx';
import { Pager } from '#src/ui/kit/list/pager/Pager.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import classes from './OwnReviews.module.css';

/** The user's reviews with their products. */
export function OwnReviews({ list: { items, paging } }: { list: OwnFeedbackList }) {
  if (paging.total === 0) {
    return (
      <EmptyState
        icon={<IconMessageStar />}
        title="Вы ещё не писали отзывов"
        description="Отзыв помогает коллегам выбрать, а нам – убрать из каталога плохое."
        actions={<LinkButton to="/profile/orders">Мои заказы</LinkButton>}
      />
    );
  }
  if (items.length === 0) return <BeyondLastPage />;
  return (
    <>
      <ul className={classes.reviews}>
        {items.map(({ feedback, product }) => (
          <Review
            key={feedback.id}
            feedback={feedback}
            about={
              <span className={classes.about}>
                <span className={classes.image}>
                  <FramedImage image={product.images[0]} alt="" sizes="48px" />
                </span>
                <LinkText to="/products/$slug" params={{ slug: product.slug }} tone="inherit">
                  {product.name}
                </LinkText>
              </span>
            }
          >
            <ReviewActions feedback={feedback} productID={product.id} productName={product.name} />
          </Review>
        ))}
      </ul>
      <Pager
        label="Страницы отзывов"
        page={paging.page}
        pageCount={Math.ceil(paging.total / paging.pageSize)}
      />
    </>
  );
}
