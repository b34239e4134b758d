import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { CompanyRight } from '#src/features/company-parts/company-right.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { LimitNote, placesLeft } from './LimitNote.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { RightsNote } from './RightsNote.tsx';
import { pageOfRecords } from './records-page.ts';
import type { RecordsSearch } from './records-search.ts';

/** With fewer records a filter would take more space than it saves. */
const FILTERED_FROM = 8;

/** Texts of a list of records. */
export interface RecordTexts {
  /** «Адреса». */
  title: string;
  /** «Добавить адрес»; absent where nobody adds any. */
  add?: string;
  /** What the user without the right cannot do: «Добавлять и удалять адреса». */
  manage: string;
  /** Label of the filter: «Город, улица или дом». */
  filter: string;
  empty: { title: string; description: string };
  /** So many records there may be, as the contract says. */
  limit?: number;
}

interface RecordListProps<Item extends { id: string }> {
  texts: RecordTexts;
  query: {
    data: { items: readonly Item[] } | undefined;
    isPending: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  search: RecordsSearch;
  /** What the filter looks through. */
  textOf: (item: Item) => string;
  /** Records that are being deleted, `useRecordRemoval`. */
  hidden?: ReadonlySet<string>;
  /** The right to change the records; without it a note says who has it. */
  right?: CompanyRight;
  onAdd?: () => void;
  renderItem: (item: Item) => ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** A tab of a company: its records with a filter, pages, «Добавить», and who may change them. */
export function RecordList<Item extends { id: string }>(props: RecordListProps<Item>) {
  const { texts, query, search, textOf, hidden = none, right, onAdd, renderItem } = props;
  const noteID = useId();
  const limitID = useId();
  const navigate = useNavigate();
  const find = (text: string | undefined) =>
    void navigate({
      to: '.',
      search: (previous: RecordsSearch) => ({ ...previous, text, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  const all = query.data?.items.filter(({ id }) => !hidden.has(id));
  const data = all && pageOfRecords(all, search, textOf);
  const denied = right?.reason ?? null;
  const left = placesLeft(texts.limit, all?.length);
  const add = onAdd && (
    <Button
      leftSection={<IconPlus aria-hidden="true" size="1.125rem" />}
      disabled={right?.allowed !== true || left <= 0}
      aria-describedby={`${noteID} ${limitID}`}
      onClick={onAdd}
    >
      {texts.add}
    </Button>
  );
  return (
    <PageStack>
      <PageHeading count={all && formatNumber(all.length)} actions={add}>
        {texts.title}
      </PageHeading>
      {denied && <RightsNote id={noteID} what={texts.manage} reason={denied} />}
      <LimitNote id={limitID} left={left} />
      <InvalidParamsNote invalid={search.invalid} />
      {((all?.length ?? 0) >= FILTERED_FROM || search.text !== undefined) && (
        <RecordFilter texts={texts} text={search.text ?? ''} onFind={find} />
      )}
      <ListView
        query={{ ...query, data }}
        failure={<QueryFailure query={query} />}
        empty={
          search.text === undefined || all?.length === 0 ? (
            <EmptyState {...texts.empty} />
          ) : (
            <EmptyState
              title="Ничего не найдено"
              description={`Нет записей со словами «${search.text}».`}
              actions={<Button onClick={() => find(undefined)}>Показать все</Button>}
            />
          )
        }
        loadingLabel={`Загружаем: ${texts.title.toLocaleLowerCase('ru')}`}
        rowHeight="5rem"
        pagerLabel={`Страницы: ${texts.title.toLocaleLowerCase('ru')}`}
        keyOf={({ id }) => id}
        renderItem={renderItem}
      />
    </PageStack>
  );
}
