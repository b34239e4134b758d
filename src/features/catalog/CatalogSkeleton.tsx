import { PageStack } from '#src/ui/PageStack.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './CatalogScreen.module.css';

const sections = Array.from({ length: 9 }, (_, index) => `section-${index}`);

/** The catalogue before its sections. */
export function CatalogSkeleton() {
  return (
    <PageStack aria-hidden="true">
      <Skeleton height={38} width={180} />
      <div className={classes.sections}>
        {sections.map((section) => (
          <Skeleton key={section} height={344} />
        ))}
      </div>
    </PageStack>
  );
}
