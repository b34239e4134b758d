import { IconMoodEmpty, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useListBrandsSuspense } from '#generated/api/brands/list-brands.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { SearchField } from '#src/ui/kit/fields/SearchField.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { BrandIndex } from './BrandIndex.tsx';
import classes from './BrandsScreen.module.css';
import { BrandTiles } from './BrandTiles.tsx';
import { brandsOptions, foundBrandsQuery } from './brands-queries.ts';

const route = getRouteApi('/brands');

/** `/brands`: the index of brands; the text above it filters it and is in the URL. */
export function BrandsScreen() {
  const { query = '', invalid } = route.useSearch();
  const navigate = route.useNavigate();
  const [written, setWritten] = useState(query);
  const { data } = useListBrandsSuspense(brandsOptions);
  const requested = useDeferredValue(written.trim());
  const found = useQuery({
    ...foundBrandsQuery(requested),
    enabled: requested !== '',
    placeholderData: keepPreviousData,
  });
  const applied = useRef(query);
  const write = (value: string) => {
    setWritten(value);
    const next = value.trim();
    applied.current = next;
    void navigate({ search: next === '' ? {} : { query: next }, replace: true });
  };
  // Back and links may change the URL without the field.
  useEffect(() => {
    if (applied.current === query) return;
    applied.current = query;
    setWritten(query);
  }, [query]);
  useEffect(() => {
    if (requested !== '' && found.data) announce(`Найдено: ${count(found.data.items.length)}`);
  }, [requested, found.data]);

  return (
    <PageStack>
      <PageHeading count={count(data.items.length)}>Бренды</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <SearchField
        aria-label="Найти бренд"
        placeholder="Найти бренд"
        className={classes.search}
        value={written}
        maxLength={200}
        onWrite={write}
      />
      {data.items.length === 0 ? (
        <EmptyState
          icon={<IconMoodEmpty />}
          title="Брендов пока нет"
          description="Они появятся вместе с товарами."
          actions={<LinkButton to="/">На главную страницу</LinkButton>}
        />
      ) : requested === '' ? (
        <BrandIndex brands={data.items} />
      ) : found.data?.items.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff />}
          title={`Бренда «${requested}» нет`}
          description="Проверьте написание или поищите среди товаров."
          actions={
            <LinkButton to="/products" search={{ query: requested }}>
              Искать среди товаров
            </LinkButton>
          }
        />
      ) : (
        <BrandTiles brands={found.data?.items ?? []} />
      )}
    </PageStack>
  );
}

function count(brands: number): string {
  return countOf(brands, ['бренд', 'бренда', 'брендов']);
}
