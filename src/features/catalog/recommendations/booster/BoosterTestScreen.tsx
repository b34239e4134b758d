import { useState } from 'react';
import { SearchField } from '#src/ui/kit/fields/SearchField.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { BoosterMount } from './BoosterMount.tsx';
import classes from './BoosterTestScreen.module.css';
import { BOOSTER_STUB } from './use-booster-url.ts';

const STORED_MAX = 20;

/** `/test/booster`: a test page where a stub of the search widget fires all operations. */
export function BoosterTestScreen() {
  const [query, setQuery] = useState('');
  const [lines, setLines] = useState<readonly { number: number; text: string }[]>([]);
  const note = (text: string) =>
    setLines((known) =>
      [...known, { number: (known.at(-1)?.number ?? 0) + 1, text }].slice(-STORED_MAX),
    );
  return (
    <div className={classes.screen}>
      <PageHeading>Проверка поискового виджета</PageHeading>
      <p className={classes.words}>
        Вместо внешнего виджета здесь его замена из самого магазина: она вызывает все действия,
        которые умеет виджет. Поиск в шапке этой страницы тоже показывает её.
      </p>
      <SearchField
        aria-label="Слова для виджета"
        placeholder="Слова для виджета"
        value={query}
        onWrite={setQuery}
      />
      <BoosterMount url={BOOSTER_STUB} query={query} onDone={note} />
      <h2 className={classes.title}>Что сделано</h2>
      <ol className={classes.log} role="log" aria-label="Что сделано">
        {lines.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
