import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';

interface RecordFilterProps {
  texts: { title: string; filter: string };
  text: string;
  onFind: (text: string | undefined) => void;
}

/** A text filter of the records of one tab. */
export function RecordFilter({ texts, text, onFind }: RecordFilterProps) {
  return (
    <FilterBar
      label={`Отбор: ${texts.title.toLocaleLowerCase('ru')}`}
      first={
        <TextFilter
          label={texts.filter}
          value={text}
          onChange={(typed) => onFind(typed || undefined)}
        />
      }
    />
  );
}
