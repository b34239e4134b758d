import { PageHeading } from '#src/ui/PageHeading.tsx';
import { PageStack } from '#src/ui/PageStack.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './CatalogScreen.module.css';
import section from './CatalogSection.module.css';

const sections = Array.from({ length: 12 }, (_, index) => `section-${index}`);
/** How many groups most sections show. */
const groups = ['group-1', 'group-2', 'group-3', 'group-4', 'group-5'];

/** The catalog before its sections: the same cards, their texts still to come. */
export function CatalogSkeleton() {
  return (
    <PageStack aria-hidden="true">
      <PageHeading>Каталог</PageHeading>
      <div className={classes.sections}>
        {sections.map((place) => (
          <div key={place} className={section.section}>
            <div className={section.head}>
              <div style={{ flex: 1 }}>
                <Skeleton height={20} width="70%" mt={4} radius="sm" />
                <Skeleton height={12} width="40%" mt={10} radius="sm" />
              </div>
              <Skeleton className={section.picture} height="5.5rem" width="5.5rem" />
            </div>
            <div className={section.groups}>
              {groups.map((group) => (
                <div key={group} className={section.group}>
                  <Skeleton height={12} width="60%" radius="sm" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </PageStack>
  );
}
