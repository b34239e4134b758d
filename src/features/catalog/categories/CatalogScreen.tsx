import { IconMoodEmpty } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useGetCategoryTreeSuspense } from '#generated/api/product/get-category-tree.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import classes from './CatalogScreen.module.css';
import { CatalogSection } from './CatalogSection.tsx';
import { categoryTree } from './category-tree.ts';
import { TREE_FRESH_MS } from './category-tree-query.ts';

const SHOWN_FIRST = 6;

/** `/catalog`: all sections with their groups. */
export function CatalogScreen() {
  const { data } = useGetCategoryTreeSuspense({ query: { staleTime: TREE_FRESH_MS } });
  const roots = useMemo(() => categoryTree(data.items), [data]);
  return (
    <PageStack>
      <PageHeading>Каталог</PageHeading>
      {roots.length === 0 ? (
        <EmptyState
          icon={<IconMoodEmpty />}
          title="Каталог пока пуст"
          description="Товары появятся здесь после загрузки прайс-листа."
          actions={<LinkButton to="/">На главную страницу</LinkButton>}
        />
      ) : (
        <ul className={classes.sections}>
          {roots.map((root, index) => (
            <li key={root.id} className={classes.cell}>
              <CatalogSection section={root} priority={index < SHOWN_FIRST} />
            </li>
          ))}
        </ul>
      )}
    </PageStack>
  );
}
